import { type Undo, undoOf } from "#core/bookings/changing/undo.ts";
import type { Booking, TrailEntry } from "#core/bookings/schema.ts";
import { words } from "#texts";
import { useStatusRule } from "#web/admin/changing/use-status-rule.ts";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { useMove, usePaymentChange, useStatusChange } from "./use-booking-change.ts";

type Props = { booking: Booking; trail: readonly TrailEntry[] };

/** Sets the last change right by its opposite, where the history tells what was before. */
export function UndoLast({ booking, trail }: Props) {
  const undo = undoOf(trail, booking);
  const isAllowed = useUndoRule(booking);
  const move = useMove();
  const status = useStatusChange(booking);
  const payment = usePaymentChange(booking);
  if (!undo || !isAllowed(undo)) return null;
  const isBusy = [move, status, payment].some(({ isPending }) => isPending);
  const doUndo = () => {
    if (isBusy) return;
    if (undo.kind === "move") move.mutate({ visit: booking, ...undo });
    else if (undo.kind === "status") status.mutate(undo.to);
    else payment.mutate(undo.to);
  };
  return (
    <button className="btn btn-2 btn-s" type="button" aria-disabled={isBusy} onClick={doUndo}>
      {words.desk.history.undo}
    </button>
  );
}

/** Whether whoever is at the desk may undo that change of the booking. */
function useUndoRule(booking: Booking): (undo: Undo) => boolean {
  const may = useActs();
  const mayBecome = useStatusRule(booking);
  return (undo) =>
    undo.kind === "status" ? mayBecome(undo.to) : may(undo.kind === "move" ? "move-visit" : "change-payment-status");
}
