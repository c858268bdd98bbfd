import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { addressWithPin } from "#core/areas/pin-code.ts";
import type { FormField } from "#core/bookings/fields.ts";
import { paymentMethodLabel } from "#core/bookings/labels.ts";
import { paymentBadge } from "#core/bookings/statuses.ts";
import { longDate } from "#core/calendar/day.ts";
import type { VisitStart } from "#core/catalogue/preparation/preparation.ts";
import { changeSentence } from "#core/catalogue/preparation/sentences.ts";
import { ageText } from "#core/patients/exact-age.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { ShownItem } from "#web/booking/selection.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { BookedTests } from "./booked-tests.tsx";
import type { ConfirmedBooking } from "./confirmed-booking.ts";

type Props = {
  booking: ConfirmedBooking;
  items: readonly ShownItem[];
  start: VisitStart | null;
  /** How to prepare, besides the hours. */
  besides: readonly string[];
};

/** What the server booked, in its own words; the items are those whose total it has accepted. */
export function ConfirmationDetails({ booking, items, start, besides }: Props) {
  const texts = words.booked.confirmed;
  const totalPaise = fromWire(booking.totalAmount);
  const { date, time, address, ...person } = saidOf(booking);
  return (
    <div className="ticket-rest">
      <BookedTests items={items} totalPaise={totalPaise} />
      <div>
        <Pairs
          title={texts.appointment}
          pairs={[
            [texts.date, date],
            [texts.time, time],
            [texts.address, address],
            [texts.method, paymentMethodLabel(booking.paymentMethod)],
            [texts.paymentStatus, <StatusBadge key="badge" badge={paymentBadge(booking.paymentStatus)} />],
            [
              texts.total,
              <b key="total" translate="no">
                {formatRupeesExact(totalPaise)}
              </b>,
            ],
          ]}
        />
        <Pairs
          title={texts.patient}
          pairs={Object.entries(person).map(([field, said]) => [texts[field as keyof typeof person], said])}
        />
      </div>
      <BeforeVisit start={start} besides={besides} />
    </div>
  );
}

/** Each field in words; the PIN code stands in the address. */
function saidOf(booking: ConfirmedBooking): Record<Exclude<FormField, "pinCode">, ReactNode> {
  const genders: Record<string, string> = words.booking.personal.genders;
  return {
    date: longDate(booking.bookingDate),
    time: booking.bookingTime,
    address: addressWithPin(booking.address, booking.pinCode),
    name: booking.patientName,
    phone: formatPhone(booking.phone),
    email: booking.email,
    gender: booking.gender && (genders[booking.gender] ?? booking.gender),
    age: ageText(booking.age, booking.exactAge) || null,
  };
}

/** Row 2.118: the confirmation's instructions, with the lab's own helpline, and how to prepare for these very tests. */
function BeforeVisit({ start, besides }: Pick<Props, "start" | "besides">) {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  const instructions = words.booked.confirmed.instructions(changeSentence(phone ? formatPhone(phone) : "", start));
  return (
    <section className="ticket-before">
      <h3>{words.booked.confirmed.before}</h3>
      <ul className="bullets">
        {[...instructions, ...besides].map((sentence) => (
          <li key={sentence}>
            <Icon name="check" small />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PairsProps = { title: string; pairs: readonly (readonly [name: string, value: ReactNode])[] };

/** A part of the confirmation: names and values; what has no value is left out. */
function Pairs({ title, pairs }: PairsProps) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="pairs">
        {pairs
          .filter(([, value]) => value !== null && value !== "")
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
