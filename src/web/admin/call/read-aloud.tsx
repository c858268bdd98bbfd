import { useQuery } from "@tanstack/react-query";
import { addressWithPin, areaNamer, pinDigits } from "#core/areas/pin-code.ts";
import { isAtCentre } from "#core/bookings/places.ts";
import { walkInHour } from "#core/bookings/placing/walk-in-hour.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { dayOfMonth, longDate } from "#core/calendar/day.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { slotEndMinutes, slotStartMinutes } from "#core/slots/grid.ts";
import { words } from "#texts";
import { Key } from "#web/admin/layout/keys.tsx";
import { useTold } from "#web/admin/layout/use-told.ts";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { serverNow } from "#web/server-clock.ts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { bookedOf } from "./call-items.ts";
import { areasQuery } from "./queries.ts";
import type { Call, CallInHand } from "./use-call.ts";

const texts = words.desk.call.read;

/** What is said back to the caller, the total large, and the button that books. */
export function ReadAloud({ hand, onClear }: { hand: CallInHand; onClear: () => void }) {
  const { call, asked, totalPaise, refusal, book, isBooking } = hand;
  const booked = bookedOf(asked);
  const preparation = useQuery(preparationQuery(booked)).data;
  const isHere = isAtCentre(call);
  const now = serverNow();
  const { day, time } = isHere ? walkInHour(labMoment(now)) : call;
  // At the centre all of it is past, and asked about.
  const start = visitStart(day, time ?? "", isHere ? undefined : now);
  const said = preparation ? howToPrepare(preparation, start) : [];
  const visit = useVisitWords(call);
  const told = useTold();
  return (
    <aside className="call-read" aria-label={texts.title}>
      <div className="call-back">
        <h2>
          <b className="call-mark" aria-hidden="true">
            5
          </b>
          {texts.title}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is long */}
        <section className="call-said" aria-label={texts.said} tabIndex={0}>
          <p>{visit ? `${visit}.` : texts.nothing}</p>
          {booked.length > 0 && <p>{texts.tests(booked.map(({ name }) => name).join(", "))}</p>}
          {!isHere && call.person.address.trim() !== "" && <p>{texts.address(doorWords(call))}</p>}
          {isHere && said.length > 0 && <p>{texts.heeded}</p>}
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      </div>
      <div className="call-foot">
        <p className="call-total" aria-live="polite">
          <span>{isHere ? texts.totalAtCentre : texts.total}</span>
          <b>{formatRupees(totalPaise)}</b>
          {totalPaise > 0 && <small>{texts.inWords(Math.round(totalPaise / 100))}</small>}
          {(call.time !== null || isHere) && (
            <span className="call-hour">
              {isHere ? words.desk.call.hour.atCentre : `${dayOfMonth(call.day)}, ${call.time}`}
            </span>
          )}
        </p>
        <div className="call-end">
          <div role="alert">{refusal.sentence && <FieldError>{refusal.sentence}</FieldError>}</div>
          {refusal.asksAgain && (
            <button className="btn btn-2" type="button" onClick={() => book(true)}>
              {texts.again}
            </button>
          )}
          <button
            className={`btn ${isAnswered(hand) ? "btn-1" : "btn-soft"}`}
            type="submit"
            data-place="book"
            aria-keyshortcuts="Control+Enter"
            aria-disabled={isBooking}
          >
            {isBooking ? texts.booking : texts.book} <Key>Ctrl</Key>
            <Key>Enter</Key>
          </button>
          <p className="hint call-tells">{told(texts.tells)}</p>
          <button className="btn btn-3 btn-s" type="button" onClick={onClear}>
            {texts.clear}
          </button>
        </div>
      </div>
    </aside>
  );
}

/** Whether all that a booking needs was said; until then what books stands back. */
function isAnswered({ call, asked }: CallInHand): boolean {
  return call.person.name !== "" && bookedOf(asked).length > 0 && (call.time !== null || isAtCentre(call));
}

/** "Harpreet Kaur, Tuesday, 24 November 2026, 8 to 9 in the morning, at Model Town"; what is not said yet is left out. */
function useVisitWords({ person, day, time, place: where }: Call): string {
  const areas = useQuery(areasQuery()).data ?? [];
  if (isAtCentre({ place: where })) return texts.visit(person.name, "", texts.now, texts.centre);
  const place = areaNamer(areas)({ ...person, pinCode: pinDigits(person.pinCode) || null }) ?? "";
  const hour = time === null ? "" : hourWords(time);
  return texts.visit(person.name, day && longDate(day), hour, place);
}

/** "House 9, Civil Lines, 141001, near the dairy". */
function doorWords({ person: { address, pinCode }, landmark }: Call): string {
  return [addressWithPin(address.trim(), pinDigits(pinCode) || null), landmark.trim()].filter(Boolean).join(", ");
}

const NOON = 12 * 60;
const EVENING = 17 * 60;

function hourWords(time: string): string {
  const [from, to] = [slotStartMinutes(time), slotEndMinutes(time)];
  const onClock = (minutes: number) => Math.floor(minutes / 60) % 12 || 12;
  const part = from < NOON ? "morning" : from < EVENING ? "afternoon" : "evening";
  return texts.hour(onClock(from), onClock(to), part);
}
