import { queryOptions } from "@tanstack/react-query";
import type { LabSettings } from "#core/lab/editing/schema.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

/** Everything that is told of the lab begins with this key: one change makes all of it stale. */
export const labKey = ["/api/lab"] as const;

export function settingsQuery(api = browserFetch) {
  return queryOptions({
    queryKey: [...labKey, "settings"],
    queryFn: () => getJson<LabSettings>(api, "/api/lab/settings"),
    staleTime: 0,
  });
}
