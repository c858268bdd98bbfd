import { type ReactNode, type RefCallback, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { isTooLate, type LatestHour } from "#core/catalogue/preparation/latest-hour.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import type { Slot } from "#core/slots/schema.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form.ts";
import { MissedMeals, NearestSlots } from "#web/booking/later-parts.ts";
import { untilHere } from "#web/ui/data/until-here.ts";
import { FieldGroup } from "#web/ui/forms/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { dayTitle } from "./date-field.tsx";
import { SeatNote, seatNoteId } from "./seat-note.tsx";
import { useFreshSlots } from "./use-fresh-slots.ts";
import { useLostSlot } from "./use-lost-slot.ts";
import type { Seat } from "./use-visit.ts";

type Props = {
  /** Whose hours stand here, chosen or not. */
  day: string;
  isShown: boolean;
  seat: Seat;
  latest: LatestHour | null;
  needs: BookingNeeds | null;
};

/** The hours of a day with their free seats; an hour that exists is never hidden. */
export function SlotPicker({ day, isShown, seat, latest, needs }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const isHere = usePresence(part);
  const slots = useFreshSlots(day, isShown, isHere);
  const { clearErrors, setValue, getValues } = useFormContext<FormFields>();
  const { field, fieldState } = useController<FormFields, "time">({ name: "time" });
  const known = new Map<string, Slot>(slots.data?.slots.map((slot) => [slot.time, slot]));
  const isPast = (time: SlotTime) => known.get(time)?.state === "past";
  const isLate = (time: SlotTime) => isTooLate(time, latest) && !isPast(time);
  const missedMeal = useMissedMeal();
  const mealOf = (time: SlotTime) => missedMeal?.(needs, { day, time, bookedAt: slots.data?.asOf }) ?? null;
  const open = slotTimes.filter((time) => !isLate(time) && !isPast(time));
  const fitting = open.filter((time) => !mealOf(time));
  const missed = open.filter(mealOf);
  const [late, past] = [slotTimes.filter(isLate), slotTimes.filter(isPast)];
  const isFree = (time: SlotTime) => known.get(time)?.state === "free";
  const firstKept = fitting.find(isFree);
  const firstFree = firstKept ?? missed.find(isFree);
  const lost = useLostSlot();
  const isChosenDay = Boolean(useWatch<FormFields, "date">({ name: "date" }));
  const texts = words.booking.visit;
  const hoursOf = isChosenDay ? texts.timeOf : texts.freeOn;
  const choose = (time: string) => {
    clearErrors(["date", "time"]);
    if (getValues("date") !== day) setValue("date", day);
    field.onChange(time);
  };
  const choiceOf = (time: SlotTime) => (
    <SlotChoice
      key={time}
      time={time}
      slot={known.get(time)}
      isLate={isLate(time)}
      missedMeal={mealOf(time)}
      isChosen={field.value === time}
      focusTarget={!lost && time === (field.value || firstFree) ? field.ref : undefined}
      onChoose={() => choose(time)}
    />
  );
  return (
    <div ref={part} className="hours">
      {lost && (
        <Suspense>
          <NearestSlots lost={lost} latest={latest?.time} focusTarget={field.ref} isHere={isHere} texts={texts} />
        </Suspense>
      )}
      <FieldGroup
        legend={day ? hoursOf(dayTitle(day)) : texts.time}
        need="required"
        error={fieldState.error?.message}
        className=""
      >
        {slots.isError && !slots.data && (
          <SectionError sentence={words.booking.failed.slots} onRetry={() => void slots.refetch()} />
        )}
        <p className="sr" role="status">
          {slots.isLoading && texts.loadingSlots}
        </p>
        <div className="slots" aria-busy={slots.isLoading}>
          {fitting.map(choiceOf)}
        </div>
        {missed.length > 0 && (
          <Suspense>
            <MissedMeals firstKept={firstKept ?? null} day={day} latest={latest?.time}>
              {missed.map(choiceOf)}
            </MissedMeals>
          </Suspense>
        )}
        <SeatNote id={seatNoteId} seat={seat} />
        {latest && <HoursOff why={latest.sentence}>{late.map(choiceOf)}</HoursOff>}
        <HoursOff why={texts.passed}>{past.map(choiceOf)}</HoursOff>
      </FieldGroup>
    </div>
  );
}

const loadMissedMeal = () => import("#core/catalogue/preparation/missed-meal.ts");

/** Says which last meal has passed; undefined until what knows it has come after the page. */
function useMissedMeal() {
  const [rule, setRule] = useState<Awaited<ReturnType<typeof loadMissedMeal>>>();
  useEffect(() => {
    untilHere(loadMissedMeal)
      .then(setRule)
      .catch(() => undefined);
  }, []);
  return rule?.missedMeal;
}

type OffProps = { why: string; children: ReactNode[] };

/** Hours that nobody can choose: small, and told once for all of them why. */
function HoursOff({ why, children }: OffProps) {
  if (children.length === 0) return null;
  return (
    <>
      <p className="hours-why">
        <Icon name="clock" small /> <span>{why}</span>
      </p>
      <div className="slots slots-off">{children}</div>
    </>
  );
}

type ChoiceProps = {
  time: string;
  /** Undefined while the seats are not known. */
  slot: Slot | undefined;
  /** After the last hour that makes sense for what is booked. */
  isLate: boolean;
  /** The last meal before it, where its hour has passed. */
  missedMeal: string | null;
  isChosen: boolean;
  /** Takes the focus when the form asks for an hour. */
  focusTarget: RefCallback<HTMLInputElement> | undefined;
  onChoose: () => void;
};

/** One hour: free with its seats, chosen, full, past, or too late for what is booked. */
function SlotChoice({ time, slot, isLate, missedMeal: meal, isChosen, focusTarget, onChoose }: ChoiceProps) {
  const state = isLate ? "late" : (slot?.state ?? "unknown");
  const isOff = state === "late" || state === "past";
  return (
    <label className={`slot ${state}`}>
      <input
        ref={focusTarget}
        type="radio"
        name="time"
        value={time}
        checked={isChosen}
        disabled={state !== "free"}
        onChange={onChoose}
      />
      <span>{time}</span>
      <small className={isOff ? "sr" : undefined}>
        <span>{state === "late" ? words.booking.visit.late : slot ? seatsLeft(slot) : " "}</span>
        {meal && <span>{words.booking.visit.lastMeal(meal)}</span>}
      </small>
    </label>
  );
}

function seatsLeft({ state, free }: Slot): string {
  if (state === "free") return words.booking.visit.free(free);
  return state === "full" ? words.booking.visit.full : words.booking.visit.past;
}

/**
 * Whether the patient was last seen inside `part`: told by the focus, which a control that is switched off under the
 * finger loses without a word.
 */
function usePresence(part: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      isHere.current = part.current?.contains(target as Node) ?? false;
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, [part]);
  return isHere;
}
