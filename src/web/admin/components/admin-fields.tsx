import { Field, type FieldControlProps, FieldGrid, getSpanClass } from "#web/components/forms/field.tsx";
import { Checkbox, Input, Select, Textarea } from "#web/components/forms/input.tsx";
import { ChoicesField } from "./choices-field.tsx";
import type { AdminField, AdminFieldValue, AdminFieldValues } from "./form-fields.ts";

type Props = { fields: readonly AdminField[]; values: AdminFieldValues; errors: Record<string, string> };

/** Form fields of the admin area with their values and errors. */
export function AdminFields({ fields, values, errors }: Props) {
  return (
    <FieldGrid dense>
      {fields.map((field) => (
        <AdminFieldRow key={field.name} field={field} value={values[field.name]} error={errors[field.name]} />
      ))}
    </FieldGrid>
  );
}

type AdminFieldRowProps = { field: AdminField; value: AdminFieldValue | undefined; error: string | undefined };

function AdminFieldRow({ field, value, error }: AdminFieldRowProps) {
  const { label, hint, span } = field;
  if (field.kind === "tick") return <CheckboxField field={field} isTicked={value === true} />;
  if (field.kind === "choices") {
    const chosen = Array.isArray(value) ? value.map(Number) : [];
    return <ChoicesField field={field} choices={field.choices} chosen={chosen} error={error} />;
  }
  return (
    <Field label={label} hint={hint} error={error} span={span}>
      {(wiring) => <AdminFieldControl field={field} value={value} wiring={wiring} />}
    </Field>
  );
}

type AdminFieldControlProps = Omit<AdminFieldRowProps, "error"> & { wiring: FieldControlProps };

function AdminFieldControl({ field, value, wiring }: AdminFieldControlProps) {
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
      <Select {...wiring} name={name} defaultValue={toText(value)}>
        {field.none && <option value="">{field.none}</option>}
        {field.words.map((option) => (
          <option key={option} value={option}>
            {field.names?.[option] ?? option}
          </option>
        ))}
      </Select>
    );
  }
  if (field.kind === "text" || field.kind === "lines") {
    return <Textarea {...wiring} name={name} rows={field.kind === "lines" ? 3 : 4} defaultValue={toText(value)} />;
  }
  if (field.kind === "sentence") {
    return <Textarea {...wiring} isOneLine name={name} rows={2} defaultValue={toText(value)} />;
  }
  const shape =
    field.kind === "day" ? { type: "date" } : field.kind === "rupees" ? { inputMode: "decimal" as const } : {};
  return <Input {...wiring} {...shape} name={name} defaultValue={toText(value)} />;
}

function toText(value: AdminFieldValue | undefined): string {
  return Array.isArray(value) ? value.join("\n") : String(value ?? "");
}

function CheckboxField({ field, isTicked }: { field: AdminField; isTicked: boolean }) {
  return (
    <Checkbox
      className={getSpanClass(field.span ?? 3)}
      label={field.label}
      hint={field.hint}
      name={field.name}
      defaultChecked={isTicked}
    />
  );
}
