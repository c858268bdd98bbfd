import type { Area } from "#core/areas/pin-code.ts";
import type { BookingFormValues } from "#core/bookings/booking-fields.ts";
import * as rules from "#core/bookings/create/booking-form.ts";
import { sentences } from "#sentences";

const formSentences = { bookingForm: sentences.bookingForm, pinCodes: sentences.pinCodes };

export const { normalizeBookingForm } = rules;

/** Returns the first sentence for each invalid field, in the language of the page. */
export const validateBookingForm = (values: BookingFormValues, areas?: readonly Area[]) =>
  rules.validateBookingForm(values, formSentences, areas);
