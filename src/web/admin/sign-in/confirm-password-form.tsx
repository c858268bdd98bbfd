import { useActionState, useEffect, useRef } from "react";
import { words } from "#texts";
import { Field } from "#web/components/field.tsx";
import { ApiError } from "#web/lib/api-client.ts";

type Props = {
  /** Rejects with ApiError. */
  send: (password: string) => Promise<void>;
  label: string;
  pendingLabel: string;
  tone: "btn-1" | "btn-2" | "btn-danger";
};

/** Asks for the password before a sensitive action: the browser may have been left unattended. */
export function ConfirmPasswordForm({ send, label, pendingLabel, tone }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [error, submit, isSending] = useActionState(async (_: string | null, form: FormData) => {
    try {
      await send(String(form.get("password")));
      return null;
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure.problem : null;
      return problem?.detail ?? words.admin.signIn.unreachable;
    }
  }, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again after each attempt
  useEffect(() => {
    if (error) input.current?.focus();
  }, [error, isSending]);
  return (
    <form className="second-step-form" action={submit}>
      <Field label={words.admin.secondStep.password} error={error ?? undefined}>
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
        {isSending ? pendingLabel : label}
      </button>
    </form>
  );
}
