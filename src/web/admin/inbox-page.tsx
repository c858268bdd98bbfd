import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { apiFetchContext } from "#web/context.ts";
import { en } from "#web/texts/en.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/inbox-page.ts";
import { inboxAddress, inboxPath, inboxViewOf } from "./inbox/inbox-address.ts";
import { Letters } from "./inbox/letters.tsx";
import { inboxQuery } from "./inbox/queries.ts";
import { isSignedIn } from "./queries.ts";
import "./inbox/inbox.css";

export const meta: Route.MetaFunction = () => [
  { title: en.admin.pageTitle(en.admin.tabs.messages) },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!(await isSignedIn(context.get(apiFetchContext)))) return showAtOnce();
  return prefetch(context, (api) => [inboxQuery(inboxPath(inboxViewOf(url.searchParams)), api)]);
}

export const clientLoader = showAtOnce;

/** What visitors wrote by the contact form (decisions, "unsafe" 6). */
export default function InboxPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Inbox />
    </HydratedPage>
  );
}

function Inbox() {
  const [parameters] = useSearchParams();
  const view = inboxViewOf(parameters);
  const query = useQuery({ ...inboxQuery(inboxPath(view)), placeholderData: keepPreviousData });
  const texts = en.desk.inbox;
  return (
    <>
      <div className="tools">
        <nav className="chips" aria-label={texts.show}>
          <Chip all={false} isShown={!view.all} label={texts.toAnswer} />
          <Chip all isShown={view.all} label={texts.all} />
        </nav>
      </div>
      <Letters query={query} view={view} />
    </>
  );
}

function Chip({ all, isShown, label }: { all: boolean; isShown: boolean; label: string }) {
  return (
    <Link className="chipb" to={inboxAddress({ all, before: [] })} aria-current={isShown ? "true" : undefined}>
      {label}
    </Link>
  );
}
