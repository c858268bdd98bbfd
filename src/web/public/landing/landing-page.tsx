import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetchOrNotFound } from "#web/lib/prefetch.ts";
import type { HeadHandle } from "#web/public/seo/head-tags.tsx";
import type { Route } from "./+types/landing-page.ts";
import { OfferView } from "./offer-view.tsx";
import { landingQuery } from "./queries.ts";

/** Empty: the title comes with the offer. */
export const meta = () => [];

/** The picture too. */
export const handle: HeadHandle = { hasPicture: true };

export function loader({ context }: Route.LoaderArgs) {
  return prefetchOrNotFound(context, (api) => [landingQuery(api)]);
}

const skeleton = (
  <Loading label={words.landing.loading} className="page-width grid gap-2 py-section">
    <Skeleton as="title" width="half" />
    <Skeleton as="box" />
    <Skeleton as="button" width="half" />
  </Loading>
);

/** The page that the offer's advert leads to, with its price, tests and preparation. */
export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <LandingContent />
    </HydratedPage>
  );
}

function LandingContent() {
  const offered = useQuery(landingQuery());
  return (
    <QuerySection query={offered} loading={skeleton} failed={words.landing.failed}>
      {(data) => <OfferView of={data} />}
    </QuerySection>
  );
}
