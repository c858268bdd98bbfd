import { type DehydratedState, HydrationBoundary, type Query, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { isMissing } from "./is-missing.ts";
import type { PageData } from "./prefetch.ts";

/**
 * Gives a page the data that its loader fetched. What had failed there is asked for once more from the browser, unless
 * there is no such thing.
 */
export function HydratedPage({ data, children }: { data: PageData; children: ReactNode }) {
  const state = useMemo<DehydratedState | null>(
    () => (data.dehydrated === null ? null : JSON.parse(data.dehydrated)),
    [data.dehydrated],
  );
  const client = useQueryClient();
  useEffect(() => {
    const mayWorkNow = ({ state }: Query) => state.status === "error" && !isMissing(state.error);
    void client.refetchQueries({ type: "active", predicate: mayWorkNow });
  }, [client]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
