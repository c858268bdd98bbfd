import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { formatLoginCode } from "#core/messages/templates/login-code.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";
import { recordReceipt } from "./record-receipt.server.ts";

let app: TestApp;
let twilio: FakeTwilio;
let both: ReturnType<typeof createOutboxDriver>;
const code = { kind: "login-code" as const, body: formatLoginCode("482913", "nabz", sentences), variables: ["482913"] };
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  twilio.clock = () => mondayMorning;
  both = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
});
afterAll(() => Promise.all([app.close(), twilio.close()]));
beforeEach(() => {
  twilio.messages.length = 0;
  twilio.answers.length = 0;
  twilio.onReceived = () => {};
});

/** Minutes until the next check of the message; null if there is none. */
async function getMinutesUntilDue(id: number): Promise<number | null> {
  const minutes = sql<number | null>`round(extract(epoch from ${messages.dueAt} - now()) / 60)::int`;
  const [row] = await app.db.select({ minutes }).from(messages).where(eq(messages.id, id));
  return row?.minutes ?? null;
}

async function smsFor(id: number) {
  const { cause } = await both.find(id);
  return (await both.all()).find((message) => message.cause === cause && message.channel === "sms");
}

test("sends the code by WhatsApp and redacts it on arrival", async () => {
  const id = await both.write(code);
  expect(await both.deliver(id)).toMatchObject({ state: "sent", body: expect.stringContaining("482913") });
  expect(twilio.messages[0]?.to).toBe("whatsapp:+919876543001");
  const { channels } = createTestMessaging(toTwilioConfig(twilio));
  const report = { messageId: id, providerId: twilio.messages[0]?.sid ?? "", state: "delivered" } as const;
  await recordReceipt({ ...app.ctx(), channels }, report);
  expect(await both.find(id)).toMatchObject({
    state: "delivered",
    body: expect.stringMatching(/^······ is/),
    variables: [],
  });
  expect(await smsFor(id)).toBeUndefined();
});

test.each([
  ["is refused", { status: 400, code: 63016, message: "Outside of the window" }],
  ["is told to wait", { status: 429, retryAfterSeconds: 5 }],
  ["gets no answer", { takenAnd: "hung up" }],
] as const)("sends a code that %s by SMS at once", async (_, response) => {
  twilio.answers = [response];
  const id = await both.write(code);
  expect(await both.deliver(id)).toMatchObject({ state: "failed", body: expect.stringMatching(/^······ is/) });
  const sms = await smsFor(id);
  expect(await both.deliver(sms?.id ?? 0)).toMatchObject({ state: "sent", body: expect.stringMatching(/^······ is/) });
  expect(twilio.messages.at(-1)).toMatchObject({ to: "+919876543001", body: code.body });
});

test("sends the code by SMS when WhatsApp later reports a failure", async () => {
  const id = await both.write(code);
  await both.deliver(id);
  const { channels } = createTestMessaging(toTwilioConfig(twilio));
  const report = {
    messageId: id,
    providerId: twilio.messages[0]?.sid ?? "",
    state: "failed",
    failure: "63024",
  } as const;
  await Promise.all([1, 2].map(() => recordReceipt({ ...app.ctx(), channels }, report)));
  expect(await both.find(id)).toMatchObject({ state: "failed", body: expect.stringMatching(/^······ is/) });
  expect((await both.all()).filter(({ channel, body }) => channel === "sms" && body === code.body)).toHaveLength(1);
});

test("redacts a code after ten minutes if WhatsApp reports nothing", async () => {
  const id = await both.write(code);
  await both.deliver(id);
  expect((await both.deliver(id, 300)).body).toContain("482913");
  expect((await both.deliver(id, 600)).body).toMatch(/^······ is/);
});

test("redacts a code that is reported sent before the try returns as soon as any other", async () => {
  const { channels } = createTestMessaging(toTwilioConfig(twilio));
  const reportSent = (id: number) => {
    twilio.onReceived = ({ sid }) =>
      recordReceipt({ ...app.ctx(), channels }, { messageId: id, providerId: sid, state: "sent" });
  };
  const id = await both.write(code);
  reportSent(id);
  expect(await both.deliver(id)).toMatchObject({ state: "sent", body: code.body });
  expect(await getMinutesUntilDue(id)).toBe(10);
  const sms = await both.write({ ...code, channel: "sms" });
  reportSent(sms);
  expect(await both.deliver(sms)).toMatchObject({ state: "sent", body: expect.stringMatching(/^······ is/) });
  expect(await getMinutesUntilDue(sms)).toBeNull();
});

test("does not send a code older than ten minutes, and the SMS keeps the code's age", async () => {
  const late = await both.write(code);
  expect(await both.deliver(late, 600)).toMatchObject({ state: "failed", failure: "The code had expired." });
  const sms = await smsFor(late);
  expect(sms?.createdAt).toEqual(mondayMorning);
  expect(await both.deliver(sms?.id ?? 0, 600)).toMatchObject({ state: "failed" });
  expect(twilio.messages).toEqual([]);
});

test("sends the code by SMS if only SMS is set up", async () => {
  const smsAlone = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio, { whatsappFrom: undefined })));
  const id = await smsAlone.write({ ...code, cause: "sms alone" });
  await smsAlone.deliver(id);
  expect(await smsAlone.deliver((await smsFor(id))?.id ?? 0)).toMatchObject({ state: "sent" });
});

test("keeps the code readable if no channel is set up", async () => {
  const none = createOutboxDriver(app, createTestMessaging());
  const id = await none.write({ ...code, cause: "no channel" });
  expect(await none.deliver(id)).toMatchObject({ state: "kept", body: code.body });
});
