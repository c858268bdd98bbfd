import type { DaySlot } from "#core/admin/day-schema.ts";

/** Above this, only the numbers are shown. */
const MAX_DRAWN = 8;
const SEAT_WIDTH = 6;

/** Seats of a slot as stitches: tall if taken, short if free. Decorative: the numbers are next to it. */
export function Seats({ hour: { taken, held, seats } }: { hour: DaySlot }) {
  const used = taken + held;
  const drawn = Math.max(seats, used);
  if (drawn === 0 || drawn > MAX_DRAWN) return null;
  return (
    <svg
      className="seats"
      width={drawn * SEAT_WIDTH}
      height="14"
      viewBox={`0 0 ${drawn * SEAT_WIDTH} 14`}
      aria-hidden="true"
    >
      <path className="seats-taken" d={drawSeats(0, used, 2)} />
      <path className="seats-free" d={drawSeats(used, drawn, 8)} />
    </svg>
  );
}

function drawSeats(from: number, to: number, top: number): string {
  const positions = Array.from(
    { length: Math.max(0, to - from) },
    (_, seat) => (from + seat) * SEAT_WIDTH + SEAT_WIDTH / 2,
  );
  return positions.map((x) => `M${x} ${top}V12`).join("");
}
