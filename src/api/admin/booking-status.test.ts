// Rows 2.132, 3.21, 4.1, 4.4, 6.9, 7.23, 7.28, 10.43, 10.48
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { buildBooking, statusAnswers } from "#test/builders.ts";
import { parseNextPageLink } from "#test/next-page-link.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

async function book(changes: Parameters<typeof buildBooking>[0] = {}) {
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking(changes)));
  return body.booking;
}

test("staff see exactly what was booked", async () => {
  const booked = await book({
    items: [
      { itemType: "test", itemId: 9 },
      { itemType: "package", itemId: 1 },
    ],
  });
  const list = await app.call("GET", "/api/bookings", undefined, admin);
  const itemNames = ["Thyroid Profile (T3, T4, TSH)", "Essential Health Monitoring Package (1.1)"];
  expect(list.body[0]).toEqual({
    ...booked,
    itemNames,
    area: null,
    cancelNote: null,
    phlebotomistNote: null,
    fastingAnswer: null,
    visitId: expect.any(Number),
  });
  const items = await app.call("GET", `/api/bookings/${booked.id}/items`, undefined, admin);
  expect(items.body.map((item: { code: string; details: object }) => [item.code, item.details])).toEqual([
    [expect.stringMatching(/^THY/), { name: expect.stringContaining("Thyroid Profile"), code: expect.any(String) }],
    [expect.any(String), { name: "Essential Health Monitoring Package (1.1)", code: expect.any(String) }],
  ]);
});

// Rows 2.130, 4.6, 6.10, 7.27, 7.29, 10.16, 10.47, 10.62
test("stores status and payment status set by staff, with audit entries of who changed what", async () => {
  const { id } = await book({ booking: { bookingTime: "11:00 AM" } });
  const status = await app.call(
    "PATCH",
    `/api/bookings/${id}/status`,
    { status: "sample_collected", version: 1, ...statusAnswers },
    admin,
  );
  const payment = await app.call(
    "PATCH",
    `/api/bookings/${id}/payment-status`,
    { paymentStatus: "paid", version: 2 },
    admin,
  );
  expect([status.body.status, payment.body.paymentStatus, payment.body.version]).toEqual([
    "sample_collected",
    "paid",
    3,
  ]);
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, admin);
  expect(auditEntries.map((entry: { actor: string; action: string }) => [entry.actor, entry.action])).toEqual([
    ["visitor", "placed"],
    ["admin owner", "status"],
    ["admin owner", "payment"],
  ]);
  expect(auditEntries[1].change).toEqual({ from: "confirmed", to: "sample_collected", ...statusAnswers });
});

test("asks before Completed without sample and report, and before a sample of a future day; stores the answers", async () => {
  const { id } = await book({ booking: { bookingTime: "05:00 PM" } });
  const set = (status: string, answers: object = {}) =>
    app.call("PATCH", `/api/bookings/${id}/status`, { status, ...answers }, admin);
  const fieldsOf = ({ body }: Awaited<ReturnType<typeof set>>) =>
    body.questions.map(({ field }: { field: string }) => field);
  const early = await set("sample_collected");
  expect([early.status, early.body.code, fieldsOf(early)]).toEqual([409, "ask-first", ["beforeVisit"]]);
  const bare = await set("completed", { withoutSample: true });
  expect([bare.body.code, fieldsOf(bare)]).toEqual(["ask-first", ["withoutReport"]]);
  expect((await set("completed", { withoutSample: true, withoutReport: true })).body.status).toBe("completed");
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, admin);
  const last = { from: "confirmed", to: "completed", withoutSample: true, withoutReport: true };
  expect(auditEntries.at(-1).change).toEqual(last);
});

test("records why a booking goes a step back, if it is said, and no reason for another change", async () => {
  const { id } = await book({ booking: { bookingTime: "06:00 PM" } });
  const set = (status: string, more: object = {}) =>
    app.call("PATCH", `/api/bookings/${id}/status`, { status, ...statusAnswers, ...more }, admin);
  await set("testing_in_progress", { reason: "other", note: "A step forward" });
  await set("confirmed", { reason: "sample-rejected" });
  await set("pending", { reason: "other", note: "The doctor called" });
  await set("confirmed");
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, admin);
  const listed = auditEntries
    .slice(1)
    .map(({ change, note }: { change: { to: string; reason?: string }; note?: string }) => [
      change.to,
      change.reason,
      note,
    ]);
  expect(listed).toEqual([
    ["testing_in_progress", undefined, undefined],
    ["confirmed", "sample-rejected", undefined],
    ["pending", "other", "The doctor called"],
    ["confirmed", undefined, undefined],
  ]);
  const unknown = await set("confirmed", { reason: "bored" });
  expect([unknown.status, unknown.body.detail]).toEqual([400, "Please choose why the booking goes back."]);
});

test("rejects the second of two concurrent changes of a booking", async () => {
  const { id } = await book({ booking: { bookingTime: "12:00 PM" } });
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "completed", version: 1, ...statusAnswers }, admin);
  const second = await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined", version: 1 }, admin);
  expect([second.status, second.body.code]).toEqual([409, "changed-meanwhile"]);
});

// Row 10.15
test("rejects an unknown status and an unknown booking", async () => {
  const { id } = await book({ booking: { bookingTime: "01:00 PM" } });
  expect((await app.call("PATCH", `/api/bookings/${id}/status`, { status: "lost" }, admin)).body).toMatchObject({
    status: 400,
    detail: "Please choose one of the booking statuses.",
  });
  expect((await app.call("PATCH", "/api/bookings/999999/status", { status: "pending" }, admin)).status).toBe(404);
});

// Row 7.22
test("a declined booking releases its seat and takes it again when reopened", async () => {
  const { id } = await book({ booking: { bookingTime: "02:00 PM" } });
  const free = async () => (await app.call("GET", "/api/slots?date=2026-11-25")).body.slots[7].free;
  expect(await free()).toBe(3);
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined" }, admin);
  expect(await free()).toBe(4);
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "confirmed" }, admin);
  expect(await free()).toBe(3);
});

// Row 7.30
test("a deleted booking is gone, its seat is free, and its audit log stays", async () => {
  const { id } = await book({ booking: { bookingTime: "03:00 PM" } });
  expect((await app.call("DELETE", `/api/bookings/${id}`, undefined, admin)).status).toBe(204);
  expect((await app.call("GET", `/api/bookings/${id}`, undefined, admin)).status).toBe(404);
  expect((await app.call("GET", "/api/slots?date=2026-11-25")).body.slots[8].free).toBe(4);
  const { body: auditEntries } = await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, admin);
  expect(auditEntries.at(-1)).toMatchObject({ actor: "admin owner", action: "deleted" });
});

// Row 3.19
test.each([
  ["the code", (booking: { code: string }) => booking.code],
  ["a part of the name", () => "vreen Ghu"],
  ["the phone with its prefix", () => "+91 98765-98765"],
  ["the phone with a 0", () => "098765 98765"],
])("staff find a booking by %s", async (_what, word) => {
  const booked = await book({
    patient: { name: "Navreen Ghuman", phone: "9876598765" },
    booking: { bookingTime: "04:00 PM" },
    again: true,
  });
  const { body } = await app.call("GET", `/api/bookings?search=${encodeURIComponent(word(booked))}`, undefined, admin);
  expect(body.map((row: { id: number }) => row.id)).toContain(booked.id);
  expect(body.every((row: { patientName: string }) => row.patientName === "Navreen Ghuman")).toBe(true);
});

test("finds a booking by its code without the dash, words in any order, and a PIN code in any notation", async () => {
  const booked = await book({
    patient: { name: "Navreen Ghuman", phone: "+1 604 555 0182", address: "House 9, Civil Lines, ੧੪੧-੦੦੧" },
    booking: { bookingTime: "05:00 PM" },
  });
  const words = [booked.code.replace("-", ""), "ghuman  6045550182 NAVREEN", "604 555 0182", "lines civil", "141001"];
  for (const word of words) {
    const { body } = await app.call("GET", `/api/bookings?search=${encodeURIComponent(word)}`, undefined, admin);
    expect([word, body.map((row: { id: number }) => row.id)]).toEqual([word, [booked.id]]);
  }
});

// Row 10.46
test("paginates the list by its link, with every booking once", async () => {
  const seen: number[] = [];
  let next: string | undefined = "/api/bookings?limit=4";
  while (next) {
    const page = await app.call("GET", next, undefined, admin);
    seen.push(...page.body.map((row: { id: number }) => row.id));
    next = parseNextPageLink(page);
  }
  const all = await app.call("GET", "/api/bookings?limit=200", undefined, admin);
  expect(seen).toEqual(all.body.map((row: { id: number }) => row.id));
});
