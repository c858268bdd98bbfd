import { words } from "#texts";
import type { Seat } from "./use-visit.ts";

export const seatNoteId = "seat-note";

/** What is promised of the chosen time, in words and without a clock that hurries anybody. */
export function SeatNote({ id, seat }: { id?: string; seat: Seat }) {
  return (
    <p id={id} className="seat-note" role="status" tabIndex={-1}>
      {sentenceOf(seat)}
    </p>
  );
}

function sentenceOf(seat: Seat): string {
  const { kept, keptNoMore } = words.booking.visit;
  if (seat.state === "kept") return kept(seat.minutes);
  return seat.state === "kept-no-more" ? keptNoMore : "";
}
