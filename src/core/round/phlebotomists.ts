import { parseStaffRole, policy, type StaffRole, staffRoles } from "#core/access/policy.ts";

/** Roles whose accounts may make visits. */
export const visitingRoles: readonly StaffRole[] = staffRoles.filter((role) => policy["work-round"][role] !== "no");

/** Whether an account with this stored role may make visits: it is active, and its role has a round. */
export function canMakeVisits(storedRole: string): boolean {
  const role = parseStaffRole(storedRole);
  return role !== undefined && visitingRoles.includes(role);
}
