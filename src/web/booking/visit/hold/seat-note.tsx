import { en } from "#web/texts/en.ts";
import type { Seat } from "./use-seat-hold.ts";

export const seatNoteId = "seat-note";

/** What is promised of the chosen time, in words and without a clock that hurries anybody. */
export function SeatNote({ seat }: { seat: Seat }) {
  const { kept, keptNoMore } = en.booking.visit;
  const sentences = { none: "", kept, "kept-no-more": keptNoMore } satisfies Record<Seat, string>;
  return (
    <p id={seatNoteId} className="seat-note" role="status" tabIndex={-1}>
      {sentences[seat]}
    </p>
  );
}
