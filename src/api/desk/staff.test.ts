// Rows 10.6, 10.12
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { session, user } from "#db/schema/accounts.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import { deskStrangers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { attempts } from "#db/schema/messages.ts";
import { staff } from "#db/schema/staff.ts";
import { cookieOf, createTestApp, deskPassword, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";

const password = "a-long-sentence-of-my-own";
const manpreet = { name: "Manpreet Kaur", contact: "098140 11223", role: "desk" } as const;

let app: TestApp;
let owner: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.deskCookie();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(mondayMorning);
  for (const table of [attempts, passwordGuesses, deskStrangers]) await app.db.delete(table);
  const asked = (await app.db.select({ id: staff.userId }).from(staff)).map(({ id }) => id);
  for (const id of asked) await app.db.delete(user).where(eq(user.id, id));
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
  return { id, worn: cookieOf(await accept(token)) };
}

const memberOf = async (id: string) =>
  (await asOwner("GET", "/staff")).body.find((member: { id: string }) => member.id === id);
const trailOf = async (id: string) =>
  (await app.db.select().from(auditTrail)).filter(({ change }) => change.staffId === id);

test("whoever is asked chooses a password by the link and is at the desk with the role, and no more", async () => {
  const { id, token } = await invite();
  expect(await memberOf(id)).toMatchObject({ contact: "+919814011223", role: "desk", state: "invited" });
  expect((await app.call("POST", "/api/admin/invitation", { token })).body).toEqual({ name: "Manpreet Kaur" });
  const answer = await accept(token);
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([204, expect.stringMatching(/HttpOnly/)]);
  const worn = cookieOf(answer);
  const me = await app.call("GET", "/api/admin/me", undefined, worn);
  expect(me.body).toMatchObject({ name: "Manpreet Kaur", role: "desk", tellsPatients: false });
  expect(me.body.acts).toContain("list-patients");
  expect(me.body.acts).not.toContain("edit-catalogue");
  expect((await app.call("GET", "/api/catalogue", undefined, worn)).status).toBe(403);
  expect(await memberOf(id)).toMatchObject({ state: "joined", sessions: [{ isThis: false }] });
});

test("only the link's hash is kept, and a link opens once, for seven days", async () => {
  const { id, token } = await invite();
  const [kept] = await app.db.select().from(staff).where(eq(staff.userId, id));
  expect(kept?.inviteHash?.toString()).not.toContain(token);
  expect((await accept(token)).status).toBe(204);
  expect([(await accept(token)).status, (await accept("made-up")).status]).toEqual([422, 422]);
  const { token: old } = await invite({ contact: "meera@nabz.example" });
  later(7);
  expect((await accept(old)).body.detail).toContain("too old");
});

test("of six who answer by one link at once a single one is let in", async () => {
  const { token } = await invite();
  const answers = await Promise.all(Array.from({ length: 6 }, () => accept(token)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
});

test("a chosen password keeps the rules of the owner's", async () => {
  const { token } = await invite();
  for (const chosen of ["short", "Password@123", "nabz-demo"]) {
    const { status, body } = await accept(token, chosen);
    expect([chosen, status, Object.keys(body.errors)]).toEqual([chosen, 422, ["password"]]);
  }
  expect((await accept(token)).status).toBe(204);
});

test("one signs in by phone or email, however it is written, and the gate without a name is the owner's alone", async () => {
  await join();
  await join({ contact: "Meera@Nabz.example", role: "approver" });
  for (const who of ["9814011223", "+91 98140 11223", "meera@nabz.example", " MEERA@nabz.example "])
    expect([who, (await signIn(who)).status]).toEqual([who, 200]);
  for (const who of ["", "9814011224", "owner", "nobody@nabz.example"])
    expect([who, (await signIn(who)).status]).toEqual([who, 401]);
  expect((await signIn("", deskPassword)).status).toBe(200);
  expect((await signIn("9814011223", deskPassword)).status).toBe(401);
});

test("guesses at somebody's password wait as those at the owner's", async () => {
  await join();
  // So often somebody has failed today that the next wait is longer than a test.
  const failures = {
    key: "gate-failures:203.0.113.7",
    points: 12,
    expire: Date.now() + 3_600_000,
  };
  await app.db.insert(attempts).values(failures);
  expect((await signIn("9814011223", "guess")).status).toBe(401);
  expect((await signIn("9814011223")).status).toBe(429);
});

test("the gate asks who one is only where somebody has an account", async () => {
  const asks = async () => (await app.call("GET", "/api/admin/gate")).body.asksWho;
  expect(await asks()).toBe(false);
  const { id, token } = await invite();
  expect(await asks()).toBe(false);
  await accept(token);
  expect(await asks()).toBe(true);
  await asOwner("DELETE", `/staff/${id}`);
  expect(await asks()).toBe(false);
});

test("whoever is switched off is out with the next call: sessions, password and role end in one transaction", async () => {
  const { id, worn } = await join();
  const second = cookieOf(await signIn("9814011223"));
  expect([await isIn(worn), await isIn(second)]).toEqual([true, true]);
  expect((await asOwner("DELETE", `/staff/${id}`)).status).toBe(204);
  expect([await isIn(worn), await isIn(second)]).toEqual([false, false]);
  expect((await signIn("9814011223")).status).toBe(401);
  expect(await memberOf(id)).toMatchObject({ state: "off", role: null, sessions: [] });
});

test("a sign-in that was under way while somebody was switched off opens nothing, not even once they are asked again", async () => {
  const { id } = await join();
  await asOwner("DELETE", `/staff/${id}`);
  const late = { id: "late", token: "late", userId: id, expiresAt: new Date(Date.now() + 3_600_000) };
  await app.db.insert(session).values(late);
  const { body } = await asOwner("POST", `/staff/${id}/invitation`, { role: "lab" });
  expect((await accept(body.token)).status).toBe(204);
  expect((await app.db.select().from(session).where(eq(session.id, "late"))).length).toBe(0);
  expect(await memberOf(id)).toMatchObject({ state: "joined", role: "lab" });
});

test("another role holds from the next call on", async () => {
  const { id, worn } = await join();
  const mayList = async () => (await app.call("GET", "/api/patients", undefined, worn)).status;
  expect(await mayList()).toBe(200);
  expect((await asOwner("PATCH", `/staff/${id}`, { role: "collector" })).status).toBe(204);
  expect(await mayList()).toBe(403);
});

test("nobody switches off or changes themselves, and the owner of the password always stays", async () => {
  const { id, worn } = await join({ role: "owner" });
  const asSecond = (method: string, path: string, body?: unknown) => app.call(method, `/api/admin${path}`, body, worn);
  const gate = (await asOwner("GET", "/staff")).body[0];
  expect(gate).toMatchObject({ name: "Owner", contact: null, state: "joined", isSelf: true });
  for (const answer of [
    await asSecond("DELETE", `/staff/${id}`),
    await asSecond("PATCH", `/staff/${id}`, { role: "desk" }),
    await asSecond("DELETE", `/staff/${gate.id}`),
    await asSecond("PATCH", `/staff/${gate.id}`, { role: "desk" }),
    await asOwner("DELETE", `/staff/${gate.id}`),
  ])
    expect(answer.status).toBe(422);
});

test("nobody is asked twice, and a newer invitation voids the one before", async () => {
  const { id, token } = await invite();
  const again = await asOwner("POST", "/staff", { ...manpreet, contact: "+91-98140-11223" });
  expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ["contact"]]);
  const { body } = await asOwner("POST", `/staff/${id}/invitation`, { role: "lab" });
  expect([(await accept(token)).status, (await accept(body.token)).status]).toEqual([422, 204]);
  expect((await asOwner("POST", `/staff/${id}/invitation`, { role: "lab" })).status).toBe(422);
});

test("a phone of a patient is no hindrance: the patient's account and the member of staff's are two", async () => {
  await app.db
    .insert(user)
    .values({ id: "p", name: "Patient", email: "919814011223@phone.invalid", phone: "+919814011223" });
  const { worn } = await join();
  expect(await isIn(worn)).toBe(true);
  await app.db.delete(user).where(eq(user.id, "p"));
  expect(await isIn(worn)).toBe(true);
});

test("one session is ended, and the others go on", async () => {
  const { id, worn } = await join();
  const second = cookieOf(await signIn("9814011223"));
  const [latest] = (await memberOf(id)).sessions;
  expect((await asOwner("DELETE", `/staff/${id}/sessions/${latest.id}`)).status).toBe(204);
  expect([await isIn(worn), await isIn(second)].filter(Boolean)).toHaveLength(1);
  expect((await asOwner("DELETE", `/staff/${id}/sessions/${latest.id}`)).status).toBe(404);
});

test("a patient's session is nothing that the owner ends here", async () => {
  await app.db.insert(user).values({ id: "p", name: "Patient", email: "p@phone.invalid" });
  await app.db.insert(session).values({ id: "s", token: "s", userId: "p", expiresAt: mondayMorning });
  expect((await asOwner("DELETE", "/staff/p/sessions/s")).status).toBe(404);
  expect((await asOwner("DELETE", "/staff/p")).status).toBe(404);
  await app.db.delete(user).where(eq(user.id, "p"));
});

test("the trail tells who was asked, joined, changed and switched off, and by whom", async () => {
  const { id } = await join();
  await asOwner("PATCH", `/staff/${id}`, { role: "lab" });
  await asOwner("DELETE", `/staff/${id}`);
  const told = (await trailOf(id)).map(({ actor, action, change }) => [actor, action, change.from, change.to]);
  expect(told).toEqual([
    ["admin owner", "staff-invited", undefined, "desk"],
    ["admin Manpreet Kaur", "staff-joined", undefined, undefined],
    ["admin owner", "staff-role-changed", "desk", "lab"],
    ["admin owner", "staff-switched-off", "lab", undefined],
  ]);
});

test("one's own password is changed by oneself, and the owner's stays", async () => {
  const { worn } = await join();
  const change = { present: password, next: "another-long-sentence" };
  expect((await app.call("PUT", "/api/admin/password", change, worn)).status).toBe(204);
  expect((await signIn("9814011223", "another-long-sentence")).status).toBe(200);
  expect((await signIn("", deskPassword)).status).toBe(200);
});
