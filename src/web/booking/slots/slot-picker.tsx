import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { isAfterLatestSlot, type LatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import type { Slot } from "#core/slots/schema.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { MissedFasting, NearestSlots } from "#web/booking/lazy-parts.ts";
import { FieldGroup } from "#web/components/forms/field.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { formatLatestSlot } from "#web/lib/format-latest-slot.ts";
import { retryImport } from "#web/lib/retry-import.ts";
import { formatDayTitle } from "./date-field.tsx";
import { HOLD_STATUS_ID, HoldStatusNote } from "./hold-status.tsx";
import { SlotChoice, slotsClass, UnavailableSlots } from "./slot-choice.tsx";
import { useLiveSlots } from "./use-live-slots.ts";
import { useLostSlot } from "./use-lost-slot.ts";
import type { HoldStatus } from "./use-slot-choice.ts";

type Props = {
  /** The day whose slots are shown, chosen or not. */
  day: string;
  isShown: boolean;
  seat: HoldStatus;
  latest: LatestSlot | null;
  needs: BookingNeeds | null;
};

/** The slots of a day with their free seats; an existing slot is never hidden. */
export function SlotPicker({ day, isShown, seat, latest, needs }: Props) {
  const part = useRef<HTMLDivElement>(null);
  const isHere = useIsInView(part);
  const slots = useLiveSlots(day, isShown, isHere);
  const { clearErrors, setValue, getValues } = useFormContext<FormFields>();
  const { field, fieldState } = useController<FormFields, "time">({ name: "time" });
  const known = new Map<string, Slot>(slots.data?.slots.map((slot) => [slot.time, slot]));
  const isPast = (time: SlotTime) => known.get(time)?.state === "past";
  const isLate = (time: SlotTime) => isAfterLatestSlot(time, latest) && !isPast(time);
  const missedMeal = useMissedMeal();
  const getMissedMeal = (time: SlotTime) => missedMeal?.(needs, { day, time, bookedAt: slots.data?.asOf }) ?? null;
  const open = slotTimes.filter((time) => !isLate(time) && !isPast(time));
  const fitting = open.filter((time) => !getMissedMeal(time));
  const missed = open.filter(getMissedMeal);
  const [late, past] = [slotTimes.filter(isLate), slotTimes.filter(isPast)];
  const isFree = (time: SlotTime) => known.get(time)?.state === "free";
  const firstKept = fitting.find(isFree);
  const firstFree = firstKept ?? missed.find(isFree);
  const lost = useLostSlot();
  const isChosenDay = Boolean(useWatch<FormFields, "date">({ name: "date" }));
  const texts = words.booking.visit;
  const formatLegend = isChosenDay ? texts.timeOf : texts.freeOn;
  const choose = (time: string) => {
    clearErrors(["date", "time"]);
    if (getValues("date") !== day) setValue("date", day);
    field.onChange(time);
  };
  const renderSlot = (time: SlotTime) => (
    <SlotChoice
      key={time}
      time={time}
      slot={known.get(time)}
      isLate={isLate(time)}
      missedMeal={getMissedMeal(time)}
      isChosen={field.value === time}
      focusTarget={!lost && time === (field.value || firstFree) ? field.ref : undefined}
      onChoose={() => choose(time)}
    />
  );
  return (
    <div ref={part} className="grid gap-3">
      {lost && (
        <Suspense>
          <NearestSlots lost={lost} latest={latest?.time} focusTarget={field.ref} isHere={isHere} texts={texts} />
        </Suspense>
      )}
      <FieldGroup
        legend={day ? formatLegend(formatDayTitle(day)) : texts.time}
        need="required"
        error={fieldState.error?.message}
      >
        {slots.isError && !slots.data && (
          <SectionError sentence={words.booking.failed.slots} onRetry={() => void slots.refetch()} />
        )}
        <p className="sr-only" role="status">
          {slots.isLoading && texts.loadingSlots}
        </p>
        <div className={slotsClass} aria-busy={slots.isLoading}>
          {fitting.map(renderSlot)}
        </div>
        {missed.length > 0 && (
          <Suspense>
            <MissedFasting firstKept={firstKept ?? null} day={day} latest={latest?.time}>
              {missed.map(renderSlot)}
            </MissedFasting>
          </Suspense>
        )}
        <HoldStatusNote id={HOLD_STATUS_ID} seat={seat} />
        {latest && <UnavailableSlots why={formatLatestSlot(latest) ?? ""}>{late.map(renderSlot)}</UnavailableSlots>}
        <UnavailableSlots why={texts.passed}>{past.map(renderSlot)}</UnavailableSlots>
      </FieldGroup>
    </div>
  );
}

const loadMissedMeal = () => import("./missed-meal.ts");

/** Says which last meal has passed; undefined until the lazy rules are loaded. */
function useMissedMeal() {
  const [rule, setRule] = useState<Awaited<ReturnType<typeof loadMissedMeal>>>();
  useEffect(() => {
    retryImport(loadMissedMeal)
      .then(setRule)
      .catch(() => undefined);
  }, []);
  return rule?.formatMissedMeal;
}

/** Whether the focus was last inside `part`: a control that is disabled under the finger loses it without an event. */
function useIsInView(part: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    const updateInView = ({ target }: FocusEvent) => {
      isHere.current = part.current?.contains(target as Node) ?? false;
    };
    document.addEventListener("focusin", updateInView);
    return () => document.removeEventListener("focusin", updateInView);
  }, [part]);
  return isHere;
}
