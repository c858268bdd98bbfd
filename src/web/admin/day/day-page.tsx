import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { createDayBoard, sortByUrgency, summarizeDay } from "#core/admin/day-board.ts";
import { createDayCards, findDayCard } from "#core/admin/day-cards.ts";
import type { DayVisit } from "#core/admin/day-schema.ts";
import { countOpenVisits, isAssignmentUrgent } from "#core/admin/round-board.ts";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import type { MoveReason } from "#core/bookings/edit/move-reasons.ts";
import { parseSlotTime } from "#core/slots/grid.ts";
import { words } from "#texts";
import { parseOpenBookingId } from "#web/admin/bookings/bookings-path.ts";
import { useMoveVisit } from "#web/admin/bookings/use-booking-change.ts";
import { useNeighbours } from "#web/admin/bookings/use-neighbours.ts";
import { AdminPage } from "#web/admin/layout/admin-page.tsx";
import { createLazyPanel, usePrintView } from "#web/admin/layout/lazy-panel.ts";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { formatDayMonth, formatWeekday } from "#web/lib/format-date.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { getLabToday, useLabClock } from "#web/lib/lab-clock.ts";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/day-page.ts";
import { Board, getFocusedVisitId } from "./board.tsx";
import { getDayPath, parseDay, parseGrouping } from "./day-path.ts";
import { DayTools } from "./day-tools.tsx";
import { DayView } from "./day-view.tsx";
import { dayScheduleQuery } from "./queries.ts";
import { RoundBoard } from "./round-board.tsx";
import { useGiveMode } from "./use-give-mode.ts";

export const meta = () => adminMeta(words.admin.tabs.day);

export function loader({ context, url }: Route.LoaderArgs) {
  return prefetchForStaff(context, (api) => [dayScheduleQuery(parseDay(url.searchParams) ?? getLabToday(), api)]);
}

export const clientLoader = skipPrefetch;

/** Day board: visits by slot and area, with a detail panel. */
export default function DayPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Day />
    </HydratedPage>
  );
}

const [BookingPanel, usePanelPreload] = createLazyPanel(() => import("#web/admin/bookings/booking-panel.tsx"));
const [MovePanel, useMovePanelPreload] = createLazyPanel(() => import("./move-panel.tsx"));
const [GivePanel, useGivePanelPreload] = createLazyPanel(() => import("./give-panel.tsx"));

function Day() {
  usePanelPreload();
  useMovePanelPreload();
  useGivePanelPreload();
  const [parameters] = useSearchParams();
  const requestedDay = parseDay(parameters);
  const grouping = parseGrouping(parameters);
  const openId = parseOpenBookingId(parameters);
  const today = getLabToday();
  const day = requestedDay ?? today;
  const query = useQuery({ ...dayScheduleQuery(day), placeholderData: keepPreviousData });
  const now = useLabClock(query.data?.at);
  const [RoundSheets, print] = usePrintView(() => import("./round-sheets.tsx"));
  const addressOf = (id: number) => getDayPath(requestedDay, id, grouping);
  const cards = createDayCards(query.data?.visits ?? []);
  const visits = sortByUrgency(cards, now);
  // The open booking can be any member of a visit; its card is the visit's.
  const cardId = findDayCard(cards, openId)?.id ?? openId;
  const { missed = [], phlebotomists = [] } = query.data ?? {};
  const neighbours = useNeighbours({ rows: [...missed, ...visits], openId: cardId, addressOf });
  const moving = useMoveMode(visits, openId);
  const giving = useGiveMode({ cards, phlebotomists, isEnabled: openId === null });
  const tally = query.data && { ...summarizeDay(visits, now), ...countOpenVisits(cards, phlebotomists) };
  const shown = query.data && { ...query.data, visits: cards };
  const board = shown && createDayBoard(shown, shown.day, now, cardId);
  const isUrgent = shown !== undefined && isAssignmentUrgent(shown, now);
  const sidePanel =
    moving.visit && board ? (
      <MovePanel
        visit={moving.visit}
        hours={board.hours}
        isBusy={moving.isBusy}
        address={addressOf(moving.visit.id)}
        onMove={(time, reason) => moving.visit && moving.move(moving.visit, time, reason)}
        onClose={moving.end}
      />
    ) : (
      giving.card && <GivePanel {...giving} card={giving.card} cards={cards} phlebotomists={phlebotomists} />
    );
  return (
    <AdminPage
      name={`${formatWeekday(day)} ${formatDayMonth(day)}`}
      tools={
        <DayTools
          day={day}
          today={today}
          grouping={grouping}
          isUrgent={isUrgent}
          summary={tally}
          declined={visits.length - (tally?.visits ?? 0)}
          onPrint={visits.length > 0 ? print : undefined}
        />
      }
      isContentSlim={openId !== null && !sidePanel}
      panel={
        sidePanel ??
        (openId !== null && (
          <BookingPanel
            id={openId}
            listAddress={getDayPath(requestedDay, undefined, grouping)}
            inList={[...(query.data?.visits ?? []), ...missed].find(({ id }) => id === openId)}
            neighbours={neighbours}
          />
        ))
      }
    >
      <DayView
        query={query}
        now={now}
        openId={cardId}
        addressOf={addressOf}
        hasLateRow={grouping === "phlebotomist"}
        board={
          shown && grouping === "phlebotomist" ? (
            <RoundBoard day={shown} cards={{ now, openId: cardId, addressOf }} giving={giving} />
          ) : (
            board && <Board board={board} cards={{ now, openId: cardId, addressOf }} onMove={moving.allowed} />
          )
        }
      />
      {RoundSheets && query.data && board && <RoundSheets day={query.data} areas={board.areas} grouping={grouping} />}
    </AdminPage>
  );
}

/** Moves a visit to another slot of the day, by drop or by the `m` key. */
function useMoveMode(visits: readonly DayVisit[], openId: number | null) {
  const canMove = usePermissions()("move-booking");
  const moves = useMoveVisit();
  const [movingId, setMovingId] = useState<number | null>(null);
  const find = (id: number | null) => visits.find((visit) => visit.id === id);
  const move = (visit: DayVisit, slotTime: string, reason?: MoveReason) => {
    const time = parseSlotTime(slotTime);
    if (!time || moves.isPending) return;
    const day = visit.bookingDate;
    moves.mutate({ visit, day, time, reason }, { onSuccess: (moved) => moved && setMovingId(null) });
  };
  // With a panel open, the key belongs to the panel.
  const isEnabled = canMove && openId === null;
  useShortcuts({ m: isEnabled ? () => setMovingId(getMovableId(find(getFocusedVisitId()))) : undefined });
  return {
    visit: find(movingId),
    isBusy: moves.isPending,
    move,
    end: () => setMovingId(null),
    allowed: canMove ? move : undefined,
  };
}

function getMovableId(visit: DayVisit | undefined): number | null {
  return visit && canMoveVisit(visit) ? visit.id : null;
}
