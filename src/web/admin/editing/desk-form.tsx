import { type FormEvent, useEffect, useRef, useState } from "react";
import { en } from "#web/texts/en.ts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { DeskFields } from "./desk-fields.tsx";
import { changesIn, type DeskField, type DeskValues, valuesIn } from "./fields.ts";
import type { Saving } from "./use-saving.ts";

type Props = {
  fields: readonly DeskField[];
  /** What is there now. Only what differs from it and was typed here is sent, so that nobody else's change is undone. */
  values: DeskValues;
  saving: Saving;
  /** A form for something new sends all of it. */
  isNew?: boolean;
  /** Tells whether something was typed that is not saved. */
  onEdit?: (isEdited: boolean) => void;
};

/** A form of the desk: the server says what is wrong, and what was typed stays until it is right. */
export function DeskForm({ fields, values, saving, isNew = false, onEdit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [begun, setBegun] = useState(values);
  const typed = () => valuesIn(new FormData(form.current ?? undefined), fields);
  const changes = () => changesIn(changesIn(typed(), values), begun);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    saving.save(isNew ? typed() : changes());
  };
  useEffect(() => {
    if (saving.refusal) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [saving.refusal]);
  useEffect(() => {
    if (saving.saved) setBegun((before) => ({ ...before, ...saving.saved }));
  }, [saving.saved]);
  const edited = () => {
    saving.question?.withdraw();
    onEdit?.(Object.keys(changes()).length > 0);
  };
  const correct = () => {
    saving.question?.withdraw();
    form.current?.querySelector<HTMLElement>(`[name="${saving.question?.field}"]`)?.focus();
  };
  return (
    <form ref={form} className="desk-form" onSubmit={save} onInput={edited} noValidate>
      <DeskFields fields={fields} values={values} mistakes={saving.mistakes} />
      {saving.sentence && <FieldError>{saving.sentence}</FieldError>}
      {saving.isChangedMeanwhile && <ChangedMeanwhile fields={fields} before={begun} now={values} />}
      {saving.question ? (
        <AskedQuestion {...saving.question} correct={correct} />
      ) : (
        <button className="btn btn-1" type="submit" aria-disabled={saving.isPending}>
          {saving.isPending ? en.desk.editing.saving : en.desk.editing.save}
        </button>
      )}
    </form>
  );
}
