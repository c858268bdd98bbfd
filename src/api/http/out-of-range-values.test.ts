import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

test.each([
  "/api/bookings?patientId=2147483648",
  "/api/bookings?before=2147483648",
  "/api/patients?familyOf=2147483648",
  "/api/patients?before=2147483648",
  "/api/contact-messages?before=2147483648",
  "/api/messages?bookingId=2147483648",
  "/api/messages?before=2147483648",
  "/api/bookings/2147483648/reports/1",
  "/api/bookings/1/reports/2147483648",
])("rejects %s with an id beyond the maximum", async (path) => {
  expect((await app.call("GET", path, undefined, admin)).status).toBe(422);
});

test.each([
  [{ categoryId: 2_147_483_648 }, "/api/tests/5"],
  [{ testIds: [2_147_483_648] }, "/api/test-packages/1"],
])("rejects %j with an id beyond the maximum", async (change, path) => {
  expect((await app.call("PATCH", path, change, admin)).status).toBe(422);
});

const letter = { name: "Asha", email: "asha@example.com", phone: "9876543998", subject: "Hours" };

test.each([
  ["GET", "/api/patients?search=as%00ha", undefined],
  ["GET", "/api/bookings?search=as%00ha", undefined],
  ["POST", "/api/contact-messages", { ...letter, message: "When do you\0 open?" }],
  ["POST", "/api/faqs", { question: "Why\0?", answer: "So." }],
  ["POST", "/api/holidays", { day: "2026-12-02", name: "Clo\0sed" }],
  ["DELETE", "/api/served-areas/14\x002", undefined],
])("%s %s with a NUL is malformed, because the database cannot store it", async (method, path, body) => {
  const answer = await app.call(method, path, body, admin);
  expect([answer.status, answer.body.detail]).toEqual([400, "The request could not be read. Please try again."]);
});
