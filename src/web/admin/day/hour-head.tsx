import type { LabMoment } from "#core/calendar/clock.ts";
import { clockTime, spokenTime } from "#core/calendar/clock-time.ts";
import type { BoardHour } from "#core/desk/day/board.ts";
import { words } from "#texts";
import { Seats } from "./seats.tsx";
import { hourWords } from "./visit-words.ts";

const texts = words.desk.day;

type Props = {
  hour: BoardHour;
  /** Of the grid. */
  column: number;
  now: LabMoment;
  /** As whoever looks has turned it; undefined is as there is room. */
  isWide: boolean | undefined;
  onTurn: (isWide: boolean) => void;
  /** How many of its visits want nobody any more: collected ones, and declined ones. */
  done: number;
  declined: number;
};

/** An hour and its seats; a press draws it wide or narrow. */
export function HourHead({ hour, column, now, isWide, onTurn, done, declined }: Props) {
  const { time, taken, seats, held, isFull, isRunning } = hour;
  const name = hourWords(time);
  const over = [done > 0 && texts.ofDone(done), declined > 0 && texts.ofDeclined(declined)].filter(Boolean).join(", ");
  return (
    <header className="hour-head" style={{ gridColumn: column }}>
      <h2>
        {name}
        {isRunning && <i className="hour-now">{texts.now(clockWords(now))}</i>}
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
        <Seats hour={hour} />
      </p>
      <button
        className="hour-turn"
        type="button"
        onClick={({ currentTarget }) => onTurn(isWide === undefined ? isNarrow(currentTarget) : !isWide)}
      >
        <span className="hour-opens">{texts.openHour(name)}</span>
        <span className="hour-folds">{texts.foldHour(name)}</span>
        <span className="hour-done">{isWide ? texts.hideOver(over) : over}</span>
      </button>
    </header>
  );
}

/** An hour of 84 px, as board.css has it, with the padding of its head. */
const NARROW_PX = 100;

/** Whether the hour shows less than it could: by its width on the board, and always in the list. */
function isNarrow(button: HTMLElement): boolean {
  const board = button.closest(".board");
  if (!board || getComputedStyle(board).display !== "grid") return true;
  return (button.parentElement?.clientWidth ?? 0) < NARROW_PX;
}

function clockWords({ minutes }: LabMoment): string {
  return spokenTime(clockTime(minutes)).replace(/ [AP]M$/, "");
}
