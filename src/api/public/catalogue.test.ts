// Rows 1.16, 3.4, 3.7, 3.8, 3.9, 7.7, 7.8, 7.10, 7.12, 7.13, 7.16, 7.17
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { ServedArea } from "#core/areas/schema.ts";
import { PackageComparison } from "#core/catalogue/cheaper-package.ts";
import { PackagesOverview } from "#core/catalogue/packages-overview.ts";
import { Category, Faq, Offer, Package, Test, Testimonial, TestSummary } from "#core/catalogue/schema.ts";
import { LabProfile } from "#core/lab/schema.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Rows 3.1, 7.6
test.each([
  ["/api/test-categories", z.array(Category).length(8)],
  ["/api/tests", z.array(TestSummary).min(90)],
  ["/api/tests/5", Test],
  ["/api/test-packages", z.array(Package).min(10)],
  ["/api/test-packages/featured", z.array(Package).min(4)],
  ["/api/test-packages/5", Package],
  ["/api/test-packages/digest", PackagesOverview],
  ["/api/test-packages/5/comparison", PackageComparison],
  ["/api/offers", z.array(Offer).length(1)],
  ["/api/testimonials", z.array(Testimonial).length(8)],
  ["/api/faqs", z.array(Faq).length(10)],
  ["/api/lab", LabProfile],
  ["/api/served-areas", z.array(ServedArea)],
])("%s matches its description", async (path, schema) => {
  const { status, body } = await app.call("GET", path);
  expect(status).toBe(200);
  expect(schema.parse(body)).toEqual(body);
});

test.each([
  "/api/tests/99999",
  "/api/tests/abc",
  "/api/test-packages/0",
  "/api/test-packages/99999/comparison",
  "/api/tests/3000000000",
  "/api/nothing",
])("%s is not found, with a message", async (path) => {
  const { status, body } = await app.call("GET", path);
  expect(status).toBe(404);
  expect(body.detail).toMatch(/^There is no/);
});

test("does not resend a response that the browser has", async () => {
  const first = await app.call("GET", "/api/tests");
  const again = await app.call("GET", "/api/tests", undefined, { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

/** Package 5 in every response that contains it. */
async function everywhere() {
  const from = async (path: string) => (await app.call("GET", path)).body;
  const fifth = (packages: { id: number }[]) => packages.find(({ id }) => id === 5);
  return [
    await from("/api/test-packages/5"),
    fifth(await from("/api/test-packages")),
    fifth(await from("/api/test-packages/featured")),
    fifth((await from("/api/test-packages/digest")).packages),
  ];
}

// Row 10.28
test("a running offer is shown with its package everywhere, and with no other", async () => {
  const offer = { slug: "comprehensive-health", price: "1999.00", until: "2027-11-22" };
  for (const shown of await everywhere()) expect(shown).toMatchObject({ discountPrice: "2299.00", offer });
  expect((await app.call("GET", "/api/test-packages/1")).body.offer).toBeNull();
  expect((await app.call("GET", "/api/offers")).body).toMatchObject([{ packageId: 5, advertRegularPrice: "4499.00" }]);
});

test("from the lab's midnight after its last day no response has the offer, and the best saving is another", async () => {
  const best = async () => (await app.call("GET", "/api/test-packages/digest")).body.best;
  app.setClock(new Date("2027-11-22T18:29:59Z"));
  expect(await best()).toEqual({ packageId: 5, percent: 56 });
  app.setClock(new Date("2027-11-22T18:30:00Z"));
  for (const shown of await everywhere()) expect(shown).toMatchObject({ discountPrice: "2299.00", offer: null });
  expect((await best()).percent).toBeLessThan(56);
  app.setClock(mondayMorning);
});

test("a package has the nearest cheaper one", async () => {
  const { body } = await app.call("GET", "/api/test-packages/5/comparison");
  expect(body.cheaper).toMatchObject({ id: 4, adds: [{ name: "Vitamin D3 (25-hydroxy)" }], lacks: [], asksMore: null });
  expect((await app.call("GET", "/api/test-packages/1/comparison")).body).toEqual({ cheaper: null });
});

test("the nearest cheaper package lists its stricter preparation", async () => {
  await app.db.execute("update tests set fasting_min_h = 12, fasting_max_h = 14 where id = 108");
  const { body } = await app.call("GET", "/api/test-packages/8/comparison");
  expect(body.cheaper).toMatchObject({
    id: 12,
    asksMore: "In return you fast for 12 to 14 hours in place of 8 to 14 hours.",
  });
});

test("every route is described, and the description is OpenAPI 3.1", async () => {
  const { body } = await app.call("GET", "/api/openapi.json");
  expect(body.openapi).toBe("3.1.0");
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(["/api/tests", "/api/bookings", "/api/slots", "/api/admin/session"]),
  );
});

// Rows 3.27, 8.21
test("a missing name or code has its default in every response and booking", async () => {
  await app.db.execute("update packages set name = '', code = '' where id = 9");
  await app.db.execute("update tests set name = ' ', code = '' where id = 14");
  const answer = async (path: string) => (await app.call("GET", path)).body;
  const ninth = { id: 9, name: "Health Package", code: "HLT-009" };
  const fourteenth = { id: 14, name: "Individual Test", code: "BT-014" };
  expect(await answer("/api/test-packages/9")).toMatchObject(ninth);
  expect(await answer("/api/test-packages")).toContainEqual(expect.objectContaining(ninth));
  const { packages } = await answer("/api/test-packages/digest");
  expect(packages).toContainEqual(expect.objectContaining({ id: 9, name: ninth.name }));
  expect(await answer("/api/tests/14")).toMatchObject(fourteenth);
  expect(await answer("/api/tests")).toContainEqual(expect.objectContaining(fourteenth));
  const holders: { tests: object[] }[] = await answer("/api/test-packages");
  const tests14 = holders.flatMap(({ tests }) => tests).filter((test) => "id" in test && test.id === 14);
  expect(tests14).not.toEqual([]);
  for (const test of tests14) expect(test).toMatchObject(fourteenth);
  expect((await answer("/api/preparation?items=test-14")).tests).toMatchObject([{ name: "Individual Test" }]);
  const wish = await app.withCurrentPrice(
    buildBooking({ booking: { bookingTime: "07:00 AM" }, items: [{ itemType: "package", itemId: 9 }] }),
  );
  const { id } = (await app.call("POST", "/api/bookings", wish)).body.booking;
  const staffCookie = await app.adminCookie();
  const items = (await app.call("GET", `/api/bookings/${id}/items`, undefined, staffCookie)).body;
  expect(items).toMatchObject([{ name: "Health Package", code: "HLT-009" }]);
});

// Row 3.3
test("a category with an unknown icon has the flask", async () => {
  await app.db.execute("update categories set icon = 'crystal-ball' where id = 2");
  const { body } = await app.call("GET", "/api/test-categories");
  expect(body.find(({ id }: { id: number }) => id === 2)).toMatchObject({ icon: "flask" });
});
