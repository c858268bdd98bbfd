import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { cappedCount, MOST_COUNTED_MESSAGES } from "#core/desk/most-counted.ts";
import { words } from "#texts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { newsQuery } from "#web/admin/layout/queries.ts";
import { ViewChip } from "#web/admin/list/view-chip.tsx";
import type { ListPage } from "#web/api-client.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/messages-page.ts";
import {
  firstPageOf,
  MESSAGES_A_PAGE,
  type MessagesView,
  messagesAddress,
  messagesViewOf,
  type Show,
} from "./messages-address.ts";
import { Outbox } from "./outbox.tsx";
import { outboxQuery, receivedQuery, waitlistQuery } from "./queries.ts";
import { Letters } from "./received.tsx";
import { Waitlist } from "./waitlist.tsx";
import "./messages.css";

export const meta = () => deskMeta(words.desk.tabs.messages);

export function loader({ context, url }: Route.LoaderArgs) {
  const view = messagesViewOf(url.searchParams);
  return prefetchAtDesk(context, (api) => {
    if (view.show === "sent") return [outboxQuery(view, api)];
    if (view.show === "waitlist") return [waitlistQuery(view, api)];
    // All received stand under an empty list of what is to be answered.
    return [receivedQuery(view, api), receivedQuery(firstPageOf("all"), api)];
  });
}

export const clientLoader = showAtOnce;

/** The messages between the lab and its patients and visitors: what came in, what went out, and who waits for word. */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Messages />
    </HydratedPage>
  );
}

function Messages() {
  const news = useQuery(newsQuery()).data;
  // Told where they are known: nothing is asked for the counts alone.
  const received = useQuery({ ...receivedQuery(firstPageOf("all")), enabled: false }).data;
  const waiting = useQuery({ ...waitlistQuery(firstPageOf("waitlist")), enabled: false }).data;
  const [parameters] = useSearchParams();
  const view = messagesViewOf(parameters);
  const texts = words.desk.inbox;
  return (
    <DeskFrame
      name={words.desk.tabs.messages}
      tools={
        <nav className="views" aria-label={texts.show}>
          <Chip show="to-answer" shown={view.show} label={texts.toAnswer}>
            <b>{news && cappedCount(news.unansweredMessages, MOST_COUNTED_MESSAGES)}</b>
          </Chip>
          <Chip show="all" shown={view.show} label={texts.all}>
            {received && <b>{countOf(received)}</b>}
          </Chip>
          <Chip show="sent" shown={view.show} label={words.desk.outbox.show} />
          <Chip show="waitlist" shown={view.show} label={words.desk.waitlist.show}>
            {waiting && <b>{countOf(waiting)}</b>}
          </Chip>
        </nav>
      }
    >
      <Shown view={view} />
    </DeskFrame>
  );
}

function countOf({ rows, next }: ListPage<unknown>): string {
  return cappedCount(rows.length + (next === null ? 0 : 1), MESSAGES_A_PAGE);
}

function Shown({ view }: { view: MessagesView }) {
  if (view.show === "sent") return <Outbox view={view} />;
  if (view.show === "waitlist") return <Waitlist view={view} />;
  return <Letters view={view} />;
}

type ChipProps = { show: Show; shown: Show; label: string; children?: ReactNode };

function Chip({ show, shown, label, children }: ChipProps) {
  return (
    <ViewChip to={messagesAddress(firstPageOf(show))} isShown={show === shown}>
      {label} {children}
    </ViewChip>
  );
}
