import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { Action } from "#core/access/policy.ts";
import { currentUserQuery } from "./queries.ts";

/** What a user must be allowed to do to open a page of the admin area. */
export const pageActions = {
  "/admin/day": "read-day",
  "/admin": "read-bookings",
  "/admin/call": "create-staff-booking",
  "/admin/work": "read-worklists",
  "/admin/bench": "receive-tube",
  "/admin/money": "close-day",
  "/admin/messages": "manage-inbox",
  "/admin/patients": "list-patients",
  "/admin/reports": "read-analytics",
  "/admin/catalogue": "edit-catalogue",
  "/admin/catalogue/translations": "edit-medical-translations",
  "/admin/lab": "edit-lab",
  "/admin/staff": "manage-staff",
  "/admin/audit-log": "read-audit-log",
} as const satisfies Record<string, Action>;

export type AdminPath = keyof typeof pageActions;

/** Permissions of the signed-in user, for hiding controls. True until loaded; the server enforces them. */
export function usePermissions(): (action: Action) => boolean {
  const allowedActions = useQuery(currentUserQuery()).data?.acts;
  return (action) => allowedActions?.includes(action) ?? true;
}

/** Whether the signed-in user may open the page of the current address. */
export function useMayOpenPage(): boolean {
  const can = usePermissions();
  const { pathname } = useLocation();
  return !(pathname in pageActions) || can(pageActions[pathname as AdminPath]);
}
