import type { Booking } from "#core/bookings/schema.ts";
import { BookingCard } from "./booking-card.tsx";

type Props = {
  /** None where the tab says it already. */
  title: string | null;
  bookings: readonly Booking[];
};

export function BookingGroup({ title, bookings }: Props) {
  return (
    <section className="booking-group">
      {title !== null && <h3>{title}</h3>}
      <ul className="booking-cards">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  );
}
