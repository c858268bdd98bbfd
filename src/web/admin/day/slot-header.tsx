import type { BoardSlot } from "#core/admin/day-board.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { formatTime } from "#web/lib/format-time.ts";
import { formatSlotTime } from "./format-visit.ts";
import { Seats } from "./seats.tsx";

const texts = words.admin.day;

type Props = {
  slot: BoardSlot;
  /** Grid column. */
  column: number;
  now: LabTime;
  isEmpty: boolean;
  /** Whether done visits of a past slot are hidden in a list until it is expanded. */
  folds: boolean;
  /** As the user toggled it; undefined for automatic width. */
  isWide: boolean | undefined;
  onTurn: (isWide: boolean) => void;
  /** Numbers of finished visits: done and declined. */
  done: number;
  declined: number;
};

/**
 * A slot and its seats, with a button that expands or collapses it: where slots are columns, the header itself; in a
 * list, only for done visits.
 */
export function SlotHeader({ slot, column, now, isEmpty, folds, isWide, onTurn, done, declined }: Props) {
  const { time, taken, seats, held, isFull, isGone, isRunning } = slot;
  const name = formatSlotTime(time);
  const finished = [done > 0 && texts.ofDone(done), declined > 0 && texts.ofDeclined(declined)]
    .filter(Boolean)
    .join(", ");
  return (
    <header
      className={cx(
        headerClass,
        isFull ? "bg-sunken" : "bg-page @board/work:bg-card",
        isRunning ? "@board/work:border-t-3 @board/work:border-t-ink" : "@board/work:pt-0.75",
        isEmpty ? "@md/work:py-1" : "@md/work:w-40 @md/work:flex-wrap @md/work:content-start",
      )}
      style={{ gridColumn: column }}
    >
      <h2
        className={cx(
          titleClass,
          isGone && "text-quiet",
          isEmpty && "@max-board/work:w-33 @max-board/work:text-sm @max-board/work:text-quiet",
        )}
      >
        {name}
        {isRunning && (
          <i className="ml-1.5 rounded-full bg-ink px-1.75 py-px text-xs text-card not-italic @max-3xs/hour:hidden">
            {texts.now(formatClock(now))}
          </i>
        )}
      </h2>
      <p className={cx(seatsClass, !isEmpty && "@md/work:order-1 @md/work:w-full")}>
        <span>
          {isFull && <b className="font-semibold text-ink @max-3xs/hour:hidden">{texts.full}</b>}{" "}
          <span aria-hidden="true">
            {taken}/{seats}
          </span>
          <span className="sr-only">{texts.seats(taken, seats)}</span>
          {held > 0 && <span className="@max-3xs/hour:hidden">, {texts.held(held)}</span>}
        </span>
        <Seats hour={slot} className="@max-3xs/hour:hidden" />
      </p>
      {folds && isGone && finished && (
        <Button size="small" className="@board/work:hidden" onClick={() => onTurn(!isWide)}>
          {isWide ? texts.hideOver(finished) : finished}
        </Button>
      )}
      <button
        className="absolute inset-0 hidden cursor-pointer border-0 bg-transparent focus-visible:-outline-offset-3 @board/work:block"
        type="button"
        onClick={({ currentTarget }) => onTurn(isWide === undefined ? currentTarget.clientWidth < NARROW_PX : !isWide)}
      >
        <span className="sr-only hidden @max-3xs/hour:block">{texts.expandSlot(name)}</span>
        <span className="sr-only hidden @3xs/hour:block">{texts.collapseSlot(name)}</span>
      </button>
    </header>
  );
}

/** A slot's column below this is collapsed, as below the container `3xs`. */
const NARROW_PX = 84;

/** Above its visits; in a wide list, beside them. */
const headerClass = cx(
  "sticky top-0 z-2 flex items-center justify-between gap-3 border-b border-line px-edge py-2",
  "@md/work:flex-none @md/work:justify-start @md/work:gap-x-2 @md/work:gap-y-0.5 @md/work:border-0 @md/work:pr-0",
  "@board/work:@container/hour @board/work:z-4 @board/work:row-start-1 @board/work:grid @board/work:h-13.5 @board/work:w-auto @board/work:grid-cols-1 @board/work:content-center @board/work:overflow-hidden @board/work:border-r @board/work:border-b @board/work:border-b-line-strong @board/work:p-0",
);

const titleClass =
  "text-base leading-snug whitespace-nowrap @3xs/hour:px-2 @3xs/hour:text-sm @max-3xs/hour:text-center @max-3xs/hour:text-xs @max-3xs/hour:font-medium @max-3xs/hour:whitespace-normal";

const seatsClass =
  "flex items-center gap-1.5 text-xs leading-tight whitespace-nowrap text-soft @3xs/hour:justify-between @3xs/hour:px-2 @max-3xs/hour:justify-center @max-md/work:ml-auto";

function formatClock({ minutes }: LabTime): string {
  return formatTime(minutes).replace(/ [AP]M$/, "");
}
