import { useQueries, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { isAtCentre } from "#core/bookings/places.ts";
import { longDate } from "#core/calendar/day.ts";
import { isTooLate, type LatestHour, latestHour } from "#core/catalogue/preparation/latest-hour.ts";
import { daySeats } from "#core/slots/day-seats.ts";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import type { DayOfSlots, WindowDay } from "#core/slots/schema.ts";
import { words } from "#texts";
import { deskDaysQuery, deskHoursQuery } from "#web/admin/booking/queries.ts";
import { Key } from "#web/admin/layout/keys.tsx";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { bookedOf } from "./call-items.ts";
import { Exceptions } from "./exceptions.tsx";
import { DayButton, HourButton, type ShownSlot } from "./hour-buttons.tsx";
import { Step } from "./step.tsx";
import { type CallInHand, goTo, turnPlace } from "./use-call.ts";

const texts = words.desk.call.hour;
const FIRST_DAYS = 7;

/** When the lab comes: at an hour that is chosen, at that of the others at the door, or now at its counter. */
export function HourStep({ hand }: { hand: CallInHand }) {
  if (!hand.door) return <HourChoice hand={hand} />;
  const { bookingDate, bookingTime } = hand.door;
  return (
    <Step number={4} title={texts.title} isDone>
      <p>
        {longDate(bookingDate)}, {bookingTime}
      </p>
    </Step>
  );
}

/** Full hours and closed days say so, and can be chosen with a reason; what has passed cannot. */
function HourChoice({ hand }: { hand: CallInHand }) {
  const { call, refusal } = hand;
  const isHere = isAtCentre(call);
  const [showsAll, setShowsAll] = useState(false);
  const asked = useQuery(deskDaysQuery());
  const days = (asked.data ?? []).slice(0, showsAll ? undefined : FIRST_DAYS);
  const seats = useQueries({ queries: days.map(({ date, closed }) => deskHoursQuery(closed ? "" : date)) });
  const hours = new Map(seats.flatMap(({ data }) => (data ? [[data.date, data] as const] : [])));
  const firstFree = days.find(({ date, closed }) => !closed && typeof seatsOf(hours.get(date)) === "number")?.date;
  const [looked, setLooked] = useState<string | null>(null);
  const day = days.find(({ date }) => date === (looked ?? (call.day || firstFree))) ?? days[0];
  const mistake = refusal.mistakes.date ?? refusal.mistakes.time;
  const goToDay = (by: number) => {
    const at = days.findIndex(({ date }) => date === day?.date) + by;
    if (at >= days.length) setShowsAll(true);
    setLooked((asked.data ?? [])[Math.max(at, 0)]?.date ?? day?.date ?? null);
  };
  return (
    <Step
      number={4}
      title={texts.title}
      isDone={call.time !== null || isHere}
      beside={
        !showsAll &&
        !isHere && (
          <button className="btn btn-3 btn-s call-more" type="button" onClick={() => setShowsAll(true)}>
            {texts.moreDays}
          </button>
        )
      }
    >
      <CentreButton hand={hand} />
      {asked.isError && <SectionError sentence={texts.failed} />}
      {asked.isPending && (
        <Loading label={texts.loading}>
          <Skeleton as="box" />
        </Loading>
      )}
      {!isHere && (
        // biome-ignore lint/a11y/useSemanticElements: its buttons act by themselves, no form is sent
        <div className="call-days" role="group" aria-label={texts.days}>
          {days.map((one) => (
            <DayButton
              key={one.date}
              day={one}
              seats={seatsOf(hours.get(one.date))}
              isShown={one.date === day?.date}
              onChoose={() => setLooked(one.date)}
            />
          ))}
        </div>
      )}
      {day && !isHere && (
        <Hours hand={hand} day={day} hours={day.closed ? undefined : hours.get(day.date)} onDay={goToDay} />
      )}
      {mistake && <FieldError>{mistake}</FieldError>}
      <Exceptions hand={hand} />
    </Step>
  );
}

/** The patient stands at the counter: for the hour that runs, and no collector's seat. */
function CentreButton({ hand }: { hand: CallInHand }) {
  const isHere = isAtCentre(hand.call);
  const turn = () => {
    turnPlace(hand);
    if (!isHere) requestAnimationFrame(() => goTo("book"));
  };
  return (
    <button className="call-centre" type="button" aria-pressed={isHere} aria-keyshortcuts="Alt+C" onClick={turn}>
      <Icon name="map-pin" small /> <b>{texts.atCentre}</b> <Key>Alt</Key>
      <Key>C</Key>
    </button>
  );
}

type HoursProps = {
  hand: CallInHand;
  day: WindowDay;
  hours: DayOfSlots | undefined;
  /** The day before, or the next one. */
  onDay: (by: number) => void;
};

/** The hours of one day. Arrows go from hour to hour and from day to day, Enter takes one. */
function Hours({ hand: { call, asked, tell }, day, hours, onDay }: HoursProps) {
  const latest = useLatest(asked);
  const slots = hours?.slots ?? notCounted;
  const chosen = call.day === day.date ? call.time : null;
  const entry = chosen ?? entryOf(slots, latest);
  const choose = ({ time, state }: ShownSlot) => {
    const questions = {
      ...(day.closed && { onClosedDay: words.desk.call.exception.onClosedDay(day.closed.sentence) }),
      ...(state === "full" && { overbook: words.desk.call.exception.overbook }),
    };
    tell({ place: "home", day: day.date, time, questions, reason: null }, "date", "time", "reason");
    const isAsked = Object.keys(questions).length > 0;
    requestAnimationFrame(() => goTo(isAsked ? "reason" : "book"));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:enabled")];
    const at = (buttons as Element[]).indexOf(document.activeElement ?? document.body);
    const act = {
      ArrowRight: () => buttons[at + 1]?.focus(),
      ArrowLeft: () => buttons[at - 1]?.focus(),
      ArrowDown: () => onDay(1),
      ArrowUp: () => onDay(-1),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
    requestAnimationFrame(keepFocus);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: its buttons act by themselves, no form is sent */}
      <div className="call-hours" role="group" aria-label={texts.hours} onKeyDown={press}>
        {slots.map((slot) => (
          <HourButton
            key={slot.time}
            slot={slot}
            isEntry={slot.time === entry}
            isChosen={slot.time === chosen}
            isClosed={day.closed !== null}
            isLate={isTooLate(slot.time, latest)}
            onChoose={() => choose(slot)}
          />
        ))}
      </div>
      <p className="call-keys" aria-hidden="true">
        <Key>←</Key>
        <Key>→</Key>
        <span>{texts.keys.hour}</span>
        <Key>↑</Key>
        <Key>↓</Key>
        <span>{texts.keys.day}</span>
        <Key>Enter</Key>
        <span>{texts.keys.choose}</span>
      </p>
    </>
  );
}

/** An hour that has passed on the new day cannot keep the focus. */
function keepFocus(): void {
  if (document.activeElement === document.body) goTo("time");
}

function useLatest(asked: CallInHand["asked"]): LatestHour | null {
  const { data } = useQuery(preparationQuery(bookedOf(asked)));
  return data ? latestHour(data) : null;
}

/** Of a closed day nobody counts the seats, nor while they are being asked for. */
const notCounted: ShownSlot[] = slotTimes.map((time) => ({ time, free: null, state: "free" }));

/** The hour at which one arrives: the first free one that is not too late for what is booked. */
function entryOf(slots: readonly ShownSlot[], latest: LatestHour | null): SlotTime | undefined {
  const free = slots.filter(({ state }) => state === "free");
  return (free.find(({ time }) => !isTooLate(time, latest)) ?? free[0] ?? slots.find(isToCome))?.time;
}

function isToCome({ state }: ShownSlot): boolean {
  return state !== "past";
}

function seatsOf(hours: DayOfSlots | undefined) {
  return hours ? daySeats(hours) : null;
}
