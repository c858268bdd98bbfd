import { asc } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditLog } from "#db/schema/bookings.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";
import { buildPdf } from "#test/pdf-fixture.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

const person = { name: "Navreen Ghuman", phone: "9876598765", email: "navreen@example.com", address: "Lane 7, Khanna" };
const traces = /Navreen|98765|example\.com|Khanna/;

// Row 10.16
test("audit entries stay without a patient's name after deletion, for a report's file and for a testimonial", async () => {
  const { body } = await app.call(
    "POST",
    "/api/bookings",
    await app.withCurrentPrice(buildBooking({ patient: person })),
  );
  const { id, code, patientId } = body.booking;
  const named = { ...admin, "x-file-name": encodeURIComponent("Navreen Ghuman.pdf") };
  await app.request(`/api/bookings/${id}/report`, { method: "PUT", headers: named, body: buildPdf() });
  const words = { patientName: person.name, rating: 5, testimonial: "From Khanna", serviceName: "CBC" };
  const { body: added } = await app.call("POST", "/api/testimonials", words, admin);
  await app.call("PATCH", `/api/testimonials/${added.id}`, { testimonial: "From Khanna again" }, admin);
  await app.call("DELETE", `/api/testimonials/${added.id}`, undefined, admin);
  await app.call("DELETE", `/api/bookings/${id}`, undefined, admin);

  const auditEntries = await app.db.select().from(auditLog).orderBy(asc(auditLog.id));
  expect(auditEntries.map(({ action }) => action)).toEqual([
    ...["placed", "report-attached", "testimonials-added", "testimonials-changed", "testimonials-removed", "deleted"],
  ]);
  expect(auditEntries.filter((row) => traces.test(JSON.stringify(row)))).toEqual([]);
  expect(auditEntries.at(-1)).toMatchObject({ bookingId: id, bookingCode: code, actor: "admin owner" });
  expect(auditEntries.at(-1)?.change).toEqual({
    patientId,
    day: "2026-11-25",
    time: "10:00 AM",
    status: "confirmed",
    paymentStatus: "pending",
    totalPaise: body.booking.totalAmount * 100,
  });
});

test("a booking's audit log shows a report's file name only while the file exists", async () => {
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking()));
  const path = `/api/bookings/${body.booking.id}`;
  await app.request(`${path}/report`, {
    method: "PUT",
    headers: { ...admin, "x-file-name": "cbc.pdf" },
    body: buildPdf(),
  });
  const { body: auditEntries } = await app.call("GET", `${path}/audit-log`, undefined, admin);
  expect(auditEntries.at(-1)).toMatchObject({ action: "report-attached", fileName: "cbc.pdf" });
});
