import { longDate } from "#core/calendar/day.ts";
import type { Confirmation } from "#web/booking/stored/kept-confirmation.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

type Props = { of: Confirmation; onSee: (of: Confirmation) => void };

/** What this tab has booked before, without whose it is: phones are shared. */
export function EarlierBooking({ of, onSee }: Props) {
  const { bookingDate, bookingTime } = of.booking;
  const names = of.items.map(({ name }) => name).join(", ");
  return (
    <p className="kept-here earlier sm" role="status">
      <Icon name="check" small />
      <span>{en.booking.earlier.told(names, longDate(bookingDate), bookingTime)}</span>
      <button className="btn btn-2 btn-s" type="button" onClick={() => onSee(of)}>
        {en.booking.earlier.see}
      </button>
    </p>
  );
}
