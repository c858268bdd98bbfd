import { useQuery } from "@tanstack/react-query";
import type { Action } from "#core/access/policy.ts";
import { meQuery } from "./queries.ts";

/** What whoever is at the desk may do, to draw nothing that would be refused; until it is known, everything. The server decides. */
export function useActs(): (act: Action) => boolean {
  const acts = useQuery(meQuery()).data?.acts;
  return (act) => acts?.includes(act) ?? true;
}
