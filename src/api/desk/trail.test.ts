import { asc } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditTrail } from "#db/schema/bookings.ts";
import { createTestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";
import { aPdf } from "#test/pdf.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
afterAll(() => app.close());

const person = { name: "Navreen Ghuman", phone: "9876598765", email: "navreen@example.com", address: "Lane 7, Khanna" };
const traces = /Navreen|98765|example\.com|Khanna/;

// Row 10.16
test("who did what stays, and names no patient: not when a booking is deleted, nor by a report's file or a testimonial", async () => {
  const { body } = await app.call("POST", "/api/bookings", await app.priced(aBooking({ patient: person })));
  const { id, code, patientId } = body.booking;
  const named = { ...desk, "x-file-name": encodeURIComponent("Navreen Ghuman.pdf") };
  await app.request(`/api/bookings/${id}/report`, { method: "PUT", headers: named, body: aPdf() });
  const words = { patientName: person.name, rating: 5, testimonial: "From Khanna", serviceName: "CBC" };
  const { body: added } = await app.call("POST", "/api/testimonials", words, desk);
  await app.call("PATCH", `/api/testimonials/${added.id}`, { testimonial: "From Khanna again" }, desk);
  await app.call("DELETE", `/api/testimonials/${added.id}`, undefined, desk);
  await app.call("DELETE", `/api/bookings/${id}`, undefined, desk);

  const trail = await app.db.select().from(auditTrail).orderBy(asc(auditTrail.id));
  expect(trail.map(({ action }) => action)).toEqual([
    ...["placed", "report-attached", "testimonials-added", "testimonials-changed", "testimonials-removed", "deleted"],
  ]);
  expect(trail.filter((row) => traces.test(JSON.stringify(row)))).toEqual([]);
  expect(trail.at(-1)).toMatchObject({ bookingId: id, bookingCode: code, actor: "admin owner" });
  expect(trail.at(-1)?.change).toEqual({
    patientId,
    day: "2026-11-25",
    time: "10:00 AM",
    status: "confirmed",
    paymentStatus: "pending",
    totalPaise: body.booking.totalAmount * 100,
  });
});

test("the history of a booking tells the name of a report's file as long as the file is there", async () => {
  const { body } = await app.call("POST", "/api/bookings", await app.priced(aBooking()));
  const path = `/api/bookings/${body.booking.id}`;
  await app.request(`${path}/report`, { method: "PUT", headers: { ...desk, "x-file-name": "cbc.pdf" }, body: aPdf() });
  const { body: trail } = await app.call("GET", `${path}/trail`, undefined, desk);
  expect(trail.at(-1)).toMatchObject({ action: "report-attached", change: { fileName: "cbc.pdf" } });
});
