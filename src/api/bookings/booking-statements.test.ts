import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";

const run = vi.spyOn(pg.Client.prototype, "query");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test("what a booking asks of the database stays few: each statement is a way there and back", async () => {
  const wish = await app.priced(aBooking({ items: [{ itemType: "package", itemId: 5 }] }));
  run.mockClear();
  const { status } = await app.call("POST", "/api/bookings", wish);
  expect(status).toBe(201);
  // With the count of attempts, begin and commit.
  expect(run).toHaveBeenCalledTimes(16);
});
