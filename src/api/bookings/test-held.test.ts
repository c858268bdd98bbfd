import { afterAll, expect, test } from "vitest";
import type { NewBooking } from "#core/bookings/schema.ts";
import { bookings } from "#db/schema/bookings.ts";
import { createTestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";

const app = await createTestApp();
afterAll(() => app.close());
const desk = await app.deskCookie();

type Items = NewBooking["items"];
const one = (itemId: number): Items[number] => ({ itemType: "test", itemId });
const pack = (itemId: number): Items[number] => ({ itemType: "package", itemId });
const [tsh, thyroidProfile, freeThyroid, pcosPanel] = [one(108), one(9), one(109), one(119)];

const priced = async (items: Items, time: NewBooking["booking"]["bookingTime"] = "10:00 AM") =>
  app.priced(aBooking({ items, booking: { bookingTime: time } }));
const book = async (items: Items) => app.call("POST", "/api/bookings", await priced(items));

// Row 10.26
test("a test beside the panel that holds it is not booked: the answer names both, and the total without it", async () => {
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

test("without what is held the booking is made", async () => {
  const { items, totalAmount } = (await book([thyroidProfile, tsh])).body;
  const wish = aBooking({ items: items.map(({ itemType, itemId }: Items[number]) => ({ itemType, itemId })) });
  const { status, body } = await app.call("POST", "/api/bookings", {
    ...wish,
    booking: { ...wish.booking, totalAmount },
  });
  expect([status, body.booking.totalAmount]).toEqual([201, "399.00"]);
});

test("a package holds its tests, the tests of its panels, and a package that it contains", async () => {
  const held = async (items: Items) => {
    const { body } = await book(items);
    return body.held?.map(({ itemType, itemId, by }: Items[number] & { by: Items[number] }) => [
      `${itemType} ${itemId}`,
      `${by.itemType} ${by.itemId}`,
    ]);
  };
  expect(await held([pack(5), tsh])).toEqual([["test 108", "package 5"]]);
  expect(await held([one(13), tsh, thyroidProfile, pack(5)])).toEqual([
    ["test 13", "package 5"],
    ["test 108", "package 5"],
    ["test 9", "package 5"],
  ]);
  expect(await held([pack(1), pack(2)])).toEqual([["package 1", "package 2"]]);
});

test("panels that share a test, and things that share nothing, are booked together", async () => {
  const apart = await app.call("POST", "/api/bookings", await priced([freeThyroid, pcosPanel], "11:00 AM"));
  const others = await app.call("POST", "/api/bookings", await priced([pack(1), one(13)], "08:00 AM"));
  expect([apart.status, others.status]).toEqual([201, 201]);
});

test("what was booked before a panel held it stays booked when it is sent again", async () => {
  const wish = await priced([one(13), one(84)], "03:00 PM");
  const first = await app.call("POST", "/api/bookings", wish);
  expect((await app.call("PATCH", "/api/tests/13", { panelTestIds: [84] }, desk)).status).toBe(204);
  const again = await app.call("POST", "/api/bookings", wish);
  expect([first.status, again.status, again.body.booking.id]).toEqual([201, 200, first.body.booking.id]);
  expect((await book([one(13), one(84)])).body.code).toBe("test-held");
  await app.call("PATCH", "/api/tests/13", { panelTestIds: [] }, desk);
  expect((await book([one(13), one(84)])).status).toBe(201);
});
