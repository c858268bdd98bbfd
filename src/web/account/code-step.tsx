import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { parseLoginPhone } from "#core/login/login-phone.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { ResendButton } from "./resend-button.tsx";
import type { LoginResult } from "./submit-login.ts";

const texts = words.account.login;

/** The second login step with one-time codes: six digits, which the phone may autofill. */
export function CodeStep({ answer }: { answer: LoginResult & { step: "code" } }) {
  const { phone, ticket, mistake, resendSeconds } = answer;
  const input = useRef<HTMLInputElement>(null);
  const busy = useNavigation().state !== "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response focuses the field
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [answer]);
  return (
    <Form className="grid gap-4" method="post" noValidate replace onSubmit={(event) => busy && event.preventDefault()}>
      {Object.entries({ mode: "otp", phone, ticket }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-soft" role="status">
        {texts.codeSent(formatPhone(parseLoginPhone(phone) ?? phone))}
      </p>
      <Field label={texts.code} error={mistake ?? undefined}>
        {(wiring) => (
          <Input
            className="h-14 text-2xl font-semibold tracking-code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            ref={input}
            {...wiring}
          />
        )}
      </Field>
      <Button look="primary" width="full" type="submit" aria-disabled={busy}>
        {busy ? texts.verifying : texts.submit}
      </Button>
      <div className="-mx-3 flex flex-wrap justify-between gap-2">
        <ResendButton key={ticket} seconds={resendSeconds} />
        <ButtonLink look="quiet" size="small" href={withBasePath("/login")}>
          {texts.changeNumber}
        </ButtonLink>
      </div>
    </Form>
  );
}
