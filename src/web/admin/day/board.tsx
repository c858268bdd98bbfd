import { type CSSProperties, type DragEvent, type KeyboardEvent, useState } from "react";
import { type BoardSlot, type DayBoard, type Direction, findAdjacentCard } from "#core/admin/day-board.ts";
import type { DayVisit } from "#core/admin/day-schema.ts";
import { getLateness } from "#core/admin/lateness.ts";
import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { getSlotEndMinutes, getSlotStartMinutes } from "#core/slots/grid.ts";
import { words } from "#texts";
import { formatArea } from "./format-visit.ts";
import { SlotHeader } from "./slot-header.tsx";
import { type CardContext, VisitCard } from "./visit-card.tsx";
import "./board.css";

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
      className="board"
      aria-label={texts.region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
      tabIndex={0}
      style={getColumnStyle(hours, widths)}
      data-crowded={isSharedAddress || undefined}
      data-folds={folds || undefined}
      onKeyDown={moveFocus}
    >
      <p className="board-corner">
        <b>{texts.area}</b> <span>{texts.seatsTaken}</span>
      </p>
      {areas.map((area, row) => (
        <Lane key={area} name={formatArea(area)} row={row} visits={visitsOf(row)} />
      ))}
      {hasCentre && (
        <Lane name={texts.centre} note={texts.walkIns} row={areas.length} visits={visitsOf(areas.length)} />
      )}
      {hours.map((slot, column) => (
        <section
          className="hour"
          key={slot.time}
          aria-label={slot.time}
          style={slot.isRunning ? getNowPosition(slot, cards.now) : undefined}
          data-running={slot.isRunning || undefined}
          data-full={slot.isFull || undefined}
          data-gone={slot.isGone || undefined}
          data-wide={widths[slot.time] || undefined}
          data-over={dropTarget === slot.time || undefined}
          data-empty={slot.lanes.every((lane) => lane.length === 0) || undefined}
          onDragOver={(event) =>
            dragged && dragged.bookingTime !== slot.time && allowDrop(event, () => setDropTarget(slot.time))
          }
          onDrop={(event) => allowDrop(event, () => drop(slot.time))}
        >
          <SlotHeader
            slot={slot}
            column={column + 2}
            now={cards.now}
            isWide={widths[slot.time]}
            {...countFinished(slot.lanes.flat())}
            onTurn={(isWide) => setWidths({ ...widths, [slot.time]: isWide })}
          />
          {slot.lanes.map((visits, row) => (
            <div className="cell" key={String(areas[row])} style={{ gridRow: row + 2, gridColumn: column + 2 }}>
              <CollapsedSlot visits={visits} cards={{ ...cards, drag }} />
              <div className="contents @max-3xs/hour:hidden">
                {visits.map((visit) => (
                  <VisitCard
                    key={visit.id}
                    visit={visit}
                    cards={{ ...cards, drag }}
                    isFolded={folds && slot.isGone && !widths[slot.time] && isFinished(visit)}
                  />
                ))}
              </div>
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}

/** Whether the sample is collected, or will not be. */
function isFinished({ status }: DayVisit): boolean {
  return !holdsSeat(status) || !isUpcoming(status);
}

/** Counts done and declined visits. */
function countFinished(visits: readonly DayVisit[]): { done: number; declined: number } {
  const active = visits.filter(({ status }) => holdsSeat(status));
  return { done: active.filter(({ status }) => !isUpcoming(status)).length, declined: visits.length - active.length };
}

/** Elapsed part of the slot, for the current time line. */
function getNowPosition({ time }: BoardSlot, now: LabTime): CSSProperties {
  const start = getSlotStartMinutes(time);
  const share = (now.minutes - start) / (getSlotEndMinutes(time) - start);
  return { "--now-at": `${Math.round(share * 100)}%` } as CSSProperties;
}

function allowDrop(event: DragEvent, onAllow: () => void): void {
  event.preventDefault();
  onAllow();
}

/** Focuses a card and scrolls it into view; expands its slot first if it is collapsed. */
function focusCard(visit: DayVisit | undefined): void {
  const card = visit && document.querySelector<HTMLElement>(`[data-visit="${visit.id}"]`);
  if (!card) return;
  if (!card.checkVisibility()) card.closest(".hour")?.querySelector<HTMLElement>(".hour-turn")?.click();
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

/** A slot is wide where all slots of a lower rank are wide, too: `fits` is huge there, and below zero elsewhere. */
function getColumnWidth(rank: number | null): string {
  if (rank === null) return "var(--narrow)";
  const fits = `(100cqw - ${BOARD_PX + (rank - 3) * WIDE_SLOT_PX - 1}px) * 9999`;
  return `minmax(clamp(36px, ${fits}, 146px), clamp(46px, ${fits}, 100cqw))`;
}

/** Column widths: as the user toggled them, else by rank as space allows. */
function getColumnStyle(slots: BoardSlot[], widths: Record<string, boolean>): CSSProperties {
  const columns = slots.map(({ time, rank }) => {
    const isWide = widths[time];
    if (isWide !== undefined) return isWide ? "var(--wide)" : "var(--narrow)";
    return getColumnWidth(rank);
  });
  return { gridTemplateColumns: `var(--lane) ${columns.join(" ")}` };
}

type LaneProps = { name: string; note?: string; row: number; visits: DayVisit[] };

function Lane({ name, note, row, visits }: LaneProps) {
  const { done, declined } = countFinished(visits);
  const active = visits.length - declined;
  return (
    <p className="lane" style={{ gridRow: row + 2 }}>
      <b>{name}</b>
      {active > 0 && <span>{texts.ofArea(done, active)}</span>}
      {declined > 0 && <span>{texts.ofDeclined(declined)}</span>}
      {note && <span>{note}</span>}
    </p>
  );
}

/** Summary of a narrow slot in place of its cards. */
function CollapsedSlot({ visits, cards: { now } }: { visits: DayVisit[]; cards: CardContext }) {
  const late = visits.filter((visit) => getLateness(visit, now)?.kind === "late").length;
  if (visits.length === 0) return null;
  return (
    <p className="folded">
      {visits.length}
      <span className="sr"> {texts.visits(visits.length)}</span>
      {late > 0 && (
        <b>
          {late} {texts.late}
        </b>
      )}
    </p>
  );
}
