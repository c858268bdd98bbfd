import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { listUrgentVisits } from "#core/admin/day-board.ts";
import { createDayCards } from "#core/admin/day-cards.ts";
import type { DaySchedule } from "#core/admin/day-schema.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { bookableDaysQuery } from "#web/admin/bookings/booking-queries.ts";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { PageScroll } from "#web/admin/layout/admin-page.tsx";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { buttonClass } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { formatDayMonth, formatWeekday } from "#web/lib/format-date.ts";
import { getDayPath } from "./day-path.ts";
import { MissedVisits } from "./missed-visits.tsx";
import { UrgentVisits } from "./urgent-visits.tsx";

const texts = words.admin.day;

type Props = {
  query: UseQueryResult<DaySchedule>;
  /** The board, if there is one to show. */
  board: ReactNode;
  now: LabTime;
  openId: number | null;
  addressOf: (openId: number) => string;
  /** Whether the board's own row shows the late visits. */
  hasLateRow: boolean;
};

/** Late and missed visits, and the board below. */
export function DayView({ query, board, now, openId, addressOf, hasLateRow }: Props) {
  return (
    <QuerySection query={query} loading={<DaySkeleton />} failed={texts.failed} forbidden={texts.todayAlone}>
      {({ day, visits, missed, closed }) => (
        <StaleIndicator query={query}>
          {closed && (
            <p className="flex items-center gap-1.5 border-b border-line bg-sunken px-edge py-1.5">
              <Icon name="lock" small /> {closed.sentence}
            </p>
          )}
          <MissedVisits missed={missed} openId={openId} addressOf={addressOf} />
          {!hasLateRow && (
            <UrgentVisits
              urgentVisits={listUrgentVisits(createDayCards(visits), now)}
              openId={openId}
              addressOf={addressOf}
            />
          )}
          {visits.length > 0 && board ? (
            <>
              {board}
              <DayShortcuts />
            </>
          ) : (
            <EmptyDay day={day} isClosed={closed !== null} />
          )}
        </StaleIndicator>
      )}
    </QuerySection>
  );
}

/** Empty day, with a link to the next open one. Promises no visits on a closed day. */
function EmptyDay({ day, isClosed }: { day: string; isClosed: boolean }) {
  const { data: days = [] } = useQuery(bookableDaysQuery());
  const next = days.find(({ date, closed }) => date > day && !closed);
  return (
    <PageScroll>
      <EmptyState heading="h2" title={texts.none} {...(!isClosed && { sentence: texts.noneSentence })}>
        {next && (
          <Link className={buttonClass()} to={getDayPath(next.date)}>
            {texts.nextOpen(formatWeekday(next.date), formatDayMonth(next.date))}
          </Link>
        )}
      </EmptyState>
    </PageScroll>
  );
}

/** Keyboard shortcuts of the board, shown where a keyboard is likely. */
function DayShortcuts() {
  const { keys } = texts;
  return (
    <p
      className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-edge py-2 text-xs text-quiet *:flex *:items-center *:gap-1 thumb:hidden"
      aria-hidden="true"
    >
      <span>
        <KeyHint>j</KeyHint> <KeyHint>k</KeyHint> {keys.cards}
      </span>
      <span>
        <KeyHint>Enter</KeyHint> {keys.open}
      </span>
      <span>
        <KeyHint>a</KeyHint> {keys.give}
      </span>
      <span>
        <KeyHint>m</KeyHint> {keys.move}
      </span>
      <span>
        <KeyHint>[</KeyHint> <KeyHint>]</KeyHint> {keys.day}
      </span>
      <span>
        <KeyHint>?</KeyHint> {words.admin.shortcuts.more}
      </span>
    </p>
  );
}

const skeletonCards = Array.from({ length: 12 }, (_, index) => index);

function DaySkeleton() {
  return (
    <Loading
      label={texts.loading}
      className="grid grid-cols-2 gap-2 px-edge py-4 @md/work:grid-cols-4 @board/work:grid-cols-6"
    >
      {skeletonCards.map((index) => (
        <Skeleton as="box" key={index} />
      ))}
    </Loading>
  );
}
