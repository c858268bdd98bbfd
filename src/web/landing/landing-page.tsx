import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import type { HeadHandle } from "#web/site/search-engines/head-tags.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetchFound } from "#web/ui/data/prefetch.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import type { Route } from "./+types/landing-page.ts";
import { OfferView } from "./offer-view.tsx";
import { offeredPackageQuery } from "./queries.ts";

/** None of the route's own: the title comes with the offer. */
export const meta = () => [];

/** Its picture comes with it too. */
export const handle: HeadHandle = { hasPicture: true };

export function loader({ context }: Route.LoaderArgs) {
  return prefetchFound(context, (api) => [offeredPackageQuery(api)]);
}

const skeleton = (
  <Loading label={words.landing.loading} className="wrap section skeleton-lines">
    <Skeleton as="title" width="half" />
    <Skeleton as="box" />
    <Skeleton as="button" width="half" />
  </Loading>
);

/** Row 2.138. */
export default function LandingPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Offered />
    </HydratedPage>
  );
}

function Offered() {
  const offered = useQuery(offeredPackageQuery());
  return (
    <QuerySection query={offered} loading={skeleton} failed={words.landing.failed}>
      {(data) => <OfferView of={data} />}
    </QuerySection>
  );
}
