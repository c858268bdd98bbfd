import { Outlet } from "react-router";
import { labQuery, packagesDigestQuery } from "#web/catalogue/queries.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import { QueryProvider } from "#web/ui/data/query-provider.tsx";
import { Toaster } from "#web/ui/overlays/toaster.tsx";
import type { Route } from "./+types/layout.ts";
import { Corner } from "./corner.tsx";
import { Dock } from "./dock.tsx";
import { Footer } from "./footer.tsx";
import { Header, Promo } from "./header.tsx";
import "./header.css";
import "./drawer.css";
import "./footer.css";

/** Every page below may read the lab and the packages' digest without asking for them again. */
export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [labQuery(api), packagesDigestQuery(api)]);
}

export const clientLoader = showAtOnce;

/** The public pages: banner, header, page, footer. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <HydratedPage data={loaderData}>
        <Corner />
        <Promo />
        <Header />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <Dock />
        <Toaster />
      </HydratedPage>
    </QueryProvider>
  );
}
