import { useActionState, useEffect, useRef } from "react";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { ApiError, callApi, exchangeSession } from "#web/lib/api-client.ts";
import { CodeField } from "./code-field.tsx";
import { signInFormClass } from "./sign-in-card.tsx";

const texts = words.admin.secondStep.signIn;

type Props = {
  onSignedIn: () => void;
  /** Returns to the password step, with an optional notice. */
  onRestart: (sentence?: string) => void;
};

/** Second step after the password: the app's code or a backup code. */
export function CodeStep({ onSignedIn, onRestart }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [error, submit, isChecking] = useActionState(async (_: string | null, form: FormData) => {
    try {
      await callApi(exchangeSession, "POST /api/admin/session/code", { body: { code: String(form.get("code")) } });
      onSignedIn();
      return null;
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure.problem : null;
      if (problem?.code === "rule-broken") onRestart(problem.detail);
      return problem?.detail ?? words.admin.signIn.unreachable;
    }
  }, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again after each attempt
  useEffect(() => input.current?.focus(), [error, isChecking]);
  return (
    <form className={signInFormClass} action={submit}>
      <p className="text-soft">{texts.hello}</p>
      <CodeField label={texts.code} hint={texts.hint} error={error ?? undefined} input={input} />
      <Button look="primary" width="full" type="submit" aria-disabled={isChecking}>
        {isChecking ? texts.checking : texts.enter}
      </Button>
      <Button look="quiet" onClick={() => onRestart()}>
        {texts.again}
      </Button>
    </form>
  );
}
