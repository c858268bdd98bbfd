import { Link } from "react-router";
import { addressWithPin } from "#core/areas/pin-code.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { isErased } from "#core/patients/erased.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { overList } from "#web/admin/list/use-close-once.ts";
import { patientsAddress } from "#web/admin/patients/patients-address.ts";
import { personWords } from "#web/admin/patients/person-words.ts";
import { en } from "#web/texts/en.ts";
import { ContactButtons } from "./contact-buttons.tsx";
import { Pair } from "./pair.tsx";

export function PatientSection({ booking }: { booking: Booking }) {
  const texts = en.desk.booking;
  if (isErased(booking)) {
    return (
      <section>
        <h3>{texts.patient}</h3>
        <p className="quiet">{texts.erased}</p>
      </section>
    );
  }
  const about = personWords(booking);
  return (
    <section>
      <h3>{texts.patient}</h3>
      <dl className="pairs">
        <Pair name={texts.name}>
          <Link to={patientsAddress({ search: "", before: [] }, booking.patientId)} state={overList}>
            {booking.patientName}
          </Link>
          {about && `, ${about}`}
        </Pair>
        <Pair name={texts.phone}>
          <a href={`tel:${booking.phone}`}>{formatPhone(booking.phone)}</a>
        </Pair>
        <Pair name={texts.email}>
          {booking.email ? (
            <a href={`mailto:${booking.email}`}>{booking.email}</a>
          ) : (
            <span className="quiet">{texts.notProvided}</span>
          )}
        </Pair>
        <Pair name={texts.address}>
          <span className="lines-kept">{addressWithPin(booking.address, booking.pinCode)}</span>
        </Pair>
      </dl>
      <ContactButtons booking={booking} />
    </section>
  );
}
