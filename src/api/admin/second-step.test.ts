// Rows 10.6, 10.12
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { session, twoFactor, user } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/bookings.ts";
import { anonymousLoginAttempts, anonymousLoginQueue } from "#db/schema/login-guard.ts";
import { rateLimitAttempts } from "#db/schema/messages.ts";
import { staff } from "#db/schema/staff.ts";
import { adminPassword, createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { createCodeAt, createNextCode, createWrongCode } from "#test/authenticator.ts";
import { mondayMorning } from "#test/builders.ts";
import { createSessionCookie } from "#test/staff-cookie.ts";

const password = "a-long-sentence-of-my-own";
const contact = "+919814011223";

type Worn = { cookie: string };

let app: TestApp;
let owner: Worn;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setClock(mondayMorning);
  for (const table of [rateLimitAttempts, anonymousLoginAttempts, anonymousLoginQueue, twoFactor])
    await app.db.delete(table);
  const invited = (await app.db.select({ id: staff.userId }).from(staff)).map(({ id }) => id);
  for (const id of invited) await app.db.delete(user).where(eq(user.id, id));
});

const as = (worn: Worn) => (method: string, path: string, body?: unknown) =>
  app.call(method, `/api/admin${path}`, body, worn);
const asOwner = (method: string, path: string, body?: unknown) => as(owner)(method, path, body);
const signIn = (headers: Partial<Worn> & { address?: string } = {}) =>
  app.call("POST", "/api/admin/session", { who: contact, password }, headers);
const give = (code: string, worn: Record<string, string>) =>
  app.call("POST", "/api/admin/session/code", { code }, worn);
const isIn = async (worn: Worn) => (await as(worn)("GET", "/me")).status === 200;

async function join(role = "receptionist"): Promise<{ id: string; worn: Worn }> {
  const { body } = await asOwner("POST", "/staff", { name: "Manpreet Kaur", contact, role });
  const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  return { id: body.id, worn: toCookieHeader(accepted) };
}

/** Staff who have just enabled the second step. */
async function withSecondStep(role = "receptionist") {
  const { id, worn } = await join(role);
  const { body: step } = await as(worn)("POST", "/second-step", { password });
  const confirmed = await as(worn)("PUT", "/second-step", { code: createCodeAt(step.secret, Date.now()) });
  expect(confirmed.status).toBe(204);
  const { secret, backupCodes }: { secret: string; backupCodes: string[] } = step;
  return { id, before: worn, worn: toCookieHeader(confirmed), secret, backupCodes };
}

const readAudit = async (id: string) =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).filter(
    (line) => line.actorId === id || line.change.staffId === id,
  );

test("the second step is on after a first code; then the password alone has no access", async () => {
  const { worn, secret, before } = await withSecondStep();
  expect(await isIn(worn)).toBe(true);
  expect(await isIn(before)).toBe(false);
  expect((await as(worn)("GET", "/second-step")).body).toEqual({ isOn: true, isNeeded: false, backupCodesLeft: 10 });
  const signedIn = await signIn();
  expect([signedIn.status, signedIn.body]).toEqual([200, { name: "owner", next: "code" }]);
  const owing = toCookieHeader(signedIn);
  expect(await isIn(owing)).toBe(false);
  const given = await give(createNextCode(secret), owing);
  expect([given.status, given.body]).toEqual([200, { name: "owner" }]);
  expect(given.headers.get("set-cookie")).toMatch(/HttpOnly/i);
  expect(await isIn(toCookieHeader(given))).toBe(true);
});

test("an unconfirmed enrolment asks for no code, and a wrong first code enables nothing", async () => {
  const { worn } = await join();
  const { body: step } = await as(worn)("POST", "/second-step", { password });
  expect(step.link).toContain(`otpauth://totp/Nabz`);
  const wrong = await as(worn)("PUT", "/second-step", { code: createWrongCode(step.secret) });
  expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["code"]]);
  expect((await signIn()).body).toEqual({ name: "owner" });
  expect((await as(worn)("GET", "/second-step")).body.isOn).toBe(false);
});

test("a wrong code is rejected, throttled like a wrong password, and recorded", async () => {
  const { id, secret } = await withSecondStep();
  const owing = toCookieHeader(await signIn());
  const rejected = await give(createWrongCode(secret), owing);
  expect([rejected.status, rejected.body.code]).toEqual([401, "wrong-code"]);
  expect((await give("no code", owing)).status).toBe(401);
  const lines = (await readAudit(id)).filter(({ action }) => action === "sign-in-code-wrong");
  expect(lines.map(({ actor }) => actor)).toEqual(["admin Manpreet Kaur", "admin Manpreet Kaur"]);
  // Enough failures from this address today that the next wait outlasts a test.
  await app.db
    .insert(rateLimitAttempts)
    .values({ key: "gate-failures:203.0.113.7", points: 12, expire: Date.now() + 3_600_000 })
    .onConflictDoUpdate({ target: rateLimitAttempts.key, set: { points: 12 } });
  expect((await give(createWrongCode(secret), owing)).status).toBe(401);
  expect((await give(createNextCode(secret), owing)).status).toBe(429);
});

test("a password checked before the newest invitation has to be entered again, whatever code follows", async () => {
  const { id, secret } = await withSecondStep();
  const owing = toCookieHeader(await signIn());
  await app.db.update(user).set({ invitation: "a newer one" }).where(eq(user.id, id));
  const rejected = await give(createNextCode(secret), owing);
  expect([rejected.status, rejected.body.detail]).toEqual([422, expect.stringContaining("password")]);
  expect(await isIn(toCookieHeader(await give(createNextCode(secret), toCookieHeader(await signIn()))))).toBe(true);
});

test("a right password in between does not extend code guessing", async () => {
  const { secret } = await withSecondStep();
  const tries = [];
  for (let n = 0; n < 8; n++) {
    const { status, headers } = await signIn();
    tries.push(
      status === 200 ? (await give(createWrongCode(secret), toCookieHeader({ headers } as never))).status : status,
    );
  }
  expect(tries.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
  expect(tries.slice(6)).toContain(429);
});

test("five wrong codes require the password again; ten of an account pause it", async () => {
  const { secret } = await withSecondStep();
  const wrongFrom = async (address: string, count: number) => {
    const owing = { ...toCookieHeader(await signIn({ address })), address };
    const answers = [];
    for (let n = 0; n < count; n++)
      answers.push((await give(String(100_000 + Math.floor(Math.random() * 9e5)), owing)).status);
    return { answers, owing };
  };
  const first = await wrongFrom("198.51.100.1", 5);
  expect(first.answers).toEqual([401, 401, 401, 401, 401]);
  await app.db.delete(rateLimitAttempts);
  const over = await give(createNextCode(secret), first.owing);
  expect([over.status, over.body.detail]).toEqual([422, expect.stringContaining("enter the password again")]);
  const second = await wrongFrom("198.51.100.2", 5);
  expect(second.answers).toEqual([401, 401, 401, 401, 401]);
  await app.db.delete(rateLimitAttempts);
  const third = { ...toCookieHeader(await signIn({ address: "198.51.100.3" })), address: "198.51.100.3" };
  const resting = await give(createNextCode(secret), third);
  expect([resting.status, Number(resting.headers.get("retry-after"))]).toEqual([429, expect.closeTo(900, -2)]);
});

test("each code works once, the enrolment one too; of twenty at once a single one signs in", async () => {
  const { id, worn } = await join();
  const { body: step } = await as(worn)("POST", "/second-step", { password });
  const code = createCodeAt(step.secret, Date.now());
  expect((await as(worn)("PUT", "/second-step", { code })).status).toBe(204);
  expect((await give(code, toCookieHeader(await signIn()))).status).toBe(401);
  await app.db.delete(rateLimitAttempts);
  const owing = toCookieHeader(await signIn());
  const next = createNextCode(step.secret);
  // Each from another address: sign-in accepts only a few attempts at once of one address.
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => give(next, { ...owing, address: `198.51.${n}.1` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await app.db.select().from(session).where(eq(session.userId, id))).toHaveLength(2);
});

test("a backup code works once, in any notation, and the audit log has how many are left", async () => {
  const { id, backupCodes } = await withSecondStep();
  const [first = "", second = ""] = backupCodes;
  expect(new Set(backupCodes).size).toBe(10);
  const given = await give(`${first.slice(0, 5)} ${first.slice(5)}`, toCookieHeader(await signIn()));
  expect(given.status).toBe(200);
  await app.db.delete(rateLimitAttempts);
  expect((await give(first, toCookieHeader(await signIn()))).status).toBe(401);
  expect((await give(second, toCookieHeader(await signIn()))).status).toBe(200);
  expect((await as(toCookieHeader(given))("GET", "/second-step")).body.backupCodesLeft).toBe(8);
  const lines = (await readAudit(id)).filter(({ action }) => action === "backup-code-used");
  expect(lines.map(({ change }) => change.left)).toEqual([9, 8]);
});

test("neither the secret nor a backup code is stored in plain text", async () => {
  const { id, secret, backupCodes } = await withSecondStep();
  const [stored] = await app.db.select().from(twoFactor).where(eq(twoFactor.userId, id));
  const all = JSON.stringify(stored);
  expect(all).not.toContain(secret);
  for (const code of backupCodes) expect(all).not.toContain(code);
});

test("new backup codes need the password and void the earlier ones", async () => {
  const { worn, backupCodes } = await withSecondStep();
  expect((await as(worn)("POST", "/second-step/backup-codes", { password: "wrong" })).status).toBe(422);
  const { status, body } = await as(worn)("POST", "/second-step/backup-codes", { password });
  expect([status, body.backupCodes.length]).toEqual([201, 10]);
  expect((await give(backupCodes[0] ?? "", toCookieHeader(await signIn()))).status).toBe(401);
  expect((await give(body.backupCodes[0], toCookieHeader(await signIn()))).status).toBe(200);
});

test("disabling needs the password, and then the password alone signs in again", async () => {
  const { id, worn } = await withSecondStep();
  expect((await as(worn)("POST", "/second-step/removal", { password: "wrong" })).status).toBe(422);
  const off = await as(worn)("POST", "/second-step/removal", { password });
  expect([off.status, await isIn(toCookieHeader(off))]).toEqual([204, true]);
  expect((await signIn()).body).toEqual({ name: "owner" });
  const actions = (await readAudit(id)).map(({ action }) => action);
  expect(actions.slice(-2)).toEqual(["second-step-on", "second-step-off"]);
});

test("changing the password keeps the second step and the current session", async () => {
  const { worn, secret } = await withSecondStep();
  const changed = await as(worn)("PUT", "/password", { present: password, next: "another-long-sentence" });
  expect([changed.status, await isIn(toCookieHeader(changed)), await isIn(worn)]).toEqual([204, true, false]);
  const owing = await app.call("POST", "/api/admin/session", { who: contact, password: "another-long-sentence" });
  expect(owing.body.next).toBe("code");
  expect((await give(createNextCode(secret), toCookieHeader(owing))).status).toBe(200);
});

test("a pending code keeps the browser's existing session, and a correct one ends it", async () => {
  const { secret } = await withSecondStep();
  const here = await app.adminCookie();
  const owing = toCookieHeader(await signIn(here));
  expect(await isIn(here)).toBe(true);
  const given = await give(createNextCode(secret), { cookie: `${here.cookie}; ${owing.cookie}` });
  expect(given.status).toBe(200);
  expect((await as(toCookieHeader(given))("GET", "/me")).body.name).toBe("Manpreet Kaur");
  expect(await isIn(here)).toBe(false);
  owner = await app.adminCookie();
});

test("a code without a password has no effect", async () => {
  const { secret } = await withSecondStep();
  expect((await give(createNextCode(secret), {})).status).toBe(422);
  const forged = { cookie: `nabz.two_factor=2fa-${"a".repeat(20)}.${"A".repeat(43)}%3D` };
  expect((await give(createNextCode(secret), forged)).status).toBe(422);
});

test("a sign-in in progress while the second step is enabled has no access", async () => {
  const { id } = await withSecondStep();
  expect(await isIn(await createSessionCookie(app.db, id))).toBe(false);
});

test("the owner resets the second step of a lost phone, but not their own; its sessions end", async () => {
  const { id, worn } = await withSecondStep();
  const isOn = async () => (await asOwner("GET", "/staff")).body.at(-1).hasSecondStep;
  expect(await isOn()).toBe(true);
  expect((await asOwner("DELETE", `/staff/${id}/second-step`)).status).toBe(204);
  expect([await isOn(), await isIn(worn)]).toEqual([false, false]);
  expect((await signIn()).body).toEqual({ name: "owner" });
  expect((await asOwner("DELETE", `/staff/${id}/second-step`)).status).toBe(422);
  expect((await readAudit(id)).at(-1)).toMatchObject({ action: "second-step-reset", actor: "admin owner" });
  const { body } = await asOwner("GET", "/staff");
  expect((await asOwner("DELETE", `/staff/${body[0].id}/second-step`)).status).toBe(422);
  expect((await asOwner("DELETE", "/staff/unknown/second-step")).status).toBe(404);
});

test("deactivated and reinvited staff start without a second step", async () => {
  const { id } = await withSecondStep();
  await asOwner("DELETE", `/staff/${id}`);
  const { body } = await asOwner("POST", `/staff/${id}/invitation`, { role: "receptionist" });
  const accepted = await app.call("POST", "/api/admin/invitation/acceptance", { token: body.token, password });
  expect(await isIn(toCookieHeader(accepted))).toBe(true);
});

test("the owner's own password needs a code, too", async () => {
  const { body: step } = await asOwner("POST", "/second-step", { password: adminPassword });
  const confirmed = await asOwner("PUT", "/second-step", { code: createCodeAt(step.secret, Date.now()) });
  owner = toCookieHeader(confirmed);
  const { body } = await app.call("POST", "/api/admin/session", { password: adminPassword });
  expect(body).toEqual({ name: "owner", next: "code" });
  expect((await asOwner("POST", "/second-step", { password: adminPassword })).status).toBe(422);
  owner = toCookieHeader(await asOwner("POST", "/second-step/removal", { password: adminPassword }));
});
