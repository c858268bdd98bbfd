// Rows 1.27, 2.131
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { writeConfirmation, writeStatusNews } from "#core/messages/write-booking-news.server.ts";
import { patients } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, mondayMorning } from "#test/builders.ts";
import { type Report, startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, outboxOf, settingsOf } from "#test/messaging.ts";
import { nextPage } from "#test/next-page.ts";

let app: TestApp;
let realLab: TestApp;
let twilio: TwilioDouble;
let outbox: ReturnType<typeof outboxOf>;
let desk: { cookie: string };
beforeAll(async () => {
  twilio = await startTwilio();
  twilio.clock = () => mondayMorning;
  const messaging = messagingBy(settingsOf(twilio));
  [app, realLab] = await Promise.all([createTestApp({ messaging }), createTestApp({ isDemo: false })]);
  outbox = outboxOf(app, messaging);
  desk = await app.deskCookie();
});
afterAll(() => Promise.all([app.close(), realLab.close(), twilio.close()]));
beforeEach(() => {
  twilio.messages.length = 0;
});

async function book(changes: Parameters<typeof aBooking>[0] = {}) {
  const { body } = await app.call("POST", "/api/bookings", await app.priced(aBooking(changes)));
  return body;
}

async function messagesOf(bookingId: number) {
  return (await app.call("GET", `/api/messages?bookingId=${bookingId}`, undefined, desk)).body;
}

/** Sends a message, and gives what the provider then reports of it. */
async function sent(id: number): Promise<(status: string, errorCode?: number) => Report> {
  await outbox.deliver(id);
  const taken = twilio.messages.at(-1);
  if (!taken) throw new Error("The provider has taken nothing.");
  return (status, errorCode) => twilio.report(taken, status, errorCode);
}

async function tell({ url, form, signature }: Report) {
  const headers = { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature };
  const { pathname, search } = new URL(url);
  return (await app.call("POST", pathname + search, new URLSearchParams(form).toString(), headers)).status;
}

// Rows 3.22, 10.29
test("a booking's patient gets the confirmation by WhatsApp, and by mail where an address was given", async () => {
  const { booking, confirmationBy } = await book({ patient: { email: "harpreet@example.com" } });
  expect(confirmationBy).toEqual(["whatsapp"]);
  await writeConfirmation(app.ctx(), booking.id);
  await writeConfirmation(app.ctx(), booking.id);
  const [byWhatsApp, byMail, ...more] = await messagesOf(booking.id);
  expect(more).toEqual([]);
  expect(byWhatsApp).toMatchObject({ channel: "whatsapp", recipient: "+919876543001", state: "waiting" });
  expect(byMail).toMatchObject({ channel: "email", recipient: "harpreet@example.com" });
  expect(byMail.subject).toContain(booking.code);
  for (const { body } of [byWhatsApp, byMail]) expect(body).toContain(booking.code);
});

test("the outbox names the patient whose booking a message is about, as the patient is called by now", async () => {
  const { booking } = await book({ patient: { name: "Harpret Kaur" }, booking: { bookingTime: "11:00 AM" } });
  const latest = async () => (await app.call("GET", "/api/messages?limit=1", undefined, desk)).body[0];
  expect(await latest()).toMatchObject({ bookingId: booking.id, patientName: "Harpret Kaur" });
  await app.db.update(patients).set({ name: "Harpreet Kaur" }).where(eq(patients.id, booking.patientId));
  expect(await latest()).toMatchObject({ bookingId: booking.id, patientName: "Harpreet Kaur" });
});

test("the desk knows that its patients hear of what it does", async () => {
  expect((await app.call("GET", "/api/admin/me", undefined, desk)).body).toMatchObject({ tellsPatients: true });
});

test("a status that matters to the patient is told once a change, others are not", async () => {
  const { booking } = await book();
  for (const [version, status] of (["sample_collected", "testing_in_progress", "declined"] as const).entries()) {
    await writeStatusNews(app.ctx(), { bookingId: booking.id, status, version });
    await writeStatusNews(app.ctx(), { bookingId: booking.id, status, version });
  }
  const [, ...told] = await messagesOf(booking.id);
  expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(["sample-collected", "visit-declined"]);
  expect(told[0].body).toContain("We have collected your sample.");
  expect(told[1].body).toContain("will not take place");
});

// Row 10.9
test("only the desk reads the outbox and sends again", async () => {
  expect((await app.call("GET", "/api/messages")).status).toBe(401);
  expect((await app.call("POST", "/api/messages/1/send-again")).status).toBe(401);
});

test("reports move a message onwards, in whatever order they come", async () => {
  const { booking } = await book();
  const id = await outbox.write({ bookingId: booking.id });
  const report = await sent(id);
  for (const [status, state] of [
    ["delivered", "delivered"],
    ["sent", "delivered"],
    ["read", "read"],
    ["delivered", "read"],
    ["failed", "read"],
  ] as const) {
    expect([status, await tell(report(status))]).toEqual([status, 204]);
    expect((await messagesOf(booking.id)).at(-1).state).toBe(state);
  }
});

test("a report that does not carry the provider's signature changes nothing", async () => {
  const id = await outbox.write();
  const report = (await sent(id))("delivered");
  const other = { ...report, url: report.url.replace(/message=\d+/, "message=1") };
  const changed = { ...report, form: { ...report.form, MessageStatus: "failed" } };
  for (const forged of [{ ...report, signature: "" }, { ...report, signature: "AAAA" }, other, changed]) {
    expect(await tell(forged)).toBe(403);
  }
  expect((await outbox.find(id)).state).toBe("sent");
});

test("a report of an earlier try says nothing of a later one", async () => {
  const id = await outbox.write();
  const first = await sent(id);
  await tell(first("undelivered", 63016));
  await app.call("POST", `/api/messages/${id}/send-again`, undefined, desk);
  await outbox.deliver(id);
  await tell(first("delivered"));
  expect((await outbox.find(id)).state).toBe("sent");
});

test("a failed message tells why and can be sent again, once", async () => {
  const { booking } = await book();
  const id = await outbox.write({ bookingId: booking.id });
  await tell((await sent(id))("undelivered", 63024));
  expect((await messagesOf(booking.id)).at(-1)).toMatchObject({
    state: "failed",
    failure: expect.stringContaining("63024"),
  });
  const again = () => app.call("POST", `/api/messages/${id}/send-again`, undefined, desk);
  const statuses = (await Promise.all([again(), again()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await messagesOf(booking.id)).at(-1)).toMatchObject({ state: "waiting", tries: 0, failure: null });
  expect(await outbox.deliver(id)).toMatchObject({ state: "sent" });
  expect((await app.call("POST", "/api/messages/999999/send-again", undefined, desk)).status).toBe(404);
});

/** What the desk reads of a login code that nothing can send, before and after its job has found that out. */
async function codeAtDesk(lab: TestApp): Promise<[string, string][]> {
  const headers = await lab.deskCookie();
  const withoutChannels = outboxOf(lab, messagingBy());
  const id = await withoutChannels.write({ kind: "login-code", body: "482913 is your login code for nabz." });
  const read = async (): Promise<[string, string]> => {
    const [{ state, body }] = (await lab.call("GET", "/api/messages", undefined, headers)).body;
    return [state, body];
  };
  const waiting = await read();
  await withoutChannels.deliver(id);
  return [waiting, await read()];
}

// Row 6.11
test("the desk never sees a patient's code; a demo alone shows the one that nothing can send", async () => {
  const blank = "······ is your login code for nabz.";
  expect(await codeAtDesk(realLab)).toEqual([
    ["waiting", blank],
    ["kept", blank],
  ]);
  expect(await codeAtDesk(app)).toEqual([
    ["waiting", blank],
    ["kept", "482913 is your login code for nabz."],
  ]);
});

test("a login code that failed is not sent again, for its digits are gone", async () => {
  const id = await outbox.write({ kind: "login-code", body: "482913 is your login code for nabz." });
  await outbox.deliver(id, 3600);
  expect((await outbox.find(id)).state).toBe("failed");
  expect((await app.call("POST", `/api/messages/${id}/send-again`, undefined, desk)).status).toBe(409);
});

test("the outbox goes on from page to page by its link, newest first", async () => {
  const ids = [await outbox.write(), await outbox.write(), await outbox.write()].reverse();
  const first = await app.call("GET", "/api/messages?limit=2", undefined, desk);
  const second = await app.call("GET", nextPage(first) ?? "", undefined, desk);
  const read = [...first.body, ...second.body].map(({ id }: { id: number }) => id);
  expect(read.slice(0, 3)).toEqual(ids);
});

test("a booking tells the desk the patient's chat, and whoever owns it the lab's", async () => {
  const { booking } = await book({ booking: { bookingTime: "11:00 AM" } });
  const { body } = await app.call("GET", `/api/bookings/${booking.id}`, undefined, desk);
  const toPatient = new URL(body.whatsappNotificationUrl);
  expect(toPatient.pathname).toBe("/919876543001");
  expect(toPatient.searchParams.get("text")).toContain(booking.code);
  expect(body.patientWhatsAppUrl).toContain(encodeURIComponent(booking.code));
  expect(booking).not.toHaveProperty("whatsappNotificationUrl");
});

test("a booking that is rolled back sends nothing", async () => {
  const before = (await outbox.all()).length;
  const attempt = app.db.transaction(async (transaction) => {
    await outboxOf({ ...app, db: transaction }, messagingBy(settingsOf(twilio))).write();
    throw new Error("rolled back");
  });
  await expect(attempt).rejects.toThrow("rolled back");
  expect(await outbox.all()).toHaveLength(before);
});
