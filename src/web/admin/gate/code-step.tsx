import { useActionState, useEffect, useRef } from "react";
import { words } from "#texts";
import { CodeField } from "#web/admin/second-step/code-field.tsx";
import { ApiError, callApi, exchangeSession } from "#web/api-client.ts";

const texts = words.desk.secondStep.gate;

type Props = {
  onPass: () => void;
  /** The password is asked again, and why. */
  onOver: (sentence?: string) => void;
};

/** After the right password, of who has a second step: one field for the app's code or a backup code. */
export function CodeStep({ onPass, onOver }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [mistake, submit, isChecking] = useActionState(async (_: string | null, form: FormData) => {
    try {
      await callApi(exchangeSession, "POST /api/admin/session/code", { body: { code: String(form.get("code")) } });
      onPass();
      return null;
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure.problem : null;
      if (problem?.code === "rule-broken") onOver(problem.detail);
      return problem?.detail ?? words.desk.gate.unreachable;
    }
  }, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try the next code is typed
  useEffect(() => input.current?.focus(), [mistake, isChecking]);
  return (
    <form className="gate-form" action={submit}>
      <p className="soft">{texts.hello}</p>
      <CodeField label={texts.code} hint={texts.hint} error={mistake ?? undefined} input={input} />
      <button className="btn btn-1 btn-block" type="submit" aria-disabled={isChecking}>
        {isChecking ? texts.checking : texts.enter}
      </button>
      <button className="btn btn-3" type="button" onClick={() => onOver()}>
        {texts.again}
      </button>
    </form>
  );
}
