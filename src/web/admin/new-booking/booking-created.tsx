import { Link } from "react-router";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import type { NewBookingResult } from "./use-new-booking.ts";

const texts = words.admin.newBooking.created;

type Props = { booked: NewBookingResult; onNext: () => void; onAddMember: (visitId: number) => void };

/** Code and slot in large type, to be read out. Enter starts the next caller. */
export function BookingCreated({ booked: { booking, confirmationBy }, onNext, onAddMember }: Props) {
  const { visitId } = booking;
  const { id, code, patientName, bookingDate, bookingTime, totalAmount } = booking;
  const confirmationHints = confirmationBy.map((channel) => texts.tells[channel]);
  return (
    <section className="desk-scroll call-booked" aria-label={texts.title}>
      <div>
        <p role="status">
          <Icon name="circle-check" /> {texts.title}
        </p>
        <p className="call-code">{code}</p>
        <p className="call-when">
          {formatLongDate(bookingDate)}, {bookingTime}
        </p>
        {isAtCentre(booking) && <p>{words.admin.atCentre}</p>}
        <p>
          {patientName}, {formatRupees(parseAmount(totalAmount))}
        </p>
        <p className="hint">{confirmationHints.length > 0 ? confirmationHints.join(" ") : texts.noNotification}</p>
        <div className="row row-wraps">
          {/* biome-ignore lint/a11y/noAutofocus: keyboard users continue with Enter */}
          <button className="btn btn-1" type="button" autoFocus onClick={onNext}>
            {texts.next}
          </button>
          {visitId && !isAtCentre(booking) && (
            <button className="btn btn-2" type="button" onClick={() => onAddMember(visitId)}>
              {texts.addMember}
            </button>
          )}
          <Link className="btn btn-2" to={getBookingsPath(emptyFilters, id)}>
            {texts.show}
          </Link>
        </div>
      </div>
    </section>
  );
}
