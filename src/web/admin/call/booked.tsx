import { Link } from "react-router";
import { isAtCentre } from "#core/bookings/places.ts";
import { longDate } from "#core/calendar/day.ts";
import { formatRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { deskAddress, noFilters } from "#web/admin/bookings/filters.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { CallBooked } from "./use-call.ts";

const texts = words.desk.call.booked;

type Props = { booked: CallBooked; onNext: () => void; onOneMore: (visitId: number) => void };

/** The code and the hour, large, to be read aloud once more; Enter takes the next caller. */
export function Booked({ booked: { booking, confirmationBy }, onNext, onOneMore }: Props) {
  const { visitId } = booking;
  const { id, code, patientName, bookingDate, bookingTime, totalAmount } = booking;
  const tells = confirmationBy.map((way) => texts.tells[way]);
  return (
    <section className="desk-scroll call-booked" aria-label={texts.title}>
      <div>
        <p role="status">
          <Icon name="circle-check" /> {texts.title}
        </p>
        <p className="call-code">{code}</p>
        <p className="call-when">
          {longDate(bookingDate)}, {bookingTime}
        </p>
        {isAtCentre(booking) && <p>{words.desk.atCentre}</p>}
        <p>
          {patientName}, {formatRupees(fromWire(totalAmount))}
        </p>
        <p className="hint">{tells.length > 0 ? tells.join(" ") : texts.tellsNothing}</p>
        <div className="row row-wraps">
          {/* biome-ignore lint/a11y/noAutofocus: whoever books by keys goes on by Enter */}
          <button className="btn btn-1" type="button" autoFocus onClick={onNext}>
            {texts.next}
          </button>
          {visitId && !isAtCentre(booking) && (
            <button className="btn btn-2" type="button" onClick={() => onOneMore(visitId)}>
              {texts.oneMore}
            </button>
          )}
          <Link className="btn btn-2" to={deskAddress(noFilters, id)}>
            {texts.show}
          </Link>
        </div>
      </div>
    </section>
  );
}
