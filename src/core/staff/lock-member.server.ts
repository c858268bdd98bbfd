import { eq } from "drizzle-orm";
import { DEACTIVATED, parseStaffRole, type StaffRole } from "#core/access/policy.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";

/** `role` is the invitation's until it is accepted. */
export type LockedMember = { id: string; name: string; role: StaffRole | typeof DEACTIVATED; isInvited: boolean };

/**
 * Locks a staff member until the transaction ends. Throws `not-found`, and `rule-broken` for the owner account, which was
 * never invited, so that someone can always invite staff.
 */
export async function lockMember(transaction: Db, id: string): Promise<LockedMember> {
  const { name, role } = user;
  const [member] = await transaction
    .select({ id: user.id, name, role, invitedAt: staff.invitedAt, invitedRole: staff.invitedRole })
    .from(user)
    .leftJoin(staff, eq(staff.userId, user.id))
    .where(eq(user.id, id))
    .for("update", { of: user });
  if (!member || member.role === "patient") throw new DomainError("not-found", "staff-unknown");
  if (!member.invitedAt) throw new DomainError("rule-broken", "staff-owner-account");
  return {
    id,
    name: member.name,
    role: parseStaffRole(member.invitedRole ?? member.role) ?? DEACTIVATED,
    isInvited: member.invitedRole !== null,
  };
}
