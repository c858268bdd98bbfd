import { type DehydratedState, HydrationBoundary, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import type { PageData } from "./prefetch.ts";

/** Gives a page the data that its loader fetched; what had failed there is asked for once more from the browser. */
export function HydratedPage({ data, children }: { data: PageData; children: ReactNode }) {
  const state = useMemo<DehydratedState | null>(
    () => (data.dehydrated === null ? null : JSON.parse(data.dehydrated)),
    [data.dehydrated],
  );
  const client = useQueryClient();
  useEffect(() => {
    void client.refetchQueries({ type: "active", predicate: ({ state: { status } }) => status === "error" });
  }, [client]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
