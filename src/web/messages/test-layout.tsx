import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { testText } from "#core/messages/trial/test-text.ts";
import { words } from "#texts";
import { Gate } from "#web/admin/gate/later-gate.ts";
import { isSignInNeeded } from "#web/admin/gate/session.ts";
import { labQuery, packagesDigestQuery } from "#web/catalogue/queries.ts";
import { Frame } from "#web/site/frame.tsx";
import { Cloth } from "#web/ui/cloth.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch } from "#web/ui/data/prefetch.ts";
import { QueryProvider } from "#web/ui/data/query-provider.tsx";
import type { Route } from "./+types/test-layout.ts";
import { providerStatusQuery } from "./queries.ts";
import "#web/admin/gate/gate.css";
import "./messages.css";

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [labQuery(api), packagesDigestQuery(api), providerStatusQuery(api)]);
}

/** The provider's state is of this moment: nobody is shown another visitor's page. */
export const headers = () => ({ "cache-control": "no-store" });

/** Nothing of it changes while somebody tries messages out. */
export const shouldRevalidate = () => false;

/** Rows 2.137, 1.26: in the frame of the site; open in a demo, behind the desk's gate in a real lab (decision D7). */
export default function TestLayout({ loaderData }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <HydratedPage data={loaderData}>
        <Door />
      </HydratedPage>
    </QueryProvider>
  );
}

function Door() {
  const status = useQuery(providerStatusQuery());
  if (isSignInNeeded(status.error)) {
    return (
      <Suspense>
        <Gate onPass={() => void status.refetch()} />
      </Suspense>
    );
  }
  return (
    <Frame>
      <div className="try">
        <div className="card try-card">
          <Outlet />
          <Arriving />
        </div>
      </div>
    </Frame>
  );
}

/** The message as the patient's phone will show it. */
function Arriving() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <div className="try-cloth on-cloth">
      <Cloth motif="nabz" />
      <figure className="try-phone">
        <figcaption>
          <b>{lab.name}</b> {words.messages.form.message}
        </figcaption>
        <p>{testText(lab.name)}</p>
      </figure>
    </div>
  );
}
