import { Link } from "react-router";
import type { Booking } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { overList } from "#web/admin/list/use-close-once.ts";
import { en } from "#web/texts/en.ts";
import { StatusBadge } from "#web/ui/marks/status-badge.tsx";
import { type BookingFilters, deskAddress } from "./filters.ts";

type Props = { booking: Booking; filters: BookingFilters; isOpen: boolean };

export function BookingRow({ booking, filters, isOpen }: Props) {
  const texts = en.desk.bookings;
  return (
    <tr className={isOpen ? "on" : undefined}>
      <td className="c-ref ref-no">{booking.code}</td>
      <td className="c-day">
        {shortDate(booking.bookingDate)} <small>{booking.bookingTime}</small>
      </td>
      <td className="c-who">
        {booking.patientName} <small>{formatPhone(booking.phone)}</small>
      </td>
      <td className="c-sum num">{formatWholeRupees(fromWire(booking.totalAmount))}</td>
      <td className="c-st">
        <StatusBadge badge={statusBadge(booking.status)} />
      </td>
      <td className="c-pay">
        <StatusBadge badge={paymentBadge(booking.paymentStatus)} />
      </td>
      <td className="c-go num">
        <Link
          className="btn btn-3 btn-s"
          to={deskAddress(filters, booking.id)}
          state={overList}
          aria-label={texts.viewBooking(booking.code)}
        >
          {texts.view}
        </Link>
      </td>
    </tr>
  );
}
