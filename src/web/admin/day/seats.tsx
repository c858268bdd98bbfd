import type { DayHour } from "#core/desk/day/schema.ts";

/** More seats than these are told by their figures alone. */
const MOST_DRAWN = 8;
const WIDE = 6;

/** The seats of an hour as stitches: tall ones are taken, short ones free; the figures beside it say the same. */
export function Seats({ hour: { taken, held, seats } }: { hour: DayHour }) {
  const used = taken + held;
  const drawn = Math.max(seats, used);
  if (drawn === 0 || drawn > MOST_DRAWN) return null;
  return (
    <svg className="seats" width={drawn * WIDE} height="14" viewBox={`0 0 ${drawn * WIDE} 14`} aria-hidden="true">
      <path className="seats-taken" d={stitches(0, used, 2)} />
      <path className="seats-free" d={stitches(used, drawn, 8)} />
    </svg>
  );
}

function stitches(from: number, to: number, top: number): string {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, place) => (from + place) * WIDE + WIDE / 2);
  return places.map((x) => `M${x} ${top}V12`).join("");
}
