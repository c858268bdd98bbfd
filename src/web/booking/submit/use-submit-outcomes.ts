import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { BookingFormValues, FormField } from "#core/bookings/booking-fields.ts";
import { words } from "#texts";
import type { BookingStep } from "#web/booking/booking-steps.tsx";
import { type FormFields, findFirstField } from "#web/booking/form-fields.ts";
import { showToast, type ToastMessage } from "#web/components/toasts/toast-store.ts";
import type { BookingFieldErrors, SubmitOutcome } from "./send-booking.ts";

type StepControls = { step: BookingStep; backToDetails: () => unknown };

/** Shows fields that are collapsed. */
type RevealFields = (fields: readonly string[]) => void;

/**
 * Shows the patient why a booking failed, and focuses what must be corrected; `edit` opens the step that the patient
 * wants to change.
 */
export function useSubmitOutcomes(
  form: UseFormReturn<FormFields>,
  { step, backToDetails }: StepControls,
  reveal: RevealFields,
) {
  const [fieldToFocus, setFieldToFocus] = useState<keyof FormFields | null>(null);
  // Once the details are shown; after a reload that interrupted the booking they already are.
  useEffect(() => {
    if (step !== "details" || fieldToFocus === null) return;
    form.setFocus(fieldToFocus);
    setFieldToFocus(null);
  }, [step, form, fieldToFocus]);

  const showErrors = (mistakes: BookingFieldErrors, type: "server" | "lost" = "server") => {
    reveal(Object.keys(mistakes));
    setFieldToFocus(findFirstField(mistakes));
    backToDetails();
    if (mistakes.date) form.setValue("date", "");
    if (mistakes.date || mistakes.time) form.setValue("time", "");
    for (const [field, message] of Object.entries(mistakes)) {
      form.setError(field as keyof BookingFormValues, { type, message });
    }
  };
  const edit = (field: FormField | "packageId") => {
    reveal([field]);
    setFieldToFocus(field);
    backToDetails();
  };
  const showOutcome = (outcome: SubmitOutcome) => {
    if (outcome.kind === "slot-full") showErrors({ time: outcome.sentence }, "lost");
    if (outcome.kind === "mistyped") showErrors(outcome.mistakes);
    const toast = getOutcomeToast(outcome, step, Boolean(form.getValues("email")));
    if (toast) showToast(toast);
  };
  return { showOutcome, edit };
}

function getOutcomeToast(outcome: SubmitOutcome, step: BookingStep, hasMail: boolean): ToastMessage | null {
  const { failedTitle, failed, processedTitle, processed, processedWithoutMail } = words.booking.answers;
  if (outcome.kind === "failed") return { title: failedTitle, text: failed, tone: "error" };
  // In the payment step the new prices are next to the total, and the phone is verified there.
  const isShownInPlace = outcome.kind === "price-changed" || outcome.kind === "proof-needed";
  const needsToast = isShownInPlace && step !== "payment";
  if (outcome.kind === "refused" || needsToast) return { title: failedTitle, text: outcome.sentence, tone: "error" };
  if (outcome.kind !== "unreadable") return null;
  return { title: processedTitle, text: hasMail ? processed : processedWithoutMail, tone: "done" };
}
