import { useQuery } from "@tanstack/react-query";
import type { Action } from "#core/access/policy.ts";
import { currentUserQuery } from "./queries.ts";

/** Permissions of the signed-in user, for hiding controls. True until loaded; the server enforces them. */
export function usePermissions(): (action: Action) => boolean {
  const allowedActions = useQuery(currentUserQuery()).data?.acts;
  return (action) => allowedActions?.includes(action) ?? true;
}
