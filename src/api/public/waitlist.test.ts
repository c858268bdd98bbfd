// Row 1.14
import { afterAll, beforeAll, expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { waitlist } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const join = (phone: string) => app.call("POST", "/api/waitlist", { phone });

test("a phone joins the waitlist once, in any notation and however often it is sent", async () => {
  for (const written of ["98765 43210", "+91 98765-43210", "098765 43210"])
    expect((await join(written)).status).toBe(204);
  const joined = await app.db.select().from(waitlist);
  expect(joined.map(({ phone }) => phone)).toEqual(["+919876543210"]);
});

test.each(["98765", "call me", "9".repeat(21)])("rejects %j with a sentence at its field", async (phone) => {
  const { status, body } = await join(phone);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual(["phone"]);
  expect(await app.db.$count(waitlist)).toBe(1);
});

test("says how to write a number that may be a landline without its 0", async () => {
  const { status, body } = await join("161 2500123");
  expect([status, body.errors]).toEqual([422, { phone: sentences.bookingForm["booking-phone-ambiguous"] }]);
});

test("limits joining per address", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 30; n++) statuses.push((await join(`98765 000${10 + n}`)).status);
  expect(statuses.at(-1)).toBe(429);
});
