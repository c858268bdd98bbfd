import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { words } from "#texts";
import { Pager } from "#web/admin/list/pager.tsx";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import type { ListPage } from "#web/api-client.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { MESSAGES_A_PAGE, type MessagesView, messagesAddress } from "./messages-address.ts";

type Props<Row> = {
  query: UseQueryResult<ListPage<Row>>;
  view: MessagesView;
  texts: { heading: string; failed: string; none: string; noneSentence: string };
  /** One row's card. A card that leaves the list gives the focus to the heading by `onLeave`. */
  card: (row: Row, onLeave: () => void) => ReactNode;
  /** Stands where there is no row, under the words that say so. */
  meanwhile?: ReactNode;
  /** What is to be known of all of them, over the first. */
  noteOf?: (rows: Row[]) => string | null;
};

/** One page of what a view of the messages shows, a card a row. */
export function MessageList<Row>({ query, view, texts, card, meanwhile, noteOf }: Props<Row>) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <QuerySection query={query} loading={<LettersSkeleton />} failed={texts.failed}>
      {({ rows, next }) => (
        <Refreshed query={query}>
          <div className="desk-scroll">
            <h2 className="sr" tabIndex={-1} ref={heading}>
              {texts.heading}
            </h2>
            {rows.length === 0 ? (
              <div className="letters-none">
                <EmptyState title={texts.none} sentence={texts.noneSentence} />
                {meanwhile}
              </div>
            ) : (
              <>
                <Note said={noteOf?.(rows) ?? null} />
                <ul className="letters">{rows.map((row) => card(row, () => heading.current?.focus()))}</ul>
              </>
            )}
          </div>
          {(next !== null || view.before.length > 0) && (
            <Pager
              before={view.before}
              pageRows={MESSAGES_A_PAGE}
              shown={rows.length}
              next={next}
              addressOf={(before) => messagesAddress({ ...view, before })}
            />
          )}
        </Refreshed>
      )}
    </QuerySection>
  );
}

function Note({ said }: { said: string | null }) {
  return said && <p className="letters-note">{said}</p>;
}

const cards = [0, 1, 2];

function LettersSkeleton() {
  return (
    <Loading label={words.desk.inbox.loading} className="desk-scroll letters">
      {cards.map((card) => (
        <div className="card letter" key={card}>
          <Skeleton as="title" width="half" />
          <Skeleton width="long" />
          <Skeleton as="box" />
          <Skeleton as="button" width="half" />
        </div>
      ))}
    </Loading>
  );
}
