import { type RouterContextProvider, useRouteLoaderData } from "react-router";
import { siteContext } from "#web/lib/request-context.ts";

/** Returns the origin of the site, e.g. "https://nabz.example": PUBLIC_URL, or without it the origin of the request. */
export function getSiteOrigin(context: Readonly<RouterContextProvider>, pageUrl: URL): string {
  return new URL(context.get(siteContext).publicUrl ?? pageUrl).origin;
}

/** The site's origin from the root's loader; null on a page that could not be loaded. */
export function useSiteOrigin(): string | null {
  return useRouteLoaderData<{ origin: string }>("root")?.origin ?? null;
}
