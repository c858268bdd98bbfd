import { afterAll, beforeAll, expect, test } from "vitest";
import type { SlotTime } from "#core/slots/grid.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning, statusAnswers } from "#test/builders.ts";

const details = {
  patient: { name: "Harpreet Kaur", phone: "98765 55501", address: "House 214, Model Town", email: "h@example.com" },
  visit: {
    ...{ landmark: "behind the temple", phlebotomistNote: "blue gate, call 98140 00000" },
    ...{
      contactName: "Gurdev Sandhu",
      contactPhone: "98140 00001",
      payerName: "Ranjit Gill",
      payerPhone: "98140 00002",
    },
  },
};
const secrets =
  /5550 ?1|House 214|h@example|behind the temple|blue gate|98140|Gurdev|Ranjit|asked for by her neighbour/;

let app: TestApp;
let paths: string[];
beforeAll(async () => {
  app = await createTestApp();
  const owner = await app.adminCookie();
  const book = async (bookingTime: SlotTime) => {
    const wish = await app.withCurrentPrice(buildBooking({ patient: details.patient, booking: { bookingTime } }));
    const { booking } = (await app.call("POST", "/api/bookings", wish, owner)).body;
    expect((await app.call("PATCH", `/api/bookings/${booking.id}`, details.visit, owner)).status).toBe(200);
    return (await app.call("GET", `/api/bookings/${booking.id}`, undefined, owner)).body;
  };
  const upcoming = await book("10:00 AM");
  const collected = await book("11:00 AM");
  const change = { status: "sample_collected", ...statusAnswers };
  expect((await app.call("PATCH", `/api/bookings/${collected.id}/status`, change, owner)).status).toBe(200);
  const cancelled = await book("12:00 PM");
  const reason = { reason: "other", note: "asked for by her neighbour" };
  expect((await app.call("POST", `/api/bookings/${cancelled.id}/cancel`, reason, owner)).status).toBe(200);
  paths = [
    "/api/bookings?limit=50",
    `/api/bookings?patientId=${upcoming.patientId}`,
    `/api/bookings?visitId=${upcoming.visitId}`,
    `/api/admin/day?day=${upcoming.bookingDate}`,
    "/api/admin/worklists",
  ];
  app.setClock(mondayMorning);
});
afterAll(() => app.close());

test.each(["technician", "pathologist"] as const)("no list shows contact details to a %s", async (role) => {
  const cookies = await app.staffCookie(role);
  for (const path of paths) {
    const { status, body } = await app.call("GET", path, undefined, cookies);
    expect(status, path).toBe(200);
    expect(JSON.stringify(body), path).toContain("Harpreet Kaur");
    expect(JSON.stringify(body), path).not.toMatch(secrets);
  }
});

test("the same lists show contact details to the office", async () => {
  const cookies = await app.staffCookie("receptionist");
  for (const path of paths) {
    const { body } = await app.call("GET", path, undefined, cookies);
    expect(JSON.stringify(body), path).toMatch(/House 214/);
  }
  const { body } = await app.call("GET", paths[0] ?? "", undefined, cookies);
  expect(JSON.stringify(body)).toContain("blue gate");
  expect(JSON.stringify(body)).toContain("asked for by her neighbour");
});
