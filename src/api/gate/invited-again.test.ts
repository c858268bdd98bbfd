// Row 10.12
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { acceptInvite } from "#core/staff/accept-invite.server.ts";
import { inviteAgain } from "#core/staff/invite-staff.server.ts";
import { switchOffStaff } from "#core/staff/keep-staff.server.ts";
import type { Db } from "#db/client.server.ts";
import { session, user } from "#db/schema/accounts.ts";
import { deskStrangers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { attempts } from "#db/schema/messages.ts";
import { staff } from "#db/schema/staff.ts";
import { cookieOf, createTestApp, deskPassword, type TestApp } from "#test/app.ts";

const password = "a-long-sentence-of-my-own";
const contact = "+919814011223";

let app: TestApp;
let owner: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.deskCookie();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [attempts, passwordGuesses, deskStrangers]) await app.db.delete(table);
  for (const { id } of await app.db.select({ id: staff.userId }).from(staff)) {
    await app.db.delete(user).where(eq(user.id, id));
  }
});

const asOwner = (method: string, path: string, body?: unknown) => app.call(method, `/api/admin${path}`, body, owner);
const ownerOf = (db: Db) => ({
  ...app.ctx(),
  db,
  actor: { kind: "admin", id: "owner", name: "owner", role: "owner" } as const,
});

async function join(role: string) {
  const { body } = await asOwner("POST", "/staff", { name: "Manpreet Kaur", contact, role });
  const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  return { id: body.id as string, worn: cookieOf(accepted) };
}

const opens = async (worn: { cookie: string }) => (await app.call("GET", "/api/admin/me", undefined, worn)).status;
const roleOf = async (id: string) => (await app.db.select({ role: user.role }).from(user).where(eq(user.id, id)))[0];

/** Lets `begun` run until it waits for somebody's account, does `meanwhile` to it, and gives what `begun` came to. */
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

const changePassword = (worn: { cookie: string }) =>
  app.call("PUT", "/api/admin/password", { present: password, next: "another-long-sentence" }, worn);
const signIn = () => app.call("POST", "/api/admin/session", { who: contact, password });

async function inviteToOwner(db: Db, id: string): Promise<string> {
  await switchOffStaff(ownerOf(db), id);
  return (await inviteAgain(ownerOf(db), id, "owner")).token;
}

test.each([
  ["a password change", changePassword],
  ["a sign-in", signIn],
])(
  "%s under way while somebody is switched off opens nothing, before and after they are invited again",
  async (_what, begin) => {
    const { id, worn } = await join("desk");
    const late = await meanwhile(
      id,
      () => begin(worn),
      (db) => switchOffStaff(ownerOf(db), id),
    );
    expect(await app.db.$count(session, eq(session.userId, id))).toBe(1);
    expect(await opens(cookieOf(late))).toBe(401);
    const { body } = await asOwner("POST", `/staff/${id}/invitation`, { role: "owner" });
    expect(await app.db.$count(session, eq(session.userId, id))).toBe(0);
    expect(await opens(cookieOf(late))).toBe(401);
    const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
    expect(await opens(cookieOf(late))).toBe(401);
    expect(await opens(cookieOf(accepted))).toBe(200);
  },
);

test.each([
  ["a password change", changePassword],
  ["a sign-in", signIn],
])("%s that outlives the switching off, the next invitation and its acceptance opens nothing", async (_what, begin) => {
  const { id, worn } = await join("desk");
  const late = await meanwhile(
    id,
    () => begin(worn),
    async (db) => {
      const token = await inviteToOwner(db, id);
      const hashPassword = async () => "no hash";
      await acceptInvite({ ...ownerOf(db), hash: app.ctx().hash, hashPassword }, { token, password });
    },
  );
  expect(await roleOf(id)).toEqual({ role: "owner" });
  expect(await app.db.$count(session, eq(session.userId, id))).toBe(1);
  expect(await opens(cookieOf(late))).toBe(401);
  expect((await asOwner("GET", "/staff")).body.find((one: { id: string }) => one.id === id).sessions).toEqual([]);
});

test("whoever is invited has the role from acceptance on, and their sessions name the invitation", async () => {
  const { id } = await join("desk");
  await asOwner("DELETE", `/staff/${id}`);
  const { body } = await asOwner("POST", `/staff/${id}/invitation`, { role: "lab" });
  expect(await roleOf(id)).toEqual({ role: "invited" });
  expect((await asOwner("PATCH", `/staff/${id}`, { role: "approver" })).status).toBe(204);
  expect(await roleOf(id)).toEqual({ role: "invited" });
  const member = async () => (await asOwner("GET", "/staff")).body.find((one: { id: string }) => one.id === id);
  expect(await member()).toMatchObject({ state: "invited", role: "approver" });
  await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  expect(await member()).toMatchObject({ state: "joined", role: "approver" });
  const [kept] = await app.db
    .select({ session: session.invitation, account: user.invitation })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(user.id, id));
  expect(kept?.session).toMatch(/^[\da-f-]{36}$/);
  expect(kept?.session).toBe(kept?.account);
});

test("an invitation that is taken back gives no role, and a newer one of another role gives that", async () => {
  const { body } = await asOwner("POST", "/staff", { name: "Manpreet Kaur", contact, role: "owner" });
  await asOwner("DELETE", `/staff/${body.id}`);
  expect(await roleOf(body.id)).toEqual({ role: "switched-off" });
  expect((await asOwner("PATCH", `/staff/${body.id}`, { role: "lab" })).status).toBe(422);
  const again = await asOwner("POST", `/staff/${body.id}/invitation`, { role: "collector" });
  await app.call("POST", "/api/admin/invitation/acceptance", { token: again.body.token, password });
  expect(await roleOf(body.id)).toEqual({ role: "collector" });
});

test("a password change of somebody who stays goes on under the same invitation", async () => {
  const { worn } = await join("desk");
  expect(await opens(cookieOf(await changePassword(worn)))).toBe(200);
});

test("nobody names an invitation from outside", async () => {
  const { id } = await join("desk");
  const [{ invitation } = { invitation: null }] = await app.db.select().from(user).where(eq(user.id, id));
  await app.db.update(user).set({ invitation: "a newer one" }).where(eq(user.id, id));
  const headers = { "nabz-invitation": String(invitation) };
  const signedIn = await app.call("POST", "/api/admin/session", { who: contact, password }, headers);
  expect(signedIn.status).toBe(200);
  expect(await opens(cookieOf(signedIn))).toBe(200);
  const asTheOwner = await app.call("POST", "/api/admin/session", { password: deskPassword }, headers);
  expect(await opens(cookieOf(asTheOwner))).toBe(200);
});

test("a link that does not stand is refused before the password is looked at", async () => {
  const answer = await app.call("POST", "/api/admin/invitation/acceptance", {
    token: "made-up",
    password: "Password@123",
  });
  expect([answer.status, answer.body.errors]).toEqual([422, undefined]);
  expect(answer.body.detail).toContain("too old");
});
