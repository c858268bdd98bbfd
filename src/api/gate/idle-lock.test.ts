// Row 10.6
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accessTable } from "#test/access/access-table.ts";
import { createTestApp, deskPassword, type TestApp } from "#test/app.ts";
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
const ask = (worn: Worn, headers = {}) => app.call("GET", "/api/bookings", undefined, { ...worn, ...headers });
const unlock = (worn: Worn, password = deskPassword) =>
  app.call("POST", "/api/admin/session/unlocking", { password }, worn);
const byItself = { "nabz-unattended": "1" };

/** Every call that is not open to everybody, nor asks the patient's session alone. */
const guarded = Object.entries(accessTable)
  .filter(([, rules]) => [rules].flat().every(({ answers }) => answers.nobody === 401 && answers.owner !== 401))
  .map(([call]) => call);

test("a desk that is used goes on, and one that is left alone locks itself", async () => {
  const worn = await app.staffCookie("desk");
  for (const minute of [0, 9, 18]) {
    at(minute);
    expect([minute, (await ask(worn)).status]).toEqual([minute, 200]);
  }
  const { name } = (await app.call("GET", "/api/admin/me", undefined, worn)).body;
  at(28);
  const { status, body } = await ask(worn);
  expect([status, body.code]).toEqual([401, "session-locked"]);
  expect([typeof name, body.name]).toEqual(["string", name]);
});

test("what a page asks by itself keeps no desk open", async () => {
  const worn = await app.staffCookie("desk");
  expect((await ask(worn)).status).toBe(200);
  for (const minute of [3, 6, 9]) {
    at(minute);
    expect((await ask(worn, byItself)).status).toBe(200);
  }
  at(10);
  expect((await ask(worn, byItself)).status).toBe(401);
});

test("a locked session opens no call of the desk but the unlocking, and signing out", async () => {
  const worn = await app.deskCookie();
  await ask(worn);
  at(LOCK_MINUTES);
  for (const call of guarded.filter((one) => one !== "POST /api/admin/session/unlocking")) {
    const [method = "", path = ""] = call.split(" ");
    const { status, body } = await app.call(method, path.replace(/\{\w+\}/g, "1"), undefined, worn);
    expect([call, status, body.code]).toEqual([call, 401, "session-locked"]);
  }
  expect((await app.call("GET", "/api/slots/days", undefined, worn)).status).toBe(200);
  expect((await app.call("DELETE", "/api/admin/session", undefined, worn)).status).toBe(204);
  expect((await unlock(worn)).body.code).toBe("sign-in-needed");
});

test("the password of whose session it is opens it again, and a wrong one waits as at the gate", async () => {
  const worn = await app.staffCookie("lab");
  await ask(worn);
  at(LOCK_MINUTES);
  const wrong = await unlock(worn, "wrong");
  expect([wrong.status, wrong.body.detail]).toEqual([401, "Invalid password"]);
  expect((await ask(worn)).status).toBe(401);
  expect((await unlock(worn)).status).toBe(204);
  expect((await ask(worn)).status).toBe(200);
});

test("where the lab has set no lock, a session stays open and is written nowhere", async () => {
  const other = await createTestApp();
  try {
    const worn = await other.deskCookie();
    const statements = await other.statementsOf(async () => {
      other.setClock(new Date(mondayMorning.getTime() + 11 * 3_600_000));
      expect((await other.call("GET", "/api/admin/me", undefined, worn)).status).toBe(200);
    });
    expect(statements.filter((statement) => /used_at"? = /.test(statement))).toEqual([]);
  } finally {
    await other.close();
  }
});
