import { type CSSProperties, type DragEvent, type KeyboardEvent, useState } from "react";
import { type BoardSlot, type DayBoard, type Direction, findAdjacentCard } from "#core/admin/day-board.ts";
import type { DayVisit } from "#core/admin/day-schema.ts";
import { getLateness } from "#core/admin/lateness.ts";
import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { getSlotEndMinutes, getSlotStartMinutes } from "#core/slots/grid.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { formatArea } from "./format-visit.ts";
import { SlotHeader } from "./slot-header.tsx";
import { type CardContext, VisitCard } from "./visit-card.tsx";

const texts = words.admin.day;

type Props = {
  board: DayBoard;
  cards: Omit<CardContext, "drag">;
  /** Moves a visit that was dropped on a slot; undefined without permission. */
  onMove: ((visit: DayVisit, time: string) => void) | undefined;
};

const arrowDirections: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/**
 * Day board: slots as columns, areas as rows; in narrow layouts a list by slot. Full slots are marked, past and empty
 * ones narrow.
 */
export function Board({ board, cards, onMove }: Props) {
  const { areas, hasCentre, hours, isSharedAddress, folds } = board;
  const visitsOf = (row: number) => hours.flatMap(({ lanes }) => lanes[row] ?? []);
  const [widths, setWidths] = useState<Record<string, boolean>>({});
  const [dragged, setDragged] = useState<DayVisit | null>(null);
  const [dropTarget, setDropTarget] = useState<string | null>(null);
  const endDrag = () => {
    setDragged(null);
    setDropTarget(null);
  };
  const drag = onMove && { start: setDragged, end: endDrag };
  const drop = (time: string) => {
    if (dragged) onMove?.(dragged, time);
    endDrag();
  };
  const moveFocus = (event: KeyboardEvent) => {
    const direction = arrowDirections[event.key];
    const id = Number((event.target as HTMLElement).dataset.visit);
    if (!direction || !id) return;
    event.preventDefault();
    focusCard(findAdjacentCard(board, id, direction));
  };
  return (
    <section
      className="min-h-0 flex-1 focus-visible:-outline-offset-3 md:overflow-auto @board/work:relative @board/work:grid @board/work:auto-rows-max @board/work:content-start"
      aria-label={texts.region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
      tabIndex={0}
      style={getColumnStyle(hours, widths)}
      data-crowded={isSharedAddress || undefined}
      onKeyDown={moveFocus}
    >
      <p className={cx(laneClass, "top-0 z-5 row-start-1 content-center border-line-strong py-1")}>
        <b className={laneNameClass}>{texts.area}</b> <span className={laneNoteClass}>{texts.seatsTaken}</span>
      </p>
      {areas.map((area, row) => (
        <Lane key={area} name={formatArea(area)} row={row} visits={visitsOf(row)} />
      ))}
      {hasCentre && (
        <Lane name={texts.centre} note={texts.walkIns} row={areas.length} visits={visitsOf(areas.length)} />
      )}
      {hours.map((slot, index) => {
        const column = index + 2;
        const isFolded = (visit: DayVisit) => folds && slot.isGone && !widths[slot.time] && isFinished(visit);
        const isEmpty = slot.lanes.every((lane) => lane.length === 0);
        return (
          <section
            className={cx(
              "border-line @md/work:flex @md/work:border-b @board/work:contents",
              isEmpty && "@max-md/work:hidden",
            )}
            key={slot.time}
            aria-label={slot.time}
            onDragOver={(event) =>
              dragged && dragged.bookingTime !== slot.time && allowDrop(event, () => setDropTarget(slot.time))
            }
            onDrop={(event) => allowDrop(event, () => drop(slot.time))}
          >
            <SlotHeader
              slot={slot}
              column={column}
              now={cards.now}
              isEmpty={isEmpty}
              folds={folds}
              isWide={widths[slot.time]}
              {...countFinished(slot.lanes.flat())}
              onTurn={(isWide) => setWidths({ ...widths, [slot.time]: isWide })}
            />
            <div className="min-w-0 flex-1 @md/work:py-1 @board/work:contents">
              {slot.lanes.map((visits, row) => (
                <div
                  className={cx(
                    cellClass,
                    visits.every(isFolded) && "@max-board/work:hidden",
                    dropTarget === slot.time &&
                      "@board/work:border-l-2 @board/work:border-x-action @board/work:pl-0.5 @board/work:bg-selected",
                  )}
                  key={String(areas[row])}
                  style={{ gridRow: row + 2, gridColumn: column }}
                >
                  {slot.isRunning && <NowLine slot={slot} now={cards.now} />}
                  <CollapsedSlot visits={visits} now={cards.now} />
                  <div className="contents @max-3xs/hour:hidden">
                    {visits.map((visit) => (
                      <VisitCard key={visit.id} visit={visit} cards={{ ...cards, drag }} isFolded={isFolded(visit)} />
                    ))}
                  </div>
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </section>
  );
}

/** Visits of a slot in one area. Where slots are columns, cards are beside each other if the column is wide. */
const cellClass = cx(
  "grid grid-cols-1 content-start gap-1.5 border-line px-edge py-1 @md/work:pl-0 @board/work:@container/hour",
  "@board/work:relative @board/work:min-h-11 @board/work:grid-cols-[repeat(auto-fill,minmax(min(100%,134px),1fr))] @board/work:border-r @board/work:border-b @board/work:px-1",
);

/** Whether the sample is collected, or will not be. */
function isFinished({ status }: DayVisit): boolean {
  return !holdsSeat(status) || !isUpcoming(status);
}

/** Counts done and declined visits. */
function countFinished(visits: readonly DayVisit[]): { done: number; declined: number } {
  const active = visits.filter(({ status }) => holdsSeat(status));
  return { done: active.filter(({ status }) => !isUpcoming(status)).length, declined: visits.length - active.length };
}

/** The current time in the running slot, where slots are columns. */
function NowLine({ slot: { time }, now }: { slot: BoardSlot; now: LabTime }) {
  const start = getSlotStartMinutes(time);
  const share = (now.minutes - start) / (getSlotEndMinutes(time) - start);
  return (
    <i
      className="absolute inset-y-0 hidden border-l-2 border-ink @board/work:block"
      style={{ left: `${Math.round(share * 100)}%` }}
    />
  );
}

function allowDrop(event: DragEvent, onAllow: () => void): void {
  event.preventDefault();
  onAllow();
}

/** Focuses a card and scrolls it into view; expands its slot first if it is collapsed. */
function focusCard(visit: DayVisit | undefined): void {
  const card = visit && document.querySelector<HTMLElement>(`[data-visit="${visit.id}"]`);
  if (!card) return;
  if (!card.checkVisibility()) {
    const buttons = [...(card.closest("section")?.querySelectorAll("button") ?? [])];
    buttons.find((button) => button.checkVisibility())?.click();
  }
  requestAnimationFrame(() => {
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** Returns the id of the visit whose card has the focus, or null. */
export function getFocusedVisitId(): number | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement ? Number(focused.dataset.visit) || null : null;
}

/** Width in px at which the board is a table, with two wide slots, and what each further wide slot takes. */
const BOARD_PX = 940;
const WIDE_SLOT_PX = 130;

const LANE = "150px";
const NARROW = "minmax(36px, 46px)";
const WIDE = "minmax(146px, 100cqw)";

/** A slot is wide where all slots of a lower rank are wide, too: `fits` is huge there, and below zero elsewhere. */
function getColumnWidth(rank: number | null): string {
  if (rank === null) return NARROW;
  const fits = `(100cqw - ${BOARD_PX + (rank - 3) * WIDE_SLOT_PX - 1}px) * 9999`;
  return `minmax(clamp(36px, ${fits}, 146px), clamp(46px, ${fits}, 100cqw))`;
}

/** Column widths: as the user toggled them, else by rank as space allows. */
function getColumnStyle(slots: BoardSlot[], widths: Record<string, boolean>): CSSProperties {
  const columns = slots.map(({ time, rank }) => {
    const isWide = widths[time];
    if (isWide !== undefined) return isWide ? WIDE : NARROW;
    return getColumnWidth(rank);
  });
  return { gridTemplateColumns: `${LANE} ${columns.join(" ")}` };
}

/** An area and its totals, at the start of its row. */
const laneClass =
  "sticky left-0 hidden col-start-1 gap-1 border-r border-b border-r-line-strong bg-card pr-2 pl-4 @board/work:grid";
const laneNameClass = "leading-snug font-semibold";
const laneNoteClass = "text-xs text-quiet";

type LaneProps = { name: string; note?: string; row: number; visits: DayVisit[] };

function Lane({ name, note, row, visits }: LaneProps) {
  const { done, declined } = countFinished(visits);
  const active = visits.length - declined;
  const notes = [active > 0 && texts.ofArea(done, active), declined > 0 && texts.ofDeclined(declined), note];
  return (
    <p className={cx(laneClass, "z-3 content-start border-line py-2")} style={{ gridRow: row + 2 }}>
      <b className={laneNameClass}>{name}</b>
      {notes.map(
        (text) =>
          text && (
            <span className={laneNoteClass} key={text}>
              {text}
            </span>
          ),
      )}
    </p>
  );
}

/** Summary of a narrow slot in place of its cards. */
function CollapsedSlot({ visits, now }: { visits: DayVisit[]; now: LabTime }) {
  const late = visits.filter((visit) => getLateness(visit, now)?.kind === "late").length;
  if (visits.length === 0) return null;
  return (
    <p className="relative hidden rounded-md border border-l-4 border-line-strong border-l-action-soft bg-card py-1 text-center text-xs font-semibold @max-3xs/hour:block">
      {visits.length}
      <span className="sr-only"> {texts.visits(visits.length)}</span>
      {late > 0 && (
        <b className="block leading-tight font-semibold tracking-tight wrap-normal text-error">
          {late} {texts.late}
        </b>
      )}
    </p>
  );
}
