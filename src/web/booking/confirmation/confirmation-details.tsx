import { addressWithPin } from "#core/areas/pin-code.ts";
import { paymentMethodLabel } from "#core/bookings/labels.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { paymentBadge } from "#core/bookings/statuses.ts";
import { longDate } from "#core/calendar/day.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, fromWire } from "#core/pricing/money.ts";
import type { ChosenItem } from "#web/booking/chosen/chosen-item.ts";
import { OrderSummary } from "#web/booking/payment/order-summary.tsx";
import { en } from "#web/texts/en.ts";
import { StatusBadge } from "#web/ui/marks/status-badge.tsx";
import { BeforeVisit } from "./before-visit.tsx";
import { Pairs } from "./pairs.tsx";

type Props = { booking: Booking; items: readonly ChosenItem[] };

/** What the server booked, in its own words; the items are those whose total it has accepted. */
export function ConfirmationDetails({ booking, items }: Props) {
  const texts = en.booked.confirmed;
  const totalPaise = fromWire(booking.totalAmount);
  const genders: Record<string, string> = en.booking.personal.genders;
  return (
    <>
      <div className="ref">
        <span className="xs quiet">{texts.reference}</span>
        <b>{booking.code}</b>
      </div>
      <Pairs
        title={texts.appointment}
        pairs={[
          [texts.date, longDate(booking.bookingDate)],
          [texts.time, booking.bookingTime],
          [texts.method, paymentMethodLabel(booking.paymentMethod)],
          [texts.paymentStatus, <StatusBadge key="badge" badge={paymentBadge(booking.paymentStatus)} />],
          [texts.address, addressWithPin(booking.address, booking.pinCode)],
          [texts.total, <b key="total">{formatRupeesExact(totalPaise)}</b>],
        ]}
      />
      <Pairs
        title={texts.patient}
        pairs={[
          [texts.name, booking.patientName],
          [texts.phone, formatPhone(booking.phone)],
          [texts.email, booking.email],
          [texts.gender, booking.gender && (genders[booking.gender] ?? booking.gender)],
          [texts.age, booking.age],
        ]}
      />
      <section>
        <h3>{texts.tests}</h3>
        <OrderSummary items={items} totalPaise={totalPaise} />
      </section>
      <BeforeVisit items={items} start={visitStart(booking.bookingDate, booking.bookingTime)} />
    </>
  );
}
