import { type FormEvent, startTransition, useActionState, useEffect, useId, useRef } from "react";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Dialog, DialogTop, dialogBodyClass } from "#web/components/dialog.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { ApiError, callApi, exchangeSession } from "#web/lib/api-client.ts";

const texts = words.admin.changePassword;

const fields = [
  { name: "present", label: texts.present, autoComplete: "current-password", hint: undefined },
  { name: "next", label: texts.next, autoComplete: "new-password", hint: texts.hint },
  { name: "again", label: texts.again, autoComplete: "new-password", hint: undefined },
] as const;

/** Changes the password, with the current one (decision D0). */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [errors, submit, isChanging] = useActionState(async (_: ChangePasswordErrors, typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? "");
    const found = await changePassword({ present: text("present"), next: text("next"), again: text("again") });
    if (found) return found;
    showToast({ title: texts.done, text: texts.doneSentence });
    onClose();
    return {};
  }, {});
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);
  // Not a form action: React would reset the fields after a failed attempt.
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    startTransition(() => submit(typed));
  };
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={texts.title} onClose={onClose} />
      <form className={dialogBodyClass} onSubmit={send} ref={form}>
        <p className="text-soft">{texts.sentence}</p>
        {fields.map(({ name, label, autoComplete, hint }) => (
          <Field key={name} label={label} hint={hint} error={errors[name]}>
            {(wiring) => <Input type="password" name={name} autoComplete={autoComplete} required {...wiring} />}
          </Field>
        ))}
        {errors.form && <FieldError>{errors.form}</FieldError>}
        <Button look="primary" type="submit" aria-disabled={isChanging}>
          {isChanging ? texts.changing : texts.change}
        </Button>
      </form>
    </Dialog>
  );
}

type ChangePasswordInput = { present: string; next: string; again: string };

/** Errors by field; `form` is for the form as a whole. */
type ChangePasswordErrors = Partial<Record<keyof ChangePasswordInput | "form", string>>;

/** Changes the password. Returns the errors, or null on success. */
async function changePassword({ present, next, again }: ChangePasswordInput): Promise<ChangePasswordErrors | null> {
  if (next !== again) return { again: words.admin.changePassword.differ };
  try {
    await callApi(exchangeSession, "PUT /api/admin/password", { body: { present, next } });
    return null;
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    return problem?.errors ?? { form: problem?.detail ?? words.admin.signIn.unreachable };
  }
}
