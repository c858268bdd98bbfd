import type { Booking } from "#core/bookings/schema.ts";
import { holdsSeat, moneyOf } from "#core/bookings/statuses.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useNextStep } from "#web/admin/booking/next-step-button.tsx";
import { usePaymentChange } from "#web/admin/booking/use-booking-change.ts";
import { Key, useKeys } from "#web/admin/layout/keys.tsx";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { Icon } from "#web/ui/icon.tsx";

const texts = words.desk.booking;

/** Money may be taken whenever some is wanted; where it is the next step, its button stands there, and the key is the same. */
export function PaymentPart({ booking }: { booking: Booking }) {
  const step = useNextStep(booking);
  const payment = usePaymentChange(booking);
  const mayTake =
    useActs()("change-payment-status") && holdsSeat(booking.status) && moneyOf(booking.paymentStatus) === "wanted";
  const take = () => {
    if (!payment.isPending) payment.mutate("paid");
  };
  useKeys({ r: mayTake ? take : undefined });
  if (!mayTake || step?.kind === "payment") return null;
  return (
    <button
      className="btn btn-2 btn-s"
      type="button"
      aria-keyshortcuts="r"
      aria-disabled={payment.isPending}
      onClick={take}
    >
      <Icon name="indian-rupee" small />{" "}
      {payment.isPending ? texts.updating : texts.next.paid(formatWholeRupees(fromWire(booking.totalAmount)))}{" "}
      <Key>r</Key>
    </button>
  );
}
