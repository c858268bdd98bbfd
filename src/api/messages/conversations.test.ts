import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Conversation, Thread } from "#core/messages/conversations/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { auditLog, bookings, patients } from "#db/schema/bookings.ts";
import { contactMessages, inboundMessages, messages, optOuts } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";
import { startFakeTwilio } from "#test/fakes/twilio.ts";
import { createTestMessaging, toTwilioConfig } from "#test/messaging.ts";

let app: TestApp;
let admin: { cookie: string };
let twilio: Awaited<ReturnType<typeof startFakeTwilio>>;
beforeAll(async () => {
  twilio = await startFakeTwilio();
  app = await createTestApp({ messaging: createTestMessaging(toTwilioConfig(twilio)) });
  admin = await app.adminCookie();
});
afterAll(async () => {
  await app.close();
  await twilio.close();
});

const minutesAgo = (minutes: number) => new Date(mondayMorning.getTime() - minutes * 60_000);

async function receive(changes: Partial<typeof inboundMessages.$inferInsert> = {}): Promise<number> {
  const basis = {
    providerId: randomUUID(),
    phone: "+919876541001",
    kind: "other",
    body: "Where is my report?",
  } as const;
  const [row] = await app.db
    .insert(inboundMessages)
    .values({ ...basis, receivedAt: minutesAgo(10), ...changes })
    .returning({ id: inboundMessages.id });
  return row?.id ?? 0;
}

async function write(changes: Partial<typeof contactMessages.$inferInsert> = {}): Promise<number> {
  const basis = { name: "Harleen Gill", email: "harleen@example.com", phone: "098765-41001", subject: "Parking" };
  const [row] = await app.db
    .insert(contactMessages)
    .values({ ...basis, message: "Where can we leave the car?", receivedAt: minutesAgo(5), ...changes })
    .returning({ id: contactMessages.id });
  return row?.id ?? 0;
}

let causes = 0;
async function send(changes: Partial<typeof messages.$inferInsert> = {}): Promise<number> {
  const basis = { kind: "report-ready", channel: "whatsapp", recipient: "+919876541001", body: "It is ready." };
  const at = changes.createdAt ?? minutesAgo(30);
  const [row] = await app.db
    .insert(messages)
    .values({
      ...basis,
      state: "delivered",
      tries: 1,
      dueAt: null,
      cause: `sent ${++causes}`,
      stateAt: at,
      createdAt: at,
      ...changes,
    })
    .returning({ id: messages.id });
  return row?.id ?? 0;
}

let hour = 0;

/** Books each time another slot, so that none is full. */
async function book(patient: { name: string; phone: string; age?: number }): Promise<{ id: number; code: string }> {
  const changes = { patient, booking: { bookingTime: slotTimes[++hour % slotTimes.length] ?? slotTimes[0] } };
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking(changes)), admin);
  return body.booking;
}

async function list(query = ""): Promise<Conversation[]> {
  return (await app.call("GET", `/api/admin/conversations${query}`, undefined, admin)).body;
}

async function open(key: string): Promise<Thread> {
  return (await app.call("GET", `/api/admin/conversations/${encodeURIComponent(key)}`, undefined, admin)).body;
}

async function empty(): Promise<void> {
  for (const table of [inboundMessages, contactMessages, messages, optOuts]) await app.db.delete(table);
}

test("a phone is one conversation, whatever table its messages are in", async () => {
  await empty();
  const inboundId = await receive();
  const contactId = await write();
  await send({ createdAt: minutesAgo(60) });
  const [conversation, ...others] = await list();
  expect(others).toEqual([]);
  expect(conversation).toMatchObject({
    ...{ key: "+919876541001", state: "waiting", source: "contact", subject: "Parking", name: "Harleen Gill" },
    since: minutesAgo(10).toISOString(),
    waiting: { inboundIds: [inboundId], contactIds: [contactId] },
  });
  const { entries } = await open("+919876541001");
  expect(entries.map(({ source, body }) => [source, body])).toEqual([
    ["outbox", "It is ready."],
    ["inbound", "Where is my report?"],
    ["contact", "Where can we leave the car?"],
  ]);
});

test("waiting conversations come oldest first and page by page", async () => {
  await empty();
  for (const [index, age] of [30, 50, 10, 40, 20].entries())
    await receive({ phone: `+91987654200${index}`, receivedAt: minutesAgo(age) });
  const first = await app.call("GET", "/api/admin/conversations?limit=2", undefined, admin);
  const next = /<([^>]*)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const second = await app.call("GET", next, undefined, admin);
  const keys = [...first.body, ...second.body].map(({ key }: Conversation) => key);
  expect(keys).toEqual(["+919876542001", "+919876542003", "+919876542000", "+919876542004"]);
});

test("messages of the same moment keep their place in the pages", async () => {
  await empty();
  for (const end of [1, 2, 3]) await receive({ phone: `+91987654300${end}`, receivedAt: minutesAgo(1) });
  const keys: string[] = [];
  let path: string | undefined = "/api/admin/conversations?show=all&limit=1";
  while (path) {
    const page = await app.call("GET", path, undefined, admin);
    keys.push(...page.body.map(({ key }: Conversation) => key));
    path = /<([^>]*)>/.exec(page.headers.get("link") ?? "")?.[1];
  }
  expect(keys).toEqual(["+919876543003", "+919876543002", "+919876543001"]);
});

test("an answer waits only if staff must act", async () => {
  await empty();
  const { id: bookingId } = await book({ name: "Asha Rani", phone: "98765 44001" });
  const phone = "+919876544001";
  for (const kind of ["fasted", "stop", "start"] as const) await receive({ phone, kind });
  expect(await list()).toEqual([]);
  await receive({ phone, kind: "ate", bookingId });
  expect(await list()).toEqual([]);
  await app.db
    .update(bookings)
    .set({ fastingAnswer: "ate", fastingAnsweredAt: mondayMorning })
    .where(eq(bookings.id, bookingId));
  expect(await list()).toMatchObject([{ inboundKind: "ate", name: "Asha Rani" }]);
});

test("lists what a provider could not deliver until it is sent again or a reply went out", async () => {
  await empty();
  const failed = { state: "failed", failure: "Not on WhatsApp" } as const;
  await send({ recipient: "+919876545001", ...failed });
  await send({ recipient: "+919876545002", ...failed, tries: 0 });
  await send({ recipient: "+919876545003", ...failed, stateAt: minutesAgo(5 * 24 * 60) });
  await send({ recipient: "+919876545004", ...failed, kind: "login-code" });
  await send({ recipient: "+919876545005", ...failed });
  expect((await list("?show=failed")).map(({ key, state, failure }) => [key, state, failure])).toEqual([
    ["+919876545001", "failed", "Not on WhatsApp"],
    ["+919876545005", "failed", "Not on WhatsApp"],
  ]);
  await send({ recipient: "+919876545005", kind: "reply", state: "sent" });
  expect((await list("?show=failed")).map(({ key }) => key)).toEqual(["+919876545001"]);
});

test("a failed email belongs to the phone of its booking", async () => {
  await empty();
  const { id: bookingId } = await book({ name: "Meena Rani", phone: "98765 45010" });
  await send({
    channel: "email",
    recipient: "meena@example.com",
    state: "failed",
    failure: "No such mailbox",
    bookingId,
  });
  expect(await list("?show=failed")).toMatchObject([{ key: "+919876545010", name: "Meena Rani" }]);
  const { entries } = await open("+919876545010");
  expect(entries.filter(({ source }) => source === "outbox")).toContainEqual(
    expect.objectContaining({ channel: "email", failure: "No such mailbox" }),
  );
});

test("a search finds phones in any notation, senders, patients, and phones that never wrote", async () => {
  await empty();
  await receive({ phone: "+919876546001" });
  await write({ phone: "98765 46002", name: "Simran Sandhu" });
  await book({ name: "Balwinder Sekhon", phone: "98765 46003" });
  await send({ recipient: "+919876546003" });
  const find = async (search: string) =>
    (await list(`?show=all&search=${encodeURIComponent(search)}`)).map(({ key }) => key);
  expect(await find("0 98765 46001")).toEqual(["+919876546001"]);
  expect(await find("simran")).toEqual(["+919876546002"]);
  expect(await find("sekhon")).toEqual(["+919876546003"]);
  expect(await find("nothing like this")).toEqual([]);
});

test("a contact message whose phone cannot be read is a conversation of its own", async () => {
  await empty();
  const id = await write({ phone: "ask at the gate" });
  expect(await list()).toMatchObject([{ key: `contact-${id}`, phone: null }]);
  expect(await open(`contact-${id}`)).toMatchObject({ phone: null, patients: [], replyUntil: null, entries: [{ id }] });
  expect((await app.call("GET", "/api/admin/conversations/contact-999999", undefined, admin)).status).toBe(404);
});

test("a thread names the phone's patients, their last bookings and the next visit", async () => {
  await empty();
  const booked = await book({ name: "Kuldeep Mann", phone: "98765 47001", age: 62 });
  await book({ name: "Jagdeep Mann", phone: "98765 47001", age: 35 });
  await receive({ phone: "+919876547001" });
  const thread = await open("+919876547001");
  expect(thread.patients.map(({ name, age, latest }) => [name, age, latest?.status])).toEqual([
    ["Kuldeep Mann", 62, "confirmed"],
    ["Jagdeep Mann", 35, "confirmed"],
  ]);
  expect(thread.nextVisit).toMatchObject({ code: booked.code, patientName: "Kuldeep Mann" });
});

test("an erased patient is in no conversation", async () => {
  await empty();
  await book({ name: "Gone Gill", phone: "98765 47100" });
  await app.db
    .update(patients)
    .set({ name: "Erased patient", phone: "", erasedAt: mondayMorning })
    .where(eq(patients.phone, "+919876547100"));
  await app.db.update(bookings).set({ phone: "" }).where(eq(bookings.phone, "+919876547100"));
  await send({ recipient: "", body: "", emptiedAt: mondayMorning, state: "failed" });
  await receive({ phone: "+919876547100" });
  expect(await open("+919876547100")).toMatchObject({ patients: [], nextVisit: null });
  expect(await list("?show=all&search=Erased")).toEqual([]);
  expect(await list("?show=failed")).toEqual([]);
  expect(await list()).toMatchObject([{ name: null, otherPatients: 0 }]);
});

test("an inbound message is handled once, and the mark can be taken back", async () => {
  await empty();
  const id = await receive();
  const path = `/api/admin/inbound-messages/${id}/handled`;
  const waiting = async () => (await app.call("GET", "/api/admin/status", undefined, admin)).body.unansweredMessages;
  expect(await waiting()).toBe(1);
  const marks = await Promise.all([1, 2].map(() => app.call("POST", path, undefined, admin)));
  expect(marks.map(({ status }) => status)).toEqual([204, 204]);
  expect(await waiting()).toBe(0);
  expect((await open("+919876541001")).entries).toMatchObject([{ handledBy: "admin owner", isWaiting: false }]);
  expect((await app.call("DELETE", path, undefined, admin)).status).toBe(204);
  expect(await waiting()).toBe(1);
  const entries = await app.db.select().from(auditLog).where(eq(auditLog.action, "inbound-handled"));
  expect(entries.map(({ change }) => change)).toEqual([
    { inboundMessageId: id },
    { inboundMessageId: id, reopened: true },
  ]);
});

const reply = (phone: string, key = randomUUID(), body = "It is ready at 2 PM.") =>
  app.call("POST", `/api/admin/conversations/${encodeURIComponent(phone)}/replies`, { key, body }, admin);

test("a reply goes out once within 24 hours of the phone's last message", async () => {
  await empty();
  const phone = "+919876548001";
  await receive({ phone, receivedAt: minutesAgo(24 * 60 - 1) });
  expect((await open(phone)).replyUntil).toBe(new Date(mondayMorning.getTime() + 60_000).toISOString());
  const key = randomUUID();
  const answers = await Promise.all([reply(phone, key), reply(phone, key)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(await app.db.select().from(messages)).toMatchObject([
    { kind: "reply", recipient: phone, body: "It is ready at 2 PM.", state: "waiting" },
  ]);
  const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, "message"));
  expect(entry?.change).toMatchObject({ kind: "reply", channel: "whatsapp" });
});

test("does not reply later, to a phone that never wrote or opted out, or with an empty text", async () => {
  await empty();
  const phone = "+919876548002";
  await receive({ phone, receivedAt: minutesAgo(24 * 60) });
  const late = await reply(phone);
  await receive({ phone });
  await app.db.insert(optOuts).values({ phone, since: minutesAgo(1), source: "stop" });
  const answers = [late, await reply(phone), await reply("+919876548003"), await reply(phone, randomUUID(), " ")];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect(answers[1]?.body.detail).toBe("This phone asked for no more messages. Please call.");
  expect(await open(phone)).toMatchObject({ replyUntil: null, optOuts: [{ source: "stop", patientName: null }] });
  expect(await app.db.$count(messages)).toBe(0);
});

test("reads a thread by the indexes of phones", async () => {
  await empty();
  const at = sql`now()`;
  await app.db.execute(
    sql`insert into messages (kind, channel, recipient, body, state, state_at, cause, created_at) select 'report-ready', 'whatsapp', '+9198' || lpad((n % 1000)::text, 8, '0'), 'x', 'sent', ${at}, 'many ' || n, ${at} from generate_series(1, 5000) n`,
  );
  await app.db.execute(
    sql`insert into inbound_messages (provider_id, phone, kind, body, received_at) select 'many ' || n, '+9198' || lpad((n % 1000)::text, 8, '0'), 'other', 'x', ${at} from generate_series(1, 5000) n`,
  );
  await app.db.execute(sql`analyze messages, inbound_messages`);
  const statements = await app.recordStatements(() => open("+919800000001"));
  const explain = async (table: string) => {
    const statement = statements.find((text) => text.includes(`from "${table}"`)) ?? "";
    const filled = statement.replace(/limit \$\d+/g, "limit 101").replace(/\$\d+/g, "'+919800000001'");
    return JSON.stringify((await app.db.execute(sql.raw(`explain ${filled}`))).rows);
  };
  expect(await explain("inbound_messages")).toContain("inbound_messages_of_phone");
  expect(await explain("messages")).toContain("messages_to_recipient");
});

test("a list takes as many statements for twenty conversations as for one", async () => {
  await empty();
  await receive();
  const one = await app.recordStatements(() => list());
  for (let end = 10; end < 30; end++) await receive({ phone: `+9198765491${end}` });
  const many = await app.recordStatements(() => list());
  expect(many.length).toBe(one.length);
});

test("the worklists name what patients answered, with its booking or the last one of the phone", async () => {
  await empty();
  const { id } = await book({ name: "Asha Rani", phone: "98765 49501" });
  const wrong = await receive({ phone: "+919876549502", kind: "not-me", bookingId: id, receivedAt: minutesAgo(9) });
  const other = await receive({ phone: "+919876549501" });
  await receive({ phone: "+919876549501", kind: "fasted" });
  const answers = async (cookies: { cookie: string }) =>
    (await app.call("GET", "/api/admin/worklists", undefined, cookies)).body.answers;
  expect(await answers(admin)).toMatchObject([
    { id: wrong, kind: "not-me", booking: { id } },
    { id: other, kind: "other", body: "Where is my report?", booking: { id } },
  ]);
  expect(await answers(await app.staffCookie("technician"))).toBeNull();
});
