// Row 10.12
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { acceptInvite } from "#core/staff/accept-invite.server.ts";
import { reinviteStaff } from "#core/staff/invite-staff.server.ts";
import { deactivateStaff } from "#core/staff/manage-staff.server.ts";
import type { Db } from "#db/client.server.ts";
import { session, user } from "#db/schema/accounts.ts";
import { anonymousLoginAttempts, anonymousLoginQueue } from "#db/schema/login-guard.ts";
import { rateLimitAttempts } from "#db/schema/messages.ts";
import { staff } from "#db/schema/staff.ts";
import { adminPassword, createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";

const password = "a-long-sentence-of-my-own";
const contact = "+919814011223";

let app: TestApp;
let owner: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [rateLimitAttempts, anonymousLoginAttempts, anonymousLoginQueue]) await app.db.delete(table);
  for (const { id } of await app.db.select({ id: staff.userId }).from(staff)) {
    await app.db.delete(user).where(eq(user.id, id));
  }
});

const asOwner = (method: string, path: string, body?: unknown) => app.call(method, `/api/admin${path}`, body, owner);
const ownerOf = (db: Db) => ({
  ...app.ctx(),
  db,
  hasOpenCash: async () => false,
  releaseVisits: async () => {},
  actor: { kind: "admin", id: "owner", name: "owner", role: "owner" } as const,
});

async function join(role: string) {
  const { body } = await asOwner("POST", "/staff", { name: "Manpreet Kaur", contact, role });
  const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  return { id: body.id as string, cookies: toCookieHeader(accepted) };
}

const opens = async (cookies: { cookie: string }) =>
  (await app.call("GET", "/api/admin/me", undefined, cookies)).status;
const roleOf = async (id: string) => (await app.db.select({ role: user.role }).from(user).where(eq(user.id, id)))[0];

/** Runs `begun` until it waits for an account's lock, runs `meanwhile`, and returns the result of `begun`. */
async function meanwhile<Done>(
  id: string,
  begun: () => Promise<Done>,
  act: (db: Db) => Promise<unknown>,
): Promise<Done> {
  const { promise, resolve } = Promise.withResolvers<Done>();
  await app.db.transaction(async (transaction) => {
    await transaction.select().from(user).where(eq(user.id, id)).for("update");
    begun().then(resolve);
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await transaction.execute(waiting)).rows).toHaveLength(1), 60_000);
    await act(transaction);
  });
  return promise;
}

const changePassword = (cookies: { cookie: string }) =>
  app.call("PUT", "/api/admin/password", { present: password, next: "another-long-sentence" }, cookies);
const signIn = () => app.call("POST", "/api/admin/session", { who: contact, password });

async function inviteToOwner(db: Db, id: string): Promise<string> {
  await deactivateStaff(ownerOf(db), id);
  return (await reinviteStaff(ownerOf(db), id, "owner")).token;
}

test.each([
  ["a password change", changePassword],
  ["a sign-in", signIn],
])("%s in progress during deactivation has no effect, before and after a new invitation", async (_what, begin) => {
  const { id, cookies } = await join("receptionist");
  const late = await meanwhile(
    id,
    () => begin(cookies),
    (db) => deactivateStaff(ownerOf(db), id),
  );
  expect(await app.db.$count(session, eq(session.userId, id))).toBe(1);
  expect(await opens(toCookieHeader(late))).toBe(401);
  const { body } = await asOwner("POST", `/staff/${id}/invitation`, { role: "owner" });
  expect(await app.db.$count(session, eq(session.userId, id))).toBe(0);
  expect(await opens(toCookieHeader(late))).toBe(401);
  const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  expect(await opens(toCookieHeader(late))).toBe(401);
  expect(await opens(toCookieHeader(accepted))).toBe(200);
});

test.each([
  ["a password change", changePassword],
  ["a sign-in", signIn],
])("%s that outlives deactivation, the next invitation and its acceptance has no effect", async (_what, begin) => {
  const { id, cookies } = await join("receptionist");
  const late = await meanwhile(
    id,
    () => begin(cookies),
    async (db) => {
      const token = await inviteToOwner(db, id);
      const hashPassword = async () => "no hash";
      await acceptInvite({ ...ownerOf(db), hash: app.ctx().hash, hashPassword }, { token, password });
    },
  );
  expect(await roleOf(id)).toEqual({ role: "owner" });
  expect(await app.db.$count(session, eq(session.userId, id))).toBe(1);
  expect(await opens(toCookieHeader(late))).toBe(401);
  expect((await asOwner("GET", "/staff")).body.find((entry: { id: string }) => entry.id === id).sessions).toEqual([]);
});

test("invited staff have the role from acceptance on, and their sessions refer to the invitation", async () => {
  const { id } = await join("receptionist");
  await asOwner("DELETE", `/staff/${id}`);
  const { body } = await asOwner("POST", `/staff/${id}/invitation`, { role: "technician" });
  expect(await roleOf(id)).toEqual({ role: "invited" });
  expect((await asOwner("PATCH", `/staff/${id}`, { role: "pathologist" })).status).toBe(204);
  expect(await roleOf(id)).toEqual({ role: "invited" });
  const member = async () => (await asOwner("GET", "/staff")).body.find((entry: { id: string }) => entry.id === id);
  expect(await member()).toMatchObject({ state: "invited", role: "pathologist" });
  await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  expect(await member()).toMatchObject({ state: "joined", role: "pathologist" });
  const [stored] = await app.db
    .select({ session: session.invitation, account: user.invitation })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(user.id, id));
  expect(stored?.session).toMatch(/^[\da-f-]{36}$/);
  expect(stored?.session).toBe(stored?.account);
});

test("a revoked invitation gives no role, and a newer one gives its own", async () => {
  const { body } = await asOwner("POST", "/staff", { name: "Manpreet Kaur", contact, role: "owner" });
  await asOwner("DELETE", `/staff/${body.id}`);
  expect(await roleOf(body.id)).toEqual({ role: "switched-off" });
  expect((await asOwner("PATCH", `/staff/${body.id}`, { role: "technician" })).status).toBe(422);
  const again = await asOwner("POST", `/staff/${body.id}/invitation`, { role: "phlebotomist" });
  await app.call("POST", "/api/admin/invitation/acceptance", { token: again.body.token, password });
  expect(await roleOf(body.id)).toEqual({ role: "phlebotomist" });
});

test("a password change of active staff goes on under the same invitation", async () => {
  const { cookies } = await join("receptionist");
  expect(await opens(toCookieHeader(await changePassword(cookies)))).toBe(200);
});

test("a request cannot set the invitation", async () => {
  const { id } = await join("receptionist");
  const [{ invitation } = { invitation: null }] = await app.db.select().from(user).where(eq(user.id, id));
  await app.db.update(user).set({ invitation: "a newer one" }).where(eq(user.id, id));
  const headers = { "nabz-invitation": String(invitation) };
  const signedIn = await app.call("POST", "/api/admin/session", { who: contact, password }, headers);
  expect(signedIn.status).toBe(200);
  expect(await opens(toCookieHeader(signedIn))).toBe(200);
  const asTheOwner = await app.call("POST", "/api/admin/session", { password: adminPassword }, headers);
  expect(await opens(toCookieHeader(asTheOwner))).toBe(200);
});

test("rejects an invalid link before the password is checked", async () => {
  const answer = await app.call("POST", "/api/admin/invitation/acceptance", {
    token: "made-up",
    password: "Password@123",
  });
  expect([answer.status, answer.body.errors]).toEqual([422, undefined]);
  expect(answer.body.detail).toContain("too old");
});
