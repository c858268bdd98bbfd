import { afterAll, expect, test } from "vitest";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { bookings } from "#db/schema/bookings.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

const app = await createTestApp();
afterAll(() => app.close());
const admin = await app.adminCookie();

type Items = CreateBookingRequest["items"];
const testItem = (itemId: number): Items[number] => ({ itemType: "test", itemId });
const packageItem = (itemId: number): Items[number] => ({ itemType: "package", itemId });
const [tsh, thyroidProfile, freeThyroid, pcosPanel] = [testItem(108), testItem(9), testItem(109), testItem(119)];

const priced = async (items: Items, time: CreateBookingRequest["booking"]["bookingTime"] = "10:00 AM") =>
  app.withCurrentPrice(buildBooking({ items, booking: { bookingTime: time } }));
const book = async (items: Items) => app.call("POST", "/api/bookings", await priced(items));

// Row 10.26
test("rejects a test with the panel that contains it, naming both and the total without it", async () => {
  const before = await app.db.$count(bookings);
  const { status, body } = await book([tsh, thyroidProfile]);
  expect([status, body.code]).toEqual([409, "test-held"]);
  expect(body.detail).toBe(
    "Thyroid Stimulating Hormone (TSH) is already in Thyroid Profile (T3, T4, TSH). Please remove it: the total is then ₹399.",
  );
  expect(body).toMatchObject({
    totalAmount: "399.00",
    held: [{ ...tsh, price: "199.00", by: { ...thyroidProfile, name: "Thyroid Profile (T3, T4, TSH)" } }],
    items: [{ ...thyroidProfile, price: "399.00" }],
  });
  expect(await app.db.$count(bookings)).toBe(before);
});

test("books without the covered test", async () => {
  const { items, totalAmount } = (await book([thyroidProfile, tsh])).body;
  const wish = buildBooking({ items: items.map(({ itemType, itemId }: Items[number]) => ({ itemType, itemId })) });
  const { status, body } = await app.call("POST", "/api/bookings", {
    ...wish,
    booking: { ...wish.booking, totalAmount },
  });
  expect([status, body.booking.totalAmount]).toEqual([201, "399.00"]);
});

test("a package covers its tests, the tests of its panels, and a package that it contains", async () => {
  const listCovered = async (items: Items) => {
    const { body } = await book(items);
    return body.held?.map(({ itemType, itemId, by }: Items[number] & { by: Items[number] }) => [
      `${itemType} ${itemId}`,
      `${by.itemType} ${by.itemId}`,
    ]);
  };
  expect(await listCovered([packageItem(5), tsh])).toEqual([["test 108", "package 5"]]);
  expect(await listCovered([testItem(13), tsh, thyroidProfile, packageItem(5)])).toEqual([
    ["test 13", "package 5"],
    ["test 108", "package 5"],
    ["test 9", "package 5"],
  ]);
  expect(await listCovered([packageItem(1), packageItem(2)])).toEqual([["package 1", "package 2"]]);
});

test("books panels that share a test, and items that share nothing", async () => {
  const apart = await app.call("POST", "/api/bookings", await priced([freeThyroid, pcosPanel], "11:00 AM"));
  const others = await app.call("POST", "/api/bookings", await priced([packageItem(1), testItem(13)], "08:00 AM"));
  expect([apart.status, others.status]).toEqual([201, 201]);
});

test("a repeat of a booking made before a panel covered its test stays booked", async () => {
  const wish = await priced([testItem(13), testItem(84)], "03:00 PM");
  const first = await app.call("POST", "/api/bookings", wish);
  expect((await app.call("PATCH", "/api/tests/13", { panelTestIds: [84] }, admin)).status).toBe(204);
  const again = await app.call("POST", "/api/bookings", wish);
  expect([first.status, again.status, again.body.booking.id]).toEqual([201, 200, first.body.booking.id]);
  expect((await book([testItem(13), testItem(84)])).body.code).toBe("test-held");
  await app.call("PATCH", "/api/tests/13", { panelTestIds: [] }, admin);
  expect((await book([testItem(13), testItem(84)])).status).toBe(201);
});
