import type { ComponentProps } from "react";
import { Field, type FieldControlProps, FieldGrid, getSpanClass } from "#web/components/forms/field.tsx";
import { Checkbox, Input, Select, Textarea } from "#web/components/forms/input.tsx";
import type { AdminField, AdminFieldValue, AdminFieldValues } from "./form-fields.ts";
import { ItemsField } from "./items-field.tsx";

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
  if (field.kind === "checkbox") return <CheckboxField field={field} isChecked={value === true} />;
  if (field.kind === "items") {
    const chosen = Array.isArray(value) ? value.map(Number) : [];
    return <ItemsField field={field} choices={field.choices} chosen={chosen} error={error} />;
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
  if (field.kind === "item") {
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
  if (field.kind === "option") {
    return (
      <Select {...wiring} name={name} defaultValue={toText(value)}>
        {field.none && <option value="">{field.none}</option>}
        {field.options.map((option) => (
          <option key={option} value={option}>
            {field.names?.[option] ?? option}
          </option>
        ))}
      </Select>
    );
  }
  if (field.kind === "paragraph" || field.kind === "list") {
    return <Textarea {...wiring} name={name} rows={field.kind === "list" ? 3 : 4} defaultValue={toText(value)} />;
  }
  if (field.kind === "sentence") {
    return <Textarea {...wiring} isOneLine name={name} rows={2} defaultValue={toText(value)} />;
  }
  return <Input {...wiring} {...inputProps[field.kind]} name={name} defaultValue={toText(value)} />;
}

/** How each kind of one line is typed. */
const inputProps: Partial<Record<AdminField["kind"], ComponentProps<"input">>> = {
  phone: { type: "tel" },
  email: { inputMode: "email" },
  rupees: { inputMode: "decimal" },
  day: { type: "date" },
};

function toText(value: AdminFieldValue | undefined): string {
  return Array.isArray(value) ? value.join("\n") : String(value ?? "");
}

function CheckboxField({ field, isChecked }: { field: AdminField; isChecked: boolean }) {
  return (
    <Checkbox
      className={getSpanClass(field.span ?? 3)}
      label={field.label}
      hint={field.hint}
      name={field.name}
      defaultChecked={isChecked}
    />
  );
}
