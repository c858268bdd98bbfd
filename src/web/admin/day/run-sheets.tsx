import { addressWithPin } from "#core/areas/pin-code.ts";
import { takesSeat } from "#core/bookings/places.ts";
import { isToCome } from "#core/bookings/statuses.ts";
import { longDate } from "#core/calendar/day.ts";
import { tallyOf } from "#core/desk/day/board.ts";
import { cardsOf, type DayCard, personsOf } from "#core/desk/day/cards.ts";
import type { DayVisit, DeskDay } from "#core/desk/day/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { slotStartMinutes } from "#core/slots/grid.ts";
import { words } from "#texts";
import { shortItemName } from "#web/admin/bookings/short-item-name.ts";
import { personWords } from "#web/admin/patients/person-words.ts";
import { areaWords, dueWords, hourWords } from "./visit-words.ts";
import "./run-sheets.css";

const texts = words.desk.day.sheet;

/** The day on paper, a section an area: for whoever goes there; to the centre nobody goes. On a screen it is not seen. */
export default function RunSheets({ day, areas }: { day: DeskDay; areas: readonly (string | null)[] }) {
  const visits = cardsOf(day.visits.filter(takesSeat)).sort(
    (one, other) => slotStartMinutes(one.bookingTime) - slotStartMinutes(other.bookingTime) || one.id - other.id,
  );
  return (
    <div className="run-sheets">
      {areas.map((area) => {
        const ofArea = visits.filter((visit) => visit.area === area);
        return ofArea.length > 0 && <Sheet key={area} area={area} visits={ofArea} day={day} />;
      })}
    </div>
  );
}

function Sheet({ area, visits, day: { day, at } }: { area: string | null; visits: DayCard[]; day: DeskDay }) {
  return (
    <section className="sheet">
      <header>
        <h2>{areaWords(area)}</h2>
        <p>
          <b>{longDate(day)}</b>, {texts.visits(visits.length)}
        </p>
        <p className="sheet-sum">
          {texts.take} <b>{formatWholeRupees(tallyOf(visits, at).duePaise)}</b>
        </p>
      </header>
      <table>
        <thead>
          <tr>
            {[texts.hour, texts.who, texts.door, texts.tests, texts.take, texts.done].map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.flatMap(personsOf).map((visit) => (
            <Line key={visit.id} visit={visit} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ visit }: { visit: DayVisit }) {
  const { samples, fastingHours } = visit;
  const isDone = !isToCome(visit.status);
  const person = personWords(visit);
  return (
    <tr>
      <td className="sheet-hour">{hourWords(visit.bookingTime)}</td>
      <td>
        <b>{visit.patientName}</b>
        {person && <>, {person}</>}
        <br />
        {formatPhone(visit.phone)}
        {visit.patientNote && <p className="sheet-note">{visit.patientNote}</p>}
      </td>
      <td className="sheet-door">
        {[addressWithPin(visit.address, visit.pinCode), visit.landmark, ...contactLines(visit)]
          .filter(Boolean)
          .join("\n")}
        {visit.collectorNote && (
          <>
            {"\n"}
            <b>{visit.collectorNote}</b>
          </>
        )}
      </td>
      <td>
        {visit.itemNames.map(shortItemName).join(", ")}
        <br />
        {[...samples, ...(fastingHours === null ? [] : [texts.fasting(fastingHours)])].join(", ")}
      </td>
      <td className="sheet-due">{dueWords(visit)}</td>
      <td>
        <span className="sheet-box" role="img" aria-label={isDone ? texts.isDone : texts.isOpen}>
          {isDone && "✓"}
        </span>
      </td>
    </tr>
  );
}

/** "Who opens: Asha, +91 98765 00001". */
function contactLines({ doorName, doorPhone, payerName, payerPhone }: DayVisit): string[] {
  const line = (role: string, ...told: (string | null | undefined)[]) => {
    const said = told.filter(Boolean).join(", ");
    return said && `${role}: ${said}`;
  };
  return [
    line(words.desk.booking.doorName, doorName, doorPhone && formatPhone(doorPhone)),
    line(words.desk.booking.payerName, payerName, payerPhone && formatPhone(payerPhone)),
  ];
}
