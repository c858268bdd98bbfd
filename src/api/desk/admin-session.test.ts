import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, deskPassword, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("the right password opens the desk, in a cookie that no script can read", async () => {
  const answer = await app.call("POST", "/api/admin/session", { password: deskPassword });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly/i);
  expect(answer.headers.get("set-cookie")).toMatch(/SameSite=Lax/i);
});

test("a session that was signed out opens nothing, even with its old cookie", async () => {
  const desk = await app.deskCookie();
  expect((await app.call("GET", "/api/admin/session", undefined, desk)).body).toEqual({ name: "owner" });
  expect((await app.call("DELETE", "/api/admin/session", undefined, desk)).status).toBe(204);
  expect((await app.call("GET", "/api/admin/session", undefined, desk)).status).toBe(401);
  expect((await app.call("GET", "/api/bookings", undefined, desk)).status).toBe(401);
});

test("a forged cookie opens nothing", async () => {
  const cookie = "nabz.session_token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D";
  expect((await app.call("GET", "/api/bookings", undefined, { cookie })).status).toBe(401);
});

test("guessing is refused: a wrong password says so, and soon there is a wait", async () => {
  const answers = [];
  for (let guess = 0; guess < 20; guess++)
    answers.push(await app.call("POST", "/api/admin/session", { password: `guess ${guess}` }));
  expect(answers[0]?.body.detail).toBe("Invalid password");
  const refused = answers.filter((answer) => answer.status === 429);
  expect(refused.length).toBeGreaterThanOrEqual(15);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
});
