// Row 2.140
import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { slotTimes } from "#core/slots/grid.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { offers } from "#db/schema/catalogue.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";

const app = await createTestApp();
const fullBody = { itemType: "package", itemId: 5 } as const;
/** The slots in which the package, which needs fasting, can be booked. */
const morningHours = 5;
const totalIge = { itemType: "test", itemId: 53 } as const;
/** Package 5 costs 2,299 in the catalogue; its offer has this price from 23 November on. */
const running = { pricePaise: 199_900, startsOn: "2026-11-23", endsOn: "2026-11-30" };

afterAll(() => app.close());
afterEach(async () => {
  await app.db.update(offers).set(running);
  app.setClock(mondayMorning);
});
await app.db.update(offers).set(running);

/** A booking of package 5 at this total, each for another family. */
let families = 0;
const createInput = (totalAmount: string, rest: Partial<Parameters<typeof buildBooking>[0]> = {}) =>
  buildBooking({
    items: [fullBody],
    patient: { phone: `98765${String(70_000 + ++families)}` },
    booking: {
      totalAmount,
      bookingDate: "2026-12-01",
      bookingTime: slotTimes[families % morningHours] ?? "10:00 AM",
    },
    ...rest,
  });
const book = (wish: object) => app.call("POST", "/api/bookings", wish);

// Row 1.21
test("an offer's price applies to every booking while it runs, whatever link led there", async () => {
  for (const offer of [undefined, "comprehensive-health", "another"]) {
    const { status, body } = await book(createInput("1999.00", offer === undefined ? {} : { offer }));
    expect([status, body.booking.totalAmount]).toEqual([201, "1999.00"]);
  }
});

// Row 10.27
test("books at the offer's price if the total differs only by the offer, and a repeat is the same booking", async () => {
  const wish = createInput("2299.00");
  const first = await book(wish);
  expect([first.status, first.body.booking.totalAmount]).toEqual([201, "1999.00"]);
  const { id } = first.body.booking;
  const sold = await app.db.select().from(bookingItems).where(eq(bookingItems.bookingId, id));
  expect(sold.map(({ pricePaise }) => pricePaise)).toEqual([199_900]);
  const [stored] = await app.db.select().from(bookings).where(eq(bookings.id, id));
  expect(stored?.offerSlug).toBe("comprehensive-health");
  const again = await book(wish);
  expect([again.status, again.body.booking.id, again.body.booking.totalAmount]).toEqual([200, id, "1999.00"]);
  const atOurs = await book({ ...wish, booking: { ...wish.booking, totalAmount: "1999.00" } });
  expect([atOurs.status, atOurs.body.booking.id]).toEqual([200, id]);
});

test("with other items the offer must be the whole difference, or the new prices are returned", async () => {
  const items = [fullBody, totalIge];
  const { booking } = await app.withCurrentPrice(createInput("0.00", { items }));
  const ours = Number(booking.totalAmount);
  const whole = await book(createInput((ours + 300).toFixed(2), { items }));
  expect([whole.status, whole.body.booking?.totalAmount]).toEqual([201, booking.totalAmount]);
  for (const rupees of [ours + 299.99, ours - 0.01, ours + 300.01]) {
    const rejected = await book(createInput(rupees.toFixed(2), { items }));
    expect([rejected.status, rejected.body.code, rejected.body.totalAmount]).toEqual([
      409,
      "price-changed",
      booking.totalAmount,
    ]);
  }
});

test("the offer does not apply before its first or after its last day, even by its own link", async () => {
  for (const day of ["2026-11-22T18:29:00Z", "2026-11-30T18:30:00Z"]) {
    app.setClock(new Date(day));
    const { status, body } = await book(createInput("1999.00", { offer: "comprehensive-health" }));
    expect([status, body.totalAmount]).toEqual([409, "2299.00"]);
  }
  app.setClock(new Date("2026-11-30T18:29:00Z"));
  expect((await book(createInput("1999.00"))).status).toBe(201);
});

test("ignores an offer above the catalogue's price", async () => {
  await app.db.update(offers).set({ pricePaise: 239_900 });
  expect((await book(createInput("2399.00"))).body.totalAmount).toBe("2299.00");
  expect((await book(createInput("2299.00"))).status).toBe(201);
});
