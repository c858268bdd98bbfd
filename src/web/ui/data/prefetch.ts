import { dehydrate, type FetchQueryOptions, QueryClient, type QueryKey } from "@tanstack/react-query";
import { data, type RouterContextProvider } from "react-router";
import { type ApiFetch, apiFetchContext } from "#web/context.ts";
import { isMissing } from "./is-missing.ts";

/** What a page's loader hands to `HydratedPage`; null where the browser loads the data itself. */
export type PageData = { dehydrated: string | null };

/** Any `queryOptions`: a page's queries answer different data. */
type PageQuery = { queryKey: QueryKey; queryFn?: unknown };

type QueriesOf = (api: ApiFetch) => PageQuery[];

/**
 * A page's `loader`: asks its queries of the API while the page is rendered. A query that fails is handed over as
 * failed, so that its section shows its error. The answer is one text: React Router is slow at large objects.
 */
export async function prefetch(context: Readonly<RouterContextProvider>, queriesOf: QueriesOf): Promise<PageData> {
  return handOver(await askAll(context, queriesOf));
}

/** The same for a page about one thing: where the API knows no such thing, the page is answered with 404. */
export async function prefetchFound(context: Readonly<RouterContextProvider>, queriesOf: QueriesOf): Promise<PageData> {
  const client = await askAll(context, queriesOf);
  const asked = client.getQueryCache().getAll();
  if (asked.some(({ state }) => isMissing(state.error))) throw data(null, { status: 404 });
  return handOver(client);
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
