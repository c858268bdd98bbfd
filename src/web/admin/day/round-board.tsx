import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type CSSProperties,
  type DragEvent,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import type { DayCard } from "#core/admin/day-cards.ts";
import type { DaySchedule } from "#core/admin/day-schema.ts";
import {
  type RoundBoard as Board,
  createRoundBoard,
  findPhlebotomist,
  isAssignmentUrgent,
  orderCardEarlier,
  type RoundColumn,
} from "#core/admin/round-board.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatTime } from "#web/lib/format-time.ts";
import { TROUBLED_ID, UNASSIGNED_ID } from "./day-path.ts";
import { focusNeighbour } from "./focus-neighbour.ts";
import { formatSlotTime } from "./format-visit.ts";
import { RoundCard, type RoundCardContext } from "./round-card.tsx";
import type { GiveMode } from "./use-give-mode.ts";

const texts = words.admin.day.rounds;

type Props = {
  day: Omit<DaySchedule, "visits"> & { visits: readonly DayCard[] };
  cards: Pick<RoundCardContext, "now" | "openId" | "addressOf">;
  giving: Pick<GiveMode, "start" | "onGive">;
};

/** A row of the board: what its header says, and the cards of each column. */
type Row = {
  key: string;
  head: ReactNode;
  label: string;
  cells: DayCard[][];
  needsAttention?: boolean;
  isFolded?: boolean;
  /** Whether its cells are the stops of one hour, in the order of the round. */
  isOrdered?: boolean;
};

/** Day board by phlebotomist: hours down, rounds across; in narrow layouts one list a phlebotomist. */
export function RoundBoard({ day, cards, giving }: Props) {
  const { now } = cards;
  const { phlebotomists } = day;
  const board = createRoundBoard(day, now);
  const isUrgent = isAssignmentUrgent(day, now);
  const [dragged, setDragged] = useState<DayCard | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const [showsOver, setShowsOver] = useState(board.rows.length === 0);
  const keepFocus = useKeptFocus();
  const orderRound = useOrderRound();
  const getEarlier = ({ phlebotomist }: RoundColumn, hour: readonly DayCard[], card: DayCard) => {
    const visitIds = phlebotomist && orderRound && orderCardEarlier(hour, card);
    if (!visitIds) return undefined;
    return () => orderRound({ day: day.day, phlebotomistId: phlebotomist.id, visitIds });
  };
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  const context = { ...cards, onGive: giving.start, drag: giving.start && { start: setDragged, end } };
  const rows = listRows(board, now.minutes, { showsOver, onToggle: () => setShowsOver(!showsOver) });
  return (
    <section
      className="min-h-0 flex-1 focus-visible:-outline-offset-3 md:overflow-auto @lg/work:grid @lg/work:auto-rows-max @lg/work:content-start"
      aria-label={texts.region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
      tabIndex={0}
      style={{ gridTemplateColumns: `92px repeat(${board.columns.length}, minmax(200px, 1fr))` }}
      onKeyDown={focusNeighbour}
      {...keepFocus}
    >
      <p className={cx(rowHeadClass, "top-0 z-5 row-start-1 border-b-line-strong font-semibold")}>{texts.hour}</p>
      {rows.map(({ key, head, needsAttention }, index) => (
        <div
          className={cx(rowHeadClass, "z-3", needsAttention ? "bg-error-soft" : "bg-card")}
          key={key}
          style={{ gridRow: index + 2 }}
        >
          {head}
        </div>
      ))}
      {board.columns.map((column, index) => (
        <section
          className="@lg/work:contents"
          key={column.phlebotomist?.id ?? ""}
          aria-label={column.phlebotomist?.name ?? texts.none}
          id={column.phlebotomist ? undefined : UNASSIGNED_ID}
          onDragOver={(event) => dragged && allowDrop(event, () => setTarget(index))}
          onDrop={(event) =>
            allowDrop(event, () => {
              if (dragged) giving.onGive([dragged], column.phlebotomist);
              end();
            })
          }
        >
          <ColumnHeader column={column} index={index} isUrgent={isUrgent} canGive={giving.start !== undefined} />
          {rows.map((row, rowIndex) => (
            <Cell
              key={row.key}
              row={row}
              column={index}
              style={{ gridRow: rowIndex + 2, gridColumn: index + 2 }}
              isTarget={target === index}
            >
              {(row.cells[index] ?? []).map((card) => (
                <RoundCard
                  key={card.id}
                  card={card}
                  onEarlier={row.isOrdered ? getEarlier(column, row.cells[index] ?? [], card) : undefined}
                  isAssigned={findPhlebotomist(card, phlebotomists) !== undefined}
                  context={context}
                />
              ))}
            </Cell>
          ))}
        </section>
      ))}
    </section>
  );
}

const rowHeadClass =
  "sticky left-0 hidden col-start-1 border-r border-b border-line border-r-line-strong bg-card px-3 py-2 text-sm @lg/work:block";

type OverToggle = { showsOver: boolean; onToggle: () => void };

function listRows({ troubled, over, rows }: Board, minutes: number, { showsOver, onToggle }: OverToggle): Row[] {
  const hours = over.times.map(formatSlotTime).join(", ");
  const count = troubled.flat().length;
  const lateRow: Row = {
    key: "late",
    label: texts.troubled,
    cells: troubled,
    needsAttention: true,
    head: (
      <b className="grid font-semibold text-error" id={TROUBLED_ID}>
        {texts.troubled} <small className="font-normal">{count}</small>
      </b>
    ),
  };
  const overRow: Row = {
    key: "over",
    label: hours,
    cells: over.cells,
    isFolded: !showsOver,
    head: (
      <button
        className="cursor-pointer border-0 bg-transparent p-0 text-left font-medium text-action underline"
        type="button"
        aria-expanded={showsOver}
        aria-label={showsOver ? texts.hide(hours) : texts.show(hours)}
        onClick={onToggle}
      >
        {hours}
      </button>
    ),
  };
  const coming = rows.map((row): Row => {
    const { time, taken, seats, isRunning } = row;
    return {
      key: time,
      label: formatSlotTime(time),
      cells: row.cells,
      isOrdered: true,
      head: (
        <span className="grid justify-items-start gap-0.5">
          <b className="font-semibold">{formatSlotTime(time)}</b>
          <small className="text-quiet">{words.admin.day.seats(taken, seats)}</small>
          {isRunning && <small className="rounded-full bg-ink px-2 text-card">{formatTime(minutes)}</small>}
        </span>
      ),
    };
  });
  return [...(count > 0 ? [lateRow] : []), ...(over.times.length > 0 ? [overRow] : []), ...coming];
}

type ColumnHeaderProps = { column: RoundColumn; index: number; isUrgent: boolean; canGive: boolean };

function ColumnHeader({ column: { phlebotomist, all, done, duePaise }, index, isUrgent, canGive }: ColumnHeaderProps) {
  const isRed = phlebotomist === null && isUrgent && all > done;
  return (
    <header
      className={cx(
        "sticky top-0 z-4 border-b border-line-strong px-edge py-2 @lg/work:row-start-1 @lg/work:border-r @lg/work:border-r-line @lg/work:px-3",
        phlebotomist ? "bg-card" : "bg-sunken",
      )}
      style={{ gridColumn: index + 2 }}
    >
      <h2 className={cx("flex items-center gap-1 text-base leading-snug", isRed && "text-error")}>
        {isRed && <Icon name="triangle-alert" small />} {phlebotomist?.name ?? texts.none}
      </h2>
      <p className={cx("flex items-center gap-2 text-xs", isRed ? "text-error" : "text-soft")}>
        {phlebotomist ? (
          <>
            {all === 0 ? texts.free : texts.done(done, all)}
            {duePaise > 0 && <span>{texts.due(formatWholeRupees(duePaise))}</span>}
          </>
        ) : (
          <>
            {all > done ? texts.toAssign(all - done) : texts.allAssigned}
            {canGive && all > done && <KeyHint>a</KeyHint>}
          </>
        )}
      </p>
    </header>
  );
}

type CellProps = { row: Row; column: number; style: CSSProperties; isTarget: boolean; children: ReactNode };

function Cell({ row, column, style, isTarget, children }: CellProps) {
  const cards = row.cells[column] ?? [];
  return (
    <div
      className={cx(
        "grid grid-cols-1 content-start gap-1.5 border-line px-edge py-1.5 @lg/work:min-h-11 @lg/work:border-r @lg/work:border-b @lg/work:px-1.5",
        cards.length === 0 && "@max-lg/work:hidden",
        row.needsAttention ? "bg-error-soft" : column === 0 && "bg-sunken",
        isTarget && "@lg/work:bg-selected @lg/work:inset-ring @lg/work:inset-ring-action",
      )}
      style={style}
    >
      <h3 className={cx("text-sm font-semibold @lg/work:hidden", row.needsAttention && "text-error")}>{row.label}</h3>
      {row.isFolded
        ? cards.length > 0 && <p className="text-sm text-soft">{texts.collected(cards.length)}</p>
        : children}
    </div>
  );
}

function allowDrop(event: DragEvent, onAllow: () => void): void {
  event.preventDefault();
  onAllow();
}

/** A visit that changes its column is another element: the focus follows it. Returns the listener that notes it. */
function useKeptFocus() {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (document.activeElement !== document.body || !last.current || last.current.isConnected) return;
    document.querySelector<HTMLElement>(`[data-visit="${last.current.dataset.visit}"]`)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      last.current = target.closest("article")?.querySelector<HTMLElement>("[data-visit]") ?? null;
    },
  };
}

/** The stops of one hour of a round, in their new order. */
type RoundOrder = { day: string; phlebotomistId: string; visitIds: number[] };

/** Returns what orders the stops of a round; undefined without permission or while an order is being saved. */
function useOrderRound(): ((order: RoundOrder) => void) | undefined {
  const isAllowed = usePermissions()("order-round");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ visitIds, ...path }: RoundOrder) =>
      callApi(browserFetch, "PUT /api/runs/{day}/{phlebotomistId}", { path, body: { visitIds } }),
    onError: (error) => showErrorToast(error, texts.notOrdered),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  return isAllowed && !isPending ? mutate : undefined;
}
