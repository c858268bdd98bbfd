import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { MoveReason } from "#core/bookings/changing/move-reasons.ts";
import { isMovable } from "#core/bookings/places.ts";
import { dayOfMonth, weekdayName } from "#core/calendar/day.ts";
import { boardOf, inTurn, tallyOf } from "#core/desk/day/board.ts";
import { cardsOf, cardWith } from "#core/desk/day/cards.ts";
import type { DayVisit } from "#core/desk/day/schema.ts";
import { slotTimeOf } from "#core/slots/grid.ts";
import { words } from "#texts";
import { useMove } from "#web/admin/booking/use-booking-change.ts";
import { openBookingOf } from "#web/admin/bookings/filters.ts";
import { useNeighbours } from "#web/admin/bookings/use-neighbours.ts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { useKeys } from "#web/admin/layout/keys.tsx";
import { labToday, useLabClock } from "#web/admin/layout/lab-time.ts";
import { laterPanel, usePaper } from "#web/admin/layout/later-panel.ts";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/day-page.ts";
import { focusedVisit } from "./board.tsx";
import { askedDayOf, dayAddress } from "./day-address.ts";
import { DayTools } from "./day-tools.tsx";
import { DayView } from "./day-view.tsx";
import { dayQuery } from "./queries.ts";
import "#web/admin/booking/booking.css";
import "#web/admin/booking/report.css";
import "./day.css";

export const meta = () => deskMeta(words.desk.tabs.day);

export function loader({ context, url }: Route.LoaderArgs) {
  return prefetchAtDesk(context, (api) => [dayQuery(askedDayOf(url.searchParams) ?? labToday(), api)]);
}

export const clientLoader = showAtOnce;

/** The day board: each visit where and when it is, and the detail of one beside it. */
export default function DayPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Day />
    </HydratedPage>
  );
}

const [BookingPanel, usePanelPrepared] = laterPanel(() => import("#web/admin/booking/booking-detail.tsx"));
const [MovePanel, useMovePrepared] = laterPanel(() => import("./move-panel.tsx"));

function Day() {
  usePanelPrepared();
  useMovePrepared();
  const [parameters] = useSearchParams();
  const asked = askedDayOf(parameters);
  const openId = openBookingOf(parameters);
  const today = labToday();
  const day = asked ?? today;
  const query = useQuery({ ...dayQuery(day), placeholderData: keepPreviousData });
  const now = useLabClock(query.data?.at);
  const [RunSheets, print] = usePaper(() => import("./run-sheets.tsx"));
  const addressOf = (id: number) => dayAddress(asked, id);
  const cards = cardsOf(query.data?.visits ?? []);
  const visits = inTurn(cards, now);
  /** Whoever of a visit is open, its card is. */
  const cardId = cardWith(cards, openId)?.id ?? openId;
  const missed = query.data?.missed ?? [];
  const neighbours = useNeighbours({ rows: [...missed, ...visits], openId: cardId, addressOf });
  const moving = useMoving(visits, openId);
  const tally = query.data && tallyOf(visits, now);
  const shown = query.data && { ...query.data, visits: cards };
  const board = shown && boardOf(shown, shown.day, now, cardId);
  return (
    <DeskFrame
      name={`${weekdayName(day)} ${dayOfMonth(day)}`}
      tools={
        <DayTools
          day={day}
          today={today}
          tally={tally}
          declined={visits.length - (tally?.visits ?? 0)}
          onPrint={visits.length > 0 ? print : undefined}
        />
      }
      panel={
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
          openId !== null && (
            <BookingPanel
              id={openId}
              listAddress={dayAddress(asked)}
              inList={[...(query.data?.visits ?? []), ...missed].find(({ id }) => id === openId)}
              neighbours={neighbours}
            />
          )
        )
      }
    >
      <DayView query={query} board={board} now={now} openId={cardId} addressOf={addressOf} onMove={moving.allowed} />
      {RunSheets && query.data && board && <RunSheets day={query.data} areas={board.areas} />}
    </DeskFrame>
  );
}

/** Another hour of the day for a visit: dropped there, or chosen after the key `m`. */
function useMoving(visits: readonly DayVisit[], openId: number | null) {
  const mayMove = useActs()("move-visit");
  const moves = useMove();
  const [movingId, setMovingId] = useState<number | null>(null);
  const find = (id: number | null) => visits.find((visit) => visit.id === id);
  const move = (visit: DayVisit, chosen: string, reason?: MoveReason) => {
    const time = slotTimeOf(chosen);
    if (!time || moves.isPending) return;
    const day = visit.bookingDate;
    moves.mutate({ visit, day, time, reason }, { onSuccess: (moved) => moved && setMovingId(null) });
  };
  // Beside an open panel the key is the panel's.
  const asks = mayMove && openId === null;
  useKeys({ m: asks ? () => setMovingId(movableOf(find(focusedVisit()))) : undefined });
  return {
    visit: find(movingId),
    isBusy: moves.isPending,
    move,
    end: () => setMovingId(null),
    allowed: mayMove ? move : undefined,
  };
}

function movableOf(visit: DayVisit | undefined): number | null {
  return visit && isMovable(visit) ? visit.id : null;
}
