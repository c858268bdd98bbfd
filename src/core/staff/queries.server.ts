import { and, asc, desc, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { session, user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";
import { accountEmail } from "./contact.ts";

const { contact, invitedAt, inviteUntil, joinedAt, switchedOffAt } = staff;

/** Of whose invitation is not accepted yet, the one that it gives. */
const role = sql<string>`coalesce(${staff.invitedRole}, ${user.role})`;

/** All who may enter the desk, were asked to, or may not any more: the owner of its password first, then as they were asked. */
export async function everybodyOfStaff(db: Db) {
  const standing = { contact, invitedAt, inviteUntil, joinedAt, switchedOffAt };
  return db
    .select({ id: user.id, name: user.name, role, hasSecondStep: user.twoFactorEnabled, ...standing })
    .from(user)
    .leftJoin(staff, eq(staff.userId, user.id))
    .where(ne(user.role, "patient"))
    .orderBy(sql`${invitedAt} nulls first`, asc(user.createdAt));
}

export type StaffRow = Awaited<ReturnType<typeof everybodyOfStaff>>[number];

/** A session from before the newest invitation opens nothing. */
const isOfNewest = sql`${session.invitation} is not distinct from ${user.invitation}`;

/** The sessions of all of them that still stand, the last seen first. */
export async function sessionsOfStaff(db: Db, now: Date) {
  const { id, userId, createdAt, updatedAt, userAgent } = session;
  return db
    .select({ id, userId, createdAt, updatedAt, userAgent })
    .from(session)
    .innerJoin(user, eq(user.id, userId))
    .where(and(ne(user.role, "patient"), isOfNewest, gt(session.expiresAt, now)))
    .orderBy(desc(updatedAt));
}

export type StaffSessionRow = Awaited<ReturnType<typeof sessionsOfStaff>>[number];

/** Who signs in by this contact, or by the password alone where none is named. */
export async function staffBy(db: Db, named: string | undefined) {
  const isMeant = named === undefined ? eq(user.username, "owner") : eq(user.email, accountEmail(named));
  const [member] = await db
    .select({ id: user.id, name: user.name, hasSecondStep: user.twoFactorEnabled })
    .from(user)
    .where(and(isMeant, ne(user.role, "patient")));
  return member;
}

/** Whether anybody but the owner of the desk's password can sign in. */
export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.$count(staff, and(isNotNull(joinedAt), isNull(switchedOffAt)))) > 0;
}
