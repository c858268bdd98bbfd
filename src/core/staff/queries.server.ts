import { and, asc, desc, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { session, user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";
import { toAccountEmail } from "./contact.ts";

const { contact, invitedAt, inviteUntil, joinedAt, switchedOffAt } = staff;

/** The role, or the invitation's role until it is accepted. */
const effectiveRole = sql<string>`coalesce(${staff.invitedRole}, ${user.role})`;

/** Lists active, invited and deactivated staff: the owner account first, then by invitation date. */
export async function listStaff(db: Db) {
  const staffColumns = { contact, invitedAt, inviteUntil, joinedAt, switchedOffAt };
  return db
    .select({
      id: user.id,
      name: user.name,
      role: effectiveRole,
      hasSecondStep: user.twoFactorEnabled,
      ...staffColumns,
    })
    .from(user)
    .leftJoin(staff, eq(staff.userId, user.id))
    .where(ne(user.role, "patient"))
    .orderBy(sql`${invitedAt} nulls first`, asc(user.createdAt));
}

export type StaffRow = Awaited<ReturnType<typeof listStaff>>[number];

/** A session from before the newest invitation is invalid. */
const isCurrentInvitation = sql`${session.invitation} is not distinct from ${user.invitation}`;

/** Lists the valid sessions of all staff, most recently seen first. */
export async function listStaffSessions(db: Db, now: Date) {
  const { id, userId, createdAt, updatedAt, userAgent } = session;
  return db
    .select({ id, userId, createdAt, updatedAt, userAgent })
    .from(session)
    .innerJoin(user, eq(user.id, userId))
    .where(and(ne(user.role, "patient"), isCurrentInvitation, gt(session.expiresAt, now)))
    .orderBy(desc(updatedAt));
}

export type StaffSessionRow = Awaited<ReturnType<typeof listStaffSessions>>[number];

/**
 * Finds the staff member who signs in by this contact; without one, the owner account, which signs in by its password
 * alone.
 */
export async function findStaffByContact(db: Db, signInContact: string | undefined) {
  const isMatch =
    signInContact === undefined ? eq(user.username, "owner") : eq(user.email, toAccountEmail(signInContact));
  const [member] = await db
    .select({ id: user.id, name: user.name, hasSecondStep: user.twoFactorEnabled })
    .from(user)
    .where(and(isMatch, ne(user.role, "patient")));
  return member;
}

/** Whether anyone besides the owner account can sign in. */
export async function hasActiveStaff(db: Db): Promise<boolean> {
  return (await db.$count(staff, and(isNotNull(joinedAt), isNull(switchedOffAt)))) > 0;
}
