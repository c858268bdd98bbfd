import { dehydrate, type FetchQueryOptions, QueryClient, type QueryKey } from "@tanstack/react-query";
import { data, type RouterContextProvider } from "react-router";
import { type ApiFetch, apiFetchContext } from "#web/context.ts";
import { isMissing } from "./is-missing.ts";

/** What a page's loader hands to `HydratedPage`; null where the browser loads the data itself. */
export type PageData = { dehydrated: string | null; isMissing?: true };

/** Any `queryOptions`: a page's queries answer different data. */
type PageQuery = { queryKey: QueryKey; queryFn?: unknown };

export type QueriesOf = (api: ApiFetch) => PageQuery[];

/**
 * A page's `loader`: asks its queries of the API while the page is rendered. A query that fails is handed over as
 * failed, so that its section shows its error. The answer is one text: React Router is slow at large objects.
 */
export async function prefetch(context: Readonly<RouterContextProvider>, queriesOf: QueriesOf): Promise<PageData> {
  return handOver(await askAll(context, queriesOf));
}

/** The same for a page about one thing: where the API knows no such thing, the page is answered with 404. */
export async function prefetchFound(context: Readonly<RouterContextProvider>, queriesOf: QueriesOf) {
  const client = await askAll(context, queriesOf);
  const asked = client.getQueryCache().getAll();
  return asked.some(({ state }) => isMissing(state.error)) ? missingPage(handOver(client)) : data(handOver(client));
}

/** The answer 404; search engines are told so too (`HeadTags`). */
export function missingPage(page: PageData = showAtOnce()) {
  return data<PageData>({ ...page, isMissing: true }, { status: 404 });
}

/** A page's `clientLoader`: later navigation shows the page at once, and its sections load by themselves. */
export function showAtOnce(): PageData {
  return { dehydrated: null };
}

async function askAll(context: Readonly<RouterContextProvider>, queriesOf: QueriesOf): Promise<QueryClient> {
  const client = new QueryClient();
  const queries = queriesOf(context.get(apiFetchContext));
  await Promise.all(queries.map((query) => client.prefetchQuery({ ...query, retry: false } as FetchQueryOptions)));
  return client;
}

function handOver(client: QueryClient): PageData {
  const settled = dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== "pending" });
  return { dehydrated: JSON.stringify(settled) };
}
