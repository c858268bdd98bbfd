import { useActionState, useEffect, useRef } from "react";
import { words } from "#texts";
import { Button, type ButtonStyle } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { ApiError } from "#web/lib/api-client.ts";

type Props = {
  /** Rejects with ApiError. */
  send: (password: string) => Promise<void>;
  label: string;
  pendingLabel: string;
  look: ButtonStyle["look"];
};

/** Asks for the password before a sensitive action: the browser may have been left unattended. */
export function ConfirmPasswordForm({ send, label, pendingLabel, look }: Props) {
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
    <form className="grid gap-4" action={submit}>
      <Field label={words.admin.secondStep.password} error={error ?? undefined}>
        {(wiring) => (
          <Input type="password" name="password" autoComplete="current-password" required ref={input} {...wiring} />
        )}
      </Field>
      <Button look={look} type="submit" aria-disabled={isSending}>
        {isSending ? pendingLabel : label}
      </Button>
    </form>
  );
}
