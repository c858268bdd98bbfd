// Rows 10.6, 10.12
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { session, user } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/bookings.ts";
import { anonymousLoginAttempts, anonymousLoginQueue } from "#db/schema/login-guard.ts";
import { rateLimitAttempts } from "#db/schema/messages.ts";
import { staff } from "#db/schema/staff.ts";
import { adminPassword, createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";

const password = "a-long-sentence-of-my-own";
const manpreet = { name: "Manpreet Kaur", contact: "098140 11223", role: "receptionist" } as const;

let app: TestApp;
let owner: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(mondayMorning);
  for (const table of [rateLimitAttempts, anonymousLoginAttempts, anonymousLoginQueue]) await app.db.delete(table);
  const invited = (await app.db.select({ id: staff.userId }).from(staff)).map(({ id }) => id);
  for (const id of invited) await app.db.delete(user).where(eq(user.id, id));
});

const asOwner = (method: string, path: string, body?: unknown) => app.call(method, `/api/admin${path}`, body, owner);
const later = (days: number) => app.setClock(new Date(mondayMorning.getTime() + days * 86_400_000));
const accept = (token: string, chosen = password) =>
  app.call("POST", "/api/admin/invitation/acceptance", { token, password: chosen });
const signIn = (who: string, typed = password) => app.call("POST", "/api/admin/session", { who, password: typed });
const isIn = async (worn: { cookie: string }) =>
  (await app.call("GET", "/api/admin/me", undefined, worn)).status === 200;

async function invite(changes: Partial<typeof manpreet | { contact: string; role: string }> = {}) {
  const { status, body } = await asOwner("POST", "/staff", { ...manpreet, ...changes });
  expect(status).toBe(201);
  return body as { id: string; token: string };
}

async function join(changes = {}) {
  const { id, token } = await invite(changes);
  return { id, worn: toCookieHeader(await accept(token)) };
}

const memberOf = async (id: string) =>
  (await asOwner("GET", "/staff")).body.find((member: { id: string }) => member.id === id);
const readAudit = async (id: string) =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).filter(({ change }) => change.staffId === id);

test("an invited person sets a password by the link and has exactly the role's access", async () => {
  const { id, token } = await invite();
  expect(await memberOf(id)).toMatchObject({ contact: "+919814011223", role: "receptionist", state: "invited" });
  expect((await app.call("POST", "/api/admin/invitation", { token })).body).toEqual({ name: "Manpreet Kaur" });
  const answer = await accept(token);
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([204, expect.stringMatching(/HttpOnly/)]);
  const worn = toCookieHeader(answer);
  const me = await app.call("GET", "/api/admin/me", undefined, worn);
  expect(me.body).toMatchObject({ name: "Manpreet Kaur", role: "receptionist", tellsPatients: false });
  expect(me.body.acts).toContain("list-patients");
  expect(me.body.acts).not.toContain("edit-catalogue");
  expect((await app.call("GET", "/api/catalogue", undefined, worn)).status).toBe(403);
  expect(await memberOf(id)).toMatchObject({ state: "joined", sessions: [{ isThis: false }] });
});

test("stores only the link's hash; a link works once, for seven days", async () => {
  const { id, token } = await invite();
  const [stored] = await app.db.select().from(staff).where(eq(staff.userId, id));
  expect(stored?.inviteHash?.toString()).not.toContain(token);
  expect((await accept(token)).status).toBe(204);
  expect([(await accept(token)).status, (await accept("made-up")).status]).toEqual([409, 422]);
  const { token: old } = await invite({ contact: "meera@nabz.example" });
  later(7);
  expect((await accept(old)).body.detail).toContain("too old");
});

test("a used link says so for as long as its password holds, and neither signs in nor sets another password", async () => {
  const { id, token } = await invite();
  expect((await accept(token)).status).toBe(204);
  const find = () => app.call("POST", "/api/admin/invitation", { token });
  for (const answer of [await find(), await accept(token), await accept(token, "another-long-sentence")]) {
    expect([answer.status, answer.body.code]).toEqual([409, "invitation-used"]);
    expect(JSON.stringify(answer.body)).not.toContain("Manpreet");
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  expect((await signIn("9814011223", "another-long-sentence")).status).toBe(401);
  expect((await signIn("9814011223")).status).toBe(200);
  expect(await memberOf(id)).toMatchObject({ state: "joined", inviteUntil: null });
  const { body: again } = await asOwner("DELETE", `/staff/${id}`).then(() =>
    asOwner("POST", `/staff/${id}/invitation`, { role: "receptionist" }),
  );
  expect([(await find()).status, (await accept(token)).status]).toEqual([422, 422]);
  expect((await accept(again.token)).status).toBe(204);
});

test("of six simultaneous acceptances of one link a single one succeeds", async () => {
  const { token } = await invite();
  const answers = await Promise.all(Array.from({ length: 6 }, () => accept(token)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});

test("a chosen password follows the owner's password rules", async () => {
  const { token } = await invite();
  for (const chosen of ["short", "Password@123", "nabz-demo"]) {
    const { status, body } = await accept(token, chosen);
    expect([chosen, status, Object.keys(body.errors)]).toEqual([chosen, 422, ["password"]]);
  }
  expect((await accept(token)).status).toBe(204);
});

test("signs in by phone or email in any notation; without a name only the owner signs in", async () => {
  await join();
  await join({ contact: "Meera@Nabz.example", role: "pathologist" });
  for (const who of ["9814011223", "+91 98140 11223", "meera@nabz.example", " MEERA@nabz.example "])
    expect([who, (await signIn(who)).status]).toEqual([who, 200]);
  for (const who of ["", "9814011224", "owner", "unknown@nabz.example"])
    expect([who, (await signIn(who)).status]).toEqual([who, 401]);
  expect((await signIn("", adminPassword)).status).toBe(200);
  expect((await signIn("9814011223", adminPassword)).status).toBe(401);
});

test("guesses at a staff password wait like those at the owner's", async () => {
  await join();
  // Enough failures today that the next wait outlasts a test.
  const failures = {
    key: "gate-failures:203.0.113.7",
    points: 12,
    expire: Date.now() + 3_600_000,
  };
  await app.db.insert(rateLimitAttempts).values(failures);
  expect((await signIn("9814011223", "guess")).status).toBe(401);
  expect((await signIn("9814011223")).status).toBe(429);
});

test("the login form asks for a name only if there are staff accounts", async () => {
  const asks = async () => (await app.call("GET", "/api/admin/gate")).body.asksWho;
  expect(await asks()).toBe(false);
  const { id, token } = await invite();
  expect(await asks()).toBe(false);
  await accept(token);
  expect(await asks()).toBe(true);
  await asOwner("DELETE", `/staff/${id}`);
  expect(await asks()).toBe(false);
});

test("deactivation takes effect with the next call: sessions, password and role end in one transaction", async () => {
  const { id, worn } = await join();
  const second = toCookieHeader(await signIn("9814011223"));
  expect([await isIn(worn), await isIn(second)]).toEqual([true, true]);
  expect((await asOwner("DELETE", `/staff/${id}`)).status).toBe(204);
  expect([await isIn(worn), await isIn(second)]).toEqual([false, false]);
  expect((await signIn("9814011223")).status).toBe(401);
  expect(await memberOf(id)).toMatchObject({ state: "off", role: null, sessions: [] });
});

test("a sign-in in progress during deactivation has no access, even after a new invitation", async () => {
  const { id } = await join();
  await asOwner("DELETE", `/staff/${id}`);
  const late = { id: "late", token: "late", userId: id, expiresAt: new Date(Date.now() + 3_600_000) };
  await app.db.insert(session).values(late);
  const { body } = await asOwner("POST", `/staff/${id}/invitation`, { role: "technician" });
  expect((await accept(body.token)).status).toBe(204);
  expect((await app.db.select().from(session).where(eq(session.id, "late"))).length).toBe(0);
  expect(await memberOf(id)).toMatchObject({ state: "joined", role: "technician" });
});

test("a new role applies from the next call on", async () => {
  const { id, worn } = await join();
  const mayList = async () => (await app.call("GET", "/api/patients", undefined, worn)).status;
  expect(await mayList()).toBe(200);
  expect((await asOwner("PATCH", `/staff/${id}`, { role: "phlebotomist" })).status).toBe(204);
  expect(await mayList()).toBe(403);
});

test("staff cannot deactivate or change themselves, and the owner always remains", async () => {
  const { id, worn } = await join({ role: "owner" });
  const asSecond = (method: string, path: string, body?: unknown) => app.call(method, `/api/admin${path}`, body, worn);
  const gate = (await asOwner("GET", "/staff")).body[0];
  expect(gate).toMatchObject({ name: "Owner", contact: null, state: "joined", isSelf: true });
  for (const answer of [
    await asSecond("DELETE", `/staff/${id}`),
    await asSecond("PATCH", `/staff/${id}`, { role: "receptionist" }),
    await asSecond("DELETE", `/staff/${gate.id}`),
    await asSecond("PATCH", `/staff/${gate.id}`, { role: "receptionist" }),
    await asOwner("DELETE", `/staff/${gate.id}`),
  ])
    expect(answer.status).toBe(422);
});

test("rejects a second invitation of the same contact, and a newer one voids the earlier", async () => {
  const { id, token } = await invite();
  const again = await asOwner("POST", "/staff", { ...manpreet, contact: "+91-98140-11223" });
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["contact"]]);
  const { body } = await asOwner("POST", `/staff/${id}/invitation`, { role: "technician" });
  expect([(await accept(token)).status, (await accept(body.token)).status]).toEqual([422, 204]);
  expect((await asOwner("POST", `/staff/${id}/invitation`, { role: "technician" })).status).toBe(422);
});

test("a patient's phone can be invited: the two accounts are separate", async () => {
  await app.db
    .insert(user)
    .values({ id: "p", name: "Patient", email: "919814011223@phone.invalid", phone: "+919814011223" });
  const { worn } = await join();
  expect(await isIn(worn)).toBe(true);
  await app.db.delete(user).where(eq(user.id, "p"));
  expect(await isIn(worn)).toBe(true);
});

test("ends one session and keeps the others", async () => {
  const { id, worn } = await join();
  const second = toCookieHeader(await signIn("9814011223"));
  const [latest] = (await memberOf(id)).sessions;
  expect((await asOwner("DELETE", `/staff/${id}/sessions/${latest.id}`)).status).toBe(204);
  expect([await isIn(worn), await isIn(second)].filter(Boolean)).toHaveLength(1);
  expect((await asOwner("DELETE", `/staff/${id}/sessions/${latest.id}`)).status).toBe(404);
});

test("the owner cannot end a patient's session here", async () => {
  await app.db.insert(user).values({ id: "p", name: "Patient", email: "p@phone.invalid" });
  await app.db.insert(session).values({ id: "s", token: "s", userId: "p", expiresAt: mondayMorning });
  expect((await asOwner("DELETE", "/staff/p/sessions/s")).status).toBe(404);
  expect((await asOwner("DELETE", "/staff/p")).status).toBe(404);
  await app.db.delete(user).where(eq(user.id, "p"));
});

test("records who was invited, joined, changed and deactivated, and by whom", async () => {
  const { id } = await join();
  await asOwner("PATCH", `/staff/${id}`, { role: "technician" });
  await asOwner("DELETE", `/staff/${id}`);
  const entries = (await readAudit(id)).map(({ actor, action, change }) => [actor, action, change.from, change.to]);
  expect(entries).toEqual([
    ["admin owner", "staff-invited", undefined, "receptionist"],
    ["admin Manpreet Kaur", "staff-joined", undefined, undefined],
    ["admin owner", "staff-role-changed", "receptionist", "technician"],
    ["admin owner", "staff-switched-off", "technician", undefined],
  ]);
});

test("staff change their own password, and the owner's stays", async () => {
  const { worn } = await join();
  const change = { present: password, next: "another-long-sentence" };
  expect((await app.call("PUT", "/api/admin/password", change, worn)).status).toBe(204);
  expect((await signIn("9814011223", "another-long-sentence")).status).toBe(200);
  expect((await signIn("", adminPassword)).status).toBe(200);
});
