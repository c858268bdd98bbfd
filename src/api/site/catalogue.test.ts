import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { ServedArea } from "#core/areas/schema.ts";
import { PackageComparison } from "#core/catalogue/packages/comparison.ts";
import { PackagesDigest } from "#core/catalogue/packages/digest.ts";
import {
  Category,
  Faq,
  Offer,
  Package,
  PackageDetail,
  Test,
  Testimonial,
  TestSummary,
} from "#core/catalogue/schema.ts";
import { LabProfile } from "#core/lab/schema.ts";
import { createTestApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test.each([
  ["/api/test-categories", z.array(Category).length(8)],
  ["/api/tests", z.array(TestSummary).min(90)],
  ["/api/tests/5", Test],
  ["/api/test-packages", z.array(Package).min(10)],
  ["/api/test-packages/featured", z.array(Package).min(4)],
  ["/api/test-packages/5", PackageDetail],
  ["/api/test-packages/digest", PackagesDigest],
  ["/api/test-packages/5/comparison", PackageComparison],
  ["/api/offers", z.array(Offer).length(1)],
  ["/api/testimonials", z.array(Testimonial).length(8)],
  ["/api/faqs", z.array(Faq).length(10)],
  ["/api/lab", LabProfile],
  ["/api/served-areas", z.array(ServedArea)],
])("%s answers as it is described", async (path, schema) => {
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
])("%s is not found, in words", async (path) => {
  const { status, body } = await app.call("GET", path);
  expect(status).toBe(404);
  expect(body.detail).toMatch(/^There is no/);
});

test("an answer that the browser has already is not sent again", async () => {
  const first = await app.call("GET", "/api/tests");
  const again = await app.call("GET", "/api/tests", undefined, { "if-none-match": first.headers.get("etag") ?? "" });
  expect(again.status).toBe(304);
});

test("the offer stands with its package alone", async () => {
  expect((await app.call("GET", "/api/test-packages/5")).body.offer).toMatchObject({
    price: "1999.00",
    advertRegularPrice: "4499.00",
  });
  expect((await app.call("GET", "/api/test-packages/1")).body.offer).toBeNull();
});

test("a package stands beside the nearest cheaper one, at the price that its page asks", async () => {
  const { body } = await app.call("GET", "/api/test-packages/5/comparison");
  expect(body.cheaper).toMatchObject({ id: 4, adds: [{ name: "Vitamin D3 (25-hydroxy)" }], lacks: [] });
  expect((await app.call("GET", "/api/test-packages/1/comparison")).body).toEqual({ cheaper: null });
});

test("every route is described, and the description is OpenAPI 3.1", async () => {
  const { body } = await app.call("GET", "/api/openapi.json");
  expect(body.openapi).toBe("3.1.0");
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(["/api/tests", "/api/bookings", "/api/slots", "/api/admin/session"]),
  );
});
