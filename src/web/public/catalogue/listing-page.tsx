import { useLocation } from "react-router";
import { trimSearch } from "#core/catalogue/search/exact-match.ts";
import { words } from "#texts";
import { notOfferedQuery } from "#web/components/search/not-offered-query.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetch, skipPrefetch } from "#web/lib/prefetch.ts";
import { createPageMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/listing-page.ts";
import { Listing } from "./listing.tsx";
import { categoriesQuery, packageSearchQuery, testSearchQuery, testsQuery } from "./queries.ts";

const texts = words.catalogue.listing;

export const meta = () => createPageMeta({ title: words.site.titleOf(texts.title), description: texts.description });

export function loader({ context, request }: Route.LoaderArgs) {
  const word = trimSearch(new URL(request.url).searchParams.get("search") ?? "");
  return prefetch(context, (api) => [
    testsQuery(api),
    categoriesQuery(api),
    ...(word === "" ? [] : [testSearchQuery(word, api), packageSearchQuery(word, api), notOfferedQuery(word, api)]),
  ]);
}

export const clientLoader = skipPrefetch;

/** The list of all tests with its filters; each navigation to it starts with those of its URL. */
export default function ListingPage({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation();
  return (
    <HydratedPage data={loaderData}>
      <Listing key={key} />
    </HydratedPage>
  );
}
