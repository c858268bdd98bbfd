import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { formatCappedCount, MAX_COUNTED_MESSAGES } from "#core/admin/count-limits.ts";
import { words } from "#texts";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { AdminPage } from "#web/admin/layout/admin-page.tsx";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { adminStatusQuery } from "#web/admin/layout/queries.ts";
import { ChipCount } from "#web/components/chip.tsx";
import type { ListPage } from "#web/lib/api-client.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/messages-page.ts";
import { Inbox } from "./inbox.tsx";
import {
  getFirstPage,
  getMessagesPath,
  MESSAGES_PER_PAGE,
  type MessagesTab,
  type MessagesView,
  parseMessagesView,
} from "./messages-path.ts";
import { Outbox } from "./outbox.tsx";
import { inboxQuery, outboxQuery, waitlistQuery } from "./queries.ts";
import { Waitlist } from "./waitlist.tsx";

export const meta = () => adminMeta(words.admin.tabs.messages);

export function loader({ context, url }: Route.LoaderArgs) {
  const view = parseMessagesView(url.searchParams);
  return prefetchForStaff(context, (api) => {
    if (view.show === "sent") return [outboxQuery(view, api)];
    if (view.show === "waitlist") return [waitlistQuery(view, api)];
    // An empty list of unanswered messages shows all received ones below.
    return [inboxQuery(view, api), inboxQuery(getFirstPage("all"), api)];
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

function Messages() {
  const adminStatus = useQuery(adminStatusQuery()).data;
  // Shown if known: the counts alone load nothing.
  const received = useQuery({ ...inboxQuery(getFirstPage("all")), enabled: false }).data;
  const waiting = useQuery({ ...waitlistQuery(getFirstPage("waitlist")), enabled: false }).data;
  const [parameters] = useSearchParams();
  const view = parseMessagesView(parameters);
  const texts = words.admin.inbox;
  return (
    <AdminPage
      name={words.admin.tabs.messages}
      tools={
        <ViewChips label={texts.show}>
          <MessagesChip show="to-answer" shown={view.show} label={texts.toAnswer}>
            <ChipCount>
              {adminStatus && formatCappedCount(adminStatus.unansweredMessages, MAX_COUNTED_MESSAGES)}
            </ChipCount>
          </MessagesChip>
          <MessagesChip show="all" shown={view.show} label={texts.all}>
            {received && <ChipCount>{formatRowCount(received)}</ChipCount>}
          </MessagesChip>
          <MessagesChip show="sent" shown={view.show} label={words.admin.outbox.show} />
          <MessagesChip show="waitlist" shown={view.show} label={words.admin.waitlist.show}>
            {waiting && <ChipCount>{formatRowCount(waiting)}</ChipCount>}
          </MessagesChip>
        </ViewChips>
      }
    >
      <MessagesContent view={view} />
    </AdminPage>
  );
}

function formatRowCount({ rows, next }: ListPage<unknown>): string {
  return formatCappedCount(rows.length + (next === null ? 0 : 1), MESSAGES_PER_PAGE);
}

function MessagesContent({ view }: { view: MessagesView }) {
  if (view.show === "sent") return <Outbox view={view} />;
  if (view.show === "waitlist") return <Waitlist view={view} />;
  return <Inbox view={view} />;
}

type MessagesChipProps = { show: MessagesTab; shown: MessagesTab; label: string; children?: ReactNode };

function MessagesChip({ show, shown, label, children }: MessagesChipProps) {
  return (
    <ViewChip to={getMessagesPath(getFirstPage(show))} isShown={show === shown}>
      {label} {children}
    </ViewChip>
  );
}
