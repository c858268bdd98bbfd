import { useRouteLoaderData } from "react-router";

/** The site's origin as the root's loader told it; null on a page that could not be loaded. */
export function useOrigin(): string | null {
  return useRouteLoaderData<{ origin: string }>("root")?.origin ?? null;
}
