import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { EveningFigures } from "#core/admin/money/schema.ts";
import { words } from "#texts";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { PageScroll } from "#web/admin/layout/admin-page.tsx";
import { ButtonLink, buttonClass } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Notice } from "#web/components/notice.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { formatDayMonth } from "#web/lib/format-date.ts";
import { BookedFigures } from "./booked-figures.tsx";
import { getMoneyPath } from "./money-path.ts";
import { BackCard, OwedCard } from "./open-amount-cards.tsx";
import { eveningQuery } from "./queries.ts";
import { TakenCard } from "./taken-card.tsx";
import { WeekCard } from "./week-card.tsx";

const texts = words.admin.evening;

/** The lab's money of a day at a look: booked, taken, owed, to be given back, and whose cash is still open. */
export function EveningTab({ day }: { day: string }) {
  const query = useQuery({ ...eveningQuery(day), placeholderData: keepPreviousData });
  return (
    <QuerySection query={query} loading={<EveningSkeleton />} failed={texts.failed}>
      {(figures) => (
        <StaleIndicator query={query}>
          <PageScroll className="grid grid-cols-1 content-start gap-4">
            <EveningHead day={figures.day} />
            <BookedFigures booked={figures.booked} />
            <StillOpen figures={figures} />
            <div className="grid grid-cols-1 items-start gap-4 @xl/work:grid-cols-aside">
              <Stack>
                <TakenCard figures={figures} />
                <WeekCard week={figures.week} />
              </Stack>
              <Stack>
                <OwedCard owed={figures.owed} />
                <BackCard back={figures.back} />
              </Stack>
            </div>
          </PageScroll>
        </StaleIndicator>
      )}
    </QuerySection>
  );
}

function Stack({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 grid-cols-1 gap-4">{children}</div>;
}

/** Which day's money this is, and the file for the accountant. */
function EveningHead({ day }: { day: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64">
        <b className="font-semibold">{texts.byMoney}</b>
        <span className="block text-sm text-quiet">{texts.byMoneySentence}</span>
      </p>
      <ButtonLink size="small" href={`/api/money/day-book.csv?from=${day}&to=${day}`} download>
        <Icon name="download" small /> {texts.dayBook}
      </ButtonLink>
    </div>
  );
}

/** Whose cash and which payment methods are still open. */
function StillOpen({ figures: { day, notClosed, notSettled } }: { figures: EveningFigures }) {
  if (notClosed.length === 0 && notSettled.length === 0) {
    return <Notice tone="good" icon="circle-check" title={texts.allClosed} announced="never" />;
  }
  return (
    <Card
      as="section"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-edge py-3"
      aria-label={texts.stillOpen}
    >
      <Icon name="clock" className="text-underway" />
      <div className="min-w-0 flex-1 basis-56">
        {notClosed.length > 0 && (
          <p>
            <b className="font-semibold">{texts.notClosed}</b>{" "}
            {notClosed.map(({ name, day: since }) => texts.notClosedLine(name, formatDayMonth(since))).join(" · ")}
          </p>
        )}
        {notSettled.length > 0 && (
          <p>
            <b className="font-semibold">{texts.notSettled}</b>{" "}
            {notSettled.map((method) => texts.methods[method]).join(texts.and)}
          </p>
        )}
      </div>
      <Link className={buttonClass({ size: "small" })} to={getMoneyPath({ show: "closings", day })}>
        {texts.openClosings}
      </Link>
    </Card>
  );
}

function EveningSkeleton() {
  return (
    <PageScroll>
      <Loading label={texts.loading} className="grid gap-4">
        <Card className="grid grid-cols-2 gap-4 p-4 @xl/work:grid-cols-4">
          <Skeleton as="price" />
          <Skeleton as="price" />
          <Skeleton as="price" />
          <Skeleton as="price" />
        </Card>
        <Card className="grid gap-3 p-4">
          <Skeleton as="title" width="half" />
          <Skeleton as="box" />
        </Card>
      </Loading>
    </PageScroll>
  );
}
