import type { DeskField } from "./fields.ts";

export function TickField({ field, isTicked }: { field: DeskField; isTicked: boolean }) {
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
