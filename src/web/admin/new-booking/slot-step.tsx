import { useQueries, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { SlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";
import { summarizeDaySeats } from "#core/slots/day-seats.ts";
import { parseSlotTime, type SlotTime, slotTimes } from "#core/slots/grid.ts";
import type { BookableDay, DaySlots } from "#core/slots/schema.ts";
import { words } from "#texts";
import { bookableDaysQuery, daySlotsQuery } from "#web/admin/bookings/booking-queries.ts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { Button } from "#web/components/button.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Icon } from "#web/components/icon.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { listBookedItems } from "./chosen-items.ts";
import { OverrideReasonField } from "./override-reason-field.tsx";
import { preparationRulesQuery } from "./queries.ts";
import { DayButton, type ShownSlot, SlotButton } from "./slot-buttons.tsx";
import { Step } from "./step.tsx";
import { focusField, type JoinedVisit, type NewBookingFormState, toggleCollectionPlace } from "./use-new-booking.ts";

const texts = words.admin.newBooking.slot;
const INITIAL_DAYS = 7;

/** Slot of the booking: chosen, fixed by the visit joined, or now at the centre. */
export function SlotStep({ formState }: { formState: NewBookingFormState }) {
  const { joinedVisit } = formState;
  return joinedVisit ? <JoinedSlot formState={formState} visit={joinedVisit} /> : <SlotPicker formState={formState} />;
}

function JoinedSlot({
  formState,
  visit: { bookingDate, bookingTime },
}: {
  formState: NewBookingFormState;
  visit: JoinedVisit;
}) {
  const findConflict = useSlotConflict(formState.chosenItems, bookingDate);
  const time = parseSlotTime(bookingTime);
  return (
    <Step number={4} title={texts.title} isDone>
      <p>
        {formatLongDate(bookingDate)}, {bookingTime}
      </p>
      <ConflictNote conflict={time ? findConflict(time) : null} />
    </Step>
  );
}

/** Full slots and closed days are marked and can be chosen with a reason; past ones cannot. */
function SlotPicker({ formState }: { formState: NewBookingFormState }) {
  const { draft, errors } = formState;
  const isHere = isAtCentre(draft);
  const [showsAll, setShowsAll] = useState(false);
  const bookableDays = useQuery(bookableDaysQuery());
  const days = (bookableDays.data ?? []).slice(0, showsAll ? undefined : INITIAL_DAYS);
  const seats = useQueries({ queries: days.map(({ date, closed }) => daySlotsQuery(closed ? "" : date)) });
  const slotsByDate = new Map(seats.flatMap(({ data }) => (data ? [[data.date, data] as const] : [])));
  const firstFree = days.find(
    ({ date, closed }) => !closed && typeof getSeats(slotsByDate.get(date)) === "number",
  )?.date;
  const [shownDay, setShownDay] = useState<string | null>(null);
  const day = days.find(({ date }) => date === (shownDay ?? (draft.day || firstFree))) ?? days[0];
  const fieldError = errors.fieldErrors.date ?? errors.fieldErrors.time;
  const goToDay = (by: number) => {
    const index = days.findIndex(({ date }) => date === day?.date) + by;
    if (index >= days.length) setShowsAll(true);
    setShownDay((bookableDays.data ?? [])[Math.max(index, 0)]?.date ?? day?.date ?? null);
  };
  return (
    <Step
      number={4}
      title={texts.title}
      isDone={draft.time !== null || isHere}
      aside={
        !showsAll &&
        !isHere && (
          <Button look="quiet" size="small" className="-my-1 -mr-3.5 ml-auto" onClick={() => setShowsAll(true)}>
            {texts.moreDays}
          </Button>
        )
      }
    >
      <WalkInButton formState={formState} />
      {bookableDays.isError && <SectionError sentence={texts.failed} />}
      {bookableDays.isPending && (
        <Loading label={texts.loading}>
          <Skeleton as="box" />
        </Loading>
      )}
      {!isHere && (
        // biome-ignore lint/a11y/useSemanticElements: the buttons act directly, there is no form
        <div className={daysClass} role="group" aria-label={texts.days}>
          {days.map((bookableDay) => (
            <DayButton
              key={bookableDay.date}
              day={bookableDay}
              seats={getSeats(slotsByDate.get(bookableDay.date))}
              isShown={bookableDay.date === day?.date}
              onChoose={() => setShownDay(bookableDay.date)}
            />
          ))}
        </div>
      )}
      {day && !isHere && (
        <Slots
          formState={formState}
          day={day}
          daySlots={day.closed ? undefined : slotsByDate.get(day.date)}
          onDay={goToDay}
        />
      )}
      {fieldError && <FieldError>{fieldError}</FieldError>}
      <OverrideReasonField formState={formState} />
    </Step>
  );
}

/** Books a patient at the counter, for the current slot, without a phlebotomist's seat. */
function WalkInButton({ formState }: { formState: NewBookingFormState }) {
  const isHere = isAtCentre(formState.draft);
  const toggle = () => {
    toggleCollectionPlace(formState);
    if (!isHere) requestAnimationFrame(() => focusField("book"));
  };
  return (
    <button
      className="flex min-h-target cursor-pointer items-center gap-2 rounded-md border border-line-control bg-card px-3 py-1 text-left text-inherit hover:border-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action"
      type="button"
      aria-pressed={isHere}
      aria-keyshortcuts="Alt+C"
      onClick={toggle}
    >
      <Icon name="map-pin" small /> <b className="flex-1 font-semibold">{texts.atCentre}</b>{" "}
      <KeyHint isOnAction={isHere}>Alt</KeyHint>
      <KeyHint isOnAction={isHere}>C</KeyHint>
    </button>
  );
}

/** On phones one strip that scrolls, cut within a day so that this is visible. */
const daysClass =
  "grid grid-cols-7 gap-1.5 max-md:scroll-row max-md:-mx-3.5 max-md:flex max-md:px-3.5 max-md:*:w-16.5 max-md:*:flex-none";

/** On phones three in a row, fewer with large text. */
const hoursClass = "grid grid-cols-6 gap-1.5 max-md:grid-cols-[repeat(auto-fill,minmax(max(4.5rem,30%),1fr))]";

type SlotsProps = {
  formState: NewBookingFormState;
  day: BookableDay;
  daySlots: DaySlots | undefined;
  /** Goes to the previous or next day. */
  onDay: (by: number) => void;
};

/** Slots of a day. Left and right move between slots, up and down between days, Enter selects. */
function Slots({ formState: { draft, chosenItems, update }, day, daySlots, onDay }: SlotsProps) {
  const findConflict = useSlotConflict(chosenItems, day.date);
  const slots = daySlots?.slots ?? uncountedSlots;
  const chosen = draft.day === day.date ? draft.time : null;
  const conflict = chosen ? findConflict(chosen) : null;
  const entry = chosen ?? findFocusableSlot(slots, findConflict);
  const choose = ({ time, state }: ShownSlot) => {
    const questions = {
      ...(day.closed && { onClosedDay: words.admin.newBooking.override.onClosedDay(day.closed.sentence) }),
      ...(state === "full" && { overbook: words.admin.newBooking.override.overbook }),
    };
    update({ place: "home", day: day.date, time, questions, reason: null }, "date", "time", "reason");
    const needsReason = Object.keys(questions).length > 0;
    requestAnimationFrame(() => focusField(needsReason ? "reason" : "book"));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:enabled")];
    const index = (buttons as Element[]).indexOf(document.activeElement ?? document.body);
    const moveFocus = {
      ArrowRight: () => buttons[index + 1]?.focus(),
      ArrowLeft: () => buttons[index - 1]?.focus(),
      ArrowDown: () => onDay(1),
      ArrowUp: () => onDay(-1),
    }[event.key];
    if (!moveFocus) return;
    event.preventDefault();
    moveFocus();
    requestAnimationFrame(restoreFocus);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the buttons act directly, there is no form */}
      <div className={hoursClass} role="group" aria-label={texts.hours} onKeyDown={press}>
        {slots.map((slot) => (
          <SlotButton
            key={slot.time}
            slot={slot}
            isEntry={slot.time === entry}
            isChosen={slot.time === chosen}
            isClosed={day.closed !== null}
            conflict={findConflict(slot.time)}
            onChoose={() => choose(slot)}
          />
        ))}
      </div>
      <ConflictNote conflict={conflict} />
      <p className="flex flex-wrap items-center gap-1 text-xs text-quiet thumb:hidden" aria-hidden="true">
        <KeyHint>←</KeyHint>
        <KeyHint>→</KeyHint>
        <span className="mr-4">{texts.keys.hour}</span>
        <KeyHint>↑</KeyHint>
        <KeyHint>↓</KeyHint>
        <span className="mr-4">{texts.keys.day}</span>
        <KeyHint>Enter</KeyHint>
        <span>{texts.keys.choose}</span>
      </p>
    </>
  );
}

/** Focuses a slot if the focused one is disabled on the new day. */
function restoreFocus(): void {
  if (document.activeElement === document.body) focusField("time");
}

type FindConflict = (time: SlotTime) => SlotConflict | null;

/** Says why a slot of that day does not suit the items; nothing until their needs and the rules are loaded. */
function useSlotConflict(chosenItems: NewBookingFormState["chosenItems"], day: string): FindConflict {
  const { data: needs } = useQuery(preparationQuery(listBookedItems(chosenItems)));
  const bookedAt = useLabClock();
  const { data: rules } = useQuery(preparationRulesQuery());
  return (time) => (needs && rules ? rules.findSlotConflict(needs, { day, time, bookedAt }) : null);
}

function ConflictNote({ conflict }: { conflict: SlotConflict | null }) {
  const { data: rules } = useQuery(preparationRulesQuery());
  return (
    <p className="flex gap-2 empty:hidden" role="status">
      {conflict && rules && (
        <>
          <Icon name="utensils" small className="mt-1" /> <span>{rules.formatConflict(conflict)}</span>
        </>
      )}
    </p>
  );
}

/** Slots of a closed day, and while loading: seats unknown. */
const uncountedSlots: ShownSlot[] = slotTimes.map((time) => ({ time, free: null, state: "free" }));

/** Returns the slot to focus: the first free one that suits the items. */
function findFocusableSlot(slots: readonly ShownSlot[], findConflict: FindConflict): SlotTime | undefined {
  const free = slots.filter(({ state }) => state === "free");
  return (free.find(({ time }) => !findConflict(time)) ?? free[0] ?? slots.find(isNotPast))?.time;
}

function isNotPast({ state }: ShownSlot): boolean {
  return state !== "past";
}

function getSeats(daySlots: DaySlots | undefined) {
  return daySlots ? summarizeDaySeats(daySlots) : null;
}
