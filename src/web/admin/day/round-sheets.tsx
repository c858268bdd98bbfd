import { summarizeDay } from "#core/admin/day-board.ts";
import { createDayCards, type DayCard, listCardMembers } from "#core/admin/day-cards.ts";
import type { DayPhlebotomist, DaySchedule, DayVisit } from "#core/admin/day-schema.ts";
import { compareCards, findPhlebotomist } from "#core/admin/round-board.ts";
import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import { usesCapacity } from "#core/bookings/collection-place.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { shortenItemName } from "#web/admin/bookings/short-item-name.ts";
import { cx } from "#web/components/classes.ts";
import { formatLongDate } from "#web/lib/format-date.ts";
import { formatPerson } from "#web/lib/format-person.ts";
import type { DayGrouping } from "./day-path.ts";
import { formatAmountDue, formatArea, formatSlotTime } from "./format-visit.ts";

const texts = words.admin.day.roundSheet;

type Props = { day: DaySchedule; areas: readonly (string | null)[]; grouping: DayGrouping };

/** Printed round sheets of the day, by phlebotomist or by area; none for the centre. Hidden on screens. */
export default function RoundSheets({ day, areas, grouping }: Props) {
  const visits = createDayCards(day.visits.filter(usesCapacity)).sort(compareCards);
  const rounds = grouping === "area" ? splitByArea(visits, areas) : splitByPhlebotomist(visits, day.phlebotomists);
  const sheets = rounds.filter((round) => round.visits.length > 0);
  return (
    <section className="hidden leading-snug text-canvas-text print:block" data-round-sheets data-prints>
      {sheets.map(({ name, visits: stops }) => (
        <RoundSheet key={name} name={name} stops={stops} day={day} hasArea={grouping === "phlebotomist"} />
      ))}
    </section>
  );
}

type Round = { name: string; visits: DayCard[] };

function splitByArea(visits: readonly DayCard[], areas: readonly (string | null)[]): Round[] {
  return areas.map((area) => ({ name: formatArea(area), visits: visits.filter((visit) => visit.area === area) }));
}

/** The visits without a phlebotomist come last. */
function splitByPhlebotomist(visits: readonly DayCard[], phlebotomists: readonly DayPhlebotomist[]): Round[] {
  const ownerOf = (visit: DayCard) => findPhlebotomist(visit, phlebotomists)?.id;
  const rounds = phlebotomists.map(({ id, name }) => ({
    name,
    visits: visits.filter((visit) => ownerOf(visit) === id),
  }));
  return [...rounds, { name: words.admin.day.rounds.none, visits: visits.filter((visit) => !ownerOf(visit)) }];
}

const STOPS_PER_PAGE = 12;

const columns = [
  { name: texts.hour, width: "w-14" },
  { name: texts.who, width: "w-44" },
  { name: texts.door, width: "" },
  { name: texts.tests, width: "w-44" },
  { name: texts.take, width: "w-18" },
  { name: texts.done, width: "w-12" },
];

type RoundSheetProps = { name: string; stops: DayCard[]; day: DaySchedule; hasArea: boolean };

/** The pages of one round, each with its name and number: a lost page is found again. */
function RoundSheet({ name, stops, day: { day, at }, hasArea }: RoundSheetProps) {
  const pageCount = Math.ceil(stops.length / STOPS_PER_PAGE);
  const pages = Array.from({ length: pageCount }, (_, index) =>
    stops.slice(index * STOPS_PER_PAGE, (index + 1) * STOPS_PER_PAGE),
  );
  return pages.map((ofPage, index) => (
    <section className="break-before-page first:break-before-auto" key={ofPage[0]?.id}>
      <header className="flex flex-wrap items-baseline gap-x-5 border-b-2 pb-1.5 break-after-avoid">
        <h2 className="text-2xl">{name}</h2>
        <p>
          <b>{formatLongDate(day)}</b>, {texts.visits(stops.length)}
        </p>
        <p>
          {texts.take} <b>{formatWholeRupees(summarizeDay(stops, at).duePaise)}</b>
        </p>
        <p className="ml-auto">{texts.page(index + 1, pageCount)}</p>
      </header>
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                className={cx("border-b py-1 pr-2 text-left font-medium", column.width)}
                scope="col"
                key={column.name}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ofPage.flatMap(listCardMembers).map((visit) => (
            <RoundSheetRow key={visit.id} visit={visit} hasArea={hasArea} />
          ))}
        </tbody>
      </table>
    </section>
  ));
}

function RoundSheetRow({ visit, hasArea }: { visit: DayVisit; hasArea: boolean }) {
  const { tubes, fastingHours } = visit;
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
        <br />
        <span className="font-mono">{visit.code}</span>
        {visit.patientNote && <p className="font-semibold whitespace-pre-line">{visit.patientNote}</p>}
      </td>
      <td className="whitespace-pre-line">
        {hasArea && visit.area && (
          <>
            <b>{visit.area}</b>
            {"\n"}
          </>
        )}
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
        {[
          ...tubes.map((kind) => words.tubeNames[kind]),
          ...(fastingHours === null ? [] : [texts.fasting(fastingHours)]),
        ].join(", ")}
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
