import type { BookingFormValues } from "#core/bookings/request/form.ts";
import type { FreshPrice } from "#core/bookings/request/fresh-prices.ts";
import type { Booking } from "#core/bookings/schema.ts";
import type { FormMistakes } from "./field-errors.ts";

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
  booking: Booking | null;
};
