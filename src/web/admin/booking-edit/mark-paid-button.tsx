import type { Booking } from "#core/bookings/response-schema.ts";
import { getMoneyState, holdsSeat } from "#core/bookings/statuses.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useNextStep } from "#web/admin/bookings/next-step-button.tsx";
import { usePaymentChange } from "#web/admin/bookings/use-booking-change.ts";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { PanelAction } from "./panel-actions.tsx";

const texts = words.admin.booking;

/**
 * Marks the booking as paid while an amount is due. If payment is the next step, only by key: the next step's button
 * is shown instead.
 */
export function MarkPaidButton({ booking }: { booking: Booking }) {
  const step = useNextStep(booking);
  const payment = usePaymentChange(booking);
  const canTake =
    usePermissions()("change-payment-status") &&
    holdsSeat(booking.status) &&
    getMoneyState(booking.paymentStatus) === "wanted";
  const markPaid = () => {
    if (!payment.isPending) payment.mutate("paid");
  };
  useShortcuts({ r: canTake ? markPaid : undefined });
  if (!canTake || step?.kind === "payment") return null;
  return (
    <PanelAction icon="indian-rupee" keyName="r" aria-disabled={payment.isPending} onClick={markPaid}>
      {payment.isPending ? texts.updating : texts.next.paid(formatWholeRupees(parseAmount(booking.totalAmount)))}
    </PanelAction>
  );
}
