import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

const app = await createTestApp();
afterAll(() => app.close());

test("limits bookings per address, without affecting others", async () => {
  const wish = await app.withCurrentPrice(buildBooking());
  const statuses: number[] = [];
  for (let n = 0; n < 100; n++) statuses.push((await app.call("POST", "/api/bookings", wish)).status);
  expect(statuses.slice(0, 2)).toEqual([201, 200]);
  expect(statuses).not.toContain(429);
  const rejected = await app.call("POST", "/api/bookings", wish);
  expect([rejected.status, rejected.body.detail]).toEqual([
    429,
    expect.stringMatching(/^Too many bookings from here\. Please try again in \d+ minutes\.$/),
  ]);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(3000);
  const elsewhere = await app.call("POST", "/api/bookings", wish, { address: "203.0.113.8" });
  expect(elsewhere.status).toBe(200);
});
