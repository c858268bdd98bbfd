// Rows 1.11, 5.1, 5.2, 5.3, 5.4, 5.5, 5.8, 9.16, 10.47, 10.48, 10.59
import { afterAll, beforeAll, expect, test } from "vitest";
import { getApiTexts } from "#api/i18n/texts.ts";
import { sentences as catalogue } from "#core/i18n/en.ts";
import { auditLog, bookingItems, bookings, patients, slots } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

const sentences = { ...catalogue.bookingForm, ...catalogue.bookingRequest };

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const notCallable = "This number does not exist in the country that it names. Please check it.";
const unreadable = "The request could not be read. Please try again.";

type BookingInput = ReturnType<typeof buildBooking>;
type Case = [what: string, status: number, sentence: string, change: (wish: BookingInput) => unknown];

const patient = (part: object) => (wish: BookingInput) => ({ ...wish, patient: { ...wish.patient, ...part } });
const booking = (part: object) => (wish: BookingInput) => ({ ...wish, booking: { ...wish.booking, ...part } });
const items = (list: unknown) => (wish: BookingInput) => ({ ...wish, items: list });

const cases: Case[] = [
  ["text that is no JSON", 400, unreadable, () => "{ not json"],
  ["a list in place of a booking", 400, unreadable, () => []],
  ["nothing at all", 422, sentences["booking-name"], () => ({})],
  ["no patient", 422, sentences["booking-name"], (wish) => ({ ...wish, patient: undefined })],
  ["no visit", 422, sentences["booking-date"], (wish) => ({ ...wish, booking: undefined })],
  ["no list of items", 422, sentences["booking-items"], items(undefined)],
  ["an item without its number", 422, sentences["booking-item-gone"], items([{ itemType: "test" }])],
  ["an item that is nothing", 422, getApiTexts("en").incomplete, items([null])],
  ["no total", 422, sentences["booking-total"], booking({ totalAmount: undefined })],
  ["no code", 422, sentences["booking-code"], booking({ code: undefined })],
  ["a name that is a number", 400, unreadable, patient({ name: 12 })],
  ["a name that is missing", 422, sentences["booking-name"], patient({ name: undefined })],
  ["a name of one letter", 422, sentences["booking-name"], patient({ name: " H " })],
  ["a name of emoji", 422, sentences["booking-name-letters"], patient({ name: "🙂🙂🙂" })],
  [
    "a name that is an address",
    422,
    sentences["booking-name-letters"],
    patient({ name: "Refund waiting at evil.test/pay" }),
  ],
  ["a name with SQL in it", 422, sentences["booking-name-letters"], patient({ name: "x'; drop table bookings; --" })],
  ["a name with HTML in it", 422, sentences["booking-name-letters"], patient({ name: "<b>Harpreet</b>" })],
  [
    "a name of 10,000 letters",
    422,
    sentences["booking-too-long"]({ maximum: 80 }),
    patient({ name: "a".repeat(10_000) }),
  ],
  ["an email that is none", 422, sentences["booking-email"], patient({ email: "harpreet at home" })],
  ["an email with HTML in it", 422, sentences["booking-email"], patient({ email: "<script>@x.in" })],
  ["an email with SQL in it", 422, sentences["booking-email"], patient({ email: "a@b.in'; select 1" })],
  ["no phone", 422, sentences["booking-phone-empty"], patient({ phone: "" })],
  ["a phone of nine digits", 422, sentences["booking-phone"], patient({ phone: "987654321" })],
  ["a phone of letters", 422, sentences["booking-phone"], patient({ phone: "call me now" })],
  ["ten digits that are no mobile", 422, sentences["booking-phone-ambiguous"], patient({ phone: "1234567890" })],
  [
    "a number of Canada without its country",
    422,
    sentences["booking-phone-ambiguous"],
    patient({ phone: "416 555 0199" }),
  ],
  ["a number that its country does not have", 422, notCallable, patient({ phone: "+1 234 067 8901" })],
  ["a phone with SQL in it", 422, sentences["booking-phone"], patient({ phone: "9876543210' or '1'='1" })],
  ["an address that is too short", 422, sentences["booking-address"], patient({ address: "Ldh" })],
  [
    "an address with HTML in it",
    422,
    sentences["booking-address-text"],
    patient({ address: "<img src=x onerror=alert(1)>" }),
  ],
  ["an age that is text", 400, unreadable, patient({ age: "58" })],
  ["an age below zero", 422, sentences["booking-age"], patient({ age: -1 })],
  ["an age of half a year", 422, sentences["booking-age"], patient({ age: 0.5 })],
  ["an unknown gender", 422, sentences["booking-gender"], patient({ gender: "<b>" })],
  ["no day", 422, sentences["booking-date"], booking({ bookingDate: undefined })],
  ["a day that does not exist", 422, sentences["booking-date"], booking({ bookingDate: "2026-02-30" })],
  ["a Sunday", 422, "We do not collect samples on Sundays.", booking({ bookingDate: "2026-11-29" })],
  ["yesterday", 422, "This day has passed. Please choose another one.", booking({ bookingDate: "2026-11-22" })],
  ["day 15", 422, "Please choose a day within the next 14 days.", booking({ bookingDate: "2026-12-08" })],
  ["a day of the year 0", 422, sentences["booking-date"], booking({ bookingDate: "0000-01-01" })],
  ["a slot that does not exist", 422, sentences["booking-time"], booking({ bookingTime: "10:30 AM" })],
  [
    "a slot that has begun",
    422,
    "This time has passed. Please choose a later one.",
    booking({ bookingDate: "2026-11-23", bookingTime: "09:00 AM" }),
  ],
  ["another way to pay", 422, sentences["booking-payment-method"], booking({ paymentMethod: "free" })],
  ["a code of another form", 422, sentences["booking-code"], booking({ code: "BK-1; drop" })],
  ["a total that is a number", 400, unreadable, booking({ totalAmount: 249 })],
  ["a total below zero", 422, sentences["booking-total"], booking({ totalAmount: "-1.00" })],
  ["no item", 422, sentences["booking-items"], items([])],
  ["items that are no list", 400, unreadable, items("5")],
  ["an item of an unknown kind", 422, sentences["booking-item-type"], items([{ itemType: "scan", itemId: 5 }])],
  ["a test that does not exist", 422, sentences["booking-item-gone"], items([{ itemType: "test", itemId: 999_999 }])],
  [
    "a number beyond the database's",
    422,
    sentences["booking-item-gone"],
    items([{ itemType: "test", itemId: 3_000_000_000 }]),
  ],
  [
    "51 items",
    422,
    sentences["booking-too-many-items"],
    items(Array.from({ length: 51 }, () => ({ itemType: "test", itemId: 5 }))),
  ],
  [
    "an item's name with HTML in it",
    422,
    sentences["booking-item-text"],
    items([{ itemType: "test", itemId: 5, name: "<b>CBC</b>" }]),
  ],
  ["a body of one megabyte", 413, "This is too much to send at once.", patient({ address: "x".repeat(1_000_000) })],
];

test.each(cases)("%s gets %i and a sentence, and nothing is stored", async (_what, status, sentence, change) => {
  const before = await rowsOf(app);
  const answer = await app.call("POST", "/api/bookings", change(await app.withCurrentPrice(buildBooking())));
  expect([answer.status, answer.body.detail]).toEqual([status, sentence]);
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(await rowsOf(app)).toEqual(before);
});

test("the errors name their fields", async () => {
  const wish = await app.withCurrentPrice(buildBooking({ patient: { name: "H", phone: "1" } }));
  const { body } = await app.call("POST", "/api/bookings", wish);
  expect(body.errors).toEqual({
    "patient.name": sentences["booking-name"],
    "patient.phone": sentences["booking-phone"],
  });
});

test("stores SQL in an address as any other text", async () => {
  const address = "12, Robert'); DROP TABLE bookings; -- Street";
  const answer = await app.call(
    "POST",
    "/api/bookings",
    await app.withCurrentPrice(buildBooking({ patient: { address } })),
  );
  expect([answer.status, answer.body.booking.address]).toEqual([201, address]);
});

test("rejects a booking sent from another site", async () => {
  const wish = await app.withCurrentPrice(buildBooking());
  const crossSite = await app.call("POST", "/api/bookings", wish, { "sec-fetch-site": "cross-site" });
  const otherOrigin = await app.call("POST", "/api/bookings", wish, {
    origin: "https://evil.example",
    host: "nabz.example",
  });
  expect([crossSite.status, otherOrigin.status]).toEqual([403, 403]);
});

async function rowsOf({ db }: TestApp): Promise<number[]> {
  return Promise.all([bookings, bookingItems, patients, slots, auditLog].map((table) => db.$count(table)));
}
