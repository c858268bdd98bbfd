import { Outlet } from "react-router";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetch, skipPrefetch } from "#web/lib/prefetch.ts";
import { QueryProvider } from "#web/lib/query-provider.tsx";
import { labQuery, packagesOverviewQuery } from "#web/public/catalogue/queries.ts";
import type { Route } from "./+types/layout.ts";
import { PageFrame } from "./page-frame.tsx";

/** Every page below can read the lab's profile and the packages' summary without fetching them again. */
export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [labQuery(api), packagesOverviewQuery(api)]);
}

export const clientLoader = skipPrefetch;

/** The public pages in the frame of the site. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <HydratedPage data={loaderData}>
        <PageFrame>
          <Outlet />
        </PageFrame>
      </HydratedPage>
    </QueryProvider>
  );
}
