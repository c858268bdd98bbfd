import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#web/components/button.tsx";
import { CountryPrefix } from "#web/components/forms/country-prefix.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import type { useTestMessage } from "./use-test-message.ts";

type BodyProps = {
  texts: { title: string; sentence: string; otherPage: string };
  otherPath: string;
  children: ReactNode;
};

/** What a page for a test message says and does, and the link to the other one. */
export function TestBody({ texts, otherPath, children }: BodyProps) {
  return (
    <div className="grid content-center gap-5 px-5 py-6 md:p-10">
      <div className="grid gap-2">
        <h1 className="text-2xl">{texts.title}</h1>
        <p className="text-soft">{texts.sentence}</p>
      </div>
      {children}
      <Link className="-my-3 inline-flex min-h-target items-center justify-self-center" to={otherPath}>
        {texts.otherPage}
      </Link>
    </div>
  );
}

type FormProps = {
  texts: { phone: string; phoneHint: string };
  test: ReturnType<typeof useTestMessage>;
  /** The button's label. */
  label: string;
};

/** The phone to which a test message goes: ten digits only; the country's prefix is shown before them. */
export function TestForm({ texts, test: { phone, type, mistake, input, submit, isSending }, label }: FormProps) {
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <Field label={texts.phone} need="required" hint={texts.phoneHint} error={mistake ?? undefined}>
        {(wiring) => (
          <CountryPrefix typed="">
            <Input
              {...wiring}
              ref={input}
              type="tel"
              inputMode="numeric"
              autoComplete="tel"
              value={phone}
              onChange={({ target }) => type(target.value)}
            />
          </CountryPrefix>
        )}
      </Field>
      <Button look="primary" width="full" type="submit" aria-disabled={isSending}>
        {label}
      </Button>
    </form>
  );
}
