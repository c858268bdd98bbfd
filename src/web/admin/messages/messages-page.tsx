import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { formatCappedCount, MAX_COUNTED_MESSAGES } from "#core/admin/count-limits.ts";
import { words } from "#texts";
import { SearchBox, useSearchInput } from "#web/admin/components/search-box.tsx";
import { openedFromList } from "#web/admin/components/use-close-detail.ts";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { AdminPage } from "#web/admin/layout/admin-page.tsx";
import { createLazyPanel } from "#web/admin/layout/lazy-panel.ts";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { adminStatusQuery } from "#web/admin/layout/queries.ts";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { ChipCount } from "#web/components/chip.tsx";
import type { ListPage } from "#web/lib/api-client.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/messages-page.ts";
import { Inbox, useConversations } from "./inbox.tsx";
import {
  getFirstPage,
  getMessagesPath,
  MESSAGES_PER_PAGE,
  type MessagesTab,
  type MessagesView,
  parseMessagesView,
  parseOpenConversation,
} from "./messages-path.ts";
import { Outbox } from "./outbox.tsx";
import { conversationsQuery, outboxQuery, threadQuery, waitlistQuery } from "./queries.ts";
import { Waitlist } from "./waitlist.tsx";

export const meta = () => adminMeta(words.admin.tabs.messages);

export function loader({ context, url }: Route.LoaderArgs) {
  const view = parseMessagesView(url.searchParams);
  const openKey = parseOpenConversation(url.searchParams);
  return prefetchForStaff(context, (api) => {
    if (view.show === "sent") return [outboxQuery(view, api)];
    if (view.show === "waitlist") return [waitlistQuery(view, api)];
    return [
      conversationsQuery(view, api),
      conversationsQuery(getFirstPage("failed", view.search), api),
      ...(openKey === null ? [] : [threadQuery(openKey, api)]),
    ];
  });
}

export const clientLoader = skipPrefetch;

/** Messages between the lab, patients and visitors: inbox, outbox and waitlist. */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Messages />
    </HydratedPage>
  );
}

const [ThreadPanel, usePanelPreload] = createLazyPanel(() => import("./thread-panel.tsx"));

function Messages() {
  usePanelPreload();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const view = parseMessagesView(parameters);
  const isInbox = view.show !== "sent" && view.show !== "waitlist";
  const openKey = isInbox ? parseOpenConversation(parameters) : null;
  const conversations = useConversations(view);
  const { openFirst, openNext } = useConversationKeys(conversations.keys, view, openKey);
  const search = useSearchInput({
    shown: view.search,
    search: (term) => navigate(getMessagesPath(getFirstPage(view.show, term), openKey), { replace: true }),
  });
  const texts = words.admin.inbox;
  return (
    <AdminPage
      name={words.admin.tabs.messages}
      tools={
        <>
          {isInbox && (
            <SearchBox
              search={search}
              label={texts.search}
              example={texts.searchExample}
              onFound={openFirst}
              resultCount={conversations.isOnTheWay ? undefined : conversations.keys.length}
            />
          )}
          <MessagesChips view={view} failed={conversations.failedQuery.data} />
        </>
      }
      isContentSlim={openKey !== null}
      panel={
        openKey !== null && (
          <ThreadPanel
            threadKey={openKey}
            listAddress={getMessagesPath(view)}
            openNext={(view.show === "to-answer" && openNext) || null}
          />
        )
      }
    >
      {view.show === "sent" && <Outbox view={view} />}
      {view.show === "waitlist" && <Waitlist view={view} />}
      {isInbox && <Inbox view={view} conversations={conversations} openKey={openKey} />}
    </AdminPage>
  );
}

/** Opens neighbouring conversations by `k` and `j`. */
function useConversationKeys(keys: readonly string[], view: MessagesView, openKey: string | null) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const index = openKey === null ? -1 : keys.indexOf(openKey);
  const opener = (key: string | undefined) =>
    key === undefined
      ? undefined
      : () =>
          navigate(
            getMessagesPath(view, key),
            openKey === null ? { state: openedFromList } : { state, replace: true, preventScrollReset: true },
          );
  const openNext = opener(keys[index + 1]);
  useShortcuts({ j: openNext, k: index > 0 ? opener(keys[index - 1]) : undefined });
  return { openFirst: opener(keys[0]), openNext };
}

function MessagesChips({ view, failed }: { view: MessagesView; failed: ListPage<unknown> | undefined }) {
  const adminStatus = useQuery(adminStatusQuery()).data;
  // Shown if known: the count alone loads nothing.
  const waiting = useQuery({ ...waitlistQuery(getFirstPage("waitlist")), enabled: false }).data;
  const texts = words.admin.inbox;
  return (
    <ViewChips label={texts.show}>
      <MessagesChip show="to-answer" shown={view} label={texts.toAnswer}>
        <ChipCount>{adminStatus && formatCappedCount(adminStatus.unansweredMessages, MAX_COUNTED_MESSAGES)}</ChipCount>
      </MessagesChip>
      <MessagesChip show="failed" shown={view} label={texts.failedMessages}>
        {failed && <ChipCount>{formatRowCount(failed)}</ChipCount>}
      </MessagesChip>
      <MessagesChip show="all" shown={view} label={texts.all} />
      <MessagesChip show="sent" shown={view} label={words.admin.outbox.show} />
      <MessagesChip show="waitlist" shown={view} label={words.admin.waitlist.show}>
        {waiting && <ChipCount>{formatRowCount(waiting)}</ChipCount>}
      </MessagesChip>
    </ViewChips>
  );
}

function formatRowCount({ rows, next }: ListPage<unknown>): string {
  return formatCappedCount(rows.length + (next === null ? 0 : 1), MESSAGES_PER_PAGE);
}

type MessagesChipProps = { show: MessagesTab; shown: MessagesView; label: string; children?: ReactNode };

/** A tab; a search goes along from list to list. */
function MessagesChip({ show, shown, label, children }: MessagesChipProps) {
  const isInbox = show !== "sent" && show !== "waitlist";
  return (
    <ViewChip to={getMessagesPath(getFirstPage(show, isInbox ? shown.search : ""))} isShown={show === shown.show}>
      {label} {children}
    </ViewChip>
  );
}
