import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { slotTimes } from "#core/slots/grid.ts";
import { auditLog } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const owner = await app.adminCookie();
  for (let number = 0; number < 51; number++) {
    const day = `2026-12-0${1 + (number % 5)}`;
    const wish = buildBooking({ booking: { bookingDate: day, bookingTime: slotTimes[number % 12] ?? "10:00 AM" } });
    const booked = await app.withCurrentPrice(wish);
    expect((await app.call("POST", "/api/admin/bookings", booked, owner)).status).toBe(201);
  }
});
afterAll(() => app.close());

const listViews = () => app.db.select().from(auditLog).where(eq(auditLog.action, "looked"));

test.each([
  ["technician", false],
  ["pathologist", false],
  ["receptionist", true],
  ["owner", true],
] as const)("the list for %s has phones and addresses: %s", async (role, hasContacts) => {
  const { body } = await app.call("GET", "/api/bookings?limit=50", undefined, await app.staffCookie(role));
  const contacts = body.map(({ phone, address }: { phone: string; address: string }) => [phone, address]);
  expect(new Set(contacts.flat())).toEqual(
    new Set(hasContacts ? ["+919876543001", "House 214, Model Town, Ludhiana"] : [""]),
  );
  expect(body[0].patientName).toMatch(/^Harpreet/);
});

test("records a read of more rows than a page with their number, and a page not", async () => {
  const lab = await app.staffCookie("technician");
  expect((await app.call("GET", "/api/bookings?limit=50", undefined, lab)).body).toHaveLength(50);
  expect(await listViews()).toEqual([]);
  expect((await app.call("GET", "/api/bookings?limit=200", undefined, lab)).body).toHaveLength(51);
  expect((await listViews()).map(({ actorRole, change }) => [actorRole, change])).toEqual([
    ["technician", { list: "bookings", rows: 51 }],
  ]);
});
