import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { parseLoginPhone } from "#core/login/login-phone.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { Field } from "#web/components/field.tsx";
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
    <Form className="login-form" method="post" noValidate replace onSubmit={(event) => busy && event.preventDefault()}>
      {Object.entries({ mode: "otp", phone, ticket }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="soft" role="status">
        {texts.codeSent(formatPhone(parseLoginPhone(phone) ?? phone))}
      </p>
      <Field label={texts.code} error={mistake ?? undefined}>
        {(wiring) => (
          <input
            className="input login-code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            ref={input}
            {...wiring}
          />
        )}
      </Field>
      <button className="btn btn-1 btn-block" type="submit" aria-disabled={busy}>
        {busy ? texts.verifying : texts.submit}
      </button>
      <div className="login-more">
        <ResendButton key={ticket} seconds={resendSeconds} />
        <a className="btn btn-3 btn-s" href={withBasePath("/login")}>
          {texts.changeNumber}
        </a>
      </div>
    </Form>
  );
}
