import { words } from "#texts";
import { Button, type ButtonStyle } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { useActionForm } from "#web/lib/use-action-form.ts";

type Props = {
  /** Rejects with ApiError. */
  send: (password: string) => Promise<void>;
  label: string;
  pendingLabel: string;
  look: ButtonStyle["look"];
};

/** Asks for the password before a sensitive action: the browser may have been left unattended. */
export function ConfirmPasswordForm({ send, label, pendingLabel, look }: Props) {
  const form = useActionForm({
    defaultValues: { password: "" },
    send: ({ password }) => send(password),
    secretField: "password",
    failed: words.admin.signIn.unreachable,
  });
  return (
    <form className="grid gap-4" {...form.props}>
      <Field label={words.admin.secondStep.password} error={form.getError("password")}>
        {(wiring) => (
          <Input type="password" autoComplete="current-password" required {...form.register("password")} {...wiring} />
        )}
      </Field>
      <Button look={look} type="submit" aria-disabled={form.isSubmitting}>
        {form.isSubmitting ? pendingLabel : label}
      </Button>
    </form>
  );
}
