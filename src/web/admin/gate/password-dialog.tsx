import { type FormEvent, startTransition, useActionState, useEffect, useId, useRef } from "react";
import { words } from "#texts";
import { ApiError, callApi, exchangeSession } from "#web/api-client.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Dialog, DialogTop } from "#web/ui/overlays/dialog.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const texts = words.desk.password;

const fields = [
  { name: "present", label: texts.present, autoComplete: "current-password", hint: undefined },
  { name: "next", label: texts.next, autoComplete: "new-password", hint: texts.hint },
  { name: "again", label: texts.again, autoComplete: "new-password", hint: undefined },
] as const;

/** Decision D0: the desk's password is changed at the desk, by who knows the present one. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, submit, isChanging] = useActionState(async (_: PasswordMistakes, typed: FormData) => {
    const text = (name: string) => String(typed.get(name) ?? "");
    const found = await changePassword({ present: text("present"), next: text("next"), again: text("again") });
    if (found) return found;
    showToast({ title: texts.done, text: texts.doneSentence });
    onClose();
    return {};
  }, {});
  useEffect(() => {
    if (Object.keys(mistakes).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [mistakes]);
  // As an action of the form it would empty the fields of a mistaken try.
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    startTransition(() => submit(typed));
  };
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={texts.title} onClose={onClose} />
      <form className="dlg-pad" onSubmit={send} ref={form}>
        <p className="soft">{texts.sentence}</p>
        {fields.map(({ name, label, autoComplete, hint }) => (
          <Field key={name} label={label} hint={hint} error={mistakes[name]} className="">
            {(wiring) => (
              <input className="input" type="password" name={name} autoComplete={autoComplete} required {...wiring} />
            )}
          </Field>
        ))}
        {mistakes.form && <FieldError>{mistakes.form}</FieldError>}
        <button className="btn btn-1" type="submit" aria-disabled={isChanging}>
          {isChanging ? texts.changing : texts.change}
        </button>
      </form>
    </Dialog>
  );
}

type Passwords = { present: string; next: string; again: string };

/** By field; `form` is what belongs to none. */
type PasswordMistakes = Partial<Record<keyof Passwords | "form", string>>;

/** Asks the server for another password of the desk; null where it is changed. */
async function changePassword({ present, next, again }: Passwords): Promise<PasswordMistakes | null> {
  if (next !== again) return { again: words.desk.password.differ };
  try {
    await callApi(exchangeSession, "PUT /api/admin/password", { body: { present, next } });
    return null;
  } catch (failure) {
    const problem = failure instanceof ApiError ? failure.problem : null;
    return problem?.errors ?? { form: problem?.detail ?? words.desk.gate.unreachable };
  }
}
