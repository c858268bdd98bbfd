import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { data, type RouterContextProvider } from "react-router";
import { isNotFound } from "./error-status.ts";
import { type ApiFetch, apiFetchContext, pageClientsContext } from "./request-context.ts";

/**
 * What a page's loader hands to `HydratedPage`: the data as one text, since React Router is slow with large objects;
 * the number of the data script that the page itself contains, since the router would escape a text twice; null where
 * the browser loads the data itself.
 */
export type PageData = { dehydrated: string | number | null; isMissing?: true };

/** Any `queryOptions`: a page's queries return different data. */
type PageQuery = { queryKey: QueryKey; queryFn?: unknown };

export type CreateQueries = (api: ApiFetch) => PageQuery[];

/**
 * A page's `loader`: runs its queries against the API while the page is rendered. A failed query is handed over as
 * failed, so that its section shows its error.
 */
export async function prefetch(context: Readonly<RouterContextProvider>, queriesOf: CreateQueries): Promise<PageData> {
  return toPageData(context, await fetchQueries(context, queriesOf));
}

/** The same for a page about one item: a 404 of the API makes the page a 404. */
export async function prefetchOrNotFound(context: Readonly<RouterContextProvider>, queriesOf: CreateQueries) {
  const client = await fetchQueries(context, queriesOf);
  const queries = client.getQueryCache().getAll();
  const page = toPageData(context, client);
  return queries.some(({ state }) => isNotFound(state.error)) ? createNotFoundPage(page) : data(page);
}

/** Returns a 404 response; search engines are told by `HeadTags` too. */
export function createNotFoundPage(page: PageData = skipPrefetch()) {
  return data<PageData>({ ...page, isMissing: true }, { status: 404 });
}

/** A page's `clientLoader`: later navigation shows the page at once, and its sections load by themselves. */
export function skipPrefetch(): PageData {
  return { dehydrated: null };
}

async function fetchQueries(context: Readonly<RouterContextProvider>, queriesOf: CreateQueries): Promise<QueryClient> {
  const client = new QueryClient();
  context.get(pageClientsContext)?.push(client);
  const queries = queriesOf(context.get(apiFetchContext));
  await Promise.all(queries.map((query) => client.prefetchQuery({ ...query, retry: false } as FetchQueryOptions)));
  return client;
}

function toPageData(context: Readonly<RouterContextProvider>, client: QueryClient): PageData {
  const rendered = context.get(pageClientsContext);
  return { dehydrated: rendered ? rendered.indexOf(client) : JSON.stringify(dehydrateClient(client)) };
}

/** Includes failed queries. */
export function dehydrateClient(client: QueryClient): DehydratedState {
  return dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== "pending" });
}
