// Row 10.63
import { afterAll, expect, test } from "vitest";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import { createTestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
afterAll(() => app.close());

const needsOf = async (items: string) => (await app.call("GET", `/api/preparation?items=${items}`)).body;
const saidOf = async (items: string) => howToPrepare(await needsOf(items), null);

/** What booking this test or package at this hour answers. */
async function bookedAt(time: string, item: object, cookie: Record<string, string> = {}) {
  const request = aBooking({ booking: { bookingTime: time as "11:00 AM" }, items: [item as never] });
  const { status, body } = await app.call("POST", "/api/bookings", await app.priced(request), cookie);
  return { status, errors: body.errors };
}

const lipid = { itemType: "test", itemId: 6 };
const late = "The latest hour is 11:00 AM for tests that need fasting. If that is too early, please call us.";

test("a package asks what its tests ask, each thing once, by the strictest of them", async () => {
  const said = await saidOf("package-5");
  expect(said[0]).toBe("Do not eat for 9 to 14 hours before; plain water is fine, tea, coffee and milk are not.");
  expect(said).toContain("Thyroid: give the sample before your morning tablet.");
  expect(said.filter((sentence) => sentence.startsWith("Stop biotin"))).toHaveLength(1);
  expect((await needsOf("package-5,test-6,test-6")).tests).toHaveLength(13);
});

test("blood count and thyroid need no fasting, and what names nothing asks nothing", async () => {
  expect((await saidOf("test-5,test-9"))[0]).toBe("No fasting is needed: eat and drink as usual.");
  expect((await needsOf("nonsense,test-0,test-999999")).tests).toEqual([]);
});

test("fasting and post-prandial sugar together are told as two samples", async () => {
  const said = await saidOf("test-1,test-3");
  expect(said.some((sentence) => sentence.includes("needs a second sample, 2 hours after a meal"))).toBe(true);
});

test("the test's own page says the same as a booking of it", async () => {
  const { preparation } = (await app.call("GET", "/api/tests/1")).body;
  for (const sentence of await saidOf("test-1")) expect(preparation).toContain(sentence);
  const [listed] = (await app.call("GET", "/api/tests")).body.filter(({ id }: { id: number }) => id === 1);
  expect(listed.preparation).toBe(preparation);
});

// Row 10.64
test("nobody books a fasting test after the lab's last hour but the desk; others book it as before", async () => {
  expect(await bookedAt("12:00 PM", lipid)).toEqual({ status: 422, errors: { "booking.bookingTime": late } });
  expect(await bookedAt("05:00 PM", { itemType: "package", itemId: 1 })).toMatchObject({ status: 422 });
  expect((await bookedAt("11:00 AM", lipid)).status).toBe(201);
  expect((await bookedAt("05:00 PM", { itemType: "test", itemId: 9 })).status).toBe(201);
  expect((await bookedAt("12:00 PM", lipid, desk)).status).toBe(201);
});

test("a test's own last hour is before the lab's", async () => {
  const { status, errors } = await bookedAt("09:00 AM", { itemType: "test", itemId: 121 });
  expect([status, errors["booking.bookingTime"]]).toEqual([
    422,
    "The latest hour is 8:00 AM for Cortisol (Morning). If that is too early, please call us.",
  ]);
});

test("the desk sets the lab's last hour, and with the last slot there is none", async () => {
  const set = (latestFastingStart: string) => app.call("PATCH", "/api/lab", { latestFastingStart }, desk);
  expect((await set("06:00 PM")).status).toBe(204);
  expect((await bookedAt("02:00 PM", lipid)).status).toBe(201);
  expect((await set("noon")).body.errors).toEqual({ latestFastingStart: "Please choose one of the twelve hours." });
  await set("11:00 AM");
});

test("what the desk writes of a test's preparation is what its page and its bookings say", async () => {
  const change = (body: object) => app.call("PATCH", "/api/tests/84", body, desk);
  const told = { fastingMinH: "10", fastingMaxH: "12", preparationNotes: ["Calcium: no tablets that morning."] };
  expect((await change(told)).status).toBe(204);
  expect(await saidOf("test-84")).toContain("Calcium: no tablets that morning.");
  expect((await app.call("GET", "/api/tests/84")).body.preparation).toMatch(/^Do not eat for 10 to 12 hours before/);
  expect((await change({ fastingMaxH: 9 })).body.errors).toEqual({
    fastingMaxH: "The most hours must not be fewer than the least.",
  });
  expect((await change({ fastingMinH: "some" })).body.errors).toEqual({
    fastingMinH: "Please write whole hours from 0 to 24, or leave it empty.",
  });
});

// Row 3.6
test("where the lab has not told the hours, its own text stands, and nobody is told to eat as usual", async () => {
  const untold = { fastingMinH: "", fastingMaxH: "", preparation: "Come fasting, 10 hours.", preparationNotes: [] };
  expect((await app.call("PATCH", "/api/tests/85", untold, desk)).status).toBe(204);
  expect(await saidOf("test-85")).toEqual(["Phosphorus: Come fasting, 10 hours."]);
  expect((await app.call("GET", "/api/tests/85")).body.preparation).toBe("Come fasting, 10 hours.");
});

test("a fasting patient who loses the last seat is offered hours in which one can fast", async () => {
  const { body } = await app.call("GET", "/api/slots/nearest?date=2026-11-26&time=11:00%20AM&latest=11:00%20AM");
  expect(body.map(({ time }: { time: string }) => time)).not.toContain("12:00 PM");
  expect(body).toHaveLength(3);
});
