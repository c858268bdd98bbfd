import { useState } from "react";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { TenderMethod } from "#core/money/tenders.ts";
import { formatAmount, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { useTakePayment } from "./booking-payments.ts";
import { fillUp, formatTyped, listLegs, noAmounts, sumAmounts, type TenderAmounts } from "./tender-amounts.ts";

/** Ways of paying, in the order of their digits; split is several of the others. */
export const ways = ["cash", "upi", "card", "split"] as const;
export type Way = (typeof ways)[number];

const methodsOf = {
  cash: ["cash"],
  upi: ["upi"],
  card: ["card"],
  split: ["cash", "upi", "card"],
} as const satisfies Record<Way, readonly TenderMethod[]>;

type TakeFields = TenderAmounts & { way: Way; given: string; utr: string; reason: string };

/** The form that takes money: all of what is due in cash at first. */
export function useTakeForm(booking: Booking, onClose: () => void) {
  const duePaise = parseAmount(booking.dueAmount);
  const payment = useTakePayment(booking);
  /** Amounts typed by hand since the way was chosen. */
  const [typed, setTyped] = useState<ReadonlySet<TenderMethod>>(new Set());
  const form = useActionForm<TakeFields>({
    defaultValues: { ...noAmounts, cash: formatTyped(duePaise), way: "cash", given: "", utr: "", reason: "" },
    send: async ({ way, utr, reason, ...amounts }) => {
      const legs = listLegs(amounts, methodsOf[way]);
      const sumPaise = sumAmounts(amounts, methodsOf[way]);
      const isByUpi = legs.some(({ method }) => method === "upi");
      const receipt = await payment.mutateAsync({
        legs,
        amount: sumPaise > 0 ? formatAmount(sumPaise) : (legs[0]?.amount ?? ""),
        ...(isByUpi && utr.trim() && { utr }),
        ...(isByUpi && reason.trim() && { reason }),
      });
      if (receipt) onClose();
    },
    getFieldName: (path): string => getAmountName(path, listLegs(values, methods)),
    failed: words.admin.payments.unsent,
  });
  const values = form.watch();
  const methods: readonly TenderMethod[] = methodsOf[values.way];
  const setAmounts = (amounts: TenderAmounts) => {
    for (const method of methodsOf.split) form.setValue(method, amounts[method]);
  };
  /** A single amount goes along to the other way. */
  const chooseWay = (way: Way) => {
    form.setValue("way", way);
    setTyped(new Set());
    if (way !== "split") setAmounts({ ...noAmounts, [way]: getSingleAmount() });
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
  return { form, values, methods, duePaise, chooseWay, registerAmount };
}

/** Names the amount at fault by the place of its leg in what was sent; other fields have the names of the API. */
export function getAmountName(path: string, legs: readonly { method: TenderMethod }[]): string {
  const [name, index] = path.replace(/^payment\./, "").split(".");
  if (name === "bookings") return legs[0]?.method ?? "cash";
  if (name === "legs") return legs[Number(index ?? 0)]?.method ?? "cash";
  return name ?? path;
}
