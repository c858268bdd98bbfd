import { useState } from "react";
import type { Order } from "#core/bookings/request/new-booking.ts";
import type { Paise } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { Chosen } from "./chosen/chosen-item.ts";
import { atFreshPrices, orderOf } from "./chosen/order.ts";
import { bookable, type ChosenState, useChosen } from "./chosen/use-chosen.ts";
import { useSelection } from "./chosen/use-selection.ts";
import { useConfirmation } from "./confirmation/use-confirmation.ts";
import { typedValues } from "./sending/form-fields.ts";
import type { PostedForm } from "./sending/posted-form.ts";
import { useBookingForm } from "./sending/use-booking-form.ts";
import { useOutcomes } from "./sending/use-outcomes.ts";
import { usePlaceBooking } from "./sending/use-place-booking.ts";
import { forgetBooked } from "./stored/forget-booked.ts";
import { keepItem } from "./stored/stored-package.ts";
import { useBookingStep } from "./use-booking-step.ts";
import { useVisit } from "./visit/use-visit.ts";

/**
 * Everything that the booking page knows: what is chosen, what is typed, which step, what became of it. What was booked
 * stays behind its confirmation, though the cart is empty by then.
 */
export function useBooking(posted: PostedForm | undefined) {
  const { address, selection, choosePackage } = useSelection(posted?.packageId ?? null);
  const [agreedPaise, setAgreedPaise] = useState<Paise>(0);
  const found = useChosen(selection, agreedPaise);
  const { form, clearForm } = useBookingForm(posted, bookable(found) !== null);
  const steps = useBookingStep(form);
  const confirmation = useConfirmation();
  const [booked, setBooked] = useState<Chosen | null>(null);
  const visit = useVisit(form, bookable(found)?.items ?? [], confirmation.shown !== null);
  const tell = useOutcomes(form, steps);
  const { place, fresh, forgetFresh, refusalOf, ...sending } = usePlaceBooking((outcome, { items }) => {
    if (outcome.kind !== "booked") return tell(outcome);
    setBooked(bookable(current));
    confirmation.show({ booking: outcome.booking, items });
    clearForm();
    forgetBooked(items);
  });
  const current: ChosenState = booked
    ? { state: "ready", chosen: booked }
    : atFreshPrices(found, fresh?.prices ?? posted?.prices ?? []);
  const order = orderOf(current);
  return {
    address,
    selectedPackageId: selection.mode === "package" && isOffered(current) ? selection.packageId : null,
    choosePackage: (id: number) => {
      forgetFresh();
      form.clearErrors("packageId");
      choosePackage(id);
    },
    of: current,
    order,
    form,
    clearForm: () => showToast({ title: en.booking.kept.cleared, undo: clearForm() }),
    steps,
    ...visit,
    submitDetails: form.handleSubmit((fields) => {
      if (order) keepItemOf(order);
      setAgreedPaise(order?.totalPaise ?? 0);
      steps.submit(typedValues(fields));
    }),
    pay: () => steps.submitted && order && place({ values: steps.submitted, order }),
    ...sending,
    refusal: steps.submitted && order ? refusalOf({ values: steps.submitted, order }) : null,
    confirmation,
  };
}

/** Spec §3 "Booking item": the one thing that is booked, as the payment step was opened with it. */
function keepItemOf({ items, totalPaise }: Order): void {
  const [item] = items;
  if (item && items.length === 1 && totalPaise > 0) keepItem({ ...item, id: item.itemId });
}

/** Spec §8: a package that the catalogue does not have leaves the list of packages as it was. */
function isOffered(of: ChosenState): boolean {
  return of.state !== "failed" || of.standIn !== null;
}
