import { expect, test } from "vitest";
import { readBookingAddress } from "#core/bookings/request/selection.ts";
import type { NewBooking } from "#core/bookings/schema.ts";
import type { ApiFetch } from "#web/context.ts";
import { bookByForm } from "./book-by-form.server.ts";

const complete = {
  name: "Harpreet Kaur",
  phone: "98765 43001",
  email: "",
  age: "",
  address: "House 214, Model Town",
  date: "2026-11-25",
  time: "10:00 AM",
  totalAmount: "1999.00",
};

const offered = readBookingAddress("5", new URLSearchParams("offer=comprehensive-health"));

const stored = [{ itemType: "package", itemId: 5, name: "Full Body", code: "HLT-001", price: "1999.00" }];

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

/** An API that notes what it was asked and always books. */
function booking() {
  const asked: NewBooking[] = [];
  const api: ApiFetch = async (_path, init) => {
    const request = JSON.parse(String(init?.body)) as NewBooking;
    asked.push(request);
    return Response.json({ booking: request.booking, items: stored }, { status: 201 });
  };
  return { asked, api };
}

test("a whole form is booked at the total that the page showed", async () => {
  const { asked, api } = booking();
  const answer = await bookByForm(api, formOf(complete), offered);
  expect(answer.booked?.booking.bookingTime).toBe("10:00 AM");
  expect(answer.booked?.items).toEqual(stored);
  expect(asked[0]).toMatchObject({
    items: [{ itemType: "package", itemId: 5 }],
    booking: { totalAmount: "1999.00", bookingDate: "2026-11-25" },
  });
});

test("a page that is sent again is the same request", async () => {
  const { asked, api } = booking();
  await bookByForm(api, formOf(complete), offered);
  await bookByForm(api, formOf(complete), offered);
  await bookByForm(api, formOf({ ...complete, time: "11:00 AM" }), offered);
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[2]?.booking.code).not.toBe(asked[0]?.booking.code);
});

test("mistakes come back with what was typed, and nothing is asked", async () => {
  const { asked, api } = booking();
  const answer = await bookByForm(api, formOf({ ...complete, phone: "98765" }), offered);
  expect(answer).toMatchObject({
    values: { name: "Harpreet Kaur", phone: "98765" },
    mistakes: { phone: "Contact Number is required and must be valid." },
    booked: null,
  });
  expect(asked).toEqual([]);
});

test("a package chosen in the list takes the place of the address's", async () => {
  const { asked, api } = booking();
  await bookByForm(api, formOf({ ...complete, packageId: "2" }), offered);
  expect(asked[0]?.items).toEqual([{ itemType: "package", itemId: 2 }]);
});

test("tests that are no longer offered are left out, as the page has left them out", async () => {
  const { asked, api } = booking();
  const withCatalogue: ApiFetch = async (path, init) =>
    path === "/api/tests" ? Response.json([{ id: 5 }, { id: 9 }]) : api(path, init);
  const tests = readBookingAddress(undefined, new URLSearchParams("tests=5,9999"));
  await bookByForm(withCatalogue, formOf(complete), tests);
  expect(asked[0]?.items).toEqual([{ itemType: "test", itemId: 5 }]);
});

test("a PIN code goes along, and one that is not served comes back at its field", async () => {
  const { asked, api } = booking();
  await bookByForm(api, formOf({ ...complete, pinCode: "141 002" }), offered);
  expect(asked[0]?.patient.pinCode).toBe("141002");
  const errors = { "patient.pinCode": "We do not come to 110001 yet." };
  const refusing: ApiFetch = async () => Response.json({ code: "rule-broken", errors }, { status: 422 });
  const answer = await bookByForm(refusing, formOf({ ...complete, pinCode: "110001" }), offered);
  expect(answer.mistakes).toEqual({ pinCode: "We do not come to 110001 yet." });
  expect(answer.values.pinCode).toBe("110001");
});

test("with nothing chosen the patient is asked to choose", async () => {
  const { asked, api } = booking();
  const nothing = readBookingAddress(undefined, new URLSearchParams());
  const answer = await bookByForm(api, formOf({ ...complete, packageId: "" }), nothing);
  expect(answer.mistakes.packageId).toBe("Please select at least one test to proceed with booking.");
  expect(asked).toEqual([]);
});

test("a slot that is full is told at the time, a changed price with the new prices", async () => {
  const refusing =
    (body: object): ApiFetch =>
    async () =>
      Response.json(body, { status: 409 });
  const full = await bookByForm(refusing({ code: "slot-full", detail: "Just taken." }), formOf(complete), offered);
  expect(full.mistakes).toEqual({ time: "Just taken." });
  const items = [{ itemType: "package", itemId: 5, price: "2299.00" }];
  const dearer = refusing({ code: "price-changed", detail: "The price has changed.", items });
  expect(await bookByForm(dearer, formOf(complete), offered)).toMatchObject({
    sentence: "The price has changed.",
    prices: items,
  });
});

test("what is booked already is asked about, and the second button's yes goes along", async () => {
  const { asked, api } = booking();
  const known: ApiFetch = async () =>
    Response.json({ code: "booked-already", detail: "Booked already: BK-00000007." }, { status: 409 });
  expect(await bookByForm(known, formOf(complete), offered)).toMatchObject({
    sentence: "Booked already: BK-00000007.",
    asksAgain: true,
    booked: null,
  });
  const answer = await bookByForm(api, formOf({ ...complete, again: "yes" }), offered);
  expect([asked[0]?.again, answer.asksAgain]).toEqual([true, false]);
});

test("where the server cannot book now, what was typed comes back with its sentence", async () => {
  const detail = "We cannot reach our records at the moment. You can also call us at +91 98765 00000.";
  const away: ApiFetch = async () => Response.json({ code: "unavailable", detail }, { status: 503 });
  const answer = await bookByForm(away, formOf(complete), offered);
  expect(answer).toMatchObject({
    sentence: detail,
    values: { name: "Harpreet Kaur", time: "10:00 AM" },
    booked: null,
  });
});

test("an answer that cannot be read sends only those to their mail who gave an address", async () => {
  const unreadable: ApiFetch = async () => new Response("<html>", { status: 201 });
  const sentenceFor = async (email: string) =>
    (await bookByForm(unreadable, formOf({ ...complete, email }), offered)).sentence;
  expect(await sentenceFor("harpreet@example.com")).toMatch(/Please check your email for confirmation\.$/);
  expect(await sentenceFor("")).toMatch(/Please log in with your phone number to see it, or call us\.$/);
});
