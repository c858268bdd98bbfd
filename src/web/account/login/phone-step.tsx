import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { loginPhone } from "#core/login/login-phone.ts";
import { formatPhone } from "#core/patients/phone.ts";
import type { PatientLogin } from "#core/patients/schema.ts";
import { words } from "#texts";
import { CountryLead } from "#web/ui/forms/country-lead.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import type { LoginAnswer } from "./log-in.ts";

type Props = {
  login: PatientLogin;
  answer: (LoginAnswer & { step: "phone" }) | undefined;
  /** The demo phone was typed: nothing is sent (row 6.7). */
  onDemo: () => void;
};

const texts = words.account.login;

/** Row 2.149: one phone field and a Login button. */
export function PhoneStep({ login, answer, onDemo }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(answer?.phone ?? "");
  const busy = useNavigation().state !== "idle";
  useEffect(() => {
    if (answer) input.current?.focus();
  }, [answer]);
  const refuse = (event: { preventDefault(): void }) => {
    const isDemo = login.demoPhone !== null && loginPhone(input.current?.value ?? "") === login.demoPhone;
    if (busy || isDemo) event.preventDefault();
    if (isDemo) onDemo();
  };
  return (
    <Form className="login-form" method="post" noValidate replace onSubmit={refuse}>
      <input type="hidden" name="mode" value={login.mode} />
      <Field
        label={texts.phone}
        hint={login.demoPhone === null ? texts.hint : texts.demo(formatPhone(login.demoPhone))}
        error={mistakeOf(answer)}
        className=""
      >
        {(wiring) => (
          <CountryLead typed={typed}>
            <input
              className="input"
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
          </CountryLead>
        )}
      </Field>
      <button className="btn btn-1 btn-block" type="submit" aria-disabled={busy}>
        {busy ? texts.verifying : texts.submit}
      </button>
      {login.mode === "otp" && <p className="hint">{texts.next}</p>}
    </Form>
  );
}

/** What the field says; a number that is not known stands there after its toast has gone. */
function mistakeOf(answer: Props["answer"]): string | undefined {
  return answer?.failure === "none-found" ? texts.unknownPhone : (answer?.mistake ?? undefined);
}
