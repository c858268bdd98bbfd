import { type FormEvent, useEffect, useRef, useState } from "react";
import { parseLoginPhone } from "#core/login/login-phone.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { ResendButton } from "#web/account/resend-button.tsx";
import { type LoginResult, submitLoginInBrowser } from "#web/account/submit-login.ts";
import { FormSection, sectionTitleClass } from "#web/booking/form-section.tsx";
import type { VerificationRequest } from "#web/booking/submit/use-submit.ts";
import { Button } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { Input } from "#web/components/forms/input.tsx";

type Props = { proof: VerificationRequest; onProved: () => void };

const texts = words.booking.phoneVerification;

/** Verifies the phone with a login code, then sends the booking again with all its values (decision 018). */
export function PhoneVerification({ proof: { sentence, permit, phone }, onProved }: Props) {
  const [answer, setAnswer] = useState<LoginResult | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const ticket = answer?.step === "code" ? answer.ticket : "";
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const next = await submitLoginInBrowser(form);
    setIsBusy(false);
    if (next.step !== "in") return setAnswer(next);
    onProved();
  };
  return (
    <FormSection>
      <h2 className={sectionTitleClass} ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p role="alert">{sentence}</p>
      <form className="grid gap-4" onSubmit={send} noValidate>
        {Object.entries({ mode: "otp", phone, permit, ticket }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {ticket !== "" && <CodeField phone={phone} error={getCodeError(answer)} />}
        {ticket === "" && answer && (
          <div role="alert">
            <FormError>{getCodeError(answer)}</FormError>
          </div>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" type="submit" aria-disabled={isBusy}>
            {isBusy ? texts.sending : ticket === "" ? texts.send : texts.confirm}
          </Button>
          {answer?.step === "code" && <ResendButton key={ticket} seconds={answer.resendSeconds} />}
        </div>
      </form>
    </FormSection>
  );
}

function CodeField({ phone, error }: { phone: string; error: string | undefined }) {
  return (
    <Field label={texts.code} hint={texts.sent(formatPhone(parseLoginPhone(phone) ?? phone))} error={error}>
      {(wiring) => <Input name="code" inputMode="numeric" autoComplete="one-time-code" {...wiring} />}
    </Field>
  );
}

function getCodeError(answer: LoginResult | null): string | undefined {
  if (answer === null || answer.step === "in") return undefined;
  return answer.mistake ?? (answer.failure === null ? undefined : words.account.login.failed.text);
}
