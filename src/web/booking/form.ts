import type { FieldErrors, Resolver } from "react-hook-form";
import type { Area } from "#core/areas/pin-code.ts";
import {
  type BookingFormValues,
  type FormField,
  type FormPatientField,
  formFieldNames,
} from "#core/bookings/fields.ts";
import type { FreshPrice } from "#core/bookings/request/fresh-prices.ts";
import type { BookedItem } from "#core/bookings/schema.ts";
import { words } from "#texts";
import type { ConfirmedBooking } from "./confirmation/confirmed-booking.ts";

/** The form's fields: its values, and the selector of packages, whose value is the address of the page. */
export type FormFields = BookingFormValues & { packageId: string };

/** What nobody must tell: folded away below what must be told. */
export const optionalFields = ["email", "age", "gender"] as const satisfies readonly FormPatientField[];

export function isOptional(field: string): boolean {
  return optionalFields.some((optional) => optional === field);
}

/** The first of them that one meets on the way down the page. */
export function firstShown(fields: Partial<Record<FormField, unknown>>): FormField | null {
  const inOrder = [...formFieldNames.filter((field) => !isOptional(field)), ...optionalFields];
  return inOrder.find((field) => fields[field]) ?? null;
}

/** A control that was never touched has no value; the rules read text. */
export function typedValues(fields: Partial<Record<keyof FormFields, string | null>>): BookingFormValues {
  return Object.fromEntries(formFieldNames.map((name) => [name, fields[name] ?? ""])) as BookingFormValues;
}

/** What the server answers to a form that was sent without JavaScript. */
export type PostedForm = {
  values: BookingFormValues;
  /** The package that was chosen in the form, where there was a list of them. */
  packageId: number | null;
  mistakes: FormMistakes;
  /** What is wrong beyond the fields. */
  sentence: string | null;
  prices: FreshPrice[];
  /** Whether the very same is booked already, and is booked once more only by a yes. */
  asksAgain: boolean;
  booked: { booking: ConfirmedBooking; items: BookedItem[] } | null;
};

/** A sentence by field, as the form keeps them. */
export type FormMistakes = Partial<Record<keyof FormFields, string>>;

export function fieldErrors(mistakes: FormMistakes): FieldErrors<FormFields> {
  const errors: FieldErrors<FormFields> = {};
  for (const [field, message] of Object.entries(mistakes)) {
    errors[field as keyof FormFields] = { type: "rule", message };
  }
  return errors;
}

/** What the rules ask at the moment of a check, beyond the fields. */
export type Circumstances = { hasSelection: () => boolean; areas: () => readonly Area[] | undefined };

/** The rules come with the first check: nobody needs them to see the page. */
export const loadRules = () => import("#core/bookings/request/form.ts");

/** Row 5.1: checks the whole form; something must have been chosen too. */
export const checkForm: Resolver<FormFields, Circumstances> = async (fields, context) => {
  const mistakes: FormMistakes = await mistakesIn(typedValues(fields), context?.areas());
  if (!context?.hasSelection()) mistakes.packageId = words.booking.failed.nothing;
  return Object.keys(mistakes).length > 0
    ? { values: {}, errors: fieldErrors(mistakes) }
    : { values: fields, errors: {} };
};

/** Where the rules cannot be loaded the server's answer tells the mistakes. */
async function mistakesIn(values: BookingFormValues, areas: readonly Area[] | undefined): Promise<FormMistakes> {
  const rules = await loadRules().catch(() => null);
  return rules ? rules.formMistakes(values, areas) : {};
}
