import { useSearchParams } from "react-router";
import { testIds } from "#core/catalogue/tests/test-ids.ts";
import { words } from "#texts";
import { cheaperWayQuery } from "#web/catalogue/queries.ts";
import type { ApiFetch } from "#web/context.ts";
import { keptOutOfSearch, pageMeta } from "#web/site/search-engines/page-meta.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/review-page.ts";
import { categoriesQuery, preparationQuery, testQuery } from "./queries.ts";
import { Review } from "./review/review.tsx";
import "./catalogue.css";

const texts = words.catalogue.review;

export const meta = () => [
  ...pageMeta({ title: words.site.titleOf(texts.title), description: texts.description }),
  keptOutOfSearch,
];

export function loader({ context, request }: Route.LoaderArgs) {
  const ids = testIds(new URL(request.url).searchParams.get("tests"));
  const items = ids.map((itemId) => ({ itemType: "test", itemId }));
  const cheaper = (api: ApiFetch) => (ids.length > 0 ? [cheaperWayQuery(ids, api), preparationQuery(items, api)] : []);
  return prefetch(context, (api) => [categoriesQuery(api), ...cheaper(api), ...ids.map((id) => testQuery(id, api))]);
}

export const clientLoader = showAtOnce;

/** Row 2.73: the tests of the URL. */
export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  return (
    <HydratedPage data={loaderData}>
      <Review ids={testIds(parameters.get("tests"))} />
    </HydratedPage>
  );
}
