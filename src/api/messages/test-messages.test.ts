// Rows 1.26, 2.137, 6.12, 7.32, 7.33, 8.29, 10.24
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { type FakeTwilio, startFakeTwilio } from "#test/fakes/twilio.ts";
import { createTestMessaging, toTwilioConfig } from "#test/messaging.ts";

let demo: TestApp;
let twilio: FakeTwilio;
beforeAll(async () => {
  twilio = await startFakeTwilio();
  twilio.clock = () => mondayMorning;
  demo = await createTestApp({ messaging: createTestMessaging(toTwilioConfig(twilio)) });
});
afterAll(() => Promise.all([demo.close(), twilio.close()]));
beforeEach(() => {
  twilio.answers.length = 0;
  twilio.messages.length = 0;
});

async function appWith(setup: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const app = await createTestApp(setup);
  onTestFinished(() => app.close());
  return app;
}

const send = (app: TestApp, phone: unknown, headers = {}) => app.call("POST", "/api/test-whatsapp", { phone }, headers);

test("sends a test message at once", async () => {
  const { status, body } = await send(demo, "9876543210");
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      message: "WhatsApp test message sent successfully!",
      directSent: true,
      whatsappUrl: expect.stringMatching(/^https:\/\/wa\.me\/919876543210\?text=/),
    },
  ]);
  expect(twilio.messages.map(({ to }) => to)).toEqual(["whatsapp:+919876543210"]);
});

test("returns the provider's reason for a failure and a chat link", async () => {
  twilio.answers = [{ status: 400, code: 63016, message: "Outside of the window" }];
  expect((await send(demo, "919876543211")).body).toEqual({
    success: false,
    message: "Outside of the window (63016)",
    directSent: false,
    whatsappUrl: expect.stringContaining("wa.me/919876543211"),
  });
});

test("does not suggest a second message if the provider did not answer", async () => {
  twilio.answers = [{ takenAnd: "hung up" }];
  expect((await send(demo, "9876543212")).body).toEqual({
    success: true,
    message: "WhatsApp message status unknown. Please check your phone.",
    directSent: false,
    whatsappUrl: null,
  });
});

test("without a channel returns a chat link", async () => {
  const app = await appWith({});
  expect((await send(app, "9876543210")).body).toMatchObject({
    success: true,
    directSent: false,
    whatsappUrl: expect.any(String),
  });
});

test.each([
  ["", "Please enter a phone number"],
  ["98765", "Please enter a valid 10-digit phone number"],
  ["call me", "Please enter a valid 10-digit phone number"],
])("rejects the phone %j with its sentence", async (phone, sentence) => {
  const { status, body } = await send(demo, phone);
  expect([status, body.detail]).toEqual([422, sentence]);
});

test("limits a phone to five messages an hour and an address to twenty", async () => {
  const app = await appWith({});
  const toOne: number[] = [];
  for (let n = 0; n < 6; n++) toOne.push((await send(app, "9876543210")).status);
  expect(toOne).toEqual([200, 200, 200, 200, 200, 429]);
  const toMany: number[] = [];
  for (let n = 0; n < 15; n++) toMany.push((await send(app, `98765433${10 + n}`)).status);
  expect(toMany.at(-1)).toBe(429);
  expect(toMany.slice(0, 14).every((status) => status === 200)).toBe(true);
});

test("in production only staff send test messages and read the status", async () => {
  const lab = await appWith({ isDemo: false, messaging: createTestMessaging(toTwilioConfig(twilio)) });
  expect((await send(lab, "9876543210")).status).toBe(401);
  expect((await lab.call("GET", "/api/twilio-status")).status).toBe(401);
  const staffCookie = await lab.adminCookie();
  expect((await send(lab, "9876543210", staffCookie)).body.directSent).toBe(true);
  expect((await lab.call("GET", "/api/twilio-status", undefined, staffCookie)).body.success).toBe(true);
});

test("returns the provider's state: configured, not configured, unreachable", async () => {
  const none = await appWith({});
  const wrong = await appWith({
    messaging: createTestMessaging(toTwilioConfig(twilio, { authToken: "0".repeat(32) })),
  });
  const answers = [];
  for (const app of [demo, none, wrong]) answers.push((await app.call("GET", "/api/twilio-status")).body);
  expect(answers).toEqual([
    { success: true, twilioInitialized: true, accountInfo: { status: "active", friendlyName: "nabz lab" } },
    { success: true, twilioInitialized: false, accountInfo: null },
    { success: false, twilioInitialized: true, accountInfo: null },
  ]);
});
