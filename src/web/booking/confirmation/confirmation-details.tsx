import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import type { FormField } from "#core/bookings/booking-fields.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupeesExact, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { SelectionItemView } from "#web/booking/selection.ts";
import { Icon } from "#web/components/icon.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { formatAge } from "#web/lib/format-age.ts";
import { formatLongDate } from "#web/lib/format-date.ts";
import { formatPaymentMethod } from "#web/lib/format-item.ts";
import { getPaymentBadge } from "#web/lib/format-status.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
import { formatChangeHint } from "#web/lib/format-visit-change.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { BookedTests } from "./booked-tests.tsx";
import type { ConfirmedBooking } from "./confirmed-booking.ts";

type Props = {
  booking: ConfirmedBooking;
  items: readonly SelectionItemView[];
  /** Preparation advice other than the times. */
  besides: readonly string[];
};

/** The booking as the server stored it; the items are those whose total it accepted. */
export function ConfirmationDetails({ booking, items, besides }: Props) {
  const texts = words.confirmation.confirmed;
  const totalPaise = parseAmount(booking.totalAmount);
  const { date, time, address, ...person } = listBookingFields(booking);
  return (
    <div className="ticket-rest grid grid-cols-1 gap-6 px-5 pt-3 pb-6 lg:col-span-full lg:grid-cols-2 lg:gap-x-16 lg:gap-y-8 lg:border-t lg:border-line lg:p-8 print:grid-cols-2">
      <BookedTests items={items} totalPaise={totalPaise} />
      <div className="grid content-start gap-6">
        <DefinitionList
          title={texts.appointment}
          pairs={[
            [texts.date, date],
            [texts.time, time],
            [texts.address, address],
            [texts.method, formatPaymentMethod(booking.paymentMethod)],
            [texts.paymentStatus, <StatusBadge key="badge" badge={getPaymentBadge(booking.paymentStatus)} />],
            [
              texts.total,
              <b key="total" translate="no">
                {formatRupeesExact(totalPaise)}
              </b>,
            ],
          ]}
        />
        <DefinitionList
          title={texts.patient}
          pairs={Object.entries(person).map(([field, value]) => [texts[field as keyof typeof person], value])}
        />
      </div>
      <PreparationSection booking={booking} besides={besides} />
    </div>
  );
}

/** Returns each field as text; the PIN code is part of the address. */
function listBookingFields(booking: ConfirmedBooking): Record<Exclude<FormField, "pinCode">, ReactNode> {
  const genders: Record<string, string> = words.booking.personal.genders;
  return {
    date: formatLongDate(booking.bookingDate),
    time: formatSlotTime(booking.bookingTime),
    address: formatAddressWithPin(booking.address, booking.pinCode),
    name: booking.patientName,
    phone: formatPhone(booking.phone),
    email: booking.email,
    gender: booking.gender && (genders[booking.gender] ?? booking.gender),
    age: formatAge(booking.age, booking.exactAge) || null,
  };
}

/** The confirmation's instructions, with the lab's helpline, and the preparation for the booked tests. */
function PreparationSection({ booking, besides }: Pick<Props, "booking" | "besides">) {
  const { data: lab } = useQuery(labQuery());
  const instructions = lab ? words.confirmation.confirmed.instructions(formatChangeHint(booking, lab)) : [];
  return (
    <section className="col-span-full">
      <h3 className="mb-2">{words.confirmation.confirmed.before}</h3>
      <ul className="grid gap-1.5 text-sm lg:block lg:columns-2 lg:gap-x-12 print:block print:columns-2">
        {[...instructions, ...besides].map((sentence) => (
          <li key={sentence} className="grid break-inside-avoid grid-cols-icon gap-2 lg:mb-1.5">
            <Icon name="check" small className="mt-1 text-action" />
            <span lang={getTextLanguage(sentence)}>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DefinitionListProps = { title: string; pairs: readonly (readonly [name: string, value: ReactNode])[] };

/** Names and values between hairlines; empty values are left out. */
function DefinitionList({ title, pairs }: DefinitionListProps) {
  return (
    <section>
      <h3 className="mb-2">{title}</h3>
      <dl className="grid text-sm">
        {pairs
          .filter(([, value]) => value !== null && value !== "")
          .map(([name, value]) => (
            <div key={name} className="flex items-center gap-3 border-t border-line py-2">
              <dt className="w-32 flex-none text-quiet">{name}</dt>
              <dd className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
