import { eq } from "drizzle-orm";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";

/** The role is the one that the invitation gives, while it is not accepted. */
export type LockedMember = { id: string; name: string; role: string; isInvited: boolean };

/**
 * Somebody of the staff, locked until the transaction ends. Refuses: not-found, and rule-broken where the owner of the desk's
 * password is meant, without whom nobody could ever ask anybody.
 */
export async function lockMember(transaction: Db, id: string): Promise<LockedMember> {
  const { name, role } = user;
  const [member] = await transaction
    .select({ id: user.id, name, role, invitedAt: staff.invitedAt, invitedRole: staff.invitedRole })
    .from(user)
    .leftJoin(staff, eq(staff.userId, user.id))
    .where(eq(user.id, id))
    .for("update", { of: user });
  if (!member || member.role === "patient") throw new Refusal("not-found", "staff-unknown");
  if (!member.invitedAt) throw new Refusal("rule-broken", "staff-of-the-gate");
  return { id, name: member.name, role: member.invitedRole ?? member.role, isInvited: member.invitedRole !== null };
}
