import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Outlet } from "react-router";
import { sentences } from "#sentences";
import { words } from "#texts";
import { SignInScreen } from "#web/admin/sign-in/lazy-sign-in-screen.ts";
import { isSignInRequired } from "#web/admin/sign-in/session.ts";
import { Card } from "#web/components/card.tsx";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetch } from "#web/lib/prefetch.ts";
import { QueryProvider } from "#web/lib/query-provider.tsx";
import { labQuery, packagesOverviewQuery } from "#web/public/catalogue/queries.ts";
import { PageFrame } from "#web/public/layout/page-frame.tsx";
import type { Route } from "./+types/test-layout.ts";
import { providerStatusQuery } from "./queries.ts";

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [labQuery(api), packagesOverviewQuery(api), providerStatusQuery(api)]);
}

/** The provider's status changes: the page must not be cached. */
export const headers = () => ({ "cache-control": "no-store" });

/** Nothing of it changes while messages are tested. */
export const shouldRevalidate = () => false;

/**
 * The pages for test messages in the frame of the site; open in a demo, behind the staff login in a real lab (decision
 * D7).
 */
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
      <div className="grid content-start justify-items-center px-gutter pt-6 pb-12 md:py-16">
        <Card className="grid w-full max-w-224 overflow-hidden md:min-h-108 md:grid-cols-2">
          <Outlet />
          <MessagePreview />
        </Card>
      </div>
    </PageFrame>
  );
}

/** The message as the patient's phone will show it. */
function MessagePreview() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <div className="on-cloth flex flex-col gap-6 bg-cloth pb-6 md:pb-0">
      <div className="h-24 md:h-auto md:flex-2">
        <PatternStrip motif="nabz" />
      </div>
      <figure className="mx-5 flex flex-col gap-3 rounded-xl bg-page p-4 leading-normal sm:mx-auto sm:w-72 md:w-64 md:flex-3 md:rounded-b-none md:pt-5 md:pb-6">
        <figcaption className="text-center text-xs text-quiet">
          <b className="-mx-4 mb-3 block border-b border-line-strong px-4 pb-3 text-sm font-semibold text-ink">
            {lab.name}
          </b>{" "}
          {words.testMessage.form.message}
        </figcaption>
        <p className="rounded-lg rounded-tl-xs bg-action-soft px-4 py-3 text-sm md:mt-auto">
          {sentences.testMessage(lab.name)}
        </p>
      </figure>
    </div>
  );
}
