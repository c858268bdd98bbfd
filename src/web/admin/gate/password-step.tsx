import { useActionState, useEffect, useRef, useSyncExternalStore } from "react";
import { words } from "#texts";
import { type Answer, ApiError, browserFetch, callApi } from "#web/api-client.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PasswordInput } from "./password-input.tsx";
import { hasPassedGate, hasSignedInByName } from "./session.ts";

const neverChanges = () => () => {};

type SignedIn = Answer<"POST /api/admin/session">;

type Props = {
  asksWho: boolean;
  isEnrolling: boolean;
  /** Why the password is asked again. */
  sentence: string | undefined;
  onRight: (passed: { next: SignedIn["next"]; password: string; byName: boolean }) => Promise<void>;
};

/** The password; where several can sign in, who it is comes first. Says so where a session has ended. */
export function PasswordStep({ asksWho, isEnrolling, sentence, onRight }: Props) {
  const wasNamed = useSyncExternalStore(neverChanges, hasSignedInByName, () => false);
  const isNamed = wasNamed || asksWho;
  const hasEnded = useSyncExternalStore(neverChanges, hasPassedGate, () => false);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, submit, isChecking] = useActionState(async (_: unknown, form: FormData) => {
    const who = String(form.get("who") ?? "").trim();
    const password = String(form.get("password"));
    try {
      const { next } = await signIn(password, who);
      await onRight({ next, password, byName: who !== "" });
      return null;
    } catch (failure) {
      return { sentence: sentenceOf(failure), who };
    }
  }, null);
  useEffect(() => {
    if (refusal || hasEnded || sentence) input.current?.focus();
  }, [refusal, hasEnded, sentence]);
  const texts = words.desk.gate;
  const why = sentence ?? (isEnrolling ? words.desk.secondStep.needed : hasEnded ? texts.ended : undefined);
  return (
    <form className="gate-form" action={submit}>
      {why && !refusal && (
        <p className="gate-ended" role="status">
          <Icon name="lock" small /> {why}
        </p>
      )}
      {isNamed && <WhoField typed={refusal?.who} />}
      <Field label={texts.password} error={refusal?.sentence} className="">
        {(wiring) => <PasswordInput ref={input} {...wiring} />}
      </Field>
      <button className="btn btn-1 btn-block" type="submit" aria-disabled={isChecking}>
        {isChecking ? texts.checking : texts.enter}
      </button>
    </form>
  );
}

/** `typed` stands there again after a try. */
function WhoField({ typed }: { typed: string | undefined }) {
  return (
    <Field label={words.desk.gate.who} hint={words.desk.gate.whoHint} className="">
      {(wiring) => <input className="input" name="who" autoComplete="username" defaultValue={typed} {...wiring} />}
    </Field>
  );
}

/** Asks the server to open the desk. */
function signIn(password: string, who: string): Promise<SignedIn> {
  return callApi(browserFetch, "POST /api/admin/session", { body: { password, ...(who && { who }) } });
}

function sentenceOf(failure: unknown): string {
  const sentence = failure instanceof ApiError ? failure.problem?.detail : undefined;
  return sentence ?? words.desk.gate.unreachable;
}
