import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { LabMoment } from "#core/calendar/clock.ts";
import { dayOfMonth, weekdayName } from "#core/calendar/day.ts";
import { type Board as BoardOfDay, pressingOf } from "#core/desk/day/board.ts";
import { cardsOf } from "#core/desk/day/cards.ts";
import type { DayVisit, DeskDay } from "#core/desk/day/schema.ts";
import { words } from "#texts";
import { deskDaysQuery } from "#web/admin/booking/queries.ts";
import { Key } from "#web/admin/layout/keys.tsx";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { Board } from "./board.tsx";
import { dayAddress } from "./day-address.ts";
import { FirstStrip } from "./first-strip.tsx";
import { MissedStrip } from "./missed-strip.tsx";

const texts = words.desk.day;

type Props = {
  query: UseQueryResult<DeskDay>;
  board: BoardOfDay | undefined;
  now: LabMoment;
  openId: number | null;
  addressOf: (openId: number) => string;
  onMove: ((visit: DayVisit, time: string) => void) | undefined;
};

/** What presses, and the board below it. */
export function DayView({ query, board, now, openId, addressOf, onMove }: Props) {
  return (
    <QuerySection query={query} loading={<DaySkeleton />} failed={texts.failed} forbidden={texts.todayAlone}>
      {({ day, visits, missed, closed }) => (
        <Refreshed query={query}>
          {closed && (
            <p className="day-closed">
              <Icon name="lock" small /> {closed.sentence}
            </p>
          )}
          <MissedStrip missed={missed} openId={openId} addressOf={addressOf} />
          <FirstStrip pressing={pressingOf(cardsOf(visits), now)} openId={openId} addressOf={addressOf} />
          {visits.length > 0 && board ? (
            <>
              <Board board={board} cards={{ now, openId, addressOf }} onMove={onMove} />
              <DayKeys />
            </>
          ) : (
            <EmptyDay day={day} isClosed={closed !== null} />
          )}
        </Refreshed>
      )}
    </QuerySection>
  );
}

/** Of a closed day no visit is promised; the next open one is a press away. */
function EmptyDay({ day, isClosed }: { day: string; isClosed: boolean }) {
  const { data: days = [] } = useQuery(deskDaysQuery());
  const next = days.find(({ date, closed }) => date > day && !closed);
  return (
    <EmptyState heading="h2" title={texts.none} {...(!isClosed && { sentence: texts.noneSentence })}>
      {next && (
        <Link className="btn btn-2" to={dayAddress(next.date)}>
          {texts.nextOpen(weekdayName(next.date), dayOfMonth(next.date))}
        </Link>
      )}
    </EmptyState>
  );
}

/** The keys of the board, where a keyboard is likely. */
function DayKeys() {
  const { keys } = texts;
  return (
    <p className="day-keys" aria-hidden="true">
      <Key>j</Key>
      <Key>k</Key>
      <span>{keys.cards}</span>
      <Key>Enter</Key>
      <span>{keys.open}</span>
      <Key>m</Key>
      <span>{keys.move}</span>
      <Key>[</Key>
      <Key>]</Key>
      <span>{keys.day}</span>
      <Key>?</Key>
      <span>{words.desk.keys.more}</span>
    </p>
  );
}

const places = Array.from({ length: 12 }, (_, place) => place);

function DaySkeleton() {
  return (
    <Loading label={texts.loading} className="day-skeleton">
      {places.map((place) => (
        <Skeleton as="box" key={place} />
      ))}
    </Loading>
  );
}
