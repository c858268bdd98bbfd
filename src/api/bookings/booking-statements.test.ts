import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

const run = vi.spyOn(pg.Client.prototype, "query");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("a booking needs few statements: each one is a round trip", async () => {
  const wish = await app.withCurrentPrice(buildBooking({ items: [{ itemType: "package", itemId: 5 }] }));
  run.mockClear();
  const { status } = await app.call("POST", "/api/bookings", wish);
  expect(status).toBe(201);
  // Including the rate limit's count, begin and commit.
  expect(run).toHaveBeenCalledTimes(16);
});
