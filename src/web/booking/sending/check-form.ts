import type { Resolver } from "react-hook-form";
import type { Area } from "#core/areas/pin-code.ts";
import type { BookingFormValues } from "#core/bookings/request/form.ts";
import { en } from "#web/texts/en.ts";
import { type FormMistakes, fieldErrors } from "./field-errors.ts";
import { type FormFields, typedValues } from "./form-fields.ts";

type Context = { hasSelection: boolean; areas: readonly Area[] | undefined };

/** The rules come with the first check: nobody needs them to see the page. */
export const loadRules = () => import("#core/bookings/request/form.ts");

/** Spec §5: checks the whole form; something must have been chosen too. */
export const checkForm: Resolver<FormFields, Context> = async (fields, context) => {
  const mistakes: FormMistakes = await mistakesIn(typedValues(fields), context?.areas);
  if (!context?.hasSelection) mistakes.packageId = en.booking.failed.nothing;
  return Object.keys(mistakes).length > 0
    ? { values: {}, errors: fieldErrors(mistakes) }
    : { values: fields, errors: {} };
};

/** Where the rules cannot be loaded the server's answer tells the mistakes. */
async function mistakesIn(values: BookingFormValues, areas: readonly Area[] | undefined): Promise<FormMistakes> {
  const rules = await loadRules().catch(() => null);
  return rules ? rules.formMistakes(values, areas) : {};
}
