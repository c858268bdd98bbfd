import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { parseLoginPhone } from "#core/login/login-phone.ts";
import { formatPhone } from "#core/patients/phone.ts";
import type { PatientLogin } from "#core/patients/schema.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { CountryPrefix } from "#web/components/forms/country-prefix.tsx";
import { Field, FieldHint } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import type { LoginResult } from "./submit-login.ts";

type Props = {
  login: PatientLogin;
  answer: (LoginResult & { step: "phone" }) | undefined;
  /** Called when the demo phone was typed: nothing is sent. */
  onDemo: () => void;
};

const texts = words.account.login;

/** One phone field and a Login button. */
export function PhoneStep({ login, answer, onDemo }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(answer?.phone ?? "");
  const busy = useNavigation().state !== "idle";
  useEffect(() => {
    if (answer) input.current?.focus();
  }, [answer]);
  const rejectInput = (event: { preventDefault(): void }) => {
    // The form's action tells a browser that blocks cookies, and with them the storage that the demo account needs.
    const isDemoPhone = login.demoPhone !== null && parseLoginPhone(input.current?.value ?? "") === login.demoPhone;
    const isDemo = isDemoPhone && navigator.cookieEnabled;
    if (busy || isDemo) event.preventDefault();
    if (isDemo) onDemo();
  };
  return (
    <Form className="grid gap-4" action="/login" method="post" noValidate replace onSubmit={rejectInput}>
      <input type="hidden" name="mode" value={login.mode} />
      <Field
        label={texts.phone}
        hint={login.demoPhone === null ? texts.hint : texts.demo(formatPhone(login.demoPhone))}
        error={getPhoneError(answer)}
      >
        {(wiring) => (
          <CountryPrefix typed={typed}>
            <Input
              className="h-14 text-xl font-medium tracking-wide placeholder:font-normal"
              type="tel"
              name="phone"
              inputMode="tel"
              autoComplete="tel"
              placeholder={words.forms.phoneExample}
              defaultValue={answer?.phone}
              onChange={({ target }) => setTyped(target.value)}
              ref={input}
              {...wiring}
            />
          </CountryPrefix>
        )}
      </Field>
      <Button look="primary" width="full" type="submit" aria-disabled={busy}>
        {busy ? texts.verifying : texts.submit}
      </Button>
      {login.mode === "otp" && <FieldHint>{texts.next}</FieldHint>}
    </Form>
  );
}

/** Returns the field's error; an unknown number stays there after its toast has gone. */
function getPhoneError(answer: Props["answer"]): string | undefined {
  return answer?.failure === "none-found" ? texts.unknownPhone : (answer?.mistake ?? undefined);
}
