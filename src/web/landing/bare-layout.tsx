import { Outlet } from "react-router";
import { labQuery } from "#web/catalogue/queries.ts";
import { Corner } from "#web/site/corner.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch } from "#web/ui/data/prefetch.ts";
import { QueryProvider } from "#web/ui/data/query-provider.tsx";
import type { Route } from "./+types/bare-layout.ts";
import "./landing.css";
import "./advert.css";

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [labQuery(api)]);
}

/** Nothing of it changes while a visitor reads on. */
export const shouldRevalidate = () => false;

/** Row 2.20: the landing page and the advert stand without header, footer and chatbot. */
export default function BareLayout({ loaderData }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <HydratedPage data={loaderData}>
        <Corner />
        <Outlet />
      </HydratedPage>
    </QueryProvider>
  );
}
