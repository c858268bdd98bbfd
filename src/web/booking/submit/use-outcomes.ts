import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { BookingFormValues, FormField } from "#core/bookings/fields.ts";
import { words } from "#texts";
import type { Step } from "#web/booking/booking-steps.tsx";
import { type FormFields, firstShown } from "#web/booking/form.ts";
import { showToast, type ToastMessage } from "#web/ui/overlays/toast-store.ts";
import type { Mistakes, Outcome } from "./send-booking.ts";

type Steps = { step: Step; backToDetails: () => unknown };

/** Brings fields that are folded away into the page. */
type Reveal = (fields: readonly string[]) => void;

/**
 * Tells the patient what became of a booking that did not succeed, and leads to what must be mended; `edit` leads to what the
 * patient wants to change.
 */
export function useOutcomes(form: UseFormReturn<FormFields>, { step, backToDetails }: Steps, reveal: Reveal) {
  const [toMend, setToMend] = useState<keyof FormFields | null>(null);
  // Once the details are shown; where a reload has cut the booking off, they are already.
  useEffect(() => {
    if (step !== "details" || toMend === null) return;
    form.setFocus(toMend);
    setToMend(null);
  }, [step, form, toMend]);

  const mend = (mistakes: Mistakes, type: "server" | "lost" = "server") => {
    reveal(Object.keys(mistakes));
    setToMend(firstShown(mistakes));
    backToDetails();
    if (mistakes.date) form.setValue("date", "");
    if (mistakes.date || mistakes.time) form.setValue("time", "");
    for (const [field, message] of Object.entries(mistakes)) {
      form.setError(field as keyof BookingFormValues, { type, message });
    }
  };
  const edit = (field: FormField | "packageId") => {
    reveal([field]);
    setToMend(field);
    backToDetails();
  };
  const tell = (outcome: Outcome) => {
    if (outcome.kind === "slot-full") mend({ time: outcome.sentence }, "lost");
    if (outcome.kind === "mistyped") mend(outcome.mistakes);
    const toast = toastOf(outcome, step, Boolean(form.getValues("email")));
    if (toast) showToast(toast);
  };
  return { tell, edit };
}

/** Row 8.13. */
function toastOf(outcome: Outcome, step: Step, hasMail: boolean): ToastMessage | null {
  const { failedTitle, failed, processedTitle, processed, processedWithoutMail } = words.booking.answers;
  if (outcome.kind === "failed") return { title: failedTitle, text: failed, tone: "error" };
  // In the payment step the new prices stand beside the total, and the phone is confirmed there.
  const isToldThere = outcome.kind === "price-changed" || outcome.kind === "proof-needed";
  const isUntold = isToldThere && step !== "payment";
  if (outcome.kind === "refused" || isUntold) return { title: failedTitle, text: outcome.sentence, tone: "error" };
  if (outcome.kind !== "unreadable") return null;
  return { title: processedTitle, text: hasMail ? processed : processedWithoutMail, tone: "done" };
}
