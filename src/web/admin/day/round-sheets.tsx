import { summarizeDay } from "#core/admin/day-board.ts";
import { createDayCards, type DayCard, listCardMembers } from "#core/admin/day-cards.ts";
import type { DaySchedule, DayVisit } from "#core/admin/day-schema.ts";
import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import { usesCapacity } from "#core/bookings/collection-place.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";
import { words } from "#texts";
import { shortenItemName } from "#web/admin/bookings/short-item-name.ts";
import { formatPerson } from "#web/admin/patients/format-person.ts";
import { cx } from "#web/components/classes.ts";
import { formatLongDate } from "#web/lib/format-date.ts";
import { formatAmountDue, formatArea, formatSlotTime } from "./format-visit.ts";
import "#web/styles/round-sheets.css";

const texts = words.admin.day.roundSheet;

/** Printed round sheets of the day, one section per area, for phlebotomists; none for the centre. Hidden on screens. */
export default function RoundSheets({ day, areas }: { day: DaySchedule; areas: readonly (string | null)[] }) {
  const visits = createDayCards(day.visits.filter(usesCapacity)).sort(
    (a, b) => getSlotStartMinutes(a.bookingTime) - getSlotStartMinutes(b.bookingTime) || a.id - b.id,
  );
  return (
    <section className="hidden leading-snug text-canvas-text print:block" data-round-sheets data-prints>
      {areas.map((area) => {
        const ofArea = visits.filter((visit) => visit.area === area);
        return ofArea.length > 0 && <RoundSheet key={area} area={area} visits={ofArea} day={day} />;
      })}
    </section>
  );
}

const columns = [
  { name: texts.hour, width: "w-16" },
  { name: texts.who, width: "w-44" },
  { name: texts.door, width: "" },
  { name: texts.tests, width: "w-40" },
  { name: texts.take, width: "w-18" },
  { name: texts.done, width: "w-12" },
];

function RoundSheet({ area, visits, day: { day, at } }: { area: string | null; visits: DayCard[]; day: DaySchedule }) {
  return (
    <section className="mb-8">
      <header className="flex flex-wrap items-baseline gap-x-5 border-b-2 pb-1.5 break-after-avoid">
        <h2 className="text-2xl">{formatArea(area)}</h2>
        <p>
          <b>{formatLongDate(day)}</b>, {texts.visits(visits.length)}
        </p>
        <p className="ml-auto">
          {texts.take} <b>{formatWholeRupees(summarizeDay(visits, at).duePaise)}</b>
        </p>
      </header>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {columns.map(({ name, width }) => (
              <th className={cx("border-b py-1 pr-2 text-left font-medium", width)} scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.flatMap(listCardMembers).map((visit) => (
            <RoundSheetRow key={visit.id} visit={visit} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RoundSheetRow({ visit }: { visit: DayVisit }) {
  const { samples, fastingHours } = visit;
  const isDone = !isUpcoming(visit.status);
  const person = formatPerson(visit);
  return (
    <tr className="break-inside-avoid *:border-b *:py-2 *:pr-2 *:align-top">
      <td className="font-semibold whitespace-nowrap">{formatSlotTime(visit.bookingTime)}</td>
      <td>
        <b>{visit.patientName}</b>
        {person && <>, {person}</>}
        <br />
        {formatPhone(visit.phone)}
        {visit.patientNote && <p className="font-semibold whitespace-pre-line">{visit.patientNote}</p>}
      </td>
      <td className="whitespace-pre-line">
        {[formatAddressWithPin(visit.address, visit.pinCode), visit.landmark, ...formatContacts(visit)]
          .filter(Boolean)
          .join("\n")}
        {visit.phlebotomistNote && (
          <>
            {"\n"}
            <b>{visit.phlebotomistNote}</b>
          </>
        )}
      </td>
      <td>
        {visit.itemNames.map(shortenItemName).join(", ")}
        <br />
        {[...samples, ...(fastingHours === null ? [] : [texts.fasting(fastingHours)])].join(", ")}
      </td>
      <td className="font-semibold whitespace-nowrap">{formatAmountDue(visit)}</td>
      <td>
        <span
          className="grid size-8 place-items-center rounded-sm border-2"
          role="img"
          aria-label={isDone ? texts.isDone : texts.isOpen}
        >
          {isDone && "✓"}
        </span>
      </td>
    </tr>
  );
}

/** Formats the contacts: "Who opens: Asha, +91 98765 00001". */
function formatContacts({ contactName, contactPhone, payerName, payerPhone }: DayVisit): string[] {
  const line = (role: string, ...values: (string | null | undefined)[]) => {
    const text = values.filter(Boolean).join(", ");
    return text && `${role}: ${text}`;
  };
  return [
    line(words.admin.booking.contactName, contactName, contactPhone && formatPhone(contactPhone)),
    line(words.admin.booking.payerName, payerName, payerPhone && formatPhone(payerPhone)),
  ];
}
