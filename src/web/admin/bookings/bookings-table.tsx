import type { Booking } from "#core/bookings/schema.ts";
import { en } from "#web/texts/en.ts";
import { BookingRow } from "./booking-row.tsx";
import { BookingsHead } from "./bookings-head.tsx";
import type { BookingFilters } from "./filters.ts";

type Props = { bookings: Booking[]; filters: BookingFilters; openId: number | null };

/** Spec §2 "Admin dashboard": the bookings table; on a phone each row is a card. */
export function BookingsTable({ bookings, filters, openId }: Props) {
  return (
    <div className="card tbl-card">
      <table className="tbl">
        <caption className="sr">{en.desk.bookings.caption}</caption>
        <BookingsHead />
        <tbody>
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} filters={filters} isOpen={booking.id === openId} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
