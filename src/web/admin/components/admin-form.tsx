import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { words } from "#texts";
import { FieldError } from "#web/components/field-error.tsx";
import { Icon } from "#web/components/icon.tsx";
import { AdminFields } from "./admin-fields.tsx";
import {
  type AdminField,
  type AdminFieldValue,
  type AdminFieldValues,
  diffFieldValues,
  readFormValues,
} from "./form-fields.ts";
import type { SaveState } from "./use-save.ts";

type Props = {
  fields: readonly AdminField[];
  /** Stored values. Only typed values that differ are sent, so that concurrent changes are kept. */
  values: AdminFieldValues;
  saving: SaveState;
  /** A form for a new record sends all values. */
  isNew?: boolean;
  /** Label of the save button for a form that adds to a list. */
  label?: string;
  /** Renders the fields, e.g. in groups; by default one after the other. */
  draw?: (errors: Record<string, string>) => ReactNode;
  /** Called when the form becomes edited or unedited. */
  onEdit?: (isEdited: boolean) => void;
};

/** Form of the admin area. The server validates; the input stays until it is valid. */
export function AdminForm({ fields, values, saving, isNew = false, label, draw, onEdit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [initialValues, setInitialValues] = useState(values);
  const [isEdited, setEdited] = useState(false);
  const typed = () => readFormValues(new FormData(form.current ?? undefined), fields);
  const changes = () => diffFieldValues(diffFieldValues(typed(), values), initialValues);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    saving.save(isNew ? typed() : changes());
  };
  useEffect(() => {
    if (saving.error) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [saving.error]);
  useEffect(() => {
    if (!saving.saved) return;
    setInitialValues((previous) => ({ ...previous, ...saving.saved }));
    setEdited(false);
  }, [saving.saved]);
  const edited = () => {
    saving.confirmation?.withdraw();
    const isEdited = Object.keys(changes()).length > 0;
    setEdited(isEdited);
    onEdit?.(isEdited);
  };
  const correct = () => {
    saving.confirmation?.withdraw();
    form.current?.querySelector<HTMLElement>(`[name="${saving.confirmation?.field}"]`)?.focus();
  };
  return (
    <form ref={form} className="desk-form" onSubmit={save} onInput={edited} noValidate>
      {draw?.(saving.fieldErrors) ?? <AdminFields fields={fields} values={values} errors={saving.fieldErrors} />}
      {saving.message && <FieldError>{saving.message}</FieldError>}
      {saving.hasConflict && <ConflictNotice fields={fields} before={initialValues} now={values} />}
      {saving.confirmation ? (
        <SaveConfirmationPrompt {...saving.confirmation} correct={correct} />
      ) : (
        <p className={label ? undefined : "desk-save"}>
          <button className={getButtonClass(label, isEdited)} type="submit" aria-disabled={saving.isPending}>
            {saving.isPending ? texts.saving : (label ?? texts.save)}
          </button>
          {!label && isEdited && <span className="quiet">{texts.unsaved}</span>}
        </p>
      )}
    </form>
  );
}

const texts = words.admin.adminForm;

/** The save button is prominent only if something has changed. */
function getButtonClass(label: string | undefined, isEdited: boolean): string {
  if (label) return "btn btn-2 btn-s";
  return isEdited ? "btn btn-1" : "btn btn-soft";
}

type SaveConfirmationPromptProps = { message: string; confirm: () => void; correct: () => void };

/** Confirmation required by the server, in place of Save; any further input withdraws it. */
function SaveConfirmationPrompt({ message, confirm, correct }: SaveConfirmationPromptProps) {
  const messageId = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // Focuses the prompt, not its button: a second Enter must not confirm an unread question.
  useEffect(() => fieldset.current?.focus(), []);
  return (
    <fieldset className="desk-asked" ref={fieldset} tabIndex={-1} aria-labelledby={messageId}>
      <p className="row" id={messageId}>
        <Icon name="circle-alert" small />
        {message}
      </p>
      <div className="row row-wraps">
        <button className="btn btn-2" type="button" onClick={confirm}>
          {texts.confirm}
        </button>
        <button className="btn btn-3" type="button" onClick={correct}>
          {texts.correct}
        </button>
      </div>
    </fieldset>
  );
}

type ConflictNoticeProps = { fields: readonly AdminField[]; before: AdminFieldValues; now: AdminFieldValues };

/** Fields that someone else changed since the form was opened. */
function ConflictNotice({ fields, before, now }: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces: scrollIntoView returns a promise in newer browsers, which React would take for a cleanup function.
    notice.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const names = diffFieldValues(now, before);
  const changed = fields.filter(({ name }) => name in names);
  if (changed.length === 0) return <FieldError>{texts.changedElsewhere}</FieldError>;
  return (
    <div className="desk-asked" role="alert" ref={notice}>
      <p>{texts.changedMeanwhile}</p>
      <dl>
        {changed.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <span className="sr">{texts.before} </span>
              <s>{formatFieldValue(field, before[field.name])}</s> <span className="sr">{texts.now} </span>
              <b>{formatFieldValue(field, now[field.name])}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function formatFieldValue(field: AdminField, value: AdminFieldValue | undefined): string {
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (field.kind === "choice" || field.kind === "choices") {
    const ids = [value].flat().map(Number);
    const names = field.choices.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    return names.join(", ") || texts.nothing;
  }
  return [value ?? ""].flat().join(", ") || texts.nothing;
}
