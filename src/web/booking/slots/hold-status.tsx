import { words } from "#texts";
import type { HoldStatus } from "./use-slot-choice.ts";

export const HOLD_STATUS_ID = "seat-note";

/** Says that the chosen slot is held, without a ticking clock. */
export function HoldStatusNote({ id, seat }: { id?: string; seat: HoldStatus }) {
  return (
    <p id={id} className="seat-note" role="status" tabIndex={-1}>
      {formatHoldStatus(seat)}
    </p>
  );
}

function formatHoldStatus(seat: HoldStatus): string {
  const { kept, keptNoMore } = words.booking.visit;
  if (seat.state === "kept") return kept(seat.minutes);
  return seat.state === "kept-no-more" ? keptNoMore : "";
}
