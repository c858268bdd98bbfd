import { useLocation } from "react-router";
import { searchText } from "#core/catalogue/search/literal.ts";
import { words } from "#texts";
import { pageMeta } from "#web/site/search-engines/page-meta.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import { notOfferedQuery } from "#web/ui/search/not-offered-query.ts";
import type { Route } from "./+types/listing-page.ts";
import { Listing } from "./listing/listing.tsx";
import { categoriesQuery, foundPackagesQuery, foundTestsQuery, testsQuery } from "./queries.ts";
import "./lists.css";
import "./listing/listing.css";
import "./listing/test-row.css";

const texts = words.catalogue.listing;

export const meta = () => pageMeta({ title: words.site.titleOf(texts.title), description: texts.description });

export function loader({ context, request }: Route.LoaderArgs) {
  const word = searchText(new URL(request.url).searchParams.get("search") ?? "");
  return prefetch(context, (api) => [
    testsQuery(api),
    categoriesQuery(api),
    ...(word === "" ? [] : [foundTestsQuery(word, api), foundPackagesQuery(word, api), notOfferedQuery(word, api)]),
  ]);
}

export const clientLoader = showAtOnce;

/** Row 2.57. Every navigation to it starts from the filters of its URL. */
export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation();
  return (
    <HydratedPage data={loaderData}>
      <Listing key={key} />
    </HydratedPage>
  );
}
