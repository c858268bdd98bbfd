import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { words } from "#texts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { DeskFields } from "./desk-fields.tsx";
import { changesIn, type DeskField, type DeskValue, type DeskValues, valuesIn } from "./fields.ts";
import type { Saving } from "./use-saving.ts";

type Props = {
  fields: readonly DeskField[];
  /** What is there now. Only what differs from it and was typed here is sent, so that nobody else's change is undone. */
  values: DeskValues;
  saving: Saving;
  /** A form for something new sends all of it. */
  isNew?: boolean;
  /** What Save is called where it adds to a list. */
  label?: string;
  /** Draws the fields in groups; without it they stand one after the other. */
  draw?: (mistakes: Record<string, string>) => ReactNode;
  /** Called with whether something was typed that is not saved. */
  onEdit?: (isEdited: boolean) => void;
};

/** A form of the desk: the server says what is wrong, and what was typed stays until it is right. */
export function DeskForm({ fields, values, saving, isNew = false, label, draw, onEdit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [begun, setBegun] = useState(values);
  const [isEdited, setEdited] = useState(false);
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
    if (!saving.saved) return;
    setBegun((before) => ({ ...before, ...saving.saved }));
    setEdited(false);
  }, [saving.saved]);
  const edited = () => {
    saving.question?.withdraw();
    const isEdited = Object.keys(changes()).length > 0;
    setEdited(isEdited);
    onEdit?.(isEdited);
  };
  const correct = () => {
    saving.question?.withdraw();
    form.current?.querySelector<HTMLElement>(`[name="${saving.question?.field}"]`)?.focus();
  };
  return (
    <form ref={form} className="desk-form" onSubmit={save} onInput={edited} noValidate>
      {draw?.(saving.mistakes) ?? <DeskFields fields={fields} values={values} mistakes={saving.mistakes} />}
      {saving.sentence && <FieldError>{saving.sentence}</FieldError>}
      {saving.isChangedMeanwhile && <ChangedMeanwhile fields={fields} before={begun} now={values} />}
      {saving.question ? (
        <AskedQuestion {...saving.question} correct={correct} />
      ) : (
        <p className={label ? undefined : "desk-save"}>
          <button className={classOf(label, isEdited)} type="submit" aria-disabled={saving.isPending}>
            {saving.isPending ? texts.saving : (label ?? texts.save)}
          </button>
          {!label && isEdited && <span className="quiet">{texts.unsaved}</span>}
        </p>
      )}
    </form>
  );
}

const texts = words.desk.editing;

/** Save stands back until there is something to save. */
function classOf(label: string | undefined, isEdited: boolean): string {
  if (label) return "btn btn-2 btn-s";
  return isEdited ? "btn btn-1" : "btn btn-soft";
}

type QuestionProps = { sentence: string; confirm: () => void; correct: () => void };

/** What the server asks before it saves, in the place of Save; typing anything else withdraws it. */
function AskedQuestion({ sentence, confirm, correct }: QuestionProps) {
  const sentenceId = useId();
  const asked = useRef<HTMLFieldSetElement>(null);
  // Save, which was pressed, is gone; and whoever presses Enter again has not read the question.
  useEffect(() => asked.current?.focus(), []);
  return (
    <fieldset className="desk-asked" ref={asked} tabIndex={-1} aria-labelledby={sentenceId}>
      <p className="row" id={sentenceId}>
        <Icon name="circle-alert" small />
        {sentence}
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

type ChangedProps = { fields: readonly DeskField[]; before: DeskValues; now: DeskValues };

/** What somebody else has made of the fields of a form since it was opened. */
function ChangedMeanwhile({ fields, before, now }: ChangedProps) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without braces its answer, a promise in newer browsers, would be taken for what cleans up.
    told.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const names = changesIn(now, before);
  const changed = fields.filter(({ name }) => name in names);
  if (changed.length === 0) return <FieldError>{texts.changedElsewhere}</FieldError>;
  return (
    <div className="desk-asked" role="alert" ref={told}>
      <p>{texts.changedMeanwhile}</p>
      <dl>
        {changed.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <span className="sr">{texts.before} </span>
              <s>{inWords(field, before[field.name])}</s> <span className="sr">{texts.now} </span>
              <b>{inWords(field, now[field.name])}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function inWords(field: DeskField, value: DeskValue | undefined): string {
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (field.kind === "choice" || field.kind === "choices") {
    const ids = [value].flat().map(Number);
    const names = field.choices.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
    return names.join(", ") || texts.nothing;
  }
  return [value ?? ""].flat().join(", ") || texts.nothing;
}
