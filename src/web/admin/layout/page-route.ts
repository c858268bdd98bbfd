import type { MetaDescriptor, RouterContextProvider } from "react-router";
import { words } from "#texts";
import { isSignedIn } from "#web/admin/sign-in/session.ts";
import { type CreateQueries, type PageData, prefetch, skipPrefetch } from "#web/lib/prefetch.ts";
import { apiFetchContext } from "#web/lib/request-context.ts";
import { noIndexMeta } from "#web/public/seo/page-meta.ts";

/** Title of an admin page, and noindex. */
export function adminMeta(page: string): MetaDescriptor[] {
  return [{ title: words.admin.frame.pageTitle(page) }, noIndexMeta];
}

/** `loader` of an admin page. Prefetches nothing without a session, which only shows the sign-in screen. */
export async function prefetchForStaff(
  context: Readonly<RouterContextProvider>,
  queriesOf: CreateQueries,
): Promise<PageData> {
  return (await isSignedIn(context.get(apiFetchContext))) ? prefetch(context, queriesOf) : skipPrefetch();
}
