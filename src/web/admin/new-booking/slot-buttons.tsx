import type { SlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";
import type { summarizeDaySeats } from "#core/slots/day-seats.ts";
import type { BookableDay, ClosedReason, Slot } from "#core/slots/schema.ts";
import { words } from "#texts";
import { formatDayMonth, formatShortWeekday } from "#web/lib/format-date.ts";

const texts = words.admin.newBooking.slot;

type DayButtonProps = {
  day: BookableDay;
  /** Seats of the whole day; null while loading. */
  seats: ReturnType<typeof summarizeDaySeats> | null;
  isShown: boolean;
  onChoose: () => void;
};

export function DayButton({ day: { date, closed }, seats, isShown, onChoose }: DayButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      tabIndex={isShown ? 0 : -1}
      data-plain={closed !== null || typeof seats === "string" || undefined}
      onClick={onChoose}
    >
      <span>{formatShortWeekday(date)}</span> <b>{formatDayMonth(date)}</b>{" "}
      <small>{closed ? formatClosed(closed.reason) : formatDaySeats(seats)}</small>
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

export function SlotButton({ slot, isEntry, isChosen, isClosed, conflict, onChoose }: SlotButtonProps) {
  const { time, state } = slot;
  const isPlain = isClosed || conflict !== null || state !== "free";
  return (
    <button
      type="button"
      data-place={isEntry ? "time" : undefined}
      aria-pressed={isChosen}
      tabIndex={isEntry ? 0 : -1}
      disabled={state === "past"}
      data-plain={isPlain || undefined}
      onClick={onChoose}
    >
      <b>{time}</b> <small>{isClosed ? texts.onClosedDay : formatSeats(slot, conflict)}</small>
    </button>
  );
}

function formatSeats({ free, state }: ShownSlot, conflict: SlotConflict | null): string {
  if (state !== "free") return state === "past" ? texts.passed : texts.full;
  if (conflict) return texts.conflicts[conflict.kind];
  return free === null ? "" : texts.seats(free);
}
