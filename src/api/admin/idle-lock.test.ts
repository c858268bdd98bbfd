// Row 10.6
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accessTable } from "#test/access-table.ts";
import { adminPassword, createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";

const LOCK_MINUTES = 10;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ idleLockMinutes: LOCK_MINUTES });
});
afterAll(() => app.close());
beforeEach(() => app.setClock(mondayMorning));

type Worn = { cookie: string };

const at = (minutes: number) => app.setClock(new Date(mondayMorning.getTime() + minutes * 60_000));
const listBookings = (cookies: Worn, headers = {}) =>
  app.call("GET", "/api/bookings", undefined, { ...cookies, ...headers });
const unlock = (cookies: Worn, password = adminPassword) =>
  app.call("POST", "/api/admin/session/unlocking", { password }, cookies);
const unattended = { "nabz-unattended": "1" };

/** Every call that is neither public nor limited to the patient's own session. */
const guarded = Object.entries(accessTable)
  .filter(([, rules]) => [rules].flat().every(({ answers }) => answers.visitor === 401 && answers.owner !== 401))
  .map(([call]) => call);

test("a session in use stays open, and an idle one is locked", async () => {
  const cookies = await app.staffCookie("receptionist");
  for (const minute of [0, 9, 18]) {
    at(minute);
    expect([minute, (await listBookings(cookies)).status]).toEqual([minute, 200]);
  }
  const { name } = (await app.call("GET", "/api/admin/me", undefined, cookies)).body;
  at(28);
  const { status, body } = await listBookings(cookies);
  expect([status, body.code]).toEqual([401, "session-locked"]);
  expect([typeof name, body.name]).toEqual(["string", name]);
});

test("a page's background requests do not keep a session open", async () => {
  const cookies = await app.staffCookie("receptionist");
  expect((await listBookings(cookies)).status).toBe(200);
  for (const minute of [3, 6, 9]) {
    at(minute);
    expect((await listBookings(cookies, unattended)).status).toBe(200);
  }
  at(10);
  expect((await listBookings(cookies, unattended)).status).toBe(401);
});

test("a locked session allows only unlocking and signing out", async () => {
  const cookies = await app.adminCookie();
  await listBookings(cookies);
  at(LOCK_MINUTES);
  for (const call of guarded.filter((name) => name !== "POST /api/admin/session/unlocking")) {
    const [method = "", path = ""] = call.split(" ");
    const { status, body } = await app.call(method, path.replace(/\{\w+\}/g, "1"), undefined, cookies);
    expect([call, status, body.code]).toEqual([call, 401, "session-locked"]);
  }
  expect((await app.call("GET", "/api/slots/days", undefined, cookies)).status).toBe(200);
  expect((await app.call("DELETE", "/api/admin/session", undefined, cookies)).status).toBe(204);
  expect((await unlock(cookies)).body.code).toBe("sign-in-needed");
});

test("the user's own password unlocks the session, and a wrong one is throttled as at sign-in", async () => {
  const cookies = await app.staffCookie("technician");
  await listBookings(cookies);
  at(LOCK_MINUTES);
  const wrong = await unlock(cookies, "wrong");
  expect([wrong.status, wrong.body.detail]).toEqual([401, "Invalid password"]);
  expect((await listBookings(cookies)).status).toBe(401);
  expect((await unlock(cookies)).status).toBe(204);
  expect((await listBookings(cookies)).status).toBe(200);
});

test("without an idle lock a session stays open and its use is not stored", async () => {
  const other = await createTestApp();
  try {
    const cookies = await other.adminCookie();
    const statements = await other.recordStatements(async () => {
      other.setClock(new Date(mondayMorning.getTime() + 11 * 3_600_000));
      expect((await other.call("GET", "/api/admin/me", undefined, cookies)).status).toBe(200);
    });
    expect(statements.filter((statement) => /used_at"? = /.test(statement))).toEqual([]);
  } finally {
    await other.close();
  }
});
