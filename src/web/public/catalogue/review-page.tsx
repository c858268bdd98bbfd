import { useSearchParams } from "react-router";
import { parseTestIds } from "#core/catalogue/test-ids.ts";
import { words } from "#texts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetch, skipPrefetch } from "#web/lib/prefetch.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { createPageMeta, noIndexMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/review-page.ts";
import { categoriesQuery, cheaperBundleQuery, preparationQuery, testQuery } from "./queries.ts";
import { TestReview } from "./test-review.tsx";

const texts = words.catalogue.review;

export const meta = () => [
  ...createPageMeta({ title: words.site.titleOf(texts.title), description: texts.description }),
  noIndexMeta,
];

export function loader({ context, request }: Route.LoaderArgs) {
  const ids = parseTestIds(new URL(request.url).searchParams.get("tests"));
  const items = ids.map((itemId) => ({ itemType: "test", itemId }));
  const getCheaperPath = (api: ApiFetch) =>
    ids.length > 0 ? [cheaperBundleQuery(ids, api), preparationQuery(items, api)] : [];
  return prefetch(context, (api) => [
    categoriesQuery(api),
    ...getCheaperPath(api),
    ...ids.map((id) => testQuery(id, api)),
  ]);
}

export const clientLoader = skipPrefetch;

/** The tests of the URL with their prices, to check before they are booked. */
export default function ReviewPage({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  return (
    <HydratedPage data={loaderData}>
      <TestReview ids={parseTestIds(parameters.get("tests"))} />
    </HydratedPage>
  );
}
