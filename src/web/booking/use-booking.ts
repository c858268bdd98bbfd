import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useLocation, useNavigate } from "react-router";
import type { BookingFormValues } from "#core/bookings/fields.ts";
import type { PricedSelection } from "#core/bookings/request/new-booking.ts";
import type { Selection } from "#core/bookings/request/selection.ts";
import type { Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { Step } from "./booking-steps.tsx";
import { useConfirmation } from "./confirmation/use-confirmation.ts";
import { type Folds, useFolds } from "./details/use-folds.ts";
import { type FormFields, type PostedForm, typedValues } from "./form.ts";
import { atFreshPrices, bookable, pricedOf, type SelectionState, type ShownSelection } from "./selection.ts";
import { asStored, forgetBooked, keepItem } from "./storage.ts";
import { useOutcomes } from "./submit/use-outcomes.ts";
import { useSubmit } from "./submit/use-submit.ts";
import { useKeptForm } from "./use-kept-form.ts";
import { useSelection } from "./use-selection.ts";
import { useChosen } from "./use-shown-selection.ts";
import { useVisit } from "./visit/use-visit.ts";

/**
 * Everything that the booking page knows: what is chosen, what is typed, which step, what became of it. What was booked
 * stays behind its confirmation, though the cart is empty by then.
 */
export function useBooking(posted: PostedForm | undefined, hasSelection: RefObject<boolean>) {
  const { address, selection, choosePackage } = useSelection(posted?.packageId ?? null);
  const [agreedPaise, setAgreedPaise] = useState<Paise>(0);
  const found = useChosen(selection, agreedPaise);
  const { form, clearForm } = useKeptForm();
  useTelling(hasSelection, bookable(found) !== null);
  const steps = useBookingStep(form);
  const confirmation = useConfirmation();
  const [booked, setBooked] = useState<ShownSelection | null>(null);
  const visit = useVisit(form, bookable(found)?.items ?? [], confirmation.shown !== null);
  const folds = useFolds(Object.keys(posted?.mistakes ?? {}));
  const { tell, edit } = useOutcomes(form, steps, folds.reveal);
  const { place, fresh, forgetFresh, refusalOf, ...sending } = useSubmit((outcome, { items }) => {
    if (outcome.kind !== "booked") return tell(outcome);
    setBooked(bookable(current));
    confirmation.show({ booking: outcome.booking, items: asStored(items, outcome.items) });
    clearForm();
    forgetBooked(items);
  });
  const current = booked ? ready(booked) : atFreshPrices(found, fresh?.prices ?? posted?.prices ?? []);
  const priced = pricedOf(current);
  return {
    address,
    selectedPackageId: packageOf(selection, current),
    choosePackage: (id: number) => {
      forgetFresh();
      form.clearErrors("packageId");
      choosePackage(id);
    },
    of: current,
    priced,
    clearForm: () => tellCleared(folds, clearForm()),
    folds,
    edit,
    steps,
    ...visit,
    submitDetails: form.handleSubmit((fields) => {
      setAgreedPaise(keptTotal(priced));
      steps.submit(typedValues(fields));
    }, folds.revealMistakes),
    pay: () => steps.submitted && priced && place({ values: steps.submitted, priced }),
    ...sending,
    refusal: steps.submitted && priced ? refusalOf({ values: steps.submitted, priced }) : null,
    confirmation,
  };
}

function useTelling(hasSelection: RefObject<boolean>, isSo: boolean): void {
  useEffect(() => {
    hasSelection.current = isSo;
  }, [hasSelection, isSo]);
}

function ready(shown: ShownSelection): SelectionState {
  return { state: "ready", shown };
}

/** Row 3.17: keeps the one thing that is booked, as the payment step was opened with it; its total. */
function keptTotal(priced: PricedSelection | null): Paise {
  if (priced === null) return 0;
  const { items, totalPaise } = priced;
  const [item] = items;
  if (item && items.length === 1 && totalPaise > 0) keepItem({ ...item, id: item.itemId });
  return totalPaise;
}

/** Row 8.15: a package that the catalogue does not have leaves the list of packages as it was. */
function packageOf(selection: Selection, of: SelectionState): number | null {
  const isOffered = of.state !== "failed" || of.fallback !== null;
  return selection.mode === "package" && isOffered ? selection.packageId : null;
}

function tellCleared(folds: Folds, undo: () => void): void {
  folds.setLines([]);
  showToast({ title: words.booking.draft.cleared, undo });
}

/**
 * Details, then payment. The step is an entry of the history, so that the browser's own Back leads from payment to details;
 * it counts only while the details that were submitted are those of the form.
 */
function useBookingStep(form: UseFormReturn<FormFields>) {
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
    if (!isLeftOver) return;
    const rest = { ...(state as object), step: undefined };
    void navigate({ search }, { replace: true, state: rest, preventScrollReset: true });
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
