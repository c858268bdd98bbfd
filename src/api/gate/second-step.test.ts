// Rows 10.6, 10.12
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { session, twoFactor, user } from "#db/schema/accounts.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import { deskStrangers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { attempts } from "#db/schema/messages.ts";
import { staff } from "#db/schema/staff.ts";
import { cookieOf, createTestApp, deskPassword, type TestApp } from "#test/app.ts";
import { codeAt, nextCode, wrongCode } from "#test/authenticator.ts";
import { mondayMorning } from "#test/builders.ts";
import { sessionCookie } from "#test/staff-cookie.ts";

const password = "a-long-sentence-of-my-own";
const contact = "+919814011223";

type Worn = { cookie: string };

let app: TestApp;
let owner: Worn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.deskCookie();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(mondayMorning);
  for (const table of [attempts, passwordGuesses, deskStrangers, twoFactor]) await app.db.delete(table);
  const asked = (await app.db.select({ id: staff.userId }).from(staff)).map(({ id }) => id);
  for (const id of asked) await app.db.delete(user).where(eq(user.id, id));
});

const as = (worn: Worn) => (method: string, path: string, body?: unknown) =>
  app.call(method, `/api/admin${path}`, body, worn);
const asOwner = (method: string, path: string, body?: unknown) => as(owner)(method, path, body);
const signIn = (headers: Partial<Worn> & { address?: string } = {}) =>
  app.call("POST", "/api/admin/session", { who: contact, password }, headers);
const give = (code: string, worn: Record<string, string>) =>
  app.call("POST", "/api/admin/session/code", { code }, worn);
const isIn = async (worn: Worn) => (await as(worn)("GET", "/me")).status === 200;

async function join(role = "desk"): Promise<{ id: string; worn: Worn }> {
  const { body } = await asOwner("POST", "/staff", { name: "Manpreet Kaur", contact, role });
  const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  return { id: body.id, worn: cookieOf(accepted) };
}

/** Somebody who has just switched the second step on. */
async function withSecondStep(role = "desk") {
  const { id, worn } = await join(role);
  const { body: step } = await as(worn)("POST", "/second-step", { password });
  const confirmed = await as(worn)("PUT", "/second-step", { code: codeAt(step.secret, Date.now()) });
  expect(confirmed.status).toBe(204);
  const { secret, backupCodes }: { secret: string; backupCodes: string[] } = step;
  return { id, before: worn, worn: cookieOf(confirmed), secret, backupCodes };
}

const trailOf = async (id: string) =>
  (await app.db.select().from(auditTrail).orderBy(auditTrail.id)).filter(
    (line) => line.actorId === id || line.change.staffId === id,
  );

test("a second step is on after a first code; from then on the password alone opens nothing", async () => {
  const { worn, secret, before } = await withSecondStep();
  expect(await isIn(worn)).toBe(true);
  expect(await isIn(before)).toBe(false);
  expect((await as(worn)("GET", "/second-step")).body).toEqual({ isOn: true, isNeeded: false, backupCodesLeft: 10 });
  const signedIn = await signIn();
  expect([signedIn.status, signedIn.body]).toEqual([200, { name: "owner", next: "code" }]);
  const owing = cookieOf(signedIn);
  expect(await isIn(owing)).toBe(false);
  const given = await give(nextCode(secret), owing);
  expect([given.status, given.body]).toEqual([200, { name: "owner" }]);
  expect(given.headers.get("set-cookie")).toMatch(/HttpOnly/i);
  expect(await isIn(cookieOf(given))).toBe(true);
});

test("what was begun and not confirmed asks nobody for a code, and a wrong first code switches nothing on", async () => {
  const { worn } = await join();
  const { body: step } = await as(worn)("POST", "/second-step", { password });
  expect(step.link).toContain(`otpauth://totp/Nabz`);
  const wrong = await as(worn)("PUT", "/second-step", { code: wrongCode(step.secret) });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["code"]]);
  expect((await signIn()).body).toEqual({ name: "owner" });
  expect((await as(worn)("GET", "/second-step")).body.isOn).toBe(false);
});

test("a wrong code is refused, waits as a wrong password does, and is a line of the trail", async () => {
  const { id, secret } = await withSecondStep();
  const owing = cookieOf(await signIn());
  const refused = await give(wrongCode(secret), owing);
  expect([refused.status, refused.body.code]).toEqual([401, "wrong-code"]);
  expect((await give("no code", owing)).status).toBe(401);
  const lines = (await trailOf(id)).filter(({ action }) => action === "sign-in-code-wrong");
  expect(lines.map(({ actor }) => actor)).toEqual(["admin Manpreet Kaur", "admin Manpreet Kaur"]);
  // So often this address has failed today that the next wait is longer than a test.
  await app.db
    .insert(attempts)
    .values({ key: "gate-failures:203.0.113.7", points: 12, expire: Date.now() + 3_600_000 })
    .onConflictDoUpdate({ target: attempts.key, set: { points: 12 } });
  expect((await give(wrongCode(secret), owing)).status).toBe(401);
  expect((await give(nextCode(secret), owing)).status).toBe(429);
});

test("a password that was right before the newest invitation is asked for again, whatever code follows", async () => {
  const { id, secret } = await withSecondStep();
  const owing = cookieOf(await signIn());
  await app.db.update(user).set({ invitation: "a newer one" }).where(eq(user.id, id));
  const refused = await give(nextCode(secret), owing);
  expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining("password")]);
  expect(await isIn(cookieOf(await give(nextCode(secret), cookieOf(await signIn()))))).toBe(true);
});

test("a right password in between lets nobody guess codes for longer", async () => {
  const { secret } = await withSecondStep();
  const tries = [];
  for (let n = 0; n < 8; n++) {
    const { status, headers } = await signIn();
    tries.push(status === 200 ? (await give(wrongCode(secret), cookieOf({ headers } as never))).status : status);
  }
  expect(tries.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(tries.slice(6)).toContain(429);
});

test("five wrong codes after one password ask for the password again, ten of an account let it rest for a while", async () => {
  const { secret } = await withSecondStep();
  const wrongFrom = async (address: string, count: number) => {
    const owing = { ...cookieOf(await signIn({ address })), address };
    const answers = [];
    for (let n = 0; n < count; n++)
      answers.push((await give(String(100_000 + Math.floor(Math.random() * 9e5)), owing)).status);
    return { answers, owing };
  };
  const first = await wrongFrom("198.51.100.1", 5);
  expect(first.answers).toEqual([401, 401, 401, 401, 401]);
  await app.db.delete(attempts);
  const over = await give(nextCode(secret), first.owing);
  expect([over.status, over.body.detail]).toEqual([422, expect.stringContaining("enter the password again")]);
  const second = await wrongFrom("198.51.100.2", 5);
  expect(second.answers).toEqual([401, 401, 401, 401, 401]);
  await app.db.delete(attempts);
  const third = { ...cookieOf(await signIn({ address: "198.51.100.3" })), address: "198.51.100.3" };
  const resting = await give(nextCode(secret), third);
  expect([resting.status, Number(resting.headers.get("retry-after"))]).toEqual([429, expect.closeTo(900, -2)]);
});

test("each code counts once, the one of the set-up too; of twenty at once a single one opens the desk", async () => {
  const { id, worn } = await join();
  const { body: step } = await as(worn)("POST", "/second-step", { password });
  const code = codeAt(step.secret, Date.now());
  expect((await as(worn)("PUT", "/second-step", { code })).status).toBe(204);
  expect((await give(code, cookieOf(await signIn()))).status).toBe(401);
  await app.db.delete(attempts);
  const owing = cookieOf(await signIn());
  const next = nextCode(step.secret);
  // Each from elsewhere: the gate lets one address try a few at once alone.
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => give(next, { ...owing, address: `198.51.${n}.1` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await app.db.select().from(session).where(eq(session.userId, id))).toHaveLength(2);
});

test("a backup code opens once, however it is written, and the trail tells how many are left", async () => {
  const { id, backupCodes } = await withSecondStep();
  const [one = "", two = ""] = backupCodes;
  expect(new Set(backupCodes).size).toBe(10);
  const given = await give(`${one.slice(0, 5)} ${one.slice(5)}`, cookieOf(await signIn()));
  expect(given.status).toBe(200);
  await app.db.delete(attempts);
  expect((await give(one, cookieOf(await signIn()))).status).toBe(401);
  expect((await give(two, cookieOf(await signIn()))).status).toBe(200);
  expect((await as(cookieOf(given))("GET", "/second-step")).body.backupCodesLeft).toBe(8);
  const lines = (await trailOf(id)).filter(({ action }) => action === "backup-code-used");
  expect(lines.map(({ change }) => change.left)).toEqual([9, 8]);
});

test("neither the app's secret nor a backup code is kept as it is", async () => {
  const { id, secret, backupCodes } = await withSecondStep();
  const [kept] = await app.db.select().from(twoFactor).where(eq(twoFactor.userId, id));
  const all = JSON.stringify(kept);
  expect(all).not.toContain(secret);
  for (const code of backupCodes) expect(all).not.toContain(code);
});

test("new backup codes are made with the password, and those before are void", async () => {
  const { worn, backupCodes } = await withSecondStep();
  expect((await as(worn)("POST", "/second-step/backup-codes", { password: "wrong" })).status).toBe(422);
  const { status, body } = await as(worn)("POST", "/second-step/backup-codes", { password });
  expect([status, body.backupCodes.length]).toEqual([201, 10]);
  expect((await give(backupCodes[0] ?? "", cookieOf(await signIn()))).status).toBe(401);
  expect((await give(body.backupCodes[0], cookieOf(await signIn()))).status).toBe(200);
});

test("it is switched off with the password, and the password alone opens the desk again", async () => {
  const { id, worn } = await withSecondStep();
  expect((await as(worn)("POST", "/second-step/removal", { password: "wrong" })).status).toBe(422);
  const off = await as(worn)("POST", "/second-step/removal", { password });
  expect([off.status, await isIn(cookieOf(off))]).toEqual([204, true]);
  expect((await signIn()).body).toEqual({ name: "owner" });
  const told = (await trailOf(id)).map(({ action }) => action);
  expect(told.slice(-2)).toEqual(["second-step-on", "second-step-off"]);
});

test("another password keeps the second step, and whoever changed it is still in", async () => {
  const { worn, secret } = await withSecondStep();
  const changed = await as(worn)("PUT", "/password", { present: password, next: "another-long-sentence" });
  expect([changed.status, await isIn(cookieOf(changed)), await isIn(worn)]).toEqual([204, true, false]);
  const owing = await app.call("POST", "/api/admin/session", { who: contact, password: "another-long-sentence" });
  expect(owing.body.next).toBe("code");
  expect((await give(nextCode(secret), cookieOf(owing))).status).toBe(200);
});

test("a code that is owed leaves the session alone that the browser holds meanwhile, and a given one ends it", async () => {
  const { secret } = await withSecondStep();
  const here = await app.deskCookie();
  const owing = cookieOf(await signIn(here));
  expect(await isIn(here)).toBe(true);
  const given = await give(nextCode(secret), { cookie: `${here.cookie}; ${owing.cookie}` });
  expect(given.status).toBe(200);
  expect((await as(cookieOf(given))("GET", "/me")).body.name).toBe("Manpreet Kaur");
  expect(await isIn(here)).toBe(false);
  owner = await app.deskCookie();
});

test("a code without a password before it opens nothing", async () => {
  const { secret } = await withSecondStep();
  expect((await give(nextCode(secret), {})).status).toBe(422);
  const forged = { cookie: `nabz.two_factor=2fa-${"a".repeat(20)}.${"A".repeat(43)}%3D` };
  expect((await give(nextCode(secret), forged)).status).toBe(422);
});

test("a sign-in that was under way while the second step was switched on opens nothing", async () => {
  const { id } = await withSecondStep();
  expect(await isIn(await sessionCookie(app.db, id))).toBe(false);
});

test("the owner takes away the second step of a lost phone; its sessions end, and nobody does it to themselves", async () => {
  const { id, worn } = await withSecondStep();
  const isOn = async () => (await asOwner("GET", "/staff")).body.at(-1).hasSecondStep;
  expect(await isOn()).toBe(true);
  expect((await asOwner("DELETE", `/staff/${id}/second-step`)).status).toBe(204);
  expect([await isOn(), await isIn(worn)]).toEqual([false, false]);
  expect((await signIn()).body).toEqual({ name: "owner" });
  expect((await asOwner("DELETE", `/staff/${id}/second-step`)).status).toBe(422);
  expect((await trailOf(id)).at(-1)).toMatchObject({ action: "second-step-reset", actor: "admin owner" });
  const { body } = await asOwner("GET", "/staff");
  expect((await asOwner("DELETE", `/staff/${body[0].id}/second-step`)).status).toBe(422);
  expect((await asOwner("DELETE", "/staff/nobody/second-step")).status).toBe(404);
});

test("whoever is switched off and asked again begins without a second step", async () => {
  const { id } = await withSecondStep();
  await asOwner("DELETE", `/staff/${id}`);
  const { body } = await asOwner("POST", `/staff/${id}/invitation`, { role: "desk" });
  const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  expect(await isIn(cookieOf(accepted))).toBe(true);
});

test("the owner's own password asks for a code, too", async () => {
  const { body: step } = await asOwner("POST", "/second-step", { password: deskPassword });
  const confirmed = await asOwner("PUT", "/second-step", { code: codeAt(step.secret, Date.now()) });
  owner = cookieOf(confirmed);
  const { body } = await app.call("POST", "/api/admin/session", { password: deskPassword });
  expect(body).toEqual({ name: "owner", next: "code" });
  expect((await asOwner("POST", "/second-step", { password: deskPassword })).status).toBe(422);
  owner = cookieOf(await asOwner("POST", "/second-step/removal", { password: deskPassword }));
});
