import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { words } from "#texts";
import { Pager } from "#web/admin/components/pager.tsx";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { PageScroll, pageScrollClass } from "#web/admin/layout/admin-page.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import type { ListPage } from "#web/lib/api-client.ts";
import { getMessagesPath, MESSAGES_PER_PAGE, type MessagesView } from "./messages-path.ts";

const cardGridClass = "grid grid-cols-1 items-start gap-3 @xl/work:grid-cols-2 @2xl/work:grid-cols-3";

type Props<Row> = {
  query: UseQueryResult<ListPage<Row>>;
  view: MessagesView;
  texts: { heading: string; failed: string; none: string; noneSentence: string };
  /** Renders a row's card. A card that leaves the list calls `onLeave` to focus the heading. */
  card: (row: Row, onLeave: () => void) => ReactNode;
  /** Shown in an empty list, below its text. */
  emptyContent?: ReactNode;
  /** Below each other, for cards that are rows where there is room. */
  isStacked?: boolean;
  /** Returns a note about all rows, shown above the first. */
  getNote?: (rows: Row[]) => string | null;
};

/** A page of messages as cards. */
export function MessageList<Row>({ query, view, texts, card, emptyContent, isStacked = false, getNote }: Props<Row>) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <QuerySection query={query} loading={<MessagesSkeleton />} failed={texts.failed}>
      {({ rows, next }) => (
        <StaleIndicator query={query}>
          <PageScroll>
            <h2 className="sr-only" tabIndex={-1} ref={heading}>
              {texts.heading}
            </h2>
            {rows.length === 0 ? (
              <div className="grid gap-4">
                <EmptyState title={texts.none} sentence={texts.noneSentence} />
                {emptyContent}
              </div>
            ) : (
              <>
                <Note text={getNote?.(rows) ?? null} />
                <ul className={isStacked ? "grid gap-3" : cardGridClass}>
                  {rows.map((row) => card(row, () => heading.current?.focus()))}
                </ul>
              </>
            )}
          </PageScroll>
          {(next !== null || view.before.length > 0) && (
            <Pager
              before={view.before}
              pageSize={MESSAGES_PER_PAGE}
              rowCount={rows.length}
              next={next}
              getPath={(before) => getMessagesPath({ ...view, before })}
            />
          )}
        </StaleIndicator>
      )}
    </QuerySection>
  );
}

function Note({ text }: { text: string | null }) {
  return text && <p className="mb-3 text-sm text-soft">{text}</p>;
}

const skeletonCards = [0, 1, 2];

function MessagesSkeleton() {
  return (
    <Loading label={words.admin.inbox.loading} className={cx(pageScrollClass, cardGridClass)}>
      {skeletonCards.map((card) => (
        <Card className="grid gap-2 px-4 py-3" key={card}>
          <Skeleton as="title" width="half" />
          <Skeleton width="long" />
          <Skeleton as="box" />
          <Skeleton as="button" width="half" />
        </Card>
      ))}
    </Loading>
  );
}
