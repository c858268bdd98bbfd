import { useQuery } from "@tanstack/react-query";
import { Outlet, redirect } from "react-router";
import { words } from "#texts";
import { SectionError } from "#web/components/section-error.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { callForResponse } from "#web/lib/api-client.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { useServerClock } from "#web/lib/lab-clock.ts";
import { prefetch } from "#web/lib/prefetch.ts";
import { QueryProvider } from "#web/lib/query-provider.tsx";
import { apiFetchContext } from "#web/lib/request-context.ts";
import { createPageMeta, noIndexMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/collect-layout.ts";
import { getSignInPath } from "./collect-paths.ts";
import { ROUND_REFETCH_MS, roundQuery } from "./queries.ts";
import { VisitEventsProvider } from "./visit-events.tsx";

export const meta = () => [
  ...createPageMeta({ title: words.collect.title, description: words.collect.description }),
  noIndexMeta,
];

export const headers = () => ({ "Cache-Control": "no-store" });

/** Signed-out visitors are sent to the sign-in, and come back; roles without a round are sent to their own pages. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { status } = await callForResponse(context.get(apiFetchContext), "GET /api/run");
  // The admin area stands at the root, whatever the language of the round.
  if (status === 401) throw redirect(new URL(getSignInPath(url.pathname), url).href);
  if (status === 403) throw redirect(new URL("/admin", url).href);
  return { serverTimeMs: Date.now(), ...(await prefetch(context, (api) => [roundQuery(api)])) };
}

/** The round is fetched by its query, never by navigation between stops. */
export const shouldRevalidate = () => false;

/** The phlebotomist's own pages, on a phone: nothing of the admin area is loaded. */
export default function CollectLayout({ loaderData }: Route.ComponentProps) {
  useServerClock(loaderData.serverTimeMs);
  return (
    <QueryProvider>
      <HydratedPage data={loaderData}>
        <div className="mx-auto min-h-dvh max-w-lg text-base leading-normal" data-area="collect">
          <RoundArea />
        </div>
      </HydratedPage>
    </QueryProvider>
  );
}

function RoundArea() {
  const round = useQuery({ ...roundQuery(), refetchInterval: ROUND_REFETCH_MS });
  if (round.data) {
    return (
      <VisitEventsProvider phlebotomist={round.data.phlebotomist}>
        <Outlet context={{ round: round.data, isStale: round.isError }} />
      </VisitEventsProvider>
    );
  }
  return (
    <main id="main" tabIndex={-1} className="grid gap-4 p-4">
      {round.isError ? (
        <SectionError sentence={words.collect.failed} onRetry={() => void round.refetch()} />
      ) : (
        <Loading label={words.collect.loading} className="grid gap-4">
          <Skeleton as="title" width="half" />
          <Skeleton as="box" />
        </Loading>
      )}
    </main>
  );
}
