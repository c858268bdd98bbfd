// Row 10.63

import { afterAll, expect, test } from "vitest";
import { listPreparationSentences } from "#core/catalogue/preparation/sentences.ts";
import { sentences } from "#core/i18n/en.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

const needsOf = async (items: string) => (await app.call("GET", `/api/preparation?items=${items}`)).body;
const describePreparation = async (items: string) => listPreparationSentences(await needsOf(items), null, sentences);

/** Returns the status or message of booking this item at this slot. */
async function bookedAt(time: string, item: object, cookie: Record<string, string> = {}) {
  const request = buildBooking({ booking: { bookingTime: time as "11:00 AM" }, items: [item as never] });
  const { status, body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(request), cookie);
  return { status, errors: body.errors };
}

const lipid = { itemType: "test", itemId: 6 };
const late = "The latest hour is 11:00 AM for tests that need fasting. If that is too early, please call us.";

test("a package has the preparation of its tests, without duplicates, the strictest of each", async () => {
  const sentences = await describePreparation("package-5");
  expect(sentences[0]).toBe("Do not eat for 9 to 14 hours before; plain water is fine, tea, coffee and milk are not.");
  expect(sentences).toContain("Thyroid: give the sample before your morning tablet.");
  expect(sentences.filter((sentence) => sentence.startsWith("Stop biotin"))).toHaveLength(1);
  expect((await needsOf("package-5,test-6,test-6")).tests).toHaveLength(13);
});

test("blood count and thyroid need no fasting, and no items need nothing", async () => {
  expect((await describePreparation("test-5,test-9"))[0]).toBe("No fasting is needed: eat and drink as usual.");
  expect((await needsOf("nonsense,test-0,test-999999")).tests).toEqual([]);
});

test("fasting and post-prandial sugar together need two samples", async () => {
  const sentences = await describePreparation("test-1,test-3");
  expect(sentences.some((sentence) => sentence.includes("needs a second sample, 2 hours after a meal"))).toBe(true);
});

test("a test's page and its booking have the same preparation", async () => {
  const { preparation } = (await app.call("GET", "/api/tests/1")).body;
  for (const sentence of await describePreparation("test-1")) expect(preparation).toContain(sentence);
  const [listed] = (await app.call("GET", "/api/tests")).body.filter(({ id }: { id: number }) => id === 1);
  expect(listed.preparation).toBe(preparation);
});

// Row 10.64
test("patients cannot book a fasting test after the lab's latest time, but staff can; other tests are not limited", async () => {
  expect(await bookedAt("12:00 PM", lipid)).toEqual({ status: 422, errors: { "booking.bookingTime": late } });
  expect(await bookedAt("05:00 PM", { itemType: "package", itemId: 1 })).toMatchObject({ status: 422 });
  expect((await bookedAt("11:00 AM", lipid)).status).toBe(201);
  expect((await bookedAt("05:00 PM", { itemType: "test", itemId: 9 })).status).toBe(201);
  expect((await bookedAt("12:00 PM", lipid, admin)).status).toBe(201);
});

test("a test's own latest time may be earlier than the lab's", async () => {
  const { status, errors } = await bookedAt("09:00 AM", { itemType: "test", itemId: 121 });
  expect([status, errors["booking.bookingTime"]]).toEqual([
    422,
    "The latest hour is 8:00 AM for Cortisol (Morning). If that is too early, please call us.",
  ]);
});

test("staff set the lab's latest time, and the last slot means no limit", async () => {
  const set = (latestFastingStart: string) => app.call("PATCH", "/api/lab", { latestFastingStart }, admin);
  expect((await set("06:00 PM")).status).toBe(204);
  expect((await bookedAt("02:00 PM", lipid)).status).toBe(201);
  expect((await set("noon")).body.errors).toEqual({ latestFastingStart: "Please choose one of the hours." });
  await set("11:00 AM");
});

test("a preparation edited by staff is used on the page and in bookings", async () => {
  const change = (body: object) => app.call("PATCH", "/api/tests/84", body, admin);
  const preparation = { fastingMinH: "10", fastingMaxH: "12", preparationNotes: ["Calcium: no tablets that morning."] };
  expect((await change(preparation)).status).toBe(204);
  expect(await describePreparation("test-84")).toContain("Calcium: no tablets that morning.");
  expect((await app.call("GET", "/api/tests/84")).body.preparation).toMatch(/^Do not eat for 10 to 12 hours before/);
  expect((await change({ fastingMaxH: 9 })).body.errors).toEqual({
    fastingMaxH: "The most hours must not be fewer than the least.",
  });
  expect((await change({ fastingMinH: "some" })).body.errors).toEqual({
    fastingMinH: "Please write whole hours from 0 to 24, or leave it empty.",
  });
});

// Row 3.6
test("without fasting hours the lab's own text is used, and eating as usual is not suggested", async () => {
  const textOnly = { fastingMinH: "", fastingMaxH: "", preparation: "Come fasting, 10 hours.", preparationNotes: [] };
  expect((await app.call("PATCH", "/api/tests/85", textOnly, admin)).status).toBe(204);
  expect(await describePreparation("test-85")).toEqual(["Phosphorus: Come fasting, 10 hours."]);
  expect((await app.call("GET", "/api/tests/85")).body.preparation).toBe("Come fasting, 10 hours.");
});

test("suggests slots suitable for fasting when the last seat is lost", async () => {
  const { body } = await app.call("GET", "/api/slots/nearest?date=2026-11-26&time=11:00%20AM&latest=11:00%20AM");
  expect(body.map(({ time }: { time: string }) => time)).not.toContain("12:00 PM");
  expect(body).toHaveLength(3);
});
