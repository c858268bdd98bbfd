import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import type { BookingFormValues } from "#core/bookings/booking-fields.ts";
import type { PricedSelection } from "#core/bookings/create/booking-request.ts";
import type { Selection } from "#core/bookings/create/selection.ts";
import type { Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import type { BookingStep } from "./booking-steps.tsx";
import { useConfirmation } from "./confirmation/use-confirmation.ts";
import { type CollapsedFields, useCollapsedFields } from "./details/use-collapsed-fields.ts";
import { type FormFields, type PostedFormResult, toFormValues } from "./form-fields.ts";
import {
  getBookableSelection,
  getPricedSelection,
  type SelectionState,
  type SelectionView,
  withUpdatedPrices,
} from "./selection.ts";
import { useSlotChoice } from "./slots/use-slot-choice.ts";
import { clearBookedSelection, storeItem, withStoredPrices } from "./storage.ts";
import { useSubmit } from "./submit/use-submit.ts";
import { useSubmitOutcomes } from "./submit/use-submit-outcomes.ts";
import { useDraftForm } from "./use-draft-form.ts";
import { useSelection } from "./use-selection.ts";
import { useSelectionView } from "./use-selection-view.ts";

/**
 * All state of the booking page: the selection, the form, the step and the outcome. The booked items stay behind the
 * confirmation, though the cart is empty by then.
 */
export function useBooking(posted: PostedFormResult | undefined, hasSelection: RefObject<boolean>) {
  const { address, selection, choosePackage } = useSelection(posted?.packageId ?? null);
  const [agreedPaise, setAgreedPaise] = useState<Paise>(0);
  const found = useSelectionView(selection, agreedPaise);
  const { form, clearForm } = useDraftForm();
  useReportSelection(hasSelection, getBookableSelection(found) !== null);
  const steps = useBookingStep(form);
  const confirmation = useConfirmation();
  const [booked, setBooked] = useState<SelectionView | null>(null);
  const visit = useSlotChoice(form, getBookableSelection(found)?.items ?? [], confirmation.shown !== null);
  const collapsed = useCollapsedFields(Object.keys(posted?.mistakes ?? {}));
  const { showOutcome, edit } = useSubmitOutcomes(form, steps, collapsed.reveal);
  const { place, updatedPrices, forgetUpdatedPrices, refusalOf, ...sending } = useSubmit((outcome, { items }) => {
    if (outcome.kind !== "booked") return showOutcome(outcome);
    setBooked(getBookableSelection(current));
    confirmation.show({ booking: outcome.booking, items: withStoredPrices(items, outcome.items) });
    clearForm();
    clearBookedSelection(items);
  });
  const current = booked
    ? toReadyState(booked)
    : withUpdatedPrices(found, updatedPrices?.prices ?? posted?.prices ?? []);
  const priced = getPricedSelection(current);
  return {
    address,
    selectedPackageId: getSelectedPackageId(selection, current),
    choosePackage: (id: number) => {
      forgetUpdatedPrices();
      form.clearErrors("packageId");
      choosePackage(id);
    },
    of: current,
    priced,
    clearForm: () => showClearedToast(collapsed, clearForm()),
    collapsed,
    edit,
    steps,
    ...visit,
    submitDetails: form.handleSubmit((fields) => {
      setAgreedPaise(storeTotal(priced));
      const values = toFormValues(fields);
      showStored(form, values);
      steps.submit(values);
    }, collapsed.revealMistakes),
    pay: () => steps.submitted && priced && place({ values: steps.submitted, priced }),
    ...sending,
    refusal: steps.submitted && priced ? refusalOf({ values: steps.submitted, priced }) : null,
    confirmation,
  };
}

/** Shows in the form, and keeps in its draft, what the next step shows and the server stores. */
function showStored(form: UseFormReturn<FormFields>, values: BookingFormValues): void {
  for (const field of ["name", "address", "pinCode"] as const) {
    if ((form.getValues(field) ?? "") !== values[field]) form.setValue(field, values[field]);
  }
}

function useReportSelection(hasSelection: RefObject<boolean>, isSo: boolean): void {
  useEffect(() => {
    hasSelection.current = isSo;
  }, [hasSelection, isSo]);
}

function toReadyState(shown: SelectionView): SelectionState {
  return { state: "ready", shown };
}

/** Stores the one booked item, as the payment step was opened with it. Returns its total. */
function storeTotal(priced: PricedSelection | null): Paise {
  if (priced === null) return 0;
  const { items, totalPaise } = priced;
  const [item] = items;
  if (item && items.length === 1 && totalPaise > 0) storeItem({ ...item, id: item.itemId });
  return totalPaise;
}

/** A package that is not in the catalogue leaves the list of packages as it was. */
function getSelectedPackageId(selection: Selection, of: SelectionState): number | null {
  const isOffered = of.state !== "failed" || of.fallback !== null;
  return selection.mode === "package" && isOffered ? selection.packageId : null;
}

function showClearedToast(collapsed: CollapsedFields, undo: () => void): void {
  collapsed.collapse([]);
  showToast({ title: words.booking.draft.cleared, undo });
}

/**
 * Details, then payment. The step is a history entry, so that the browser's Back leads from payment to details; it
 * counts only while the submitted details are those of the form.
 */
function useBookingStep(form: UseFormReturn<FormFields>) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [submitted, setSubmitted] = useState<BookingFormValues | null>(null);
  const [isPaymentSeen, seePayment] = useState(false);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => setSubmitted(null) }), [form]);
  const isPayment = submitted !== null && (state as { step?: BookingStep } | null)?.step === "payment";
  const step: BookingStep = isPayment ? "payment" : "details";

  const isLeftOver = submitted === null && (state as { step?: BookingStep } | null)?.step === "payment";
  // A reload of the payment step starts at the details; its history entry becomes one of theirs, so that Back takes one
  // press.
  const forgetStep = useEffectEvent(() => {
    if (!isLeftOver) return;
    const rest = { ...(state as object), step: undefined };
    void navigate({ search }, { replace: true, state: rest, preventScrollReset: true });
  });
  useEffect(() => forgetStep(), []);

  const openPayment = () => navigate({ search }, { state: { step: "payment" }, preventScrollReset: true });
  return {
    step,
    submitted,
    /** Whether the step's button is there, and has been visible long enough. */
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
