import { useId } from "react";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Dialog, DialogTop, dialogBodyClass } from "#web/components/dialog.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { callApi, exchangeSession } from "#web/lib/api-client.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";

const texts = words.admin.changePassword;

const fields = [
  { name: "present", label: texts.present, autoComplete: "current-password", hint: undefined },
  { name: "next", label: texts.next, autoComplete: "new-password", hint: texts.hint },
  { name: "again", label: texts.again, autoComplete: "new-password", hint: undefined },
] as const;

/** Changes the password, with the current one (decision D0). */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const form = useActionForm({
    defaultValues: { present: "", next: "", again: "" },
    validate: ({ next, again }) => (next === again ? {} : { again: texts.differ }),
    send: async ({ present, next }) => {
      await callApi(exchangeSession, "PUT /api/admin/password", { body: { present, next } });
      showToast({ title: texts.done, text: texts.doneSentence });
      onClose();
    },
    failed: words.admin.signIn.unreachable,
  });
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={texts.title} onClose={onClose} />
      <form className={dialogBodyClass} {...form.props}>
        <p className="text-soft">{texts.sentence}</p>
        {fields.map(({ name, label, autoComplete, hint }) => (
          <Field key={name} label={label} hint={hint} error={form.getError(name)}>
            {(wiring) => (
              <Input type="password" autoComplete={autoComplete} required {...form.register(name)} {...wiring} />
            )}
          </Field>
        ))}
        <FormError>{form.getError("root")}</FormError>
        <Button look="primary" type="submit" aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? texts.changing : texts.change}
        </Button>
      </form>
    </Dialog>
  );
}
