import { useState } from "react";
import type { Booking } from "#core/bookings/schema.ts";
import type { Paise } from "#core/pricing/money.ts";
import { clearSelectedTests } from "#web/ui/cart/cart-store.ts";
import type { Chosen } from "./chosen/chosen-item.ts";
import { atFreshPrices, orderOf } from "./chosen/order.ts";
import { bookable, type ChosenState, useChosen } from "./chosen/use-chosen.ts";
import { useSelection } from "./chosen/use-selection.ts";
import { typedValues } from "./sending/form-fields.ts";
import type { PostedForm } from "./sending/posted-form.ts";
import { useBookingForm } from "./sending/use-booking-form.ts";
import { useOutcomes } from "./sending/use-outcomes.ts";
import { usePlaceBooking } from "./sending/use-place-booking.ts";
import { forgetDraft } from "./stored/booking-draft.ts";
import { forgetBookedItem, keepItem } from "./stored/stored-package.ts";
import { useBookingStep } from "./use-booking-step.ts";
import { useSeatHold } from "./visit/hold/use-seat-hold.ts";

/** What was booked, kept as it was shown: the cart and the drafts are empty by then. */
type Booked = { booking: Booking; chosen: Chosen };

/** Everything that the booking page knows: what is chosen, what is typed, which step, what became of it. */
export function useBooking(posted: PostedForm | undefined) {
  const { address, selection, choosePackage } = useSelection(posted?.packageId ?? null);
  const [agreedPaise, setAgreedPaise] = useState<Paise>(0);
  const found = useChosen(selection, agreedPaise);
  const form = useBookingForm(posted, bookable(found) !== null);
  const steps = useBookingStep(form);
  const [booked, setBooked] = useState<Booked | null>(null);
  const seat = useSeatHold(form, booked !== null);
  const tell = useOutcomes(form, steps);
  const { place, isPending, fresh, forgetFresh } = usePlaceBooking((outcome) => {
    if (outcome.kind !== "booked") return tell(outcome);
    const chosen = bookable(current);
    if (chosen) setBooked({ booking: outcome.booking, chosen });
    forgetDraft();
    forgetBookedItem();
    clearSelectedTests();
  });
  const current: ChosenState = booked
    ? { state: "ready", chosen: booked.chosen }
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
    steps,
    seat,
    submitDetails: form.handleSubmit((fields) => {
      const [item] = order?.items ?? [];
      if (item && order?.items.length === 1 && order.totalPaise > 0) keepItem({ ...item, id: item.itemId });
      setAgreedPaise(order?.totalPaise ?? 0);
      steps.submit(typedValues(fields));
    }),
    confirm: () => {
      if (steps.submitted && order) place({ values: steps.submitted, order });
    },
    isPending,
    priceNews: fresh?.sentence ?? null,
    booked,
  };
}

/** Spec §8: a package that the catalogue does not have leaves the list of packages as it was. */
function isOffered(of: ChosenState): boolean {
  return of.state !== "failed" || of.standIn !== null;
}
