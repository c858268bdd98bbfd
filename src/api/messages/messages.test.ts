// Rows 1.27, 2.131
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { writeConfirmation, writeStatusNotification } from "#core/messages/booking-notifications.server.ts";
import { patients } from "#db/schema/bookings.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";
import { type FakeTwilio, type FakeTwilioReport, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";
import { parseNextPageLink } from "#test/next-page-link.ts";

let app: TestApp;
let realLab: TestApp;
let twilio: FakeTwilio;
let outbox: ReturnType<typeof createOutboxDriver>;
let admin: { cookie: string };
beforeAll(async () => {
  twilio = await startFakeTwilio();
  twilio.clock = () => mondayMorning;
  const messaging = createTestMessaging(toTwilioConfig(twilio));
  [app, realLab] = await Promise.all([createTestApp({ messaging }), createTestApp({ isDemo: false })]);
  outbox = createOutboxDriver(app, messaging);
  admin = await app.adminCookie();
});
afterAll(() => Promise.all([app.close(), realLab.close(), twilio.close()]));
beforeEach(() => {
  twilio.messages.length = 0;
});

async function book(changes: Parameters<typeof buildBooking>[0] = {}) {
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking(changes)));
  return body;
}

async function readMessages(bookingId: number) {
  return (await app.call("GET", `/api/messages?bookingId=${bookingId}`, undefined, admin)).body;
}

/** Sends a message and returns a builder of the provider's reports about it. */
async function sent(id: number): Promise<(status: string, errorCode?: number) => FakeTwilioReport> {
  await outbox.deliver(id);
  const taken = twilio.messages.at(-1);
  if (!taken) throw new Error("The provider has taken nothing.");
  return (status, errorCode) => twilio.report(taken, status, errorCode);
}

async function postDeliveryCallback({ url, form, signature }: FakeTwilioReport) {
  const headers = { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature };
  const { pathname, search } = new URL(url);
  return (await app.call("POST", pathname + search, new URLSearchParams(form).toString(), headers)).status;
}

// Rows 3.22, 10.29
test("sends the confirmation by WhatsApp, and by email if an address was given", async () => {
  const { booking, confirmationBy } = await book({ patient: { email: "harpreet@example.com" } });
  expect(confirmationBy).toEqual(["whatsapp"]);
  await writeConfirmation(app.ctx(), booking.id);
  await writeConfirmation(app.ctx(), booking.id);
  const [byWhatsApp, byMail, ...more] = await readMessages(booking.id);
  expect(more).toEqual([]);
  expect(byWhatsApp).toMatchObject({ channel: "whatsapp", recipient: "+919876543001", state: "waiting" });
  expect(byMail).toMatchObject({ channel: "email", recipient: "harpreet@example.com" });
  expect(byMail.subject).toContain(booking.code);
  for (const { body } of [byWhatsApp, byMail]) expect(body).toContain(booking.code);
});

test("the outbox shows the patient's current name", async () => {
  const { booking } = await book({ patient: { name: "Harpret Kaur" }, booking: { bookingTime: "11:00 AM" } });
  const latest = async () => (await app.call("GET", "/api/messages?limit=1", undefined, admin)).body[0];
  expect(await latest()).toMatchObject({ bookingId: booking.id, patientName: "Harpret Kaur" });
  await app.db.update(patients).set({ name: "Harpreet Kaur" }).where(eq(patients.id, booking.patientId));
  expect(await latest()).toMatchObject({ bookingId: booking.id, patientName: "Harpreet Kaur" });
});

test("staff see that patients are notified", async () => {
  expect((await app.call("GET", "/api/admin/me", undefined, admin)).body).toMatchObject({ tellsPatients: true });
});

test("notifies the patient of relevant status changes, once each", async () => {
  const { booking } = await book();
  for (const [version, status] of (["sample_collected", "testing_in_progress", "declined"] as const).entries()) {
    await writeStatusNotification(app.ctx(), { bookingId: booking.id, status, version });
    await writeStatusNotification(app.ctx(), { bookingId: booking.id, status, version });
  }
  const [, ...notifications] = await readMessages(booking.id);
  expect(notifications.map(({ kind }: { kind: string }) => kind)).toEqual(["sample-collected", "visit-declined"]);
  expect(notifications[0].body).toContain("We have collected your sample.");
  expect(notifications[1].body).toContain("will not take place");
});

// Row 10.9
test("only staff read the outbox and resend", async () => {
  expect((await app.call("GET", "/api/messages")).status).toBe(401);
  expect((await app.call("POST", "/api/messages/1/send-again")).status).toBe(401);
});

test("reports advance a message, in whatever order they arrive", async () => {
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
    expect([status, await postDeliveryCallback(report(status))]).toEqual([status, 204]);
    expect((await readMessages(booking.id)).at(-1).state).toBe(state);
  }
});

test("ignores a report without the provider's signature", async () => {
  const id = await outbox.write();
  const report = (await sent(id))("delivered");
  const other = { ...report, url: report.url.replace(/message=\d+/, "message=1") };
  const changed = { ...report, form: { ...report.form, MessageStatus: "failed" } };
  for (const forged of [{ ...report, signature: "" }, { ...report, signature: "AAAA" }, other, changed]) {
    expect(await postDeliveryCallback(forged)).toBe(403);
  }
  expect((await outbox.find(id)).state).toBe("sent");
});

test("a report of an earlier attempt does not affect a later one", async () => {
  const id = await outbox.write();
  const first = await sent(id);
  await postDeliveryCallback(first("undelivered", 63016));
  await app.call("POST", `/api/messages/${id}/send-again`, undefined, admin);
  await outbox.deliver(id);
  await postDeliveryCallback(first("delivered"));
  expect((await outbox.find(id)).state).toBe("sent");
});

test("a failed message has a reason and can be resent once", async () => {
  const { booking } = await book();
  const id = await outbox.write({ bookingId: booking.id });
  await postDeliveryCallback((await sent(id))("undelivered", 63024));
  expect((await readMessages(booking.id)).at(-1)).toMatchObject({
    state: "failed",
    failure: expect.stringContaining("63024"),
  });
  const again = () => app.call("POST", `/api/messages/${id}/send-again`, undefined, admin);
  const statuses = (await Promise.all([again(), again()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await readMessages(booking.id)).at(-1)).toMatchObject({ state: "waiting", tries: 0, failure: null });
  expect(await outbox.deliver(id)).toMatchObject({ state: "sent" });
  expect((await app.call("POST", "/api/messages/999999/send-again", undefined, admin)).status).toBe(404);
});

/** What staff see of a login code that cannot be sent, before and after its job has found that out. */
async function readCodeAsStaff(lab: TestApp): Promise<[string, string][]> {
  const headers = await lab.adminCookie();
  const withoutChannels = createOutboxDriver(lab, createTestMessaging());
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
test("staff never see a patient's code; only a demo shows one that cannot be sent", async () => {
  const blank = "······ is your login code for nabz.";
  expect(await readCodeAsStaff(realLab)).toEqual([
    ["waiting", blank],
    ["kept", blank],
  ]);
  expect(await readCodeAsStaff(app)).toEqual([
    ["waiting", blank],
    ["kept", "482913 is your login code for nabz."],
  ]);
});

test("a failed login code cannot be resent, because its digits are gone", async () => {
  const id = await outbox.write({ kind: "login-code", body: "482913 is your login code for nabz." });
  await outbox.deliver(id, 3600);
  expect((await outbox.find(id)).state).toBe("failed");
  expect((await app.call("POST", `/api/messages/${id}/send-again`, undefined, admin)).status).toBe(409);
});

test("paginates the outbox by its link, newest first", async () => {
  const ids = [await outbox.write(), await outbox.write(), await outbox.write()].reverse();
  const first = await app.call("GET", "/api/messages?limit=2", undefined, admin);
  const second = await app.call("GET", parseNextPageLink(first) ?? "", undefined, admin);
  const read = [...first.body, ...second.body].map(({ id }: { id: number }) => id);
  expect(read.slice(0, 3)).toEqual(ids);
});

test("a booking has the patient's chat link for staff and the lab's for its owner", async () => {
  const { booking } = await book({ booking: { bookingTime: "11:00 AM" } });
  const { body } = await app.call("GET", `/api/bookings/${booking.id}`, undefined, admin);
  const toPatient = new URL(body.whatsappNotificationUrl);
  expect(toPatient.pathname).toBe("/919876543001");
  expect(toPatient.searchParams.get("text")).toContain(booking.code);
  expect(toPatient.searchParams.get("text")).not.toContain("That hour has passed");
  expect(body.patientWhatsAppUrl).toContain(encodeURIComponent(booking.code));
  expect(booking).not.toHaveProperty("whatsappNotificationUrl");
});

test("a rolled-back booking sends nothing", async () => {
  const before = (await outbox.all()).length;
  const attempt = app.db.transaction(async (transaction) => {
    await createOutboxDriver({ ...app, db: transaction }, createTestMessaging(toTwilioConfig(twilio))).write();
    throw new Error("rolled back");
  });
  await expect(attempt).rejects.toThrow("rolled back");
  expect(await outbox.all()).toHaveLength(before);
});

test("the chat link says that the last meal has passed once it has", async () => {
  const { booking } = await book({ booking: { bookingTime: "08:00 AM" }, items: [{ itemType: "package", itemId: 5 }] });
  const readText = async () => {
    const { body } = await app.call("GET", `/api/bookings/${booking.id}`, undefined, admin);
    return new URL(body.whatsappNotificationUrl).searchParams.get("text");
  };
  expect(await readText()).not.toContain("That hour has passed");
  app.setClock(new Date(`${booking.bookingDate}T00:00:00Z`));
  expect(await readText()).toContain("That hour has passed");
  app.setClock(mondayMorning);
});
