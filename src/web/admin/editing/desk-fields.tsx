import { Field, type FieldWiring } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { ChoicesField } from "./choices-field.tsx";
import type { DeskField, DeskValue, DeskValues } from "./fields.ts";

type Props = { fields: readonly DeskField[]; values: DeskValues; mistakes: Record<string, string> };

/** The fields of a form at the desk, each with what is there now and with its mistake. */
export function DeskFields({ fields, values, mistakes }: Props) {
  return (
    <div className="fields">
      {fields.map((field) => (
        <OneField key={field.name} field={field} value={values[field.name]} error={mistakes[field.name]} />
      ))}
    </div>
  );
}

type OneProps = { field: DeskField; value: DeskValue | undefined; error: string | undefined };

function OneField({ field, value, error }: OneProps) {
  const { label, hint, className } = field;
  if (field.kind === "tick") return <TickField field={field} isTicked={value === true} />;
  if (field.kind === "choices") {
    const chosen = Array.isArray(value) ? value.map(Number) : [];
    return <ChoicesField field={field} choices={field.choices} chosen={chosen} error={error} />;
  }
  return (
    <Field label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      {(wiring) => <Control field={field} value={value} wiring={wiring} />}
    </Field>
  );
}

type ControlProps = Omit<OneProps, "error"> & { wiring: FieldWiring };

function Control({ field, value, wiring }: ControlProps) {
  const { name } = field;
  if (field.kind === "choice") {
    return (
      <Select {...wiring} name={name} defaultValue={String(value)}>
        {field.choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </Select>
    );
  }
  if (field.kind === "word") {
    return (
      <Select {...wiring} name={name} defaultValue={textOf(value)}>
        {field.none && <option value="">{field.none}</option>}
        {field.words.map((word) => (
          <option key={word} value={word}>
            {field.names?.[word] ?? word}
          </option>
        ))}
      </Select>
    );
  }
  if (field.kind === "text" || field.kind === "lines") {
    return <textarea {...wiring} name={name} rows={4} defaultValue={textOf(value)} />;
  }
  if (field.kind === "sentence") {
    return <textarea {...wiring} className="one-line" name={name} rows={2} defaultValue={textOf(value)} />;
  }
  const shape =
    field.kind === "day" ? { type: "date" } : field.kind === "rupees" ? { inputMode: "decimal" as const } : {};
  return <input className="input" {...wiring} {...shape} name={name} defaultValue={textOf(value)} />;
}

function textOf(value: DeskValue | undefined): string {
  return Array.isArray(value) ? value.join("\n") : String(value ?? "");
}

function TickField({ field, isTicked }: { field: DeskField; isTicked: boolean }) {
  return (
    <label className={`tick ${field.className ?? "f-3"}`}>
      <input type="checkbox" name={field.name} defaultChecked={isTicked} />
      <span>
        {field.label}
        {field.hint && <small>{field.hint}</small>}
      </span>
    </label>
  );
}
