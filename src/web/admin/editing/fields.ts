import type { ApiCall, Sent } from "#web/api-client.ts";

type Kind =
  | { kind: "line" | "rupees" | "text" | "day" }
  /** One line of text, in sight in full where it is longer than its field. */
  | { kind: "sentence" }
  /** Yes or no. */
  | { kind: "tick" }
  /** A text a line. */
  | { kind: "lines" }
  /** One of several words, by their names where they have some, or none where nothing is required. */
  | { kind: "word"; words: readonly string[]; names?: Readonly<Record<string, string>>; none?: string }
  /** One of several things, by id. */
  | { kind: "choice"; choices: Choice[] }
  /** Several things, by id, in the order shown. */
  | { kind: "choices"; choices: Choice[] };

export type Choice = { id: number; name: string };

/** A field of a form at the desk: what it is called, what may be put there, and where it stands. */
export type DeskField<Body extends object = Record<string, unknown>> = Kind & {
  name: keyof Body & string;
  label: string;
  hint?: string;
  className?: string;
};

/** What a call of the API takes, by its name there. */
export type Body<Call extends ApiCall> = NonNullable<Sent<Call>["body"]>;

export type DeskValue = string | boolean | number | string[] | number[];
export type DeskValues = Record<string, DeskValue>;

/**
 * What a form holds as the body of a call. Its fields are those of the body (`DeskField<Body<…>>`); what is typed into them
 * the server judges.
 */
export function bodyOf<Call extends ApiCall>(values: DeskValues): Body<Call> {
  return values as Body<Call>;
}

/** What stands in the form. */
export function valuesIn(form: FormData, fields: readonly DeskField[]): DeskValues {
  return Object.fromEntries(fields.map((field) => [field.name, readField(form, field)]));
}

/** The values that differ from what was there: only these are sent, so that two people do not undo each other's work. */
export function changesIn(values: DeskValues, before: DeskValues): DeskValues {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed);
}

function readField(form: FormData, { name, kind }: DeskField): DeskValue {
  const typed = form.get(name);
  const text = typeof typed === "string" ? typed.trim() : "";
  if (kind === "tick") return typed !== null;
  if (kind === "choice") return Number(text);
  if (kind === "choices") return form.getAll(name).map(Number);
  if (kind === "lines") return linesOf(text);
  if (kind === "sentence") return linesOf(text).join(" ");
  return text.replaceAll("\r\n", "\n");
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
