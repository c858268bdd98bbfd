import { queryOptions } from "@tanstack/react-query";
import type { ProviderStatus } from "#core/messages/trial/test-phone.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

/** Spec §7; a refusal for want of a session closes the test pages. */
export function providerStatusQuery(api = browserFetch) {
  return queryOptions({
    queryKey: ["/api/twilio-status"],
    queryFn: () => getJson<ProviderStatus>(api, "/api/twilio-status"),
  });
}
