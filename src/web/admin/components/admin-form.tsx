import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { cardClass } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { FieldError } from "#web/components/forms/field-error.tsx";
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
  /** By default it fills a panel; a section has its own padding, and a card is on the page. */
  place?: keyof typeof placeClasses;
  /** Renders the fields, e.g. in groups; by default one after the other. */
  draw?: (errors: Record<string, string>) => ReactNode;
  /** Called when the form becomes edited or unedited. */
  onEdit?: (isEdited: boolean) => void;
};

const placeClasses = { panel: "px-4 pt-4", section: "", card: cx(cardClass, "px-4") } as const;

/** On a card: above the tab bar of phones once there is something to save; in a line with the fields of three columns. */
const cardBarClass =
  "rounded-b-lg max-md:bottom-tab-bar max-md:not-data-room:static @lg/work:grid @lg/work:grid-cols-3 @lg/work:justify-items-start @lg/work:gap-x-6 @lg/work:px-5 @lg/work:*:first:col-start-2";

/** Form of the admin area. The server validates; the input stays until it is valid. */
export function AdminForm({ fields, values, saving, isNew = false, label, place = "panel", draw, onEdit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [initialValues, setInitialValues] = useState(values);
  const [isEdited, setEdited] = useState(false);
  const { errors, correctField } = useFieldErrors(saving);
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
  const edited = ({ target }: FormEvent) => {
    saving.confirmation?.withdraw();
    if ("name" in target) correctField(String(target.name));
    const isEdited = Object.keys(changes()).length > 0;
    setEdited(isEdited);
    onEdit?.(isEdited);
  };
  const correct = () => {
    saving.confirmation?.withdraw();
    form.current?.querySelector<HTMLElement>(`[name="${saving.confirmation?.field}"]`)?.focus();
  };
  return (
    <form
      ref={form}
      className={cx("grid grid-cols-1 gap-4", placeClasses[place])}
      onSubmit={save}
      onInput={edited}
      noValidate
    >
      {draw?.(errors) ?? <AdminFields fields={fields} values={values} errors={errors} />}
      {saving.message && <FieldError>{saving.message}</FieldError>}
      {saving.hasConflict && <ConflictNotice fields={fields} before={initialValues} now={values} />}
      {saving.confirmation ? (
        <SaveConfirmationPrompt {...saving.confirmation} correct={correct} />
      ) : (
        <SaveButton
          label={label}
          isEdited={isEdited}
          isPending={saving.isPending}
          barClass={place === "card" ? cardBarClass : undefined}
        />
      )}
    </form>
  );
}

/** The errors of the last request, without those of fields that were edited since. */
function useFieldErrors({ error, fieldErrors }: SaveState) {
  const [corrected, setCorrected] = useState<{ error: Error | null; names: string[] }>({ error, names: [] });
  const names = corrected.error === error ? corrected.names : [];
  return {
    errors: Object.fromEntries(Object.entries(fieldErrors).filter(([name]) => !names.includes(name))),
    correctField: (name: string) => setCorrected({ error, names: [...names, name] }),
  };
}

const texts = words.admin.adminForm;

type SaveButtonProps = {
  label: string | undefined;
  isEdited: boolean;
  isPending: boolean;
  barClass?: string | undefined;
};

/** Prominent only if something has changed. */
function SaveButton({ label, isEdited, isPending, barClass }: SaveButtonProps) {
  const text = isPending ? texts.saving : (label ?? texts.save);
  if (label) {
    return (
      <p>
        <Button size="small" type="submit" aria-disabled={isPending}>
          {text}
        </Button>
      </p>
    );
  }
  return (
    <SaveBar isEdited={isEdited} className={barClass}>
      <Button
        look={isEdited ? "primary" : "soft"}
        className="max-md:w-full md:min-w-48"
        type="submit"
        aria-disabled={isPending}
      >
        {text}
      </Button>
      {isEdited && <span className="text-quiet">{texts.unsaved}</span>}
    </SaveBar>
  );
}

type SaveBarProps = { isEdited: boolean; className?: string | undefined; children: ReactNode };

/** Sticks to the lower edge, so that Save stays visible in a long form. */
function SaveBar({ isEdited, className, children }: SaveBarProps) {
  return (
    <p
      className={cx(
        "sticky bottom-0 z-2 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line-strong bg-card px-4 py-2",
        className,
      )}
      data-room={isEdited ? "save" : undefined}
    >
      {children}
    </p>
  );
}

/** A question or a notice in the form, above the save bar. */
const promptClass = "mb-4 grid scroll-mb-24 gap-3 rounded-md border border-line-control p-4";

type SaveConfirmationPromptProps = { message: string; confirm: () => void; correct: () => void };

/** Confirmation required by the server, in place of Save; any further input withdraws it. */
function SaveConfirmationPrompt({ message, confirm, correct }: SaveConfirmationPromptProps) {
  const messageId = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  // Focuses the prompt, not its button: a second Enter must not confirm an unread question.
  useEffect(() => fieldset.current?.focus(), []);
  return (
    <fieldset className={promptClass} ref={fieldset} tabIndex={-1} aria-labelledby={messageId}>
      <p className="flex items-center gap-2" id={messageId}>
        <Icon name="circle-alert" small />
        {message}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={confirm}>{texts.confirm}</Button>
        <Button look="quiet" onClick={correct}>
          {texts.correct}
        </Button>
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
    <div className={promptClass} role="alert" ref={notice}>
      <p>{texts.changedMeanwhile}</p>
      <dl className="grid gap-2">
        {changed.map((field) => (
          <div key={field.name}>
            <dt className="text-quiet">{field.label}</dt>
            <dd>
              <span className="sr-only">{texts.before} </span>
              <s className="text-quiet">{formatFieldValue(field, before[field.name])}</s>{" "}
              <span className="sr-only">{texts.now} </span>
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
  if (field.kind === "item" || field.kind === "items") {
    const ids = [value].flat().map(Number);
    const names = field.choices.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    return names.join(", ") || texts.nothing;
  }
  return [value ?? ""].flat().join(", ") || texts.nothing;
}
