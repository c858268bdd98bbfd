import type { BoardSlot } from "#core/admin/day-board.ts";
import { formatClockTime, formatShortTime } from "#core/calendar/clock-time.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { formatSlotTime } from "./format-visit.ts";
import { Seats } from "./seats.tsx";

const texts = words.admin.day;

type Props = {
  slot: BoardSlot;
  /** Grid column. */
  column: number;
  now: LabTime;
  /** As the user toggled it; undefined for automatic width. */
  isWide: boolean | undefined;
  onTurn: (isWide: boolean) => void;
  /** Numbers of finished visits: done and declined. */
  done: number;
  declined: number;
};

/** A slot and its seats, with a button that expands or collapses it. */
export function SlotHeader({ slot, column, now, isWide, onTurn, done, declined }: Props) {
  const { time, taken, seats, held, isFull, isRunning } = slot;
  const name = formatSlotTime(time);
  const finishedText = [done > 0 && texts.ofDone(done), declined > 0 && texts.ofDeclined(declined)]
    .filter(Boolean)
    .join(", ");
  return (
    <header className="hour-head" style={{ gridColumn: column }}>
      <h2>
        {name}
        {isRunning && <i className="hour-now">{texts.now(formatClock(now))}</i>}
      </h2>
      <p>
        <span>
          {isFull && <b>{texts.full}</b>}{" "}
          <span aria-hidden="true">
            {taken}/{seats}
          </span>
          <span className="sr">{texts.seats(taken, seats)}</span>
          {held > 0 && <span className="hour-held">, {texts.held(held)}</span>}
        </span>
        <Seats hour={slot} />
      </p>
      <button
        className="hour-turn"
        type="button"
        onClick={({ currentTarget }) => onTurn(isWide === undefined ? isNarrow(currentTarget) : !isWide)}
      >
        <span className="hour-opens">{texts.expandSlot(name)}</span>
        <span className="hour-folds">{texts.collapseSlot(name)}</span>
        <span className="hour-done">{isWide ? texts.hideOver(finishedText) : finishedText}</span>
      </button>
    </header>
  );
}

/** Narrow column of 84 px (board.css) with its header padding. */
const NARROW_PX = 100;

/** Whether the slot is collapsed: by its width on the board; always in the list. */
function isNarrow(button: HTMLElement): boolean {
  const board = button.closest(".board");
  if (!board || getComputedStyle(board).display !== "grid") return true;
  return (button.parentElement?.clientWidth ?? 0) < NARROW_PX;
}

function formatClock({ minutes }: LabTime): string {
  return formatShortTime(formatClockTime(minutes)).replace(/ [AP]M$/, "");
}
