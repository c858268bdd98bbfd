import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

type Kind = "tests" | "packages" | "offers";
const paths = { tests: "/api/tests/5", packages: "/api/test-packages/2", offers: "/api/offers/comprehensive-health" };

async function seen(kind: Kind) {
  const { body } = await app.call("GET", "/api/catalogue", undefined, admin);
  const key = paths[kind].split("/").at(-1);
  return body[kind].find((item: { id?: number; slug?: string }) => String(item.id ?? item.slug) === key);
}
const change = (kind: Kind, sent: object) => app.call("PATCH", paths[kind], sent, admin);

test("asks about a mistyped price with both prices, and saves it once confirmed", async () => {
  await change("tests", { price: "350", discountPrice: "180", confirmed: true });
  const before = await seen("tests");
  const response = await change("tests", { price: "39900", version: before.version });
  expect([response.status, response.body.code, response.body.detail]).toEqual([
    409,
    "ask-first",
    "The price goes from ₹350 to ₹39,900. Is that right?",
  ]);
  expect(response.body.prices).toEqual([{ field: "price", from: "350.00", to: "39900.00" }]);
  expect(await seen("tests")).toEqual(before);
  expect((await change("tests", { price: "39900", version: before.version, confirmed: true })).status).toBe(204);
  expect(await seen("tests")).toMatchObject({ price: "39900.00", discountPrice: "180.00" });
});

test("asks when a discount is added, removed or changes a lot", async () => {
  await change("packages", { price: "1000", discountPrice: "600", confirmed: true });
  const detailOf = async (sent: object) => (await change("packages", sent)).body?.detail;
  expect(await detailOf({ discountPrice: "60" })).toBe("What patients pay goes from ₹600 to ₹60. Is that right?");
  expect(await detailOf({ discountPrice: "" })).toBe("What patients pay goes from ₹600 to ₹1,000. Is that right?");
  expect(await detailOf({ price: "1400", discountPrice: "" })).toBe(
    "The price goes from ₹1,000 to ₹1,400. What patients pay goes from ₹600 to ₹1,400. Is that right?",
  );
  expect((await change("packages", { price: "1300", discountPrice: "780" })).status).toBe(204);
});

test("asks about an offer above the package's regular price, and an advert above its own", async () => {
  await change("packages", { price: "1000", discountPrice: "600", confirmed: true });
  const { body } = await change("offers", { price: "4600" });
  expect(body).toMatchObject({ code: "ask-first" });
  expect(body.detail).toBe(
    "The offer's price goes from ₹1,999 to ₹4,600, above the regular price of ₹4,500. Is that right?",
  );
  await change("offers", { advertPrice: "4400", confirmed: true });
  expect((await change("offers", { advertPrice: "4500" })).body.detail).toBe(
    "The advert's price goes from ₹4,400 to ₹4,500, above the regular price of ₹4,499. Is that right?",
  );
});

test.each(["tests", "packages", "offers"] as const)(
  "rejects a second concurrent save of %s with the changed fields",
  async (kind) => {
    const before = await seen(kind);
    const first = { ...(kind === "offers" ? { endsOn: "2027-03-31" } : { isPopular: !before.isPopular }) };
    expect((await change(kind, { ...first, version: before.version })).status).toBe(204);
    const price = String(Number(before.price) + 1);
    const second = await change(kind, { price, version: before.version });
    expect([second.status, second.body.code]).toEqual([409, "changed-meanwhile"]);
    expect([second.body.version, second.body.changed]).toEqual([before.version + 1, first]);
    expect((await change(kind, { price, version: before.version + 1 })).status).toBe(204);
    expect(await seen(kind)).toMatchObject({ ...first, price: `${price}.00`, version: before.version + 2 });
  },
);

test("reports every change since the version seen, except values that are back to what they were", async () => {
  const before = await seen("tests");
  await change("tests", { name: "Another name", reportTime: "3 days", panelTestIds: [9] });
  await change("tests", { name: before.name, sampleType: "Serum" });
  const { body } = await change("tests", { isPopular: true, version: before.version });
  expect(body.changed).toEqual({ reportTime: "3 days", sampleType: "Serum", panelTestIds: [9] });
});

test("rejects a second concurrent save of the lab with the changed fields; a booked seat does not count", async () => {
  const settings = async () => (await app.call("GET", "/api/lab/settings", undefined, admin)).body;
  const { version } = await settings();
  await app.call("POST", "/api/holidays", { day: "2026-12-24", name: "Repairs" }, admin);
  const save = (sent: object) => app.call("PATCH", "/api/lab", { ...sent, version }, admin);
  expect((await save({ city: "Jalandhar" })).status).toBe(204);
  const { status, body } = await save({ city: "Amritsar" });
  expect([status, body.code, body.version, body.changed]).toEqual([
    409,
    "changed-meanwhile",
    version + 1,
    { city: "Jalandhar" },
  ]);
  expect((await settings()).city).toBe("Jalandhar");
});
