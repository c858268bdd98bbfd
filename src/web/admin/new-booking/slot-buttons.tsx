import type { SlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";
import type { summarizeDaySeats } from "#core/slots/day-seats.ts";
import type { BookableDay, ClosedReason, Slot } from "#core/slots/schema.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { formatDayMonth, formatShortWeekday } from "#web/lib/format-date.ts";

const texts = words.admin.newBooking.slot;

const buttonClass =
  "grid cursor-pointer content-center justify-items-center gap-px rounded-md border px-0.5 py-1 leading-snug enabled:hover:border-action disabled:cursor-default disabled:border-transparent disabled:bg-transparent disabled:text-quiet aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action";

/** `isPlain`: it can be chosen, but something speaks against it. */
function getLookClass(isPlain: boolean): string {
  return isPlain ? "border-line bg-sunken text-soft" : "border-line-control bg-card text-ink";
}

const nameClass = "font-semibold whitespace-nowrap";
/** As high as its text while that loads. */
const noteClass = "min-h-4 text-xs leading-snug";

type DayButtonProps = {
  day: BookableDay;
  /** Seats of the whole day; null while loading. */
  seats: ReturnType<typeof summarizeDaySeats> | null;
  isShown: boolean;
  onChoose: () => void;
};

/** A day with its free seats, or the reason why there are none. Staff may choose it all the same. */
export function DayButton({ day: { date, closed }, seats, isShown, onChoose }: DayButtonProps) {
  return (
    <button
      className={cx(buttonClass, "min-h-16", getLookClass(closed !== null || typeof seats === "string"))}
      type="button"
      aria-pressed={isShown}
      tabIndex={isShown ? 0 : -1}
      onClick={onChoose}
    >
      <span className={noteClass}>{formatShortWeekday(date)}</span> <b className={nameClass}>{formatDayMonth(date)}</b>{" "}
      <small className={noteClass}>{closed ? formatClosed(closed.reason) : formatDaySeats(seats)}</small>
    </button>
  );
}

function formatClosed(reason: ClosedReason): string {
  return reason === "past" ? texts.over : texts.closed;
}

function formatDaySeats(seats: DayButtonProps["seats"]): string {
  if (seats === null) return "";
  return typeof seats === "number" ? texts.seats(seats) : texts[seats];
}

/** `free` is null if unknown. */
export type ShownSlot = Omit<Slot, "free"> & { free: number | null };

type SlotButtonProps = {
  slot: ShownSlot;
  /** Whether this button is in the tab order. */
  isEntry: boolean;
  isChosen: boolean;
  isClosed: boolean;
  /** Why it does not suit the items. */
  conflict: SlotConflict | null;
  onChoose: () => void;
};

/** A slot with its free seats, or what speaks against it. Only a past one cannot be chosen. */
export function SlotButton({ slot, isEntry, isChosen, isClosed, conflict, onChoose }: SlotButtonProps) {
  const { time, state } = slot;
  const isPlain = isClosed || conflict !== null || state !== "free";
  return (
    <button
      className={cx(buttonClass, "min-h-14", getLookClass(isPlain))}
      type="button"
      data-place={isEntry ? "time" : undefined}
      aria-pressed={isChosen}
      tabIndex={isEntry ? 0 : -1}
      disabled={state === "past"}
      onClick={onChoose}
    >
      <b className={nameClass}>{time}</b>{" "}
      <small className={noteClass}>{isClosed ? texts.onClosedDay : formatSeats(slot, conflict)}</small>
    </button>
  );
}

function formatSeats({ free, state }: ShownSlot, conflict: SlotConflict | null): string {
  if (state !== "free") return state === "past" ? texts.passed : texts.full;
  if (conflict) return texts.conflicts[conflict.kind];
  return free === null ? "" : texts.seats(free);
}
