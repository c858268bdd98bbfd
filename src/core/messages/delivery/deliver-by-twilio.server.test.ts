// Row 10.10
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MOST_TRIES, waitSeconds } from "#core/messages/message.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, outboxOf, settingsOf } from "#test/messaging.ts";

let app: TestApp;
let twilio: TwilioDouble;
let outbox: ReturnType<typeof outboxOf>;
beforeAll(async () => {
  [app, twilio] = await Promise.all([createTestApp(), startTwilio()]);
  twilio.clock = () => mondayMorning;
  outbox = outboxOf(app, messagingBy(settingsOf(twilio)));
});
afterAll(() => Promise.all([app.close(), twilio.close()]));
beforeEach(() => {
  twilio.messages.length = 0;
  twilio.answers.length = 0;
});

test("a message goes out once, from the lab's number, and asks to be reported of", async () => {
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
test("without a channel a message is kept to be read", async () => {
  const id = await outbox.write({ channel: "email", recipient: "harpreet@example.com" });
  expect(await outbox.deliver(id)).toMatchObject({ state: "kept", tries: 0, body: "Hello" });
});

test("an approved template is filled in place of the text", async () => {
  const contentSid = `HX${"a".repeat(32)}`;
  const byTemplate = outboxOf(app, messagingBy(settingsOf(twilio, { templates: { "sample-collected": contentSid } })));
  const id = await byTemplate.write({ kind: "sample-collected", variables: ["Harpreet Kaur", "BK-12345678"] });
  await byTemplate.deliver(id);
  const { Body, ContentSid, ContentVariables } = twilio.messages[0]?.form ?? {};
  expect([Body, ContentSid, ContentVariables]).toEqual([
    undefined,
    contentSid,
    '{"1":"Harpreet Kaur","2":"BK-12345678"}',
  ]);
});

test("a refusal is final and keeps the provider's reason", async () => {
  const id = await outbox.write({ recipient: "+00" });
  expect(await outbox.deliver(id)).toMatchObject({ state: "failed", failure: expect.stringContaining("21211") });
});

test("a wrong token is the lab's to mend: the message waits", async () => {
  const wrong = outboxOf(app, messagingBy(settingsOf(twilio, { authToken: "0".repeat(32) })));
  const id = await wrong.write();
  expect(await wrong.deliver(id)).toMatchObject({ state: "waiting", failure: expect.stringContaining("20003") });
  expect(await outbox.deliver(id, 20)).toMatchObject({ state: "sent", tries: 2 });
});

test("a busy provider is asked again when it says, not before", async () => {
  twilio.answers = [{ status: 429, code: 20429, message: "Too Many Requests", retryAfterSeconds: 50 }];
  const id = await outbox.write();
  expect(await outbox.deliver(id)).toMatchObject({ state: "waiting", tries: 1 });
  expect(await outbox.deliver(id, 20)).toMatchObject({ state: "waiting", tries: 1 });
  expect(await outbox.deliver(id, 50)).toMatchObject({ state: "sent", tries: 2 });
});

test.each(["answered with 500", "hung up"] as const)(
  "a try that was taken and %s is found again, and not sent twice",
  async (takenAnd) => {
    twilio.answers = [{ takenAnd }];
    const id = await outbox.write({ body: `Found after it ${takenAnd}` });
    expect((await outbox.deliver(id)).state).toBe("sending");
    expect((await outbox.deliver(id, 5)).state).toBe("sending");
    expect(await outbox.deliver(id, 20)).toMatchObject({ state: "sent", tries: 1 });
    expect(twilio.messages).toHaveLength(1);
  },
);

test("a template that was taken unanswered is found by what fills it", async () => {
  const contentSid = `HX${"b".repeat(32)}`;
  twilio.templates[contentSid] = "Hello {{1}}, your booking {{2}} is confirmed.";
  const byTemplate = outboxOf(app, messagingBy(settingsOf(twilio, { templates: { "booking-confirmed": contentSid } })));
  twilio.answers = [{ takenAnd: "hung up" }];
  const id = await byTemplate.write({ variables: ["Simran", "BK-00000042"] });
  await byTemplate.deliver(id);
  expect(await byTemplate.deliver(id, 20)).toMatchObject({ state: "sent", tries: 1 });
  expect(twilio.messages).toHaveLength(1);
});

test("a failure of the provider's own, before it took anything, is tried again", async () => {
  twilio.answers = [{ status: 503, code: 20503, message: "Service unavailable" }];
  const id = await outbox.write({ body: "Tried again after 503" });
  expect((await outbox.deliver(id)).state).toBe("sending");
  expect(await outbox.deliver(id, 20)).toMatchObject({ state: "sent", tries: 2 });
  expect(twilio.messages).toHaveLength(1);
});

test("a provider that is never reached is given up in the end", async () => {
  const nowhere = outboxOf(app, messagingBy(settingsOf(twilio, { apiUrl: "http://127.0.0.1:1" })));
  const id = await nowhere.write();
  let seconds = 0;
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const { state } = await nowhere.deliver(id, seconds);
    expect([tries, state]).toEqual([tries, tries < MOST_TRIES ? "waiting" : "failed"]);
    seconds += waitSeconds(tries);
  }
});

test("two jobs at one message send it once", async () => {
  const id = await outbox.write();
  await Promise.all([outbox.deliver(id), outbox.deliver(id), outbox.deliver(id)]);
  expect(twilio.messages).toHaveLength(1);
});

test("what is about a deleted booking is not sent", async () => {
  const id = await outbox.write({ bookingId: 2_000_000 });
  expect(await outbox.deliver(id)).toMatchObject({ state: "failed", failure: "The booking had been deleted." });
  expect(twilio.messages).toEqual([]);
});
