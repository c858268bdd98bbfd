import { addressWithPin } from "#core/areas/pin-code.ts";
import type { BookingFormValues } from "#core/bookings/request/form.ts";
import { longDate } from "#core/calendar/day.ts";
import { en } from "#web/texts/en.ts";

const texts = en.booking.payment.visit;

/** When and where, to be read once more before it is booked: a wrong hour is the costliest slip. */
export function VisitSummary({ visit }: { visit: BookingFormValues }) {
  const { name, date, time, address, pinCode } = visit;
  return (
    <dl className="pairs visit">
      <div>
        <dt>{texts.when}</dt>
        <dd>{texts.at(longDate(date), time)}</dd>
      </div>
      <div>
        <dt>{texts.who}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{texts.where}</dt>
        <dd>{addressWithPin(address, pinCode || null)}</dd>
      </div>
    </dl>
  );
}
