import type { FieldSpan } from "#web/components/forms/field.tsx";
import type { ApiCall, CallInput } from "#web/lib/api-client.ts";

/** What is typed or chosen, and so its control. */
type FieldKind =
  /** One line; a phone and an email have the keyboard for them. */
  | { kind: "text" | "phone" | "email" | "rupees" | "day" }
  /** One line that wraps to show all of it. */
  | { kind: "sentence" }
  /** Text with line breaks. */
  | { kind: "paragraph" }
  /** Several texts, one per line. */
  | { kind: "list" }
  | { kind: "checkbox" }
  /** One of the given options; `names` are what people read, and `none` names the empty option of an optional field. */
  | { kind: "option"; options: readonly string[]; names?: Readonly<Record<string, string>>; none?: string }
  /** One item, by its id. */
  | { kind: "item"; choices: Choice[] }
  /** Several items by their ids, in the order shown. */
  | { kind: "items"; choices: Choice[] };

export type Choice = { id: number; name: string };

/** A field of an admin form. */
export type AdminField<Body extends object = Record<string, unknown>> = FieldKind & {
  name: keyof Body & string;
  label: string;
  hint?: string;
  span?: FieldSpan;
};

/** Request body of an API call. */
export type CallBody<Call extends ApiCall> = NonNullable<CallInput<Call>["body"]>;

export type AdminFieldValue = string | boolean | number | string[] | number[];
export type AdminFieldValues = Record<string, AdminFieldValue>;

/**
 * Returns form values as the body of a call. Field names are those of the body (`AdminField<Body<…>>`); the server
 * validates the values.
 */
export function toCallBody<Call extends ApiCall>(values: AdminFieldValues): CallBody<Call> {
  return values as CallBody<Call>;
}

/** Reads the values of a form. */
export function readFormValues(form: FormData, fields: readonly AdminField[]): AdminFieldValues {
  return Object.fromEntries(fields.map((field) => [field.name, readField(form, field)]));
}

/** Returns the values that differ from `before`. Only these are sent, so that concurrent changes are kept. */
export function diffFieldValues(values: AdminFieldValues, before: AdminFieldValues): AdminFieldValues {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed);
}

function readField(form: FormData, { name, kind }: AdminField): AdminFieldValue {
  const typed = form.get(name);
  const text = typeof typed === "string" ? typed.trim() : "";
  if (kind === "checkbox") return typed !== null;
  if (kind === "item") return Number(text);
  if (kind === "items") return form.getAll(name).map(Number);
  if (kind === "list") return splitLines(text);
  if (kind === "sentence") return splitLines(text).join(" ");
  return text.replaceAll("\r\n", "\n");
}

function splitLines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
