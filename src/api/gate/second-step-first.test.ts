// Row 10.6
import { afterAll, beforeAll, expect, test } from "vitest";
import { accessTable } from "#test/access/access-table.ts";
import { cookieOf, createTestApp, deskPassword, type TestApp } from "#test/app.ts";
import { codeAt } from "#test/authenticator.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ isSecondStepForced: true });
});
afterAll(() => app.close());

const statusOf = async (worn: { cookie: string }, path = "/api/admin/me") =>
  (await app.call("GET", path, undefined, worn)).status;

/** Every call that is not open to everybody, nor asks the patient's session alone. */
const guarded = Object.entries(accessTable)
  .filter(([, rules]) => [rules].flat().every(({ answers }) => answers.nobody === 401 && answers.owner !== 401))
  .map(([call]) => call);
/** All that is open to who has to set up a second step. */
const setUp = ["POST /api/admin/second-step", "PUT /api/admin/second-step"];

test("in a real lab the owner's and an approver's password open nothing but the setting up of a second step", async () => {
  for (const worn of [await app.deskCookie(), await app.staffCookie("approver")]) {
    for (const call of guarded.filter((one) => !setUp.includes(one))) {
      const [method = "", path = ""] = call.split(" ");
      const { status, body } = await app.call(method, path.replace(/\{\w+\}/g, "1"), undefined, worn);
      expect([call, status, body.code]).toEqual([call, 403, "second-step-needed"]);
    }
    for (const call of setUp) {
      const [method = "", path = ""] = call.split(" ");
      expect([call, (await app.call(method, path, {}, worn)).status]).toEqual([call, 422]);
    }
  }
});

test("the other roles are asked for none", async () => {
  for (const role of ["desk", "collector", "lab"] as const)
    expect([role, await statusOf(await app.staffCookie(role))]).toEqual([role, 200]);
});

test("the gate says what comes before the desk opens", async () => {
  const { body } = await app.call("POST", "/api/admin/session", { password: deskPassword });
  expect(body).toEqual({ name: "owner", next: "set-up" });
});

test("the site is open to who has to set up a second step as to everybody, and so is the way out", async () => {
  const worn = await app.deskCookie();
  expect(await statusOf(worn, "/api/slots/days")).toBe(200);
  expect((await app.call("GET", "/api/admin/gate", undefined, worn)).body.isEnrolling).toBe(true);
  expect((await app.call("DELETE", "/api/admin/session", undefined, worn)).status).toBe(204);
  expect((await app.call("GET", "/api/admin/gate", undefined, worn)).body.isEnrolling).toBe(false);
});

test("whoever has set it up is in; what the password alone had opened elsewhere is not, and switching off begins anew", async () => {
  const [worn, elsewhere] = [await app.deskCookie(), await app.deskCookie()];
  const { body: step } = await app.call("POST", "/api/admin/second-step", { password: deskPassword }, worn);
  const code = codeAt(step.secret, Date.now());
  const confirmed = cookieOf(await app.call("PUT", "/api/admin/second-step", { code }, worn));
  expect([await statusOf(confirmed), await statusOf(elsewhere), await statusOf(worn)]).toEqual([200, 401, 401]);
  const own = await app.call("GET", "/api/admin/second-step", undefined, confirmed);
  expect(own.body).toMatchObject({ isOn: true, isNeeded: true });
  const removal = await app.call("POST", "/api/admin/second-step/removal", { password: deskPassword }, confirmed);
  expect(removal.status).toBe(204);
  const { status, body } = await app.call("GET", "/api/admin/me", undefined, cookieOf(removal));
  expect([status, body.code]).toEqual([403, "second-step-needed"]);
});
