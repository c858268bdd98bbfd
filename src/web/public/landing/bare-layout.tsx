import { Outlet } from "react-router";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetch } from "#web/lib/prefetch.ts";
import { QueryProvider } from "#web/lib/query-provider.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { NoticesMount } from "#web/public/layout/notices-mount.tsx";
import type { Route } from "./+types/bare-layout.ts";

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [labQuery(api)]);
}

/** Nothing of it changes during a visit. */
export const shouldRevalidate = () => false;

/** The landing page and the advert have no header, footer and chatbot. */
export default function BareLayout({ loaderData }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <HydratedPage data={loaderData}>
        <NoticesMount />
        <Outlet />
      </HydratedPage>
    </QueryProvider>
  );
}
