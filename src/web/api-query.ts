import { type QueryKey, queryOptions } from "@tanstack/react-query";
import { type Addressed, type ApiCall, apiAddress, callApi, callPage, type ListCall, type Told } from "./api-client.ts";
import type { ApiFetch } from "./context.ts";

/** Calls that change nothing. */
type ReadingCall = Extract<ApiCall, `GET ${string}`>;

/**
 * A query of one call. The call's address is its key, so that pages share what they have loaded and the browser
 * takes over what the server has asked.
 */
export function apiQuery<Call extends ReadingCall>(api: ApiFetch, call: Call, ...told: Told<Addressed<Call>>) {
  return apiQueryUnder([], api, call, ...told);
}

/** The same under a key that makes all that begins with it void or stale at once. */
export function apiQueryUnder<Call extends ReadingCall>(
  key: QueryKey,
  api: ApiFetch,
  call: Call,
  ...told: Told<Addressed<Call>>
) {
  return queryOptions({
    queryKey: [...key, apiAddress(call, ...told)],
    queryFn: () => callApi(api, call, ...told),
  });
}

/** One page of a list, under such a key. */
export function apiPageUnder<Call extends ListCall>(
  key: QueryKey,
  api: ApiFetch,
  call: Call,
  ...told: Told<Addressed<Call>>
) {
  return queryOptions({
    queryKey: [...key, apiAddress(call, ...told)],
    queryFn: () => callPage(api, call, ...told),
  });
}
