import { createHmac, randomBytes, randomUUID } from "node:crypto";
import type { StaffRole } from "#core/access/policy.ts";
import type { Db } from "#db/client.server.ts";
import { account, session, user } from "#db/schema/accounts.ts";

export const testSecret = "a-secret-that-is-only-for-tests-0123456789";

/** Creates a session with an account of its own. */
export async function createStaffCookie(db: Db, role: StaffRole): Promise<{ cookie: string }> {
  const id = randomUUID();
  await db.insert(user).values({ id, name: `Test ${role}`, email: `${id}@staff.invalid`, role });
  const [known] = await db.select({ password: account.password }).from(account).limit(1);
  const credential = { providerId: "credential", accountId: id, password: known?.password ?? null };
  await db.insert(account).values({ id, userId: id, ...credential });
  return createSessionCookie(db, id);
}

/** Creates a session as a password alone opens it. */
export async function createSessionCookie(db: Db, userId: string): Promise<{ cookie: string }> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(Date.now() + 3_600_000);
  await db.insert(session).values({ id: randomUUID(), token, userId, expiresAt });
  const signature = createHmac("sha256", testSecret).update(token).digest("base64");
  return { cookie: `nabz.session_token=${encodeURIComponent(`${token}.${signature}`)}` };
}
