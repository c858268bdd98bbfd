import type { Booking, Undo } from "#core/bookings/response-schema.ts";
import { words } from "#texts";
import { useAllowedStatuses } from "#web/admin/booking-edit/use-allowed-statuses.ts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatDayMonth } from "#web/lib/format-date.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";
import { useMoveVisit, usePaymentChange, useStatusChange } from "./use-booking-change.ts";

/** The way back: reverts the last change, if it can be reverted, and says to what. */
export function UndoLastChange({ booking }: { booking: Booking }) {
  const { undo } = booking;
  const isAllowed = useCanUndo(booking);
  const move = useMoveVisit();
  const status = useStatusChange(booking);
  const payment = usePaymentChange(booking);
  if (!undo || !isAllowed(undo)) return null;
  const isBusy = [move, status, payment].some(({ isPending }) => isPending);
  const undoChange = () => {
    if (isBusy) return;
    if (undo.kind === "move") move.mutate({ visit: booking, ...undo });
    else if (undo.kind === "status") status.mutate(undo.to);
    else payment.mutate(undo.to);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
      <button
        type="button"
        className="inline-flex min-h-control cursor-pointer items-center gap-2 border-0 bg-transparent p-0 text-ink underline decoration-line-control underline-offset-4 hover:decoration-ink aria-disabled:text-quiet"
        aria-disabled={isBusy}
        onClick={undoChange}
      >
        <Icon name="undo-2" small /> {words.admin.bookingAudit.undo}
      </button>
      <span>{formatUndo(undo)}</span>
    </p>
  );
}

function formatUndo(undo: Undo): string {
  const texts = words.admin.booking.backTo;
  if (undo.kind === "move") return texts.move(`${formatDayMonth(undo.day)}, ${undo.time}`);
  return undo.kind === "status"
    ? texts.status(getStatusBadge(undo.to).label)
    : texts.payment(getPaymentBadge(undo.to).label);
}

/** Returns whether the user may revert a change of the booking. */
function useCanUndo(booking: Booking): (undo: Undo) => boolean {
  const can = usePermissions();
  const canBecome = useAllowedStatuses(booking);
  return (undo) =>
    undo.kind === "status" ? canBecome(undo.to) : can(undo.kind === "move" ? "move-booking" : "change-payment-status");
}
