import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { slotTimes } from "#core/slots/grid.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const owner = await app.deskCookie();
  for (let number = 0; number < 51; number++) {
    const day = `2026-12-0${1 + (number % 5)}`;
    const wish = aBooking({ booking: { bookingDate: day, bookingTime: slotTimes[number % 12] ?? "10:00 AM" } });
    const booked = await app.priced(wish);
    expect((await app.call("POST", "/api/desk/bookings", booked, owner)).status).toBe(201);
  }
});
afterAll(() => app.close());

const looks = () => app.db.select().from(auditTrail).where(eq(auditTrail.action, "looked"));

test.each([
  ["lab", false],
  ["approver", false],
  ["desk", true],
  ["owner", true],
] as const)("the list of %s holds phones and addresses: %s", async (role, isTold) => {
  const { body } = await app.call("GET", "/api/bookings?limit=50", undefined, await app.staffCookie(role));
  const contacts = body.map(({ phone, address }: { phone: string; address: string }) => [phone, address]);
  expect(new Set(contacts.flat())).toEqual(
    new Set(isTold ? ["+919876543001", "House 214, Model Town, Ludhiana"] : [""]),
  );
  expect(body[0].patientName).toMatch(/^Harpreet/);
});

test("a read of more rows than a page shows leaves a line with their number, a page none", async () => {
  const lab = await app.staffCookie("lab");
  expect((await app.call("GET", "/api/bookings?limit=50", undefined, lab)).body).toHaveLength(50);
  expect(await looks()).toEqual([]);
  expect((await app.call("GET", "/api/bookings?limit=200", undefined, lab)).body).toHaveLength(51);
  expect((await looks()).map(({ actorRole, change }) => [actorRole, change])).toEqual([
    ["lab", { list: "bookings", rows: 51 }],
  ]);
});
