import { useActionState, useEffect, useRef } from "react";
import { words } from "#texts";
import { ApiError } from "#web/api-client.ts";
import { Field } from "#web/ui/forms/field.tsx";

type Props = {
  /** Rejects where the server refuses. */
  send: (password: string) => Promise<void>;
  label: string;
  busy: string;
  tone: "btn-1" | "btn-2" | "btn-danger";
};

/** Asks for the password before something that a desk left open must not give away. */
export function PasswordForm({ send, label, busy, tone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [mistake, submit, isSending] = useActionState(async (_: string | null, form: FormData) => {
    try {
      await send(String(form.get("password")));
      return null;
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure.problem : null;
      return problem?.detail ?? words.desk.gate.unreachable;
    }
  }, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try the password is typed anew
  useEffect(() => {
    if (mistake) input.current?.focus();
  }, [mistake, isSending]);
  return (
    <form className="second-step-form" action={submit}>
      <Field label={words.desk.secondStep.password} error={mistake ?? undefined} className="">
        {(wiring) => (
          <input
            className="input"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            ref={input}
            {...wiring}
          />
        )}
      </Field>
      <button className={`btn ${tone}`} type="submit" aria-disabled={isSending}>
        {isSending ? busy : label}
      </button>
    </form>
  );
}
