// Row 10.6
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessTable } from "#test/access-table.ts";
import { adminPassword, createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { createCodeAt } from "#test/authenticator.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isSecondStepRequired: true });
});
afterAll(() => app.close());

const statusOf = async (cookies: { cookie: string }, path = "/api/admin/me") =>
  (await app.call("GET", path, undefined, cookies)).status;

/** Every call that is neither public nor limited to the patient's own session. */
const guarded = Object.entries(accessTable)
  .filter(([, rules]) => [rules].flat().every(({ answers }) => answers.visitor === 401 && answers.owner !== 401))
  .map(([call]) => call);
/** The calls open to staff who have to set up a second step. */
const setUp = ["POST /api/admin/second-step", "PUT /api/admin/second-step"];

test("in production the password of an owner or pathologist allows only setting up a second step", async () => {
  for (const cookies of [await app.adminCookie(), await app.staffCookie("pathologist")]) {
    for (const call of guarded.filter((name) => !setUp.includes(name))) {
      const [method = "", path = ""] = call.split(" ");
      const { status, body } = await app.call(method, path.replace(/\{\w+\}/g, "1"), undefined, cookies);
      expect([call, status, body.code]).toEqual([call, 403, "second-step-needed"]);
    }
    for (const call of setUp) {
      const [method = "", path = ""] = call.split(" ");
      expect([call, (await app.call(method, path, {}, cookies)).status]).toEqual([call, 422]);
    }
  }
});

test("the other roles need no second step", async () => {
  for (const role of ["receptionist", "phlebotomist", "technician"] as const)
    expect([role, await statusOf(await app.staffCookie(role))]).toEqual([role, 200]);
});

test("sign-in returns the next step", async () => {
  const { body } = await app.call("POST", "/api/admin/session", { password: adminPassword });
  expect(body).toEqual({ name: "owner", next: "set-up" });
});

test("public pages and signing out stay available before the second step is set up", async () => {
  const cookies = await app.adminCookie();
  expect(await statusOf(cookies, "/api/slots/days")).toBe(200);
  expect((await app.call("GET", "/api/admin/gate", undefined, cookies)).body.isEnrolling).toBe(true);
  expect((await app.call("DELETE", "/api/admin/session", undefined, cookies)).status).toBe(204);
  expect((await app.call("GET", "/api/admin/gate", undefined, cookies)).body.isEnrolling).toBe(false);
});

test("enabling the second step signs in and ends other password-only sessions; disabling requires it anew", async () => {
  const [cookies, elsewhere] = [await app.adminCookie(), await app.adminCookie()];
  const { body: step } = await app.call("POST", "/api/admin/second-step", { password: adminPassword }, cookies);
  const code = createCodeAt(step.secret, Date.now());
  const confirmed = toCookieHeader(await app.call("PUT", "/api/admin/second-step", { code }, cookies));
  expect([await statusOf(confirmed), await statusOf(elsewhere), await statusOf(cookies)]).toEqual([200, 401, 401]);
  const own = await app.call("GET", "/api/admin/second-step", undefined, confirmed);
  expect(own.body).toMatchObject({ isOn: true, isNeeded: true });
  const removal = await app.call("POST", "/api/admin/second-step/removal", { password: adminPassword }, confirmed);
  expect(removal.status).toBe(204);
  const { status, body } = await app.call("GET", "/api/admin/me", undefined, toCookieHeader(removal));
  expect([status, body.code]).toEqual([403, "second-step-needed"]);
});
