import { dayOfMonth, weekdayName } from "#core/calendar/day.ts";
import type { daySeats } from "#core/slots/day-seats.ts";
import type { ClosedReason, Slot, WindowDay } from "#core/slots/schema.ts";
import { words } from "#texts";

const texts = words.desk.call.hour;

type DayProps = {
  day: WindowDay;
  /** Those of the whole day; null while they are not known. */
  seats: ReturnType<typeof daySeats> | null;
  isShown: boolean;
  onChoose: () => void;
};

export function DayButton({ day: { date, closed }, seats, isShown, onChoose }: DayProps) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      tabIndex={isShown ? 0 : -1}
      data-plain={closed !== null || typeof seats === "string" || undefined}
      onClick={onChoose}
    >
      <span>{weekdayName(date).slice(0, 3)}</span> <b>{dayOfMonth(date)}</b>{" "}
      <small>{closed ? closedWord(closed.reason) : dayWords(seats)}</small>
    </button>
  );
}

function closedWord(reason: ClosedReason): string {
  return reason === "past" ? texts.over : texts.closed;
}

function dayWords(seats: DayProps["seats"]): string {
  if (seats === null) return "";
  return typeof seats === "number" ? texts.seats(seats) : texts[seats];
}

/** Seats are null where nobody counts them. */
export type ShownSlot = Omit<Slot, "free"> & { free: number | null };

type HourProps = {
  slot: ShownSlot;
  /** Where the focus comes in. */
  isEntry: boolean;
  isChosen: boolean;
  isClosed: boolean;
  /** After the last hour that makes sense for what is booked. */
  isLate: boolean;
  onChoose: () => void;
};

export function HourButton({ slot, isEntry, isChosen, isClosed, isLate, onChoose }: HourProps) {
  const { time, state } = slot;
  const isPlain = isClosed || isLate || state !== "free";
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
      <b>{time}</b> <small>{isClosed ? texts.onClosedDay : seatWords(slot, isLate)}</small>
    </button>
  );
}

function seatWords({ free, state }: ShownSlot, isLate: boolean): string {
  if (state !== "free") return state === "past" ? texts.passed : texts.full;
  if (isLate) return texts.late;
  return free === null ? "" : texts.seats(free);
}
