import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { data, type RouterContextProvider } from "react-router";
import { type ApiFetch, apiFetchContext, pageClientsContext } from "#web/context.ts";
import { isMissing } from "./is-missing.ts";

/**
 * What a page's loader hands to `HydratedPage`: the data as one text, since React Router is slow at large objects; the number
 * of the script of data that the page itself brings, since the router would escape a text twice; null where the browser loads
 * the data itself.
 */
export type PageData = { dehydrated: string | number | null; isMissing?: true };

/** Any `queryOptions`: a page's queries answer different data. */
type PageQuery = { queryKey: QueryKey; queryFn?: unknown };

export type QueriesOf = (api: ApiFetch) => PageQuery[];

/**
 * A page's `loader`: asks its queries of the API while the page is rendered. A query that fails is handed over as
 * failed, so that its section shows its error.
 */
export async function prefetch(context: Readonly<RouterContextProvider>, queriesOf: QueriesOf): Promise<PageData> {
  return handOver(context, await askAll(context, queriesOf));
}

/** The same for a page about one thing: where the API knows no such thing, the page is answered with 404. */
export async function prefetchFound(context: Readonly<RouterContextProvider>, queriesOf: QueriesOf) {
  const client = await askAll(context, queriesOf);
  const asked = client.getQueryCache().getAll();
  const page = handOver(context, client);
  return asked.some(({ state }) => isMissing(state.error)) ? missingPage(page) : data(page);
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
  context.get(pageClientsContext)?.push(client);
  const queries = queriesOf(context.get(apiFetchContext));
  await Promise.all(queries.map((query) => client.prefetchQuery({ ...query, retry: false } as FetchQueryOptions)));
  return client;
}

function handOver(context: Readonly<RouterContextProvider>, client: QueryClient): PageData {
  const rendered = context.get(pageClientsContext);
  return { dehydrated: rendered ? rendered.indexOf(client) : JSON.stringify(dehydrated(client)) };
}

/** All that has been answered, refusals too. */
export function dehydrated(client: QueryClient): DehydratedState {
  return dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== "pending" });
}
