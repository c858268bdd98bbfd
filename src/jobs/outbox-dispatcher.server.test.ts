import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { formatLoginCode } from "#core/messages/templates/login-code.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import { messages } from "#db/schema/messages.ts";
import { createLog } from "#platform/log.server.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";
import { createOutboxDispatcher } from "./outbox-dispatcher.ts";

const code = { kind: "login-code" as const, body: formatLoginCode("482913", "nabz", sentences), variables: ["482913"] };
const patiently = { timeout: 60_000, interval: 20 };

let app: TestApp;
let twilio: FakeTwilio;
let outbox: ReturnType<typeof createOutboxDriver>;
let stop = async () => {};
let sender = createOutboxDispatcher();
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  twilio.clock = () => mondayMorning;
  outbox = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
});
beforeEach(async () => {
  app.setClock(mondayMorning);
  await app.db.delete(messages);
  twilio.messages.length = 0;
  twilio.onReceived = () => {};
  sender = createOutboxDispatcher();
});
afterEach(() => stop());
afterAll(() => Promise.all([app.close(), twilio.close()]));

function start(): void {
  const { channels } = createTestMessaging(toTwilioConfig(twilio));
  stop = sender.start({ ...app.jobDeps(), channels, log: createLog("silent") });
}

const states = async () => (await outbox.all()).map(({ state }) => state);

test("sends what was left in the outbox at startup", async () => {
  await outbox.write();
  start();
  await expect.poll(states, patiently).toEqual(["sent"]);
});

test("sends a message after its transaction has ended, never before", async () => {
  start();
  const { promise: end, resolve: commit } = Promise.withResolvers<void>();
  const wake = { now: mondayMorning, emit: async () => sender.wake("news") };
  const draft = {
    kind: "booking-confirmed",
    channel: "whatsapp",
    language: "en",
    recipient: "+919876543001",
    body: "Hello",
  } as const;
  const written = app.db.transaction(async (transaction) => {
    await writeMessage(transaction, wake, { ...draft, cause: "slow" });
    await end;
  });
  const second = await outbox.write();
  sender.wake("news");
  await expect.poll(async () => (await outbox.find(second)).state, patiently).toBe("sent");
  expect(twilio.messages).toHaveLength(1);
  commit();
  await written;
  await expect.poll(states, patiently).toEqual(["sent", "sent"]);
});

test("messages that the provider does not respond to cannot hold up a login code", async () => {
  const { promise: answered, resolve: respond } = Promise.withResolvers<void>();
  const isCode = (body: string) => body === code.body;
  twilio.onReceived = ({ body }) => (isCode(body) ? undefined : answered);
  for (let i = 0; i < 20; i++) await outbox.write();
  start();
  await expect.poll(() => twilio.messages.length, patiently).toBe(8);
  await outbox.write(code);
  sender.wake("login-codes");
  await expect.poll(() => twilio.messages.some(({ body }) => isCode(body)), patiently).toBe(true);
  expect(twilio.messages).toHaveLength(9);
  respond();
  await expect.poll(async () => new Set(await states()), patiently).toEqual(new Set(["sent"]));
});

test("resumes a try whose process was killed, and does not send twice what the provider took", async () => {
  const id = await outbox.write({ body: "Taken, and then killed" });
  await outbox.deliver(id);
  const killed = { state: "sending", providerId: null, dueAt: sql`now() - interval '1 second'` } as const;
  await app.db.update(messages).set(killed).where(eq(messages.id, id));
  app.setClock(new Date(mondayMorning.getTime() + 20_000));
  start();
  await expect.poll(states, patiently).toEqual(["sent"]);
  expect(twilio.messages).toHaveLength(1);
});
