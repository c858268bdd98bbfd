import type { DaySlot } from "#core/admin/day-schema.ts";
import { cx } from "#web/components/classes.ts";

/** Above this, only the numbers are shown. */
const MAX_DRAWN = 8;
const SEAT_WIDTH = 6;

/** Seats of a slot as stitches: tall if taken, short if free. Decorative: the numbers are next to it. */
export function Seats({ hour: { taken, held, seats }, className }: { hour: DaySlot; className?: string }) {
  const used = taken + held;
  const drawn = Math.max(seats, used);
  if (drawn === 0 || drawn > MAX_DRAWN) return null;
  return (
    <svg
      className={cx("fill-none stroke-3", className)}
      width={drawn * SEAT_WIDTH}
      height="14"
      viewBox={`0 0 ${drawn * SEAT_WIDTH} 14`}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path className="stroke-stitch-in" d={drawSeats(0, used, 2)} />
      <path className="stroke-stitch-idle" d={drawSeats(used, drawn, 8)} />
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
