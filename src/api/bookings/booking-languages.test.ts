import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { catalogueTexts } from "#db/schema/catalogue.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { sendLoginCodes } from "#test/login-codes.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";

let app: TestApp;
let twilio: FakeTwilio;
let admin: { cookie: string };
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  twilio.clock = () => mondayMorning;
  admin = await app.adminCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));
beforeEach(() => app.db.delete(messages));

const times = ["07:00 AM", "08:00 AM", "09:00 AM", "10:00 AM", "11:00 AM", "12:00 PM", "01:00 PM"] as const;
let booked = 0;

type Wish = { language?: string; name?: string; phone?: string; email?: string; testId?: number };

async function buildRequest({ language, testId = 5, ...patient }: Wish, { withCurrentPrice }: TestApp = app) {
  const [bookingTime, bookingDate] = [times[booked % 7] ?? times[0], `2026-12-0${1 + Math.floor(booked / 7)}`];
  booked++;
  const items = [{ itemType: "test" as const, itemId: testId }];
  const request = await withCurrentPrice(buildBooking({ patient, booking: { bookingDate, bookingTime }, items }));
  return { ...request, ...(language !== undefined && { language }) };
}

/** Books as a visitor whose request names languages by headers and in the query. */
async function book(wish: Wish, { headers = {}, query = "", by = app } = {}) {
  const { status, body } = await by.call("POST", `/api/bookings${query}`, await buildRequest(wish, by), headers);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.booking as { id: number; code: string; language: Language; patientId: number; patientName: string };
}

const listMessages = (by = app) => by.db.select().from(messages).orderBy(messages.id);
const findPatient = async (phone: string) => {
  const [patient] = await app.db.select().from(patients).where(eq(patients.phone, phone)).orderBy(desc(patients.id));
  return patient;
};

test("writes a booking's messages in its language, with the link of that language's page", async () => {
  for (const language of ["pa", "hi", "en"] as const) {
    await app.db.delete(messages);
    const { patientName, language: stored } = await book({ language, email: "asha@example.com", phone: "98111 40001" });
    expect(stored).toBe(language);
    const sent = await listMessages();
    expect(sent.map(({ channel, language: of }) => [channel, of])).toEqual([
      ["whatsapp", language],
      ["email", language],
    ]);
    const { confirmationMessage } = getSentences(language);
    const path = language === "en" ? "/v/" : `/${language}/v/`;
    expect(sent[1]?.body).toContain(confirmationMessage.hello(patientName.split(" ")[0] ?? "", "Nabz Diagnostics"));
    expect(sent[1]?.body).toMatch(new RegExp(`https://nabz.example${path}[\\w-]{22}$`));
  }
});

test("takes the language of the request for a booking that names none, and refuses an unknown one", async () => {
  expect((await book({}, { headers: { "accept-language": "pa-IN,en;q=0.5" } })).language).toBe("pa");
  expect((await book({}, { query: "?lang=hi", headers: { "accept-language": "pa" } })).language).toBe("hi");
  expect((await book({ language: "en" }, { query: "?lang=hi" })).language).toBe("en");
  expect((await book({})).language).toBe("en");
  const { status, body } = await app.call("POST", "/api/bookings", await buildRequest({ language: "EN-us" }));
  expect([status, body.errors]).toEqual([422, { language: "The language is en, pa or hi." }]);
});

test("a request that is repeated in another language is the same booking, which keeps its own", async () => {
  const request = await buildRequest({ language: "pa", phone: "98111 40002" });
  const first = await app.call("POST", "/api/bookings", request);
  const again = await app.call("POST", "/api/bookings", { ...request, language: "hi" });
  expect([again.status, again.body.booking.id]).toEqual([200, first.body.booking.id]);
  const [row] = await app.db.select().from(bookings).where(eq(bookings.id, first.body.booking.id));
  expect(row?.language).toBe("pa");
});

test("a patient's language is the one told last: by a booking, a login or staff", async () => {
  const person = { name: "Asha Rani", phone: "98111 40003" };
  await book({ ...person, language: "pa" });
  expect((await findPatient("+919811140003"))?.language).toBe("pa");
  const { id } = await book({ ...person, language: "hi" });
  expect((await findPatient("+919811140003"))?.language).toBe("hi");
  const signIn = await app.call("POST", "/api/patient/session", { phone: person.phone }, { "accept-language": "pa" });
  expect(signIn.body.patients).toMatchObject([{ language: "pa" }]);
  await app.call("PATCH", `/api/bookings/${id}`, { language: "en" }, admin);
  expect((await findPatient("+919811140003"))?.language).toBe("en");
});

test("staff change a booking's language: it is in the audit log, and no message says so", async () => {
  const { id } = await book({ language: "en", phone: "98111 40004" });
  await app.db.delete(messages);
  const changed = await app.call("PATCH", `/api/bookings/${id}`, { language: "pa" }, admin);
  expect([changed.status, changed.body.language]).toEqual([200, "pa"]);
  const { body: log } = await app.call("GET", `/api/bookings/${id}/audit-log`, undefined, admin);
  expect(log).toContainEqual(expect.objectContaining({ action: "changed", change: { fields: ["language"] } }));
  expect(await listMessages()).toEqual([]);
  const { body } = await app.call("GET", `/api/bookings/${id}`, undefined, admin);
  expect(new URL(body.whatsappNotificationUrl).searchParams.get("text")).toMatch(/\/pa\/v\/[\w-]{22}$/);
  const wrong = await app.call("PATCH", `/api/bookings/${id}`, { language: "xx" }, admin);
  expect(wrong.status).toBeGreaterThanOrEqual(400);
});

test("staff who name no language book in the one of the patient", async () => {
  const person = { name: "Ravi Kumar", phone: "98111 40005" };
  await book({ ...person, language: "pa" });
  const create = async (wish: Wish) =>
    (await app.call("POST", "/api/admin/bookings", await buildRequest(wish), admin)).body.booking.language;
  expect(await create(person)).toBe("pa");
  expect(await create({ ...person, language: "hi" })).toBe("hi");
  expect((await findPatient("+919811140005"))?.language).toBe("hi");
});

test("a family's message is in the language of its first booking", async () => {
  const shared = "98111 40006";
  const request = await buildRequest({ name: "Asha Rani", phone: shared, language: "pa" });
  const first = await app.call("POST", "/api/admin/bookings", request, admin);
  const { patient, booking, ...rest } = await buildRequest({ name: "Ravi Kumar", phone: shared, language: "hi" });
  const { address: _address, ...who } = patient;
  const { bookingDate: _day, bookingTime: _time, ...what } = booking;
  const { visitId } = first.body.booking;
  await app.call("POST", "/api/admin/bookings", { ...rest, patient: who, booking: what, visitId }, admin);
  const [message, ...others] = await listMessages();
  expect(others).toEqual([]);
  expect(message?.language).toBe("pa");
  expect(message?.variables[0]).toBe(getSentences("pa").preparation.list(["Asha", "Ravi"]));
});

test("a message that waits keeps its language when staff switch the booking's", async () => {
  const { id } = await book({ language: "pa", phone: "98111 40007" });
  await app.call("PATCH", `/api/bookings/${id}`, { language: "hi" }, admin);
  const [waiting] = await listMessages();
  const sent = await createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio))).deliver(waiting?.id ?? 0);
  expect(sent).toMatchObject({ state: "sent", language: "pa", body: waiting?.body });
});

test("patients who are merged keep the language of the latest booking", async () => {
  const kept = await book({ name: "Asha Rani", phone: "98111 40008", language: "pa" });
  const other = await book({ name: "Asha Rani Devi", phone: "98111 40008", language: "hi" });
  const path = `/api/patients/${kept.patientId}/merge`;
  const { body: plan } = await app.call("GET", `${path}?otherId=${other.patientId}`, undefined, admin);
  const { status } = await app.call("POST", path, { otherId: other.patientId, seen: plan.seen }, admin);
  expect(status).toBe(200);
  expect((await findPatient("+919811140008"))?.language).toBe("hi");
});

const sid = (digit: string) => `HX${digit.repeat(32)}`;

test("sends by the template of the booking's language, or English text by the English template", async () => {
  const templates = { "booking-confirmed": sid("a"), "visit-moved": sid("b"), "visit-moved.pa": sid("c") };
  const messaging = createTestMessaging(toTwilioConfig(twilio, { templates }));
  const lab = await createTestApp({ messaging });
  try {
    const { id } = await book({ language: "pa", email: "asha@example.com" }, { by: lab });
    const [byWhatsapp, byMail] = await listMessages(lab);
    expect([byWhatsapp?.language, byMail?.language]).toEqual(["en", "pa"]);
    expect(byWhatsapp?.body).toMatch(/https:\/\/nabz.example\/v\/[\w-]{22}$/);
    expect(byMail?.body).toMatch(/\/pa\/v\/[\w-]{22}$/);
    const cookie = await lab.adminCookie();
    await lab.call("POST", `/api/bookings/${id}/move`, { bookingDate: "2026-12-04", bookingTime: "09:00 AM" }, cookie);
    const moved = (await listMessages(lab)).find(({ kind }) => kind === "visit-moved");
    expect(moved?.language).toBe("pa");
    const outbox = createOutboxDriver(lab, messaging);
    for (const message of [byWhatsapp, moved]) await outbox.deliver(message?.id ?? 0);
    const used = twilio.messages.slice(-1).map(({ form }) => form.ContentSid);
    expect(used).toEqual([sid("c")]);
  } finally {
    await lab.close();
  }
});

test("a login code is written in the language of its request", async () => {
  const lab = await createTestApp({ patientLogin: "otp" });
  try {
    await book({ language: "en", phone: "98111 40009" }, { by: lab });
    const { status } = await lab.call(
      "POST",
      "/api/patient/login-codes",
      { phone: "98111 40009" },
      { "accept-language": "hi" },
    );
    expect(status).toBe(202);
    await sendLoginCodes(lab);
    const code = (await listMessages(lab)).find(({ kind }) => kind === "login-code");
    expect(code?.language).toBe("hi");
  } finally {
    await lab.close();
  }
});

test("a message is in English as a whole where the catalogue has how to prepare for a test in English alone", async () => {
  const wish = { language: "pa", email: "asha@example.com", testId: 1 };
  const listLanguages = (sent: Awaited<ReturnType<typeof listMessages>>) => sent.map(({ language }) => language);
  await book({ ...wish, phone: "98111 40020" });
  expect(listLanguages(await listMessages())).toEqual(["pa", "pa"]);
  await app.db.delete(messages);
  await app.db.delete(catalogueTexts);
  const { id } = await book({ ...wish, phone: "98111 40021" });
  const sent = await listMessages();
  expect(listLanguages(sent)).toEqual(["en", "en"]);
  const { body } = await app.call("GET", `/api/bookings/${id}`, undefined, admin);
  const chat = new URL(body.whatsappNotificationUrl).searchParams.get("text") ?? "";
  for (const text of [chat, ...sent.flatMap(({ subject, body: says }) => [subject ?? "", says])])
    expect(text).not.toMatch(/\p{Script=Gurmukhi}/u);
  expect(chat).toMatch(/nabz.example\/v\/[\w-]{22}$/);
});
