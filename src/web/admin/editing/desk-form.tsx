import { type FormEvent, useEffect, useRef } from "react";
import { en } from "#web/texts/en.ts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
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
  const begun = useRef(values);
  const typed = () => valuesIn(new FormData(form.current ?? undefined), fields);
  const changes = () => changesIn(changesIn(typed(), values), begun.current);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending) return;
    saving.save(isNew ? typed() : changes());
  };
  useEffect(() => {
    if (saving.refusal) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [saving.refusal]);
  useEffect(() => {
    if (saving.saved) begun.current = { ...begun.current, ...saving.saved };
  }, [saving.saved]);
  const edited = () => onEdit?.(Object.keys(changes()).length > 0);
  return (
    <form ref={form} className="desk-form" onSubmit={save} onInput={edited} noValidate>
      <DeskFields fields={fields} values={values} mistakes={saving.mistakes} />
      {saving.sentence && <FieldError>{saving.sentence}</FieldError>}
      <button className="btn btn-1" type="submit" aria-disabled={saving.isPending}>
        {saving.isPending ? en.admin.editing.saving : en.admin.editing.save}
      </button>
    </form>
  );
}
