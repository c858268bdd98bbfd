import { labMoment } from "#core/calendar/clock.ts";
import { addDays } from "#core/calendar/day.ts";
import { lastBookableDay } from "#core/slots/window.ts";
import { en } from "#web/texts/en.ts";

type Props = { chosen: string; onPick: (day: string) => void };

/** The browser's own calendar, for when ours cannot be loaded; a closed day is told by its hours. */
export function OwnCalendar({ chosen, onPick }: Props) {
  const today = labMoment(new Date()).day;
  return (
    <input
      className="input"
      type="date"
      aria-label={en.booking.visit.date}
      min={today}
      max={addDays(today, lastBookableDay)}
      defaultValue={chosen}
      onChange={({ target }) => target.validity.valid && target.value !== "" && onPick(target.value)}
    />
  );
}
