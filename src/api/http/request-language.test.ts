import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("an unknown language is refused by its name", async () => {
  const answer = await app.call("GET", "/api/lab?lang=xx");
  expect([answer.status, answer.body.detail]).toEqual([400, "There is no such language: xx."]);
  expect((await app.call("GET", "/api/lab?lang=EN-us")).status).toBe(400);
});

test("the language may be named with the filters of a strict list", async () => {
  const owner = await app.adminCookie();
  expect((await app.call("GET", "/api/bookings?lang=pa&limit=1", undefined, owner)).status).toBe(200);
  expect((await app.call("GET", "/api/bookings?langs=pa", undefined, owner)).status).toBe(400);
});

test("each response names the header that its language depends on", async () => {
  const answer = await app.call("GET", "/api/lab");
  expect(answer.headers.get("vary")).toContain("accept-language");
});
