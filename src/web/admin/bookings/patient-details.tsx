import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import type { PatientField } from "#core/bookings/booking-fields.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { StaffDetailField } from "#core/bookings/staff-details.ts";
import { DEFAULT_LANGUAGE, languages } from "#core/i18n/languages.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { createNotificationUrl } from "#core/messages/booking-links.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { parseAmount } from "#core/pricing/money.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { DetailItem, DetailList } from "#web/admin/components/detail-list.tsx";
import { openedFromList } from "#web/admin/components/use-close-detail.ts";
import { getPatientsPath } from "#web/admin/patients/patients-path.ts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { formatPerson } from "#web/lib/format-person.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";

/** Details of the patient and the contacts. */
export function PatientDetails({ booking }: { booking: Booking }) {
  const texts = words.admin.booking;
  if (isErased(booking)) return <p className="text-quiet">{texts.erased}</p>;
  const details = { ...listPatientDetails(booking), ...listStaffDetails(booking) };
  return (
    <DetailList>
      {Object.entries(details).map(
        ([field, value]) =>
          value !== null && (
            <DetailItem key={field} name={texts[field as keyof typeof details]}>
              {value}
            </DetailItem>
          ),
      )}
    </DetailList>
  );
}

/** Lists what only staff see. Phones are shown with their names. */
function listStaffDetails(
  booking: Booking,
): Record<Exclude<StaffDetailField, "contactPhone" | "payerPhone">, ReactNode> {
  return {
    contactName: formatContact(booking.contactName, booking.contactPhone),
    payerName: formatContact(booking.payerName, booking.payerPhone),
    phlebotomistNote: booking.phlebotomistNote || null,
  };
}

/** The contact at the visit address or for the payment, if there is one. */
function formatContact(name: string | null | undefined, phone: string | null | undefined): ReactNode {
  if (!name && !phone) return null;
  return (
    <>
      {name} {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
    </>
  );
}

/** Lists the typed patient details. Age and gender are shown with the name, the PIN code with the address. */
function listPatientDetails(
  booking: Booking,
): Record<Exclude<PatientField, "age" | "exactAge" | "gender" | "pinCode"> | "language", ReactNode> {
  const about = formatPerson(booking);
  return {
    name: (
      <>
        <Link to={getPatientsPath({ search: "", before: [] }, booking.patientId)} state={openedFromList}>
          {booking.patientName}
        </Link>
        {about && `, ${about}`}
      </>
    ),
    phone: <a href={`tel:${booking.phone}`}>{formatPhone(booking.phone)}</a>,
    email: booking.email ? (
      <a href={`mailto:${booking.email}`}>{booking.email}</a>
    ) : (
      <span className="text-quiet">{words.admin.booking.notProvided}</span>
    ),
    address: isAtCentre(booking) ? null : (
      <span className="whitespace-pre-line">{formatAddressWithPin(booking.address, booking.pinCode)}</span>
    ),
    landmark: booking.landmark,
    language: <span lang={languages[booking.language].tag}>{languages[booking.language].name}</span>,
  };
}

/**
 * Opens a chat with the confirmation, in a new tab, by the server's link if there is one: this page can write it in
 * English alone.
 */
export function ConfirmationLink({ booking }: { booking: Booking }) {
  const { data: lab } = useQuery(labQuery());
  const texts = words.admin.booking;
  const chat =
    booking.whatsappNotificationUrl ?? (lab && booking.language === DEFAULT_LANGUAGE && createChatUrl(booking, lab));
  if (!chat) return null;
  return (
    <ButtonLink size="small" className="justify-self-start" href={chat} target="_blank" rel="noopener noreferrer">
      <Icon name="send" small /> {texts.confirmOnWhatsApp} <span className="sr-only">{texts.newTab}</span>
    </ButtonLink>
  );
}

const confirmationWords = {
  calendar: sentences.calendar,
  confirmationMessage: sentences.confirmationMessage,
  messageLines: sentences.messageLines,
  clock: sentences.clock,
};

/** Builds a chat link with the confirmation as its text: code, date, time, total and the lab's address. */
function createChatUrl(
  { bookingDate: day, bookingTime: time, totalAmount, ...rest }: Booking,
  lab: LabProfile,
): string {
  return createNotificationUrl(
    { ...rest, day, time, totalPaise: parseAmount(totalAmount), preparation: [] },
    lab,
    confirmationWords,
  );
}
