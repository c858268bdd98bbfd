import { useEffect, useRef } from "react";
import { en } from "#web/texts/en.ts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { changesIn, type DeskField, type DeskValue, type DeskValues } from "./fields.ts";

type Props = { fields: readonly DeskField[]; before: DeskValues; now: DeskValues };

const texts = en.desk.editing;

/** What somebody else has made of the fields of a form since it was opened. */
export function ChangedMeanwhile({ fields, before, now }: Props) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => told.current?.scrollIntoView({ block: "nearest" }), []);
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
