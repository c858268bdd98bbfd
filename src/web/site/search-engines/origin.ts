import { type RouterContextProvider, useRouteLoaderData } from "react-router";
import { siteContext } from "#web/context.ts";

/** Where the site stands, e.g. "https://nabz.example": PUBLIC_URL, or without it the address that was asked. */
export function originOf(context: Readonly<RouterContextProvider>, asked: URL): string {
  return new URL(context.get(siteContext).publicUrl ?? asked).origin;
}

/** The site's origin as the root's loader told it; null on a page that could not be loaded. */
export function useOrigin(): string | null {
  return useRouteLoaderData<{ origin: string }>("root")?.origin ?? null;
}
