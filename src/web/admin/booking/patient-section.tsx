import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { addressWithPin } from "#core/areas/pin-code.ts";
import type { PatientField } from "#core/bookings/fields.ts";
import { isAtCentre } from "#core/bookings/places.ts";
import type { Booking } from "#core/bookings/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { notificationUrl } from "#core/messages/booking-links.ts";
import { isErased } from "#core/patients/erased.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { overList } from "#web/admin/list/use-close-once.ts";
import { patientsAddress } from "#web/admin/patients/patients-address.ts";
import { personWords } from "#web/admin/patients/person-words.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Pair } from "./detail-parts.tsx";

/** `change` leads to the form in which the desk changes it. */
export function PatientSection({ booking, change }: { booking: Booking; change?: ReactNode }) {
  const texts = words.desk.booking;
  if (isErased(booking)) {
    return (
      <section>
        <h3>{texts.patient}</h3>
        <p className="quiet">{texts.erased}</p>
      </section>
    );
  }
  const said = saidOf(booking);
  return (
    <section>
      <h3>{texts.patient}</h3>
      <dl className="pairs">
        {Object.entries(said).map(
          ([field, value]) =>
            value !== null && (
              <Pair key={field} name={texts[field as keyof typeof said]}>
                {value}
              </Pair>
            ),
        )}
        <Contact name={texts.doorName} who={booking.doorName} phone={booking.doorPhone} />
        <Contact name={texts.payerName} who={booking.payerName} phone={booking.payerPhone} />
        {booking.collectorNote && <Pair name={texts.collectorNote}>{booking.collectorNote}</Pair>}
      </dl>
      {change}
    </section>
  );
}

type ContactProps = { name: string; who: string | null | undefined; phone: string | null | undefined };

/** Who opens or pays, where somebody is told. */
function Contact({ name, who, phone }: ContactProps) {
  if (!who && !phone) return null;
  return (
    <Pair name={name}>
      {who} {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
    </Pair>
  );
}

/** What was typed of the patient; age and gender stand beside the name, the PIN code in the address. */
function saidOf(booking: Booking): Record<Exclude<PatientField, "age" | "exactAge" | "gender" | "pinCode">, ReactNode> {
  const about = personWords(booking);
  return {
    name: (
      <>
        <Link to={patientsAddress({ search: "", before: [] }, booking.patientId)} state={overList}>
          {booking.patientName}
        </Link>
        {about && `, ${about}`}
      </>
    ),
    phone: <a href={`tel:${booking.phone}`}>{formatPhone(booking.phone)}</a>,
    email: booking.email ? (
      <a href={`mailto:${booking.email}`}>{booking.email}</a>
    ) : (
      <span className="quiet">{words.desk.booking.notProvided}</span>
    ),
    address: isAtCentre(booking) ? null : (
      <span className="lines-kept">{addressWithPin(booking.address, booking.pinCode)}</span>
    ),
    landmark: booking.landmark,
  };
}

/** Row 7.35: message sending opens a chat in a new tab. The server's link comes first, else it is made here. */
export function ContactButtons({ booking }: { booking: Booking }) {
  const { data: lab } = useQuery(labQuery());
  const texts = words.desk.booking;
  const chat = booking.whatsappNotificationUrl ?? (lab && chatOf(booking, lab));
  return (
    <div className="row row-wraps">
      {chat && (
        <a className="btn btn-2 btn-s" href={chat} target="_blank" rel="noopener noreferrer">
          <Icon name="send" small /> {texts.confirmOnWhatsApp} <span className="sr">{texts.newTab}</span>
        </a>
      )}
      <a className="btn btn-2 btn-s" href={`tel:${booking.phone}`}>
        <Icon name="phone" small /> {texts.call}
      </a>
    </div>
  );
}

/** The patient's chat, with the confirmation already typed: reference, date, time, total, the lab's address. */
function chatOf({ bookingDate: day, bookingTime: time, totalAmount, ...rest }: Booking, lab: LabProfile): string {
  return notificationUrl({ ...rest, day, time, totalPaise: fromWire(totalAmount), preparation: [] }, lab);
}
