import type { Booking, Undo } from "#core/bookings/response-schema.ts";
import { words } from "#texts";
import { useAllowedStatuses } from "#web/admin/booking-edit/use-allowed-statuses.ts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { Button } from "#web/components/button.tsx";
import { useMoveVisit, usePaymentChange, useStatusChange } from "./use-booking-change.ts";

/** Reverts the last change, if it can be reverted. */
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
    <Button size="small" className="justify-self-start" aria-disabled={isBusy} onClick={undoChange}>
      {words.admin.bookingAudit.undo}
    </Button>
  );
}

/** Returns whether the user may revert a change of the booking. */
function useCanUndo(booking: Booking): (undo: Undo) => boolean {
  const can = usePermissions();
  const canBecome = useAllowedStatuses(booking);
  return (undo) =>
    undo.kind === "status" ? canBecome(undo.to) : can(undo.kind === "move" ? "move-booking" : "change-payment-status");
}
