import { useState } from "react";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { TenderMethod } from "#core/money/tenders.ts";
import { words } from "#texts";
import { useOtherVisitMembers } from "#web/admin/booking-edit/visit-members.tsx";
import { fillUp, formatTyped, listLegs, noAmounts, sumAmounts, type TenderAmounts } from "#web/lib/tender-amounts.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { useTakePayment } from "./booking-payments.ts";
import { listDueBookings, type Scope, shareByDue, sumDue } from "./visit-allocations.ts";

/** In the order of their digits; split is several of the others. */
export const waysOfPaying = ["cash", "upi", "card", "split"] as const;
export type WayOfPaying = (typeof waysOfPaying)[number];

const methodsOf = {
  cash: ["cash"],
  upi: ["upi"],
  card: ["card"],
  split: ["cash", "upi", "card"],
} as const satisfies Record<WayOfPaying, readonly TenderMethod[]>;

type TakeFields = TenderAmounts & { scope: Scope; way: WayOfPaying; given: string; utr: string; reason: string };

/** The form that takes money: all of what is due for the booking in cash at first. */
export function useTakePaymentForm(booking: Booking, onClose: () => void) {
  const ofVisit = listDueBookings(booking, useOtherVisitMembers(booking));
  const hasChoice = ofVisit.some(({ id }) => id !== booking.id);
  const getBookings = (scope: Scope) => (scope === "visit" && hasChoice ? ofVisit : [booking]);
  const { id, version } = booking;
  const payment = useTakePayment();
  /** Amounts typed by hand since the way was chosen. */
  const [typed, setTyped] = useState<ReadonlySet<TenderMethod>>(new Set());
  const form = useActionForm<TakeFields>({
    defaultValues: {
      ...{ ...noAmounts, cash: formatTyped(sumDue([booking])), scope: "booking", way: "cash" },
      ...{ given: "", utr: "", reason: "" },
    },
    send: async ({ scope, way, utr, reason, ...amounts }) => {
      const legs = listLegs(amounts, methodsOf[way]);
      const sumPaise = sumAmounts(amounts, methodsOf[way]);
      const isByUpi = legs.some(({ method }) => method === "upi");
      const receipt = await payment.mutateAsync({
        legs,
        bookings:
          sumPaise > 0 ? shareByDue(sumPaise, getBookings(scope)) : [{ id, version, amount: legs[0]?.amount ?? "" }],
        ...(isByUpi && utr.trim() && { utr }),
        ...(isByUpi && reason.trim() && { reason }),
      });
      if (receipt) onClose();
    },
    getFieldName: (path): string => getAmountName(path, listLegs(values, methods)),
    failed: words.admin.payments.unsent,
  });
  const values = form.watch();
  const duePaise = sumDue(getBookings(values.scope));
  const methods: readonly TenderMethod[] = methodsOf[values.way];
  const setAmounts = (amounts: TenderAmounts) => {
    for (const method of methodsOf.split) form.setValue(method, amounts[method]);
  };
  /** A single amount goes along to the other way. */
  const chooseWay = (way: WayOfPaying) => {
    form.setValue("way", way);
    setTyped(new Set());
    if (way !== "split") setAmounts({ ...noAmounts, [way]: getSingleAmount() });
  };
  /** An amount that was all of what is due follows the choice; what was typed by hand stays. */
  const chooseScope = (scope: Scope) => {
    form.setValue("scope", scope);
    const nextPaise = sumDue(getBookings(scope));
    const follow = (amount: string) => (amount === formatTyped(duePaise) ? formatTyped(nextPaise) : amount);
    const { cash, upi, card, other } = values;
    const amounts = { cash: follow(cash), upi: follow(upi), card: follow(card), other };
    const [edited] = typed;
    setAmounts(edited === undefined ? amounts : fillUp(amounts, edited, { duePaise: nextPaise, typed }));
  };
  const getSingleAmount = () => (values.way === "split" ? formatTyped(duePaise) : values[values.way]);
  const registerAmount = (method: TenderMethod) =>
    form.register(method, {
      onChange: (event) => {
        if (values.way !== "split") return;
        const byHand = new Set([...typed, method]);
        setTyped(byHand);
        setAmounts(fillUp({ ...values, [method]: event.target.value }, method, { duePaise, typed: byHand }));
      },
    });
  return { form, values, methods, duePaise, visit: hasChoice ? ofVisit : null, chooseScope, chooseWay, registerAmount };
}

/** Names the amount at fault by the place of its leg in what was sent; other fields have the names of the API. */
export function getAmountName(path: string, legs: readonly { method: TenderMethod }[]): string {
  const [name, index] = path.replace(/^payment\./, "").split(".");
  if (name === "bookings") return legs[0]?.method ?? "cash";
  if (name === "legs") return legs[Number(index ?? 0)]?.method ?? "cash";
  return name ?? path;
}
