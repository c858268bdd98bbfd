import type { ReactNode, RefCallback } from "react";
import type { Slot } from "#core/slots/schema.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";

/** Eight in a row are below the eight days; a dialog has room for fewer. */
const columns =
  "grid gap-2 sm:grid-cols-6 md:grid-cols-(--slots) lg:grid-cols-6 xl:grid-cols-(--slots) sm:@max-xl/dialog:grid-cols-4";
export const slotsClass = cx(columns, "grid-cols-3");
/** For slots that are seldom or never pressed. */
export const smallSlotsClass = cx(columns, "mt-1 grid-cols-4");

/** Why the slots below are apart from the others. */
export function SlotsReason({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="mt-2 flex gap-2 text-sm leading-normal text-soft">
      <Icon name={icon} small className="mt-0.5 text-action" /> <span>{children}</span>
    </p>
  );
}

/** Slots that cannot be chosen: small, with one reason for all of them. */
export function UnavailableSlots({ why, children }: { why: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <SlotsReason icon="clock">
        <span lang={getTextLanguage(why)}>{why}</span>
      </SlotsReason>
      <div className={smallSlotsClass}>{children}</div>
    </>
  );
}

type ChoiceProps = {
  time: string;
  /** Undefined while the seats are not known. */
  slot: Slot | undefined;
  /** After the last suitable time for what is booked. */
  isLate: boolean;
  /** The last meal before it, where its time has passed. */
  missedMeal: string | null;
  isChosen: boolean;
  /** Takes the focus when the form has an error on the slot. */
  focusTarget: RefCallback<HTMLInputElement> | undefined;
  onChoose: () => void;
};

const base =
  "group relative grid place-content-center justify-items-center gap-px rounded-md border text-center leading-snug font-medium has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";
const closed =
  "cursor-not-allowed border-line text-quiet forced-colors:border-dashed forced-colors:border-stitch-idle forced-colors:text-stitch-idle";

const looks = {
  free: "cursor-pointer border-line-control bg-card hover:border-action has-checked:border-action has-checked:bg-action has-checked:text-on-action",
  unknown: cx(closed, "bg-card"),
  full: cx(closed, "bg-sunken"),
  late: cx(closed, "bg-sunken forced-colors:line-through"),
  past: "cursor-not-allowed border-dashed border-line-strong text-quiet line-through forced-colors:border-stitch-idle forced-colors:text-stitch-idle",
} as const;

/** One slot: free with its seats, chosen, full, past, or too late for what is booked. */
export function SlotChoice({ time, slot, isLate, missedMeal: meal, isChosen, focusTarget, onChoose }: ChoiceProps) {
  const state = isLate ? "late" : (slot?.state ?? "unknown");
  const isOff = state === "late" || state === "past";
  const mealText = meal && words.bookingFasting.lastMeal(meal);
  const size = isOff || meal ? "min-h-target px-0.5 py-1 text-xs" : "min-h-14 px-1 py-1.5 text-sm";
  return (
    <label className={cx(base, size, looks[state])}>
      <input
        ref={focusTarget}
        className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
        type="radio"
        name="time"
        value={time}
        checked={isChosen}
        disabled={state !== "free"}
        onChange={onChoose}
      />
      <span>{formatSlotTime(time)}</span>
      <small className={isOff ? "sr-only" : "font-normal text-quiet *:block group-has-checked:text-inherit"}>
        <span>{state === "late" ? words.booking.visit.late : slot ? formatSeatsLeft(slot) : " "}</span>
        {mealText && <span lang={getTextLanguage(mealText)}>{mealText}</span>}
      </small>
    </label>
  );
}

function formatSeatsLeft({ state, free }: Slot): string {
  if (state === "free") return words.booking.visit.free(free);
  return state === "full" ? words.booking.visit.full : words.booking.visit.past;
}
