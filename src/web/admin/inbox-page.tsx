import { Link, useSearchParams } from "react-router";
import { en } from "#web/texts/en.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/inbox-page.ts";
import { deskMeta, prefetchAtDesk } from "./desk-page.ts";
import { inboxAddress, inboxPath, inboxViewOf, type Show } from "./inbox/inbox-address.ts";
import { Letters } from "./inbox/letters.tsx";
import { inboxQuery } from "./inbox/queries.ts";
import { Outbox } from "./outbox/outbox.tsx";
import { outboxQuery } from "./outbox/queries.ts";
import "./inbox/inbox.css";

export const meta = () => deskMeta(en.admin.tabs.messages);

export function loader({ context, url }: Route.LoaderArgs) {
  const view = inboxViewOf(url.searchParams);
  const path = inboxPath(view);
  return prefetchAtDesk(context, (api) => [view.show === "sent" ? outboxQuery(path, api) : inboxQuery(path, api)]);
}

export const clientLoader = showAtOnce;

/** The messages between the lab and its patients and visitors: what came in, and what went out. */
export default function InboxPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Messages />
    </HydratedPage>
  );
}

function Messages() {
  const [parameters] = useSearchParams();
  const view = inboxViewOf(parameters);
  const texts = en.desk.inbox;
  return (
    <>
      <div className="tools">
        <nav className="chips" aria-label={texts.show}>
          <Chip show="to-answer" shown={view.show} label={texts.toAnswer} />
          <Chip show="all" shown={view.show} label={texts.all} />
          <Chip show="sent" shown={view.show} label={en.desk.outbox.show} />
        </nav>
      </div>
      {view.show === "sent" ? <Outbox view={view} /> : <Letters view={view} />}
    </>
  );
}

function Chip({ show, shown, label }: { show: Show; shown: Show; label: string }) {
  return (
    <Link className="chipb" to={inboxAddress({ show, before: [] })} aria-current={show === shown ? "true" : undefined}>
      {label}
    </Link>
  );
}
