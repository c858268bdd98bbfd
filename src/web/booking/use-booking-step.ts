import { useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import type { BookingFormValues } from "#core/bookings/request/form.ts";
import type { Step } from "./booking-tabs.tsx";
import type { FormFields } from "./sending/form-fields.ts";

/**
 * Details, then payment. The step is an entry of the history, so that the browser's own Back leads from payment to details;
 * it counts only while the details that were submitted are those of the form.
 */
export function useBookingStep(form: UseFormReturn<FormFields>) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [submitted, setSubmitted] = useState<BookingFormValues | null>(null);
  const [isPaymentSeen, seePayment] = useState(false);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setSubmitted(null) }), [form]);
  const isPayment = submitted !== null && (state as { step?: Step } | null)?.step === "payment";
  const step: Step = isPayment ? "payment" : "details";

  const isLeftOver = submitted === null && (state as { step?: Step } | null)?.step === "payment";
  // A reload of the payment step begins at the details again; its entry then is one of theirs, so that Back is one press.
  const forgetStep = useEffectEvent(() => {
    if (isLeftOver) void navigate({ search }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => forgetStep(), []);

  const openPayment = () => navigate({ search }, { state: { step: "payment" }, preventScrollReset: true });
  return {
    step,
    submitted,
    /** Whether what the step's button acts on is there, and has been seen. */
    canPress: step === "details" || isPaymentSeen,
    seePayment,
    openPayment,
    submit: (values: BookingFormValues) => {
      setSubmitted(values);
      void openPayment();
    },
    backToDetails: () => (isPayment ? navigate(-1) : undefined),
  };
}
