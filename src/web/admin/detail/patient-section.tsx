import type { ReactNode } from "react";
import { addressWithPin } from "#core/areas/pin-code.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { en } from "#web/texts/en.ts";
import { ContactButtons } from "./contact-buttons.tsx";

export function PatientSection({ booking }: { booking: Booking }) {
  const texts = en.admin.booking;
  const who = [booking.patientName, booking.age, booking.gender].filter((fact) => fact !== null).join(", ");
  return (
    <section>
      <h3>{texts.patient}</h3>
      <dl className="pairs">
        <Pair name={texts.name}>{who}</Pair>
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

function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
