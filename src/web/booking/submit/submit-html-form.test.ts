import { expect, test } from "vitest";
import { parseBookingPageParams } from "#core/bookings/create/selection.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { submitHtmlForm } from "./submit-html-form.server.ts";

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

const offered = parseBookingPageParams("5", new URLSearchParams("offer=comprehensive-health"));

const stored = [{ itemType: "package", itemId: 5, name: "Full Body", code: "HLT-001", price: "1999.00" }];

function createForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
}

/** Returns an API that records its requests and always books. */
function createBookingApi() {
  const requests: CreateBookingRequest[] = [];
  const api: ApiFetch = async (_path, init) => {
    const request = JSON.parse(String(init?.body)) as CreateBookingRequest;
    requests.push(request);
    return Response.json({ booking: request.booking, items: stored }, { status: 201 });
  };
  return { requests, api };
}

test("books a complete form at the total that the page showed", async () => {
  const { requests, api } = createBookingApi();
  const answer = await submitHtmlForm(api, createForm(complete), offered);
  expect(answer.booked?.booking.bookingTime).toBe("10:00 AM");
  expect(answer.booked?.items).toEqual(stored);
  expect(requests[0]).toMatchObject({
    items: [{ itemType: "package", itemId: 5 }],
    booking: { totalAmount: "1999.00", bookingDate: "2026-11-25" },
  });
});

test("confirms the name as it is stored", async () => {
  const { api } = createBookingApi();
  const answer = await submitHtmlForm(api, createForm({ ...complete, name: "Maria D’Souza." }), offered);
  expect(answer.booked?.booking.patientName).toBe("Maria D'Souza");
});

test("a form sent again is the same request", async () => {
  const { requests, api } = createBookingApi();
  await submitHtmlForm(api, createForm(complete), offered);
  await submitHtmlForm(api, createForm(complete), offered);
  await submitHtmlForm(api, createForm({ ...complete, time: "11:00 AM" }), offered);
  expect(requests[1]).toEqual(requests[0]);
  expect(requests[2]?.booking.code).not.toBe(requests[0]?.booking.code);
});

test("returns mistakes with the input, without calling the API", async () => {
  const { requests, api } = createBookingApi();
  const answer = await submitHtmlForm(api, createForm({ ...complete, phone: "98765" }), offered);
  expect(answer).toMatchObject({
    values: { name: "Harpreet Kaur", phone: "98765" },
    mistakes: { phone: "Contact Number is required and must be valid." },
    booked: null,
  });
  expect(requests).toEqual([]);
});

test("a package chosen in the list replaces that of the address", async () => {
  const { requests, api } = createBookingApi();
  await submitHtmlForm(api, createForm({ ...complete, packageId: "2" }), offered);
  expect(requests[0]?.items).toEqual([{ itemType: "package", itemId: 2 }]);
});

test("leaves out tests that are no longer offered, as the page did", async () => {
  const { requests, api } = createBookingApi();
  const withCatalogue: ApiFetch = async (path, init) =>
    path === "/api/tests" ? Response.json([{ id: 5 }, { id: 9 }]) : api(path, init);
  const tests = parseBookingPageParams(undefined, new URLSearchParams("tests=5,9999"));
  await submitHtmlForm(withCatalogue, createForm(complete), tests);
  expect(requests[0]?.items).toEqual([{ itemType: "test", itemId: 5 }]);
});

test("sends the PIN code, and returns one that is not served at its field", async () => {
  const { requests, api } = createBookingApi();
  await submitHtmlForm(api, createForm({ ...complete, pinCode: "141 002" }), offered);
  expect(requests[0]?.patient.pinCode).toBe("141002");
  const errors = { "patient.pinCode": "We do not come to 110001 yet." };
  const rejectingApi: ApiFetch = async () => Response.json({ code: "rule-broken", errors }, { status: 422 });
  const answer = await submitHtmlForm(rejectingApi, createForm({ ...complete, pinCode: "110001" }), offered);
  expect(answer.mistakes).toEqual({ pinCode: "We do not come to 110001 yet." });
  expect(answer.values.pinCode).toBe("110001");
});

test("asks to choose if nothing is selected", async () => {
  const { requests, api } = createBookingApi();
  const nothing = parseBookingPageParams(undefined, new URLSearchParams());
  const answer = await submitHtmlForm(api, createForm({ ...complete, packageId: "" }), nothing);
  expect(answer.mistakes.packageId).toBe("Please select at least one test to proceed with booking.");
  expect(requests).toEqual([]);
});

test("reports a full slot at the time, and a changed price with the new prices", async () => {
  const rejectingApi =
    (body: object): ApiFetch =>
    async () =>
      Response.json(body, { status: 409 });
  const full = await submitHtmlForm(
    rejectingApi({ code: "slot-full", detail: "Just taken." }),
    createForm(complete),
    offered,
  );
  expect(full.mistakes).toEqual({ time: "Just taken." });
  const items = [{ itemType: "package", itemId: 5, price: "2299.00" }];
  const dearer = rejectingApi({ code: "price-changed", detail: "The price has changed.", items });
  expect(await submitHtmlForm(dearer, createForm(complete), offered)).toMatchObject({
    sentence: "The price has changed.",
    prices: items,
  });
});

test("asks about a duplicate, and sends the second button's confirmation", async () => {
  const { requests, api } = createBookingApi();
  const duplicateApi: ApiFetch = async () =>
    Response.json({ code: "booked-already", detail: "Booked already: BK-00000007." }, { status: 409 });
  expect(await submitHtmlForm(duplicateApi, createForm(complete), offered)).toMatchObject({
    sentence: "Booked already: BK-00000007.",
    asksAgain: true,
    booked: null,
  });
  const answer = await submitHtmlForm(api, createForm({ ...complete, again: "yes" }), offered);
  expect([requests[0]?.again, answer.asksAgain]).toEqual([true, false]);
});

test("returns the input with the server's message where it cannot book now", async () => {
  const detail = "We cannot reach our records at the moment. You can also call us at +91 98765 00000.";
  const busyApi: ApiFetch = async () => Response.json({ code: "unavailable", detail }, { status: 503 });
  const answer = await submitHtmlForm(busyApi, createForm(complete), offered);
  expect(answer).toMatchObject({
    sentence: detail,
    values: { name: "Harpreet Kaur", time: "10:00 AM" },
    booked: null,
  });
});

test("an unreadable response refers to the mail only those who gave an address", async () => {
  const unreadableApi: ApiFetch = async () => new Response("<html>", { status: 201 });
  const submitAndGetSentence = async (email: string) =>
    (await submitHtmlForm(unreadableApi, createForm({ ...complete, email }), offered)).sentence;
  expect(await submitAndGetSentence("harpreet@example.com")).toMatch(/Please check your email for confirmation\.$/);
  expect(await submitAndGetSentence("")).toMatch(/Please log in with your phone number to see it, or call us\.$/);
});
