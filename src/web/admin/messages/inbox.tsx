import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, useId, useSyncExternalStore } from "react";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { ListFoot, Pager } from "#web/admin/components/pager.tsx";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { cx } from "#web/components/classes.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { ConversationGroup } from "./conversation-list.tsx";
import { getFirstPage, getMessagesPath, MESSAGES_PER_PAGE, type MessagesView } from "./messages-path.ts";
import { conversationsQuery } from "./queries.ts";

const texts = words.admin.inbox;

/** Stands beside the list on wide screens alone. */
const ThreadView = lazyComponent(async () => ({ default: (await import("./thread-view.tsx")).ThreadView }));

/** The conversations of a view, in the order of the screen; what failed comes before what waits. */
export function useConversations(view: MessagesView) {
  const isInbox = view.show !== "sent" && view.show !== "waitlist";
  const withFailed = view.show === "to-answer" && view.before.length === 0;
  const query = useQuery({ ...conversationsQuery(view), enabled: isInbox, placeholderData: keepPreviousData });
  const failedView = getFirstPage("failed", view.search);
  const failedQuery = useQuery({ ...conversationsQuery(failedView), enabled: isInbox });
  const latestQuery = useQuery({
    ...conversationsQuery(getFirstPage("all")),
    enabled: withFailed && !view.search && query.data?.rows.length === 0,
  });
  const failed = (withFailed && failedQuery.data?.rows) || [];
  const rows = query.data?.rows ?? [];
  const latest = (rows.length === 0 && withFailed && !view.search && latestQuery.data?.rows) || [];
  const keys = [...failed, ...rows, ...latest].map(({ key }) => key);
  // What came last needs no one, so it is not opened by itself.
  return {
    query,
    failedQuery,
    failed,
    rows,
    latest,
    keys,
    isOnTheWay: query.isPlaceholderData || query.isPending || failedQuery.isPending,
    firstKey: keys.length > latest.length ? keys[0] : undefined,
  };
}

type Props = {
  view: MessagesView;
  conversations: ReturnType<typeof useConversations>;
  openKey: string | null;
};

/** Conversations by phone, those that wait first, and beside them the chosen or the first one (decision D6). */
export function Inbox({ view, conversations, openKey }: Props) {
  const isWide = useIsWide();
  const { firstKey = null } = conversations;
  const previewKey = isWide && openKey === null ? firstKey : null;
  return (
    <div className="flex flex-1 flex-col md:min-h-0 lg:@xl/work:flex-row">
      <div
        className={cx(
          "flex flex-1 flex-col md:min-h-0 md:min-w-0",
          openKey === null &&
            "lg:@xl/work:w-80 lg:@xl/work:flex-none lg:@xl/work:border-r lg:@xl/work:border-line-strong",
        )}
      >
        <ConversationList
          view={view}
          conversations={conversations}
          selectedKey={openKey ?? previewKey}
          openKey={openKey}
        />
      </div>
      {openKey === null && (
        <div className="hidden min-w-0 flex-1 lg:@xl/work:flex lg:@xl/work:flex-col">
          {previewKey && <Preview key={previewKey} threadKey={previewKey} />}
          {firstKey === null && conversations.query.data && (
            <div className="grid flex-1 place-content-center p-6">
              <EmptyList view={view} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** The first conversation, so that the most urgent one is in sight. */
function Preview({ threadKey }: { threadKey: string }) {
  const titleId = useId();
  return (
    <section className="@container/page flex min-h-0 flex-1 flex-col" aria-labelledby={titleId}>
      <Suspense>
        <ThreadView threadKey={threadKey} titleId={titleId} />
      </Suspense>
    </section>
  );
}

type ListProps = Omit<Props, "openKey"> & { selectedKey: string | null; openKey: string | null };

function ConversationList({ view, conversations, selectedKey, openKey }: ListProps) {
  const { query, failed, rows, latest } = conversations;
  const now = fromLabTime(useLabClock());
  const group = {
    ...{ now, selectedKey, isAnyOpen: openKey !== null },
    getPath: (key: string) => getMessagesPath(view, key),
  };
  return (
    <QuerySection query={query} loading={<ListSkeleton />} failed={texts.failed}>
      {({ next }) => (
        <StaleIndicator query={query}>
          <div className="relative md:min-h-0 md:flex-1 md:overflow-auto" data-scrolls>
            <ConversationGroup {...group} state="failed" rows={failed} hasMore={false} />
            {rows.length === 0 && (
              <div className={cx("p-4", openKey === null && failed.length === 0 && "lg:@xl/work:hidden")}>
                <EmptyList view={view} />
              </div>
            )}
            <ConversationGroup {...group} state={getGroup(view)} rows={rows} hasMore={next !== null} />
            <ConversationGroup {...group} state="latest" rows={latest} hasMore={false} />
          </div>
          {(next !== null || view.before.length > 0) && (
            <Pager
              before={view.before}
              pageSize={MESSAGES_PER_PAGE}
              rowCount={rows.length}
              next={next}
              getPath={(before) => getMessagesPath({ ...view, before }, openKey)}
            />
          )}
          <div className="thumb:hidden max-md:hidden">
            <ListFoot>
              <InboxKeys />
            </ListFoot>
          </div>
        </StaleIndicator>
      )}
    </QuerySection>
  );
}

function getGroup({ show }: MessagesView): "failed" | "waiting" | "all" {
  if (show === "failed") return "failed";
  return show === "all" ? "all" : "waiting";
}

function EmptyList({ view: { show, search } }: { view: MessagesView }) {
  const empty = search
    ? { title: texts.noneFound, sentence: texts.noneFoundSentence }
    : {
        "to-answer": { title: texts.none, sentence: texts.noneSentence },
        failed: { title: texts.noneFailed, sentence: texts.noneFailedSentence },
        all: { title: texts.noneYet, sentence: texts.noneSentence },
        sent: null,
        waitlist: null,
      }[show];
  return empty && <EmptyState heading="h2" {...empty} />;
}

function InboxKeys() {
  const { keys } = texts;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet" aria-hidden="true">
      <span className="flex items-center gap-1">
        <KeyHint>j</KeyHint> <KeyHint>k</KeyHint> {keys.move}
      </span>
      <span className="flex items-center gap-1">
        <KeyHint>a</KeyHint> {keys.answered}
      </span>
      <span className="flex items-center gap-1">
        <KeyHint>r</KeyHint> {keys.reply}
      </span>
    </span>
  );
}

const skeletonRows = [0, 1, 2, 3];

function ListSkeleton() {
  return (
    <Loading label={texts.loading} className="grid">
      {skeletonRows.map((row) => (
        <div className="grid gap-2 border-b border-line px-edge py-3" key={row}>
          <Skeleton as="title" width="half" />
          <Skeleton width="long" />
        </div>
      ))}
    </Loading>
  );
}

/** Where the first conversation stands beside the list; its data is not loaded elsewhere. */
const WIDE_QUERY = "(width >= 1024px)";

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const wide = window.matchMedia(WIDE_QUERY);
      wide.addEventListener("change", onChange);
      return () => wide.removeEventListener("change", onChange);
    },
    () => window.matchMedia(WIDE_QUERY).matches,
    () => false,
  );
}
