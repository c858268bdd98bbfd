// Row 10.10
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getRetryDelaySeconds, MAX_TRIES } from "#core/messages/message.ts";
import type { TwilioConfig } from "#platform/channel-config.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createOutboxDriver, createTestMessaging, toTwilioConfig } from "#test/messaging.ts";

let app: TestApp;
let twilio: FakeTwilio;
let outbox: ReturnType<typeof createOutboxDriver>;
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startFakeTwilio()]);
  twilio.clock = () => mondayMorning;
  outbox = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio)));
});
afterAll(() => Promise.all([app.close(), twilio.close()]));
beforeEach(() => {
  twilio.messages.length = 0;
  twilio.answers.length = 0;
});

test("sends a message once, from the lab's number, with a status callback", async () => {
  const id = await outbox.write({ body: "Total: ₹2,299.00 & ਨਬਜ਼" });
  expect(await outbox.deliver(id)).toMatchObject({ state: "sent", tries: 1, failure: null });
  expect((await outbox.deliver(id, 20)).state).toBe("sent");
  expect(twilio.messages.map(({ form }) => form)).toEqual([
    {
      To: "whatsapp:+919876543001",
      From: "whatsapp:+911612500000",
      Body: "Total: ₹2,299.00 & ਨਬਜ਼",
      StatusCallback: `https://nabz.example/api/messages/twilio-status?message=${id}`,
    },
  ]);
});

// Row 10.8
test("stores a message as kept when no channel is set up", async () => {
  const id = await outbox.write({ channel: "email", recipient: "harpreet@example.com" });
  expect(await outbox.deliver(id)).toMatchObject({ state: "kept", tries: 0, body: "Hello" });
});

test("fills an approved template instead of sending the text", async () => {
  const contentSid = `HX${"a".repeat(32)}`;
  const byTemplate = createOutboxDriver(
    app,
    createTestMessaging(toTwilioConfig(twilio, { templates: { "sample-collected": contentSid } })),
  );
  const id = await byTemplate.write({ kind: "sample-collected", variables: ["Harpreet Kaur", "BK-12345678"] });
  await byTemplate.deliver(id);
  const { Body, ContentSid, ContentVariables } = twilio.messages[0]?.form ?? {};
  expect([Body, ContentSid, ContentVariables]).toEqual([
    undefined,
    contentSid,
    '{"1":"Harpreet Kaur","2":"BK-12345678"}',
  ]);
});

test("treats a rejection as final and stores the provider's reason", async () => {
  const id = await outbox.write({ recipient: "+00" });
  expect(await outbox.deliver(id)).toMatchObject({ state: "failed", failure: expect.stringContaining("21211") });
});

test("keeps the message waiting when the auth token is wrong", async () => {
  const wrong = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio, { authToken: "0".repeat(32) })));
  const id = await wrong.write();
  expect(await wrong.deliver(id)).toMatchObject({ state: "waiting", failure: expect.stringContaining("20003") });
  expect(await outbox.deliver(id, 20)).toMatchObject({ state: "sent", tries: 2 });
});

test("retries a busy provider after Retry-After, not before", async () => {
  twilio.answers = [{ status: 429, code: 20429, message: "Too Many Requests", retryAfterSeconds: 50 }];
  const id = await outbox.write();
  expect(await outbox.deliver(id)).toMatchObject({ state: "waiting", tries: 1 });
  expect(await outbox.deliver(id, 20)).toMatchObject({ state: "waiting", tries: 1 });
  expect(await outbox.deliver(id, 50)).toMatchObject({ state: "sent", tries: 2 });
});

test.each(["answered with 500", "hung up"] as const)(
  "finds a try that the provider took and %s, and does not send it twice",
  async (takenAnd) => {
    twilio.answers = [{ takenAnd }];
    const id = await outbox.write({ body: `Found after it ${takenAnd}` });
    expect((await outbox.deliver(id)).state).toBe("sending");
    expect((await outbox.deliver(id, 5)).state).toBe("sending");
    expect(await outbox.deliver(id, 20)).toMatchObject({ state: "sent", tries: 1 });
    expect(twilio.messages).toHaveLength(1);
  },
);

test("finds a template message that was taken without a response by its variables", async () => {
  const contentSid = `HX${"b".repeat(32)}`;
  twilio.templates[contentSid] = "Hello {{1}}, your booking {{2}} is confirmed.";
  const byTemplate = createOutboxDriver(
    app,
    createTestMessaging(toTwilioConfig(twilio, { templates: { "booking-confirmed": contentSid } })),
  );
  twilio.answers = [{ takenAnd: "hung up" }];
  const id = await byTemplate.write({ variables: ["Simran", "BK-00000042"] });
  await byTemplate.deliver(id);
  expect(await byTemplate.deliver(id, 20)).toMatchObject({ state: "sent", tries: 1 });
  expect(twilio.messages).toHaveLength(1);
});

test("retries after a provider error that took nothing", async () => {
  twilio.answers = [{ status: 503, code: 20503, message: "Service unavailable" }];
  const id = await outbox.write({ body: "Tried again after 503" });
  expect((await outbox.deliver(id)).state).toBe("sending");
  expect(await outbox.deliver(id, 20)).toMatchObject({ state: "sent", tries: 2 });
  expect(twilio.messages).toHaveLength(1);
});

test("gives up a provider that is never reached after the last try", async () => {
  const unreachable = createOutboxDriver(
    app,
    createTestMessaging(toTwilioConfig(twilio, { apiUrl: "http://127.0.0.1:1" })),
  );
  const id = await unreachable.write();
  let seconds = 0;
  for (let tries = 1; tries <= MAX_TRIES; tries++) {
    const { state } = await unreachable.deliver(id, seconds);
    expect([tries, state]).toEqual([tries, tries < MAX_TRIES ? "waiting" : "failed"]);
    seconds += getRetryDelaySeconds(tries);
  }
});

test("concurrent jobs for one message send it once", async () => {
  const id = await outbox.write();
  await Promise.all([outbox.deliver(id), outbox.deliver(id), outbox.deliver(id)]);
  expect(twilio.messages).toHaveLength(1);
});

test("does not send a message about a deleted booking", async () => {
  const id = await outbox.write({ bookingId: 2_000_000 });
  expect(await outbox.deliver(id)).toMatchObject({ state: "failed", failure: "The booking had been deleted." });
  expect(twilio.messages).toEqual([]);
});

test("fills the visit link only into a template that is named for it, as its last variable", async () => {
  const [plain, linked] = [`HX${"c".repeat(32)}`, `HX${"d".repeat(32)}`];
  const link = `https://nabz.example/v/00000a${"x".repeat(16)}`;
  const deliver = async (body: string, templates: Partial<TwilioConfig>) => {
    const driver = createOutboxDriver(app, createTestMessaging(toTwilioConfig(twilio, templates)));
    await driver.deliver(await driver.write({ kind: "visit-moved", body, variables: ["Simran"] }));
    const { ContentSid, ContentVariables } = twilio.messages.at(-1)?.form ?? {};
    return [ContentSid, ContentVariables];
  };
  const both = { templates: { "visit-moved": plain }, templatesWithLink: { "visit-moved": linked } };
  const withoutLink = [plain, JSON.stringify({ 1: "Simran" })];
  expect(await deliver(`Moved.\nSee: ${link}`, { templates: both.templates })).toEqual(withoutLink);
  expect(await deliver("Written by an older build.", both)).toEqual(withoutLink);
  expect(await deliver(`Moved.\nSee: ${link}`, both)).toEqual([linked, JSON.stringify({ 1: "Simran", 2: link })]);
});
