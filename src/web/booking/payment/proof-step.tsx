import { type FormEvent, useEffect, useRef, useState } from "react";
import { words } from "#texts";
import { type LoginAnswer, logIn } from "#web/account/login/log-in.ts";
import { ResendButton } from "#web/account/login/resend-button.tsx";
import { rememberPatient } from "#web/account/session-hints.ts";
import { browserFetch } from "#web/api-client.ts";
import type { ProofWanted } from "#web/booking/submit/use-submit.ts";
import { Field } from "#web/ui/forms/field.tsx";

type Props = { proof: ProofWanted; onProved: () => void };

const texts = words.booking.proof;

/** The phone is confirmed by the login's code, and the booking goes out again with all that was typed (decision 018). */
export function ProofStep({ proof: { sentence, permit, phone }, onProved }: Props) {
  const [answer, setAnswer] = useState<LoginAnswer | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const ticket = answer?.step === "code" ? answer.ticket : "";
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
    const next = await logIn(browserFetch, form);
    setIsBusy(false);
    if (next.step !== "in") return setAnswer(next);
    rememberPatient(next.session);
    onProved();
  };
  return (
    <section className="block">
      <h2 className="block-title" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p role="alert">{sentence}</p>
      <form onSubmit={send} noValidate>
        {Object.entries({ mode: "otp", phone, permit, ticket }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {ticket !== "" && <CodeField phone={phone} error={mistakeOf(answer)} />}
        {ticket === "" && answer && <p role="alert">{mistakeOf(answer)}</p>}
        <button className="btn btn-1" type="submit" aria-disabled={isBusy}>
          {isBusy ? texts.sending : ticket === "" ? texts.send : texts.confirm}
        </button>
        {answer?.step === "code" && <ResendButton key={ticket} seconds={answer.resendSeconds} />}
      </form>
    </section>
  );
}

function CodeField({ phone, error }: { phone: string; error: string | undefined }) {
  return (
    <Field label={texts.code} hint={texts.sent(phone)} error={error} className="">
      {(wiring) => <input className="input" name="code" inputMode="numeric" autoComplete="one-time-code" {...wiring} />}
    </Field>
  );
}

function mistakeOf(answer: LoginAnswer | null): string | undefined {
  if (answer === null || answer.step === "in") return undefined;
  return answer.mistake ?? (answer.failure === null ? undefined : words.account.login.failed.text);
}
