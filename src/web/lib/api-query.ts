import { type QueryKey, queryOptions } from "@tanstack/react-query";
import {
  type ApiCall,
  apiUrl,
  type CallArgs,
  type CallParams,
  callApi,
  callPage,
  type ListCall,
} from "./api-client.ts";
import type { ApiFetch } from "./request-context.ts";

/** Calls that change nothing. */
type GetCall = Extract<ApiCall, `GET ${string}`>;

/**
 * A query of one call. The call's URL is its key, so that pages share loaded data and the browser takes over what the
 * server has fetched.
 */
export function apiQuery<Call extends GetCall>(api: ApiFetch, call: Call, ...input: CallArgs<CallParams<Call>>) {
  return apiQueryUnder([], api, call, ...input);
}

/** The same under a key prefix, by which it can be invalidated with its group. */
export function apiQueryUnder<Call extends GetCall>(
  key: QueryKey,
  api: ApiFetch,
  call: Call,
  ...input: CallArgs<CallParams<Call>>
) {
  return queryOptions({
    queryKey: [...key, apiUrl(call, ...input)],
    queryFn: () => callApi(api, call, ...input),
  });
}

/** One page of a list, under such a key. */
export function apiPageUnder<Call extends ListCall>(
  key: QueryKey,
  api: ApiFetch,
  call: Call,
  ...input: CallArgs<CallParams<Call>>
) {
  return queryOptions({
    queryKey: [...key, apiUrl(call, ...input)],
    queryFn: () => callPage(api, call, ...input),
  });
}
