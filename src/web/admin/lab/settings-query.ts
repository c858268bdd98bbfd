import { queryOptions } from "@tanstack/react-query";
import type { LabSettings } from "#core/lab/editing/schema.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

/** Begins with the lab's own address, so that a change makes every copy of the lab's profile stale. */
export function settingsQuery(api = browserFetch) {
  return queryOptions({
    queryKey: ["/api/lab", "settings"],
    queryFn: () => getJson<LabSettings>(api, "/api/lab/settings"),
    staleTime: 0,
  });
}
