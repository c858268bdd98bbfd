import { queryOptions } from "@tanstack/react-query";
import type { Hold } from "#core/slots/schema.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { ownHold } from "./own-hold.ts";

/** Asks for the seat of a slot; asked again it is renewed, and asking for another slot moves it. */
export function holdQuery({ date, time, latest }: { date: string; time: string; latest: string | undefined }) {
  return queryOptions({
    queryKey: ["/api/slot-holds", date, time],
    queryFn: ({ signal }) =>
      sendJson<Hold>((path, init) => browserFetch(path, { ...init, signal }), "POST", "/api/slot-holds", {
        date,
        time,
        hold: ownHold(),
        latest,
      }),
    enabled: date !== "" && time !== "",
    staleTime: 0,
    gcTime: 0,
    retryOnMount: true,
    refetchOnReconnect: true,
    networkMode: "always",
  });
}
