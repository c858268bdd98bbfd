import { queryOptions } from "@tanstack/react-query";
import type { OfferedSlot } from "#core/slots/schema.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

/** A refusal has told them just now, or they are asked. */
const FRESH_MS = 30_000;

/** The free slots nearest to one that was lost, none after the hour `latest`. */
export function nearestQuery({ date, time }: { date: string; time: string }, latest?: string) {
  const address = `/api/slots/nearest?${new URLSearchParams({ date, time, ...(latest && { latest }) })}`;
  return queryOptions({
    queryKey: ["/api/slots/nearest", date, time],
    queryFn: () => getJson<OfferedSlot[]>(browserFetch, address),
    staleTime: FRESH_MS,
    retryOnMount: true,
    networkMode: "always",
  });
}
