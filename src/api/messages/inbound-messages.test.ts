import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createVisitLinkToken } from "#core/bookings/visit-link.server.ts";
import { writeVisitMoved } from "#core/messages/booking-notifications.server.ts";
import { auditLog, bookings } from "#db/schema/bookings.ts";
import { inboundMessages, messages, optOuts, rateLimitAttempts } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning, statusAnswers } from "#test/builders.ts";
import { type FakeTwilio, type InboundFields, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, publicUrl, toTwilioConfig } from "#test/messaging.ts";

const inboundUrl = `${publicUrl}/api/messages/twilio-inbound`;

let app: TestApp;
let twilio: FakeTwilio;
let outbox: ReturnType<typeof createOutboxDriver>;
let admin: { cookie: string };
beforeAll(async () => {
  twilio = await startFakeTwilio();
  twilio.clock = () => mondayMorning;
  const messaging = createTestMessaging(toTwilioConfig(twilio));
  app = await createTestApp({ messaging });
  outbox = createOutboxDriver(app, messaging);
  admin = await app.adminCookie();
});
afterAll(() => Promise.all([app.close(), twilio.close()]));
beforeEach(async () => {
  for (const table of [inboundMessages, messages, optOuts, rateLimitAttempts]) await app.db.delete(table);
});

type Booked = { id: number; code: string; patientId: number; phone: string; version: number };
const cbc = { itemType: "test", itemId: 5 } as const;
/** Needs fasting. */
const fastingPackage = { itemType: "package", itemId: 5 } as const;
const days = ["2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-30"];
let slotCount = 0;

/** Books a visit; its confirmation is removed. */
async function book(
  phone: string,
  { name, items = [cbc] }: { name?: string; items?: (typeof cbc | typeof fastingPackage)[] } = {},
) {
  slotCount += 1;
  const booking = { bookingDate: days[slotCount % days.length] ?? "2026-11-25", bookingTime: "08:00 AM" } as const;
  const request = buildBooking({ patient: { phone, ...(name && { name }) }, booking, items });
  const { status, body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(request), admin);
  expect(status).toBe(201);
  await app.db.delete(messages);
  return body.booking as Booked;
}

async function post({ url, form, signature }: { url: string; form: Record<string, string>; signature: string }) {
  const headers = { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature };
  return app.call("POST", new URL(url).pathname, new URLSearchParams(form).toString(), headers);
}

const write = (From: string, Body: string, more: Partial<InboundFields> = {}) =>
  post(twilio.inbound(inboundUrl, { From: `whatsapp:${From}`, Body, ...more }));
const press = (phone: string, Body: string, ButtonPayload: string) => write(phone, Body, { ButtonPayload });
const tokenOf = ({ code }: Pick<Booked, "code">) => createVisitLinkToken(app.ctx().hash, code);
const payloadOf = (kind: string, booking: Booked) => `${kind} ${booking.id} ${tokenOf(booking)}`;

const listInbound = () => app.db.select().from(inboundMessages).orderBy(asc(inboundMessages.id));
const listAnswers = () => app.db.select().from(messages).orderBy(asc(messages.id));
const findBooking = async (id: number) => (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const openPanel = async (id: number) => (await app.call("GET", `/api/bookings/${id}`, undefined, admin)).body;

test("stores what a patient writes with the next upcoming booking, and answers nothing", async () => {
  const later = await book("98766 10001");
  const next = await book("98766 10001");
  await app.db.update(bookings).set({ day: "2026-11-24" }).where(eq(bookings.id, next.id));
  const { status, body, headers } = await write("+919876610001", "Can you come a little earlier?");
  expect([status, body, headers.get("content-type")]).toEqual([200, "<Response/>", "text/xml"]);
  const [row] = await listInbound();
  const stored = { phone: "+919876610001", kind: "other", body: "Can you come a little earlier?", seenAt: null };
  expect(row).toMatchObject({ ...stored, bookingId: next.id, receivedAt: mondayMorning });
  expect(await listAnswers()).toEqual([]);
  for (const { id } of [later, next])
    await app.call("PATCH", `/api/bookings/${id}/status`, { status: "declined", ...statusAnswers }, admin);
  await write("+919876610001", "Thanks");
  expect((await listInbound()).at(-1)).toMatchObject({ bookingId: next.id });
});

test("keeps what an unknown phone writes without a booking", async () => {
  expect((await write("+14155550199", "Who are you?")).status).toBe(200);
  expect(await listInbound()).toMatchObject([{ phone: "+14155550199", kind: "other", bookingId: null }]);
  expect((await write("+919876610099", "STOP")).status).toBe(200);
  expect(await app.db.select().from(optOuts)).toMatchObject([{ phone: "+919876610099", patientId: null }]);
});

test("stores a message of the provider once, also if two requests race", async () => {
  const request = twilio.inbound(inboundUrl, { From: "whatsapp:+919876610002", Body: "STOP" });
  const racing = await Promise.all([post(request), post(request), post(request)]);
  expect([...racing, await post(request)].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await listInbound()).toHaveLength(1);
  expect(await listAnswers()).toHaveLength(1);
});

test("rejects a request without the provider's signature", async () => {
  const request = twilio.inbound(inboundUrl, { From: "whatsapp:+919876610003", Body: "STOP" });
  const reports = twilio.inbound(`${publicUrl}/api/messages/twilio-status`, { From: "whatsapp:+919876610003" });
  for (const forged of [
    { ...request, signature: "" },
    { ...request, signature: "AAAA" },
    { ...request, form: { ...request.form, Body: "START" } },
    { ...request, form: { ...request.form, ButtonPayload: "ate 1 x" } },
    { ...reports, url: inboundUrl },
  ])
    expect((await post(forged)).status).toBe(403);
  expect(await listInbound()).toEqual([]);
});

test("rejects every request without a provider or a public URL", async () => {
  const lab = await createTestApp();
  const { form, signature } = twilio.inbound(inboundUrl, { From: "whatsapp:+919876610003", Body: "STOP" });
  const headers = { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature };
  const text = new URLSearchParams(form).toString();
  expect((await lab.call("POST", "/api/messages/twilio-inbound", text, headers)).status).toBe(403);
  await lab.close();
});

test("keeps twenty messages of a phone in an hour, and STOP counts all the same", async () => {
  for (let index = 0; index < 25; index++) expect((await write("+919876610004", `${index}`)).status).toBe(200);
  expect(await listInbound()).toHaveLength(20);
  expect((await write("+919876610004", "STOP")).status).toBe(200);
  expect(await listInbound()).toHaveLength(20);
  expect(await app.db.select().from(optOuts)).toMatchObject([{ phone: "+919876610004", source: "stop" }]);
  await write("+919876610005", "Hello");
  expect((await listInbound()).at(-1)).toMatchObject({ phone: "+919876610005" });
});

test("cuts a long text visibly, and notes pictures and messages without text", async () => {
  await write("+919876610006", "a".repeat(2000));
  await write("+919876610006", "My report", { NumMedia: "2" });
  await write("+919876610006", "", { NumMedia: "1" });
  await write("+919876610006", "  ");
  expect((await listInbound()).map(({ body }) => body)).toEqual([
    `${"a".repeat(999)}…`,
    "[sent a picture or a file]\nMy report",
    "[sent a picture or a file]",
    "[sent something without text]",
  ]);
});

test("answers an SMS by SMS, and ignores senders that are no phone", async () => {
  await post(twilio.inbound(inboundUrl, { From: "+919876610007", Body: "Stop." }));
  expect(await listAnswers()).toMatchObject([{ kind: "opted-out", channel: "sms", recipient: "+919876610007" }]);
  for (const From of ["AX-BANK", "whatsapp:IN.12345", "messenger:12345", ""])
    expect((await post(twilio.inbound(inboundUrl, { From, Body: "Hello" }))).status).toBe(200);
  expect(await listInbound()).toHaveLength(1);
});

test("stores that the patient is fasting, and says thanks once", async () => {
  const booking = await book("98766 10010", { name: "Simran Gill", items: [fastingPackage] });
  await press("+919876610010", "I have not eaten", payloadOf("fasted", booking));
  expect(await findBooking(booking.id)).toMatchObject({ fastingAnswer: "fasted", fastingAnsweredAt: mondayMorning });
  const [row] = await listInbound();
  expect(row).toMatchObject({ kind: "fasted", bookingId: booking.id, body: "I have not eaten", seenAt: mondayMorning });
  const [thanks, ...more] = await listAnswers();
  expect(more).toEqual([]);
  expect(thanks).toMatchObject({ kind: "fasting-noted", channel: "whatsapp", bookingId: booking.id, state: "waiting" });
  expect(thanks?.variables.slice(0, 2)).toEqual(["Simran", booking.code]);
  expect(thanks?.body).not.toMatch(/Gill/);
  expect((await outbox.deliver(thanks?.id ?? 0)).state).toBe("sent");
});

test("a patient who has eaten gets the link at which another hour can be chosen", async () => {
  const booking = await book("98766 10011", { items: [fastingPackage] });
  await press("+919876610011", "I ate", payloadOf("ate", booking));
  expect(await findBooking(booking.id)).toMatchObject({ fastingAnswer: "ate" });
  const [answer] = await listAnswers();
  expect(answer).toMatchObject({ kind: "choose-another-hour", bookingId: booking.id });
  expect(answer?.body).toContain(`${publicUrl}/v/${tokenOf(booking)}`);
  expect(answer?.variables[4]).toBe(`${publicUrl}/v/${tokenOf(booking)}`);
});

test("says that a visit needs no fasting, whatever the patient answers", async () => {
  const booking = await book("98766 10012");
  await press("+919876610012", "I ate", payloadOf("ate", booking));
  expect(await findBooking(booking.id)).toMatchObject({ fastingAnswer: null });
  expect(await listInbound()).toMatchObject([{ kind: "ate", seenAt: mondayMorning }]);
  expect(await listAnswers()).toMatchObject([{ kind: "fasting-not-needed" }]);
});

test("a forged or outdated button is a message for staff", async () => {
  const [booking, other] = [await book("98766 10013"), await book("98766 10014")];
  const forged = [
    ["+919876610013", `ate ${booking.id} ${tokenOf(other)}`],
    ["+919876610013", `ate ${booking.id} ${"a".repeat(22)}`],
    ["+919876610013", `not-me ${other.id} ${tokenOf(other)}`],
    ["+919876610014", payloadOf("not-me", booking)],
    ["+919876610013", `not-me 2147483647 ${tokenOf(booking)}`],
    ["+919876610013", "ate"],
  ] as const;
  for (const [phone, payload] of forged) expect((await press(phone, "I ate", payload)).status).toBe(200);
  await app.call("PATCH", `/api/bookings/${booking.id}/status`, { status: "declined", ...statusAnswers }, admin);
  await press("+919876610013", "I ate", payloadOf("ate", booking));
  const rows = await listInbound();
  expect(rows.map(({ kind, seenAt }) => [kind, seenAt])).toEqual(Array(7).fill(["other", null]));
  expect(rows[3]).toMatchObject({ bookingId: other.id });
  expect((await listAnswers()).map(({ kind }) => kind)).toEqual(["visit-declined"]);
  expect(await app.db.select().from(optOuts)).toEqual([]);
});

test("an answer about a visit of yesterday is a message for staff", async () => {
  const booking = await book("98766 10015", { items: [fastingPackage] });
  await app.db.update(bookings).set({ day: "2026-11-22" }).where(eq(bookings.id, booking.id));
  await press("+919876610015", "I ate", payloadOf("ate", booking));
  expect(await listInbound()).toMatchObject([{ kind: "other", seenAt: null, bookingId: booking.id }]);
  expect(await listAnswers()).toEqual([]);
});

test("after STOP a move by staff notifies no one, and staff see it; waiting messages are not sent", async () => {
  const booking = await book("98766 10020", { name: "Jeet Gill" });
  const waiting = await outbox.write({ kind: "visit-confirmed", bookingId: booking.id });
  const code = await outbox.write({ kind: "login-code", recipient: booking.phone });
  await write("+919876610020", "stop.");
  expect(await outbox.deliver(waiting)).toMatchObject({
    state: "failed",
    failure: "This phone asked for no more messages.",
  });
  expect((await outbox.deliver(code)).state).toBe("sent");
  const [, , answer] = await listAnswers();
  expect(answer).toMatchObject({ kind: "opted-out", bookingId: booking.id });
  expect((await outbox.deliver(answer?.id ?? 0)).state).toBe("sent");
  const move = { bookingDate: "2026-12-01", bookingTime: "09:00 AM" };
  expect((await app.call("POST", `/api/bookings/${booking.id}/move`, move, admin)).status).toBe(200);
  await writeVisitMoved(app.ctx(), { bookingId: booking.id, version: booking.version + 1 });
  expect(await listAnswers()).toHaveLength(3);
  const optOut = { since: mondayMorning.toISOString(), source: "stop", patientId: null };
  expect(await openPanel(booking.id)).toMatchObject({ optOut });
  const { body: found } = await app.call("GET", "/api/opt-outs?phone=9876610020", undefined, admin);
  expect(found).toEqual([optOut]);
});

test("STOP says once that it counts; START allows messages again", async () => {
  const booking = await book("98766 10021");
  for (const word of ["STOP", "stop", "START", "start"]) await write("+919876610021", word);
  expect((await listAnswers()).map(({ kind }) => kind)).toEqual(["opted-out", "opted-in"]);
  expect((await listInbound()).map(({ kind, seenAt }) => [kind, seenAt])).toEqual([
    ...[
      ["stop", mondayMorning],
      ["stop", mondayMorning],
    ],
    ...[
      ["start", mondayMorning],
      ["start", mondayMorning],
    ],
  ]);
  await writeVisitMoved(app.ctx(), { bookingId: booking.id, version: 2 });
  expect((await listAnswers()).map(({ kind }) => kind)).toContain("visit-moved");
  const isAbout = and(eq(auditLog.bookingId, booking.id), eq(auditLog.actor, "patient"));
  const entries = await app.db.select().from(auditLog).where(isAbout).orderBy(asc(auditLog.id));
  expect(entries.map(({ action, change }) => [action, change])).toEqual([
    ["opted-out", { source: "stop" }],
    ["opted-in", { source: "stop" }],
  ]);
});

test("Not me stops messages about this patient alone, and is a task for staff", async () => {
  const stranger = await book("98766 10022", { name: "Billo Virk" });
  const owner = await book("98766 10022", { name: "Channan Gill" });
  await press("+919876610022", "Not me", payloadOf("not-me", stranger));
  expect(await listInbound()).toMatchObject([{ kind: "not-me", bookingId: stranger.id, seenAt: null }]);
  const [answer] = await listAnswers();
  expect(answer).toMatchObject({ kind: "not-me-noted" });
  expect(answer?.body).not.toMatch(/Billo|BK-/);
  expect((await outbox.deliver(answer?.id ?? 0)).state).toBe("sent");
  for (const { id } of [stranger, owner]) await writeVisitMoved(app.ctx(), { bookingId: id, version: 2 });
  const moved = (await listAnswers()).filter(({ kind }) => kind === "visit-moved");
  expect(moved.map(({ bookingId }) => bookingId)).toEqual([owner.id]);
  expect((await openPanel(stranger.id)).optOut).toMatchObject({ source: "not-me", patientId: stranger.patientId });
  expect((await openPanel(owner.id)).optOut).toBeNull();
  await write("+919876610022", "START");
  expect((await openPanel(stranger.id)).optOut).not.toBeNull();
});

test("an email is sent although the phone has opted out", async () => {
  const booking = await book("98766 10023");
  await app.db.update(bookings).set({ email: "asha@example.com" }).where(eq(bookings.id, booking.id));
  await write("+919876610023", "STOP");
  await writeVisitMoved(app.ctx(), { bookingId: booking.id, version: 2 });
  expect((await listAnswers()).map(({ kind, channel }) => [kind, channel])).toEqual([
    ["opted-out", "whatsapp"],
    ["visit-moved", "email"],
  ]);
});

test("the office stops messages on request and allows them again; the patient sees none of it", async () => {
  const booking = await book("98766 10024");
  const path = `/api/bookings/${booking.id}/opt-out`;
  const optOut = { since: mondayMorning.toISOString(), source: "staff", patientId: null };
  expect((await app.call("PUT", path, undefined, admin)).body).toEqual({ optOut });
  await press("+919876610024", "Not me", payloadOf("not-me", booking));
  expect((await app.call("PUT", path, undefined, admin)).body).toEqual({ optOut });
  const session = await app.call("POST", "/api/patient/session", { phone: booking.phone });
  const patient = {
    cookie: session.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; "),
  };
  const { body: own } = await app.call("GET", `/api/bookings/${booking.id}`, undefined, patient);
  expect([own.code, "optOut" in own]).toEqual([booking.code, false]);
  expect((await app.call("PUT", path, undefined, patient)).status).toBe(403);
  expect((await app.call("DELETE", path, undefined, admin)).status).toBe(204);
  expect((await openPanel(booking.id)).optOut).toBeNull();
  expect(await app.db.select().from(optOuts)).toEqual([]);
  expect((await app.call("DELETE", path, undefined, admin)).status).toBe(204);
});

test("a merge and a split keep the opt-out of the patient", async () => {
  const kept = await book("98766 10025", { name: "Harleen Deol" });
  const removed = await book("98766 10025", { name: "Harlin Deol" });
  await press("+919876610025", "Not me", payloadOf("not-me", removed));
  const path = `/api/patients/${kept.patientId}/merge`;
  const { body: plan } = await app.call("GET", `${path}?otherId=${removed.patientId}`, undefined, admin);
  const merge = { otherId: removed.patientId, seen: plan.seen };
  expect((await app.call("POST", path, merge, admin)).status).toBe(200);
  expect(await app.db.select().from(optOuts)).toMatchObject([{ patientId: kept.patientId, source: "not-me" }]);
  const split = { bookings: [{ id: removed.id }], name: "Harlin Deol" };
  const { status } = await app.call("POST", `/api/patients/${kept.patientId}/split`, split, admin);
  expect(status).toBe(200);
  expect(await app.db.select().from(optOuts)).toHaveLength(2);
});
