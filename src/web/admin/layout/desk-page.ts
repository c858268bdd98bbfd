import type { MetaDescriptor, RouterContextProvider } from "react-router";
import { words } from "#texts";
import { isSignedIn } from "#web/admin/gate/session.ts";
import { apiFetchContext } from "#web/context.ts";
import { keptOutOfSearch } from "#web/site/search-engines/page-meta.ts";
import { type PageData, prefetch, type QueriesOf, showAtOnce } from "#web/ui/data/prefetch.ts";

/** The title of a page of the desk, which no search engine lists. */
export function deskMeta(page: string): MetaDescriptor[] {
  return [{ title: words.desk.frame.pageTitle(page) }, keptOutOfSearch];
}

/** The `loader` of a page of the desk: asks nothing for a visitor, who will see the gate alone. */
export async function prefetchAtDesk(
  context: Readonly<RouterContextProvider>,
  queriesOf: QueriesOf,
): Promise<PageData> {
  return (await isSignedIn(context.get(apiFetchContext))) ? prefetch(context, queriesOf) : showAtOnce();
}
