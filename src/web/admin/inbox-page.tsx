import { Link, useSearchParams } from "react-router";
import { en } from "#web/texts/en.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/inbox-page.ts";
import { deskMeta, prefetchAtDesk } from "./desk-page.ts";
import { type InboxView, inboxAddress, inboxPath, inboxViewOf, type Show } from "./inbox/inbox-address.ts";
import { Letters } from "./inbox/letters.tsx";
import { inboxQuery } from "./inbox/queries.ts";
import { Outbox } from "./outbox/outbox.tsx";
import { outboxQuery } from "./outbox/queries.ts";
import { waitlistQuery } from "./waitlist/queries.ts";
import { Waitlist } from "./waitlist/waitlist.tsx";
import "./inbox/inbox.css";

export const meta = () => deskMeta(en.admin.tabs.messages);

export function loader({ context, url }: Route.LoaderArgs) {
  const view = inboxViewOf(url.searchParams);
  const path = inboxPath(view);
  return prefetchAtDesk(context, (api) => {
    if (view.show === "sent") return [outboxQuery(path, api)];
    return [view.show === "waitlist" ? waitlistQuery(path, api) : inboxQuery(path, api)];
  });
}

export const clientLoader = showAtOnce;

/** The messages between the lab and its patients and visitors: what came in, what went out, and who waits for word. */
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
          <Chip show="waitlist" shown={view.show} label={en.desk.waitlist.show} />
        </nav>
      </div>
      <Shown view={view} />
    </>
  );
}

function Shown({ view }: { view: InboxView }) {
  if (view.show === "sent") return <Outbox view={view} />;
  if (view.show === "waitlist") return <Waitlist view={view} />;
  return <Letters view={view} />;
}

function Chip({ show, shown, label }: { show: Show; shown: Show; label: string }) {
  return (
    <Link className="chipb" to={inboxAddress({ show, before: [] })} aria-current={show === shown ? "true" : undefined}>
      {label}
    </Link>
  );
}
