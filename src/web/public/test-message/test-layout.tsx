import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { sentences } from "#sentences";
import { words } from "#texts";
import { SignInScreen } from "#web/admin/sign-in/lazy-sign-in-screen.ts";
import { isSignInRequired } from "#web/admin/sign-in/session.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetch } from "#web/lib/prefetch.ts";
import { QueryProvider } from "#web/lib/query-provider.tsx";
import { labQuery, packagesOverviewQuery } from "#web/public/catalogue/queries.ts";
import { PageFrame } from "#web/public/layout/page-frame.tsx";
import type { Route } from "./+types/test-layout.ts";
import { providerStatusQuery } from "./queries.ts";
import "./test-message.css";

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [labQuery(api), packagesOverviewQuery(api), providerStatusQuery(api)]);
}

/** The provider's status changes: the page must not be cached. */
export const headers = () => ({ "cache-control": "no-store" });

/** Nothing of it changes while messages are tested. */
export const shouldRevalidate = () => false;

/** In the frame of the site; open in a demo, behind the staff login in a real lab (decision D7). */
export default function TestLayout({ loaderData }: Route.ComponentProps) {
  return (
    <QueryProvider>
      <HydratedPage data={loaderData}>
        <TestAccess />
      </HydratedPage>
    </QueryProvider>
  );
}

function TestAccess() {
  const status = useQuery(providerStatusQuery());
  if (isSignInRequired(status.error)) {
    return (
      <Suspense>
        <SignInScreen onPass={() => void status.refetch()} />
      </Suspense>
    );
  }
  return (
    <PageFrame>
      <div className="try">
        <div className="card try-card">
          <Outlet />
          <MessagePreview />
        </div>
      </div>
    </PageFrame>
  );
}

/** The message as the patient's phone will show it. */
function MessagePreview() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <div className="try-cloth on-cloth">
      <PatternStrip motif="nabz" />
      <figure className="try-phone">
        <figcaption>
          <b>{lab.name}</b> {words.testMessage.form.message}
        </figcaption>
        <p>{sentences.testMessage(lab.name)}</p>
      </figure>
    </div>
  );
}
