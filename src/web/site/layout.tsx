import { Outlet } from "react-router";
import { labQuery, packagesDigestQuery } from "#web/catalogue/queries.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import { QueryProvider } from "#web/ui/data/query-provider.tsx";
import type { Route } from "./+types/layout.ts";
import { Frame } from "./frame.tsx";

/** Every page below may read the lab and the packages' digest without asking for them again. */
export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [labQuery(api), packagesDigestQuery(api)]);
}

export const clientLoader = showAtOnce;

/** The public pages in the frame of the site. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <HydratedPage data={loaderData}>
        <Frame>
          <Outlet />
        </Frame>
      </HydratedPage>
    </QueryProvider>
  );
}
