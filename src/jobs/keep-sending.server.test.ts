import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { loginCodeText } from "#core/messages/texts/login-code.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import { messages } from "#db/schema/messages.ts";
import { createLog } from "#platform/log.server.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, outboxOf, settingsOf } from "#test/messaging.ts";
import { createSender } from "./keep-sending.ts";

const code = { kind: "login-code" as const, body: loginCodeText("482913", "nabz"), variables: ["482913"] };
const patiently = { timeout: 15_000, interval: 20 };

let app: TestApp;
let twilio: TwilioDouble;
let outbox: ReturnType<typeof outboxOf>;
let stop = async () => {};
let sender = createSender();
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startTwilio()]);
  twilio.clock = () => mondayMorning;
  outbox = outboxOf(app, messagingBy(settingsOf(twilio)));
});
beforeEach(async () => {
  app.setClock(mondayMorning);
  await app.db.delete(messages);
  twilio.messages.length = 0;
  twilio.onTaken = () => {};
  sender = createSender();
});
afterEach(() => stop());
afterAll(() => Promise.all([app.close(), twilio.close()]));

function start(): void {
  const { channels } = messagingBy(settingsOf(twilio));
  stop = sender.start({ ...app.jobs(), channels, log: createLog("silent") });
}

const states = async () => (await outbox.all()).map(({ state }) => state);

test("what was left in the outbox is sent at the start", async () => {
  await outbox.write();
  start();
  await expect.poll(states, patiently).toEqual(["sent"]);
});

test("what is written is sent once its transaction has ended, and never before", async () => {
  start();
  const { promise: end, resolve: commit } = Promise.withResolvers<void>();
  const wake = { now: mondayMorning, announce: async () => sender.wake("news") };
  const draft = { kind: "booking-confirmed", channel: "whatsapp", recipient: "+919876543001", body: "Hello" } as const;
  const written = app.db.transaction(async (transaction) => {
    await writeMessage(transaction, wake, { ...draft, cause: "slow" });
    await end;
  });
  const other = await outbox.write();
  sender.wake("news");
  await expect.poll(async () => (await outbox.find(other)).state, patiently).toBe("sent");
  expect(twilio.messages).toHaveLength(1);
  commit();
  await written;
  await expect.poll(states, patiently).toEqual(["sent", "sent"]);
});

test("no flood of news that the provider does not answer holds a login code up", async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const isCode = (body: string) => body === code.body;
  twilio.onTaken = ({ body }) => (isCode(body) ? undefined : answered);
  for (let each = 0; each < 20; each++) await outbox.write();
  start();
  await expect.poll(() => twilio.messages.length, patiently).toBe(8);
  await outbox.write(code);
  sender.wake("login-codes");
  await expect.poll(() => twilio.messages.some(({ body }) => isCode(body)), patiently).toBe(true);
  expect(twilio.messages).toHaveLength(9);
  answer();
  await expect.poll(async () => new Set(await states()), patiently).toEqual(new Set(["sent"]));
});

test("a try whose process was killed is taken up when it is due, and what was taken is not sent twice", async () => {
  const id = await outbox.write({ body: "Taken, and then killed" });
  await outbox.deliver(id);
  const killed = { state: "sending", providerId: null, dueAt: sql`now() - interval '1 second'` } as const;
  await app.db.update(messages).set(killed).where(eq(messages.id, id));
  app.setClock(new Date(mondayMorning.getTime() + 20_000));
  start();
  await expect.poll(states, patiently).toEqual(["sent"]);
  expect(twilio.messages).toHaveLength(1);
});
