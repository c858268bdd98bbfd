// Row 10.2
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { buildBooking, buildPackage, buildTest } from "#test/builders.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

async function catalogue() {
  return (await app.call("GET", "/api/catalogue", undefined, admin)).body;
}

/** Returns the price of a booking of one item, or the error. */
async function fetchPrice(item: { itemType: "test" | "package"; itemId: number }) {
  const { status, body } = await app.call("POST", "/api/bookings", buildBooking({ items: [item] }));
  return { status, total: body.totalAmount, detail: body.detail };
}

test("a price set by staff is the price of the next booking, and the rest of the test stays", async () => {
  const before = (await catalogue()).tests.find(({ id }: { id: number }) => id === 5);
  const { status } = await app.call(
    "PATCH",
    "/api/tests/5",
    { price: "410.50", discountPrice: "", confirmed: true },
    admin,
  );
  expect(status).toBe(204);
  const after = (await catalogue()).tests.find(({ id }: { id: number }) => id === 5);
  expect(after).toEqual({ ...before, price: "410.50", discountPrice: null, version: before.version + 1 });
  expect(await fetchPrice({ itemType: "test", itemId: 5 })).toMatchObject({ status: 409, total: "410.50" });
});

test("a new test is in the catalogue and can be booked", async () => {
  const added = await app.call("POST", "/api/tests", buildTest(), admin);
  expect(added.status).toBe(201);
  expect(await fetchPrice({ itemType: "test", itemId: added.body.id })).toMatchObject({
    status: 409,
    total: "1200.00",
  });
  const again = await app.call("POST", "/api/tests", buildTest(), admin);
  expect([again.status, again.body.errors]).toEqual([422, { code: "This code belongs to another one already." }]);
});

test("staff choose a test's body system; without a choice it is the category's", async () => {
  const choose = (organ: string) => app.call("PATCH", "/api/tests/112", { organ }, admin);
  const chosen = async () => (await catalogue()).tests.find(({ id }: { id: number }) => id === 112).organ;
  expect((await app.call("GET", "/api/tests/113")).body.organ).toBe("hormones");
  expect((await choose("thyroid")).status).toBe(204);
  expect((await app.call("GET", "/api/tests/112")).body.organ).toBe("thyroid");
  expect((await choose("elbow")).body.errors).toEqual({ organ: "Please choose one of the organs, or none." });
  expect((await choose("")).status).toBe(204);
  expect(await chosen()).toBeNull();
});

test("a panel contains the chosen tests and their tests, but never itself", async () => {
  const change = (id: number, panelTestIds: number[]) => app.call("PATCH", `/api/tests/${id}`, { panelTestIds }, admin);
  const holds = async (id: number) => (await app.call("GET", `/api/tests/${id}`)).body.holds;
  expect((await change(14, [9, 18])).status).toBe(204);
  expect(await holds(14)).toEqual([9, 18, 108]);
  const itself = { panelTestIds: "A panel cannot hold itself, nor a panel that holds it." };
  for (const [id, ids] of [
    [14, [14]],
    [9, [14]],
    [108, [14]],
  ] as const) {
    expect((await change(id, [...ids])).body.errors).toEqual(itself);
  }
  expect((await change(14, [9999])).body.errors).toEqual({ panelTestIds: "One of these tests does not exist." });
  expect(await holds(9)).toEqual([108]);
  await change(14, []);
  const { tests } = await catalogue();
  expect(tests.find(({ id }: { id: number }) => id === 14).panelTestIds).toEqual([]);
});

test("a withdrawn item cannot be booked until it is offered again", async () => {
  await app.call("PATCH", "/api/tests/7", { isOffered: false }, admin);
  expect(await fetchPrice({ itemType: "test", itemId: 7 })).toMatchObject({ status: 422 });
  expect((await catalogue()).tests.some(({ id }: { id: number }) => id === 7)).toBe(true);
  await app.call("PATCH", "/api/tests/7", { isOffered: true }, admin);
  expect((await fetchPrice({ itemType: "test", itemId: 7 })).status).toBe(409);
});

// Row 3.7
test("a test offered only in packages stays in them and is marked as without a page", async () => {
  await app.call("PATCH", "/api/tests/5", { isOffered: false }, admin);
  const { body } = await app.call("GET", "/api/test-packages/5");
  expect(body.tests).toContainEqual(expect.objectContaining({ id: 5, isOffered: false }));
  expect(body.tests).toContainEqual(expect.objectContaining({ isOffered: true }));
  expect((await app.call("GET", "/api/tests/5")).status).toBe(404);
  await app.call("PATCH", "/api/tests/5", { isOffered: true }, admin);
});

test("a new package keeps its tests in the given order, and they can be changed", async () => {
  const { status, body } = await app.call("POST", "/api/test-packages", buildPackage({ testIds: [9, 5] }), admin);
  expect(status).toBe(201);
  const idsOf = async () =>
    (await app.call("GET", `/api/test-packages/${body.id}`)).body.tests.map(({ id }: { id: number }) => id);
  expect(await idsOf()).toEqual([9, 5]);
  expect(await fetchPrice({ itemType: "package", itemId: body.id })).toMatchObject({ total: "700.00" });
  await app.call("PATCH", `/api/test-packages/${body.id}`, { testIds: [5, 9, 12] }, admin);
  expect((await catalogue()).packages.at(-1)).toMatchObject({
    id: body.id,
    testIds: [5, 9, 12],
    discountPrice: "700.00",
  });
});

test("an offer sets its package's price from its first day to its last", async () => {
  const change = (offer: object) => app.call("PATCH", "/api/offers/comprehensive-health", offer, admin);
  const fullBody = { itemType: "package", itemId: 5 } as const;
  await change({ price: "1899" });
  expect((await fetchPrice(fullBody)).total).toBe("1899.00");
  expect((await change({ startsOn: "2026-11-24", endsOn: "2026-11-30" })).status).toBe(204);
  expect((await fetchPrice(fullBody)).total).toBe("2299.00");
  await change({ startsOn: "2026-11-23" });
  expect((await fetchPrice(fullBody)).total).toBe("1899.00");
  expect((await catalogue()).offers).toMatchObject([{ startsOn: "2026-11-23", endsOn: "2026-11-30" }]);
});

test("rejects an offer that ends before it starts or has an invalid day", async () => {
  const before = (await catalogue()).offers;
  const change = async (offer: object) =>
    (await app.call("PATCH", "/api/offers/comprehensive-health", offer, admin)).body.errors;
  expect(await change({ endsOn: "2026-11-01" })).toEqual({ endsOn: "The last day must not be before the first one." });
  expect(await change({ startsOn: "2026-02-30" })).toEqual({ startsOn: "Please choose a day." });
  expect((await catalogue()).offers).toEqual(before);
});

test.each([
  [{ price: "free" }, { price: "Please write rupees, like 499 or 499.50." }],
  [{ price: "0" }, { price: "Please write rupees, like 499 or 499.50." }],
  [{ price: "100", discountPrice: "100" }, { discountPrice: "The discount price must be lower than the price." }],
  [{ name: " " }, { name: "Please write something here." }],
  [{ categoryId: 999 }, { categoryId: "Please choose a category." }],
])("rejects a change of a test to %j with a message and changes nothing", async (change, errors) => {
  const before = await catalogue();
  const { status, body } = await app.call("PATCH", "/api/tests/6", change, admin);
  expect([[400, 422].includes(status), body.errors]).toEqual([true, errors]);
  expect(await catalogue()).toEqual(before);
});

test("a change invalidates the caches of every process", async () => {
  const version = async () => {
    const { rows } = await app.db.execute<{ published_version: number }>("select published_version from lab");
    return rows[0]?.published_version ?? 0;
  };
  const before = await version();
  await app.call("PATCH", "/api/tests/6", { isPopular: true }, admin);
  expect(await version()).toBe(before + 1);
});

test("adds, changes and deletes a question", async () => {
  const added = await app.call("POST", "/api/faqs", { question: "Is it free?", answer: "Collection is." }, admin);
  expect(added.status).toBe(201);
  const { id } = added.body;
  await app.call("PATCH", `/api/faqs/${id}`, { answer: "Home collection is." }, admin);
  expect((await catalogue()).faqs.at(-1)).toEqual({ id, question: "Is it free?", answer: "Home collection is." });
  expect((await app.call("DELETE", `/api/faqs/${id}`, undefined, admin)).status).toBe(204);
  expect((await app.call("DELETE", `/api/faqs/${id}`, undefined, admin)).status).toBe(404);
});

test("accepts an empty change, but not of a missing entry", async () => {
  expect((await app.call("PATCH", "/api/faqs/1", {}, admin)).status).toBe(204);
  expect((await app.call("PATCH", "/api/faqs/999999", {}, admin)).status).toBe(404);
});

test("a testimonial has one to five stars", async () => {
  const voice = { patientName: "Simran", rating: 5, testimonial: "On time.", serviceName: "Home collection" };
  expect((await app.call("POST", "/api/testimonials", voice, admin)).status).toBe(201);
  const { body } = await app.call("POST", "/api/testimonials", { ...voice, rating: 6 }, admin);
  expect(body.errors).toEqual({ rating: "Please write a whole number from 1 to 5." });
});
