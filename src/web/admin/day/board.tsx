import { type CSSProperties, type DragEvent, type KeyboardEvent, useState } from "react";
import { holdsSeat, isToCome } from "#core/bookings/statuses.ts";
import type { LabMoment } from "#core/calendar/clock.ts";
import { type BoardHour, type Board as BoardOfDay, cardBeside, type Direction } from "#core/desk/day/board.ts";
import { latenessOf } from "#core/desk/day/lateness.ts";
import type { DayVisit } from "#core/desk/day/schema.ts";
import { slotEndMinutes, slotStartMinutes } from "#core/slots/grid.ts";
import { words } from "#texts";
import { HourHead } from "./hour-head.tsx";
import { type Cards, VisitCard } from "./visit-card.tsx";
import { areaWords } from "./visit-words.ts";
import "./board.css";

const texts = words.desk.day;

type Props = {
  board: BoardOfDay;
  cards: Omit<Cards, "drag">;
  /** Gives a visit that was dropped on an hour that hour; undefined where nobody here may. */
  onMove: ((visit: DayVisit, time: string) => void) | undefined;
};

const arrows: Record<string, Direction> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** The day: hours across, areas down; where it is narrow, a list by hour. Full hours are plain, gone and empty ones narrow. */
export function Board({ board, cards, onMove }: Props) {
  const { areas, hasCentre, hours, isCrowded, folds } = board;
  const visitsOf = (row: number) => hours.flatMap(({ lanes }) => lanes[row] ?? []);
  const [widths, setWidths] = useState<Record<string, boolean>>({});
  const [dragged, setDragged] = useState<DayVisit | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const layDown = () => {
    setDragged(null);
    setOver(null);
  };
  const drag = onMove && { start: setDragged, end: layDown };
  const drop = (time: string) => {
    if (dragged) onMove?.(dragged, time);
    layDown();
  };
  const goOn = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    const id = Number((event.target as HTMLElement).dataset.visit);
    if (!direction || !id) return;
    event.preventDefault();
    focusCard(cardBeside(board, id, direction));
  };
  return (
    <section
      className="board"
      aria-label={texts.region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      style={columnsOf(hours, widths)}
      data-crowded={isCrowded || undefined}
      data-folds={folds || undefined}
      onKeyDown={goOn}
    >
      <p className="board-corner">
        <b>{texts.area}</b> <span>{texts.seatsTaken}</span>
      </p>
      {areas.map((area, row) => (
        <Lane key={area} name={areaWords(area)} row={row} visits={visitsOf(row)} />
      ))}
      {hasCentre && (
        <Lane name={texts.centre} note={texts.walkIns} row={areas.length} visits={visitsOf(areas.length)} />
      )}
      {hours.map((hour, column) => (
        <section
          className="hour"
          key={hour.time}
          aria-label={hour.time}
          style={hour.isRunning ? nowIn(hour, cards.now) : undefined}
          data-running={hour.isRunning || undefined}
          data-full={hour.isFull || undefined}
          data-gone={hour.isGone || undefined}
          data-wide={widths[hour.time] || undefined}
          data-over={over === hour.time || undefined}
          data-empty={hour.lanes.every((lane) => lane.length === 0) || undefined}
          onDragOver={(event) =>
            dragged && dragged.bookingTime !== hour.time && letDrop(event, () => setOver(hour.time))
          }
          onDrop={(event) => letDrop(event, () => drop(hour.time))}
        >
          <HourHead
            hour={hour}
            column={column + 2}
            now={cards.now}
            isWide={widths[hour.time]}
            {...overOf(hour.lanes.flat())}
            onTurn={(isWide) => setWidths({ ...widths, [hour.time]: isWide })}
          />
          {hour.lanes.map((visits, row) => (
            <div className="cell" key={String(areas[row])} style={{ gridRow: row + 2, gridColumn: column + 2 }}>
              <Folded visits={visits} cards={{ ...cards, drag }} />
              {visits.map((visit) => (
                <VisitCard key={visit.id} visit={visit} cards={{ ...cards, drag }} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}

/** How many visits are done, and how many were declined. */
function overOf(visits: readonly DayVisit[]): { done: number; declined: number } {
  const held = visits.filter(({ status }) => holdsSeat(status));
  return { done: held.filter(({ status }) => !isToCome(status)).length, declined: visits.length - held.length };
}

/** How far through the hour it is, for the line of now. */
function nowIn({ time }: BoardHour, now: LabMoment): CSSProperties {
  const start = slotStartMinutes(time);
  const share = (now.minutes - start) / (slotEndMinutes(time) - start);
  return { "--now-at": `${Math.round(share * 100)}%` } as CSSProperties;
}

function letDrop(event: DragEvent, act: () => void): void {
  event.preventDefault();
  act();
}

/** Brings a card into sight and gives it the focus; its hour is drawn wide for that where it was narrow. */
function focusCard(visit: DayVisit | undefined): void {
  const card = visit && document.querySelector<HTMLElement>(`.visit-card[data-visit="${visit.id}"]`);
  if (!card) return;
  if (!card.checkVisibility()) card.closest(".hour")?.querySelector<HTMLElement>(".hour-turn")?.click();
  requestAnimationFrame(() => {
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/** The id of the visit whose card has the focus, if one has. */
export function focusedVisit(): number | null {
  const focused = document.activeElement;
  return focused instanceof HTMLElement ? Number(focused.dataset.visit) || null : null;
}

/** How wide each hour is: as whoever looks has turned it, or as its rank finds room (board.css). */
function columnsOf(hours: BoardHour[], widths: Record<string, boolean>): CSSProperties {
  const columns = hours.map(({ time, rank }) => {
    const isWide = widths[time];
    if (isWide !== undefined) return isWide ? "var(--wide)" : "var(--narrow)";
    return rank === null ? "var(--narrow)" : `var(--rank-${rank}, var(--narrow))`;
  });
  return { gridTemplateColumns: `var(--lane) ${columns.join(" ")}` };
}

type LaneProps = { name: string; note?: string; row: number; visits: DayVisit[] };

function Lane({ name, note, row, visits }: LaneProps) {
  const { done, declined } = overOf(visits);
  const held = visits.length - declined;
  return (
    <p className="lane" style={{ gridRow: row + 2 }}>
      <b>{name}</b>
      {held > 0 && <span>{texts.ofArea(done, held)}</span>}
      {declined > 0 && <span>{texts.ofDeclined(declined)}</span>}
      {note && <span>{note}</span>}
    </p>
  );
}

/** What a narrow hour tells in place of its cards. */
function Folded({ visits, cards: { now } }: { visits: DayVisit[]; cards: Cards }) {
  const late = visits.filter((visit) => latenessOf(visit, now)?.kind === "late").length;
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
