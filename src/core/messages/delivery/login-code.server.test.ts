import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loginCodeText } from "#core/messages/texts/login-code.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, outboxOf, settingsOf } from "#test/messaging.ts";
import { noteReport } from "./note-report.server.ts";

let app: TestApp;
let twilio: TwilioDouble;
let both: ReturnType<typeof outboxOf>;
const code = { kind: "login-code" as const, body: loginCodeText("482913", "nabz"), variables: ["482913"] };
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startTwilio()]);
  twilio.clock = () => mondayMorning;
  both = outboxOf(app, messagingBy(settingsOf(twilio)));
});
afterAll(() => Promise.all([app.close(), twilio.close()]));
beforeEach(() => {
  twilio.messages.length = 0;
  twilio.answers.length = 0;
  twilio.onTaken = () => {};
});

/** In how many minutes a message is to be looked at again; null where it is not. */
async function looksAt(id: number): Promise<number | null> {
  const minutes = sql<number | null>`round(extract(epoch from ${messages.dueAt} - now()) / 60)::int`;
  const [row] = await app.db.select({ minutes }).from(messages).where(eq(messages.id, id));
  return row?.minutes ?? null;
}

async function smsFor(id: number) {
  const { cause } = await both.find(id);
  return (await both.all()).find((message) => message.cause === cause && message.channel === "sms");
}

test("a code goes by WhatsApp, and is blanked when it has arrived", async () => {
  const id = await both.write(code);
  expect(await both.deliver(id)).toMatchObject({ state: "sent", body: expect.stringContaining("482913") });
  expect(twilio.messages[0]?.to).toBe("whatsapp:+919876543001");
  const { channels } = messagingBy(settingsOf(twilio));
  const report = { messageId: id, providerId: twilio.messages[0]?.sid ?? "", state: "delivered" } as const;
  await noteReport({ ...app.ctx(), channels }, report);
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
] as const)("a code that %s goes by SMS at once", async (_, answer) => {
  twilio.answers = [answer];
  const id = await both.write(code);
  expect(await both.deliver(id)).toMatchObject({ state: "failed", body: expect.stringMatching(/^······ is/) });
  const sms = await smsFor(id);
  expect(await both.deliver(sms?.id ?? 0)).toMatchObject({ state: "sent", body: expect.stringMatching(/^······ is/) });
  expect(twilio.messages.at(-1)).toMatchObject({ to: "+919876543001", body: code.body });
});

test("a code of which WhatsApp reports later that it did not arrive goes by SMS", async () => {
  const id = await both.write(code);
  await both.deliver(id);
  const { channels } = messagingBy(settingsOf(twilio));
  const report = {
    messageId: id,
    providerId: twilio.messages[0]?.sid ?? "",
    state: "failed",
    failure: "63024",
  } as const;
  await Promise.all([1, 2].map(() => noteReport({ ...app.ctx(), channels }, report)));
  expect(await both.find(id)).toMatchObject({ state: "failed", body: expect.stringMatching(/^······ is/) });
  expect((await both.all()).filter(({ channel, body }) => channel === "sms" && body === code.body)).toHaveLength(1);
});

test("a code that WhatsApp neither brought nor refused is blanked after ten minutes", async () => {
  const id = await both.write(code);
  await both.deliver(id);
  expect((await both.deliver(id, 300)).body).toContain("482913");
  expect((await both.deliver(id, 600)).body).toMatch(/^······ is/);
});

test("a code that is reported sent before its try is answered is not kept longer than another", async () => {
  const { channels } = messagingBy(settingsOf(twilio));
  const reportSent = (id: number) => {
    twilio.onTaken = ({ sid }) =>
      noteReport({ ...app.ctx(), channels }, { messageId: id, providerId: sid, state: "sent" });
  };
  const id = await both.write(code);
  reportSent(id);
  expect(await both.deliver(id)).toMatchObject({ state: "sent", body: code.body });
  expect(await looksAt(id)).toBe(10);
  const sms = await both.write({ ...code, channel: "sms" });
  reportSent(sms);
  expect(await both.deliver(sms)).toMatchObject({ state: "sent", body: expect.stringMatching(/^······ is/) });
  expect(await looksAt(sms)).toBeNull();
});

test("a code older than ten minutes is not sent, and its SMS is as old as it", async () => {
  const late = await both.write(code);
  expect(await both.deliver(late, 600)).toMatchObject({ state: "failed", failure: "The code had expired." });
  const sms = await smsFor(late);
  expect(sms?.createdAt).toEqual(mondayMorning);
  expect(await both.deliver(sms?.id ?? 0, 600)).toMatchObject({ state: "failed" });
  expect(twilio.messages).toEqual([]);
});

test("where only SMS is set up, the code goes by it", async () => {
  const smsAlone = outboxOf(app, messagingBy(settingsOf(twilio, { whatsappFrom: undefined })));
  const id = await smsAlone.write({ ...code, cause: "sms alone" });
  await smsAlone.deliver(id);
  expect(await smsAlone.deliver((await smsFor(id))?.id ?? 0)).toMatchObject({ state: "sent" });
});

test("where nothing is set up, the code stays readable", async () => {
  const none = outboxOf(app, messagingBy());
  const id = await none.write({ ...code, cause: "no channel" });
  expect(await none.deliver(id)).toMatchObject({ state: "kept", body: code.body });
});
