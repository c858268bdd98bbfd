import type { FieldErrors } from "react-hook-form";
import type { FormFields } from "./form-fields.ts";

/** A sentence by field, as the form keeps them. */
export type FormMistakes = Partial<Record<keyof FormFields, string>>;

export function fieldErrors(mistakes: FormMistakes): FieldErrors<FormFields> {
  const errors: FieldErrors<FormFields> = {};
  for (const [field, message] of Object.entries(mistakes)) {
    errors[field as keyof FormFields] = { type: "rule", message };
  }
  return errors;
}
