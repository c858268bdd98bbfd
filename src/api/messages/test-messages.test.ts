// Rows 1.26, 2.137, 6.12, 7.32, 7.33, 8.29, 10.24
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { messagingBy, settingsOf } from "#test/messaging.ts";

let demo: TestApp;
let twilio: TwilioDouble;
beforeAll(async () => {
  twilio = await startTwilio();
  twilio.clock = () => mondayMorning;
  demo = await createTestApp({ messaging: messagingBy(settingsOf(twilio)) });
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

test("a test message is sent at once", async () => {
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

test("a refusal is told with the provider's reason, and a chat can be opened instead", async () => {
  twilio.answers = [{ status: 400, code: 63016, message: "Outside of the window" }];
  expect((await send(demo, "919876543211")).body).toEqual({
    success: false,
    message: "Outside of the window (63016)",
    directSent: false,
    whatsappUrl: expect.stringContaining("wa.me/919876543211"),
  });
});

test("without an answer of the provider's nobody is asked to send a second one", async () => {
  twilio.answers = [{ takenAnd: "hung up" }];
  expect((await send(demo, "9876543212")).body).toEqual({
    success: true,
    message: "WhatsApp message status unknown. Please check your phone.",
    directSent: false,
    whatsappUrl: null,
  });
});

test("without a channel there is a chat to open", async () => {
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
])("the phone %j is refused with its sentence", async (phone, sentence) => {
  const { status, body } = await send(demo, phone);
  expect([status, body.detail]).toEqual([422, sentence]);
});

test("one phone gets at most five an hour, and one address sends at most twenty", async () => {
  const app = await appWith({});
  const toOne: number[] = [];
  for (let n = 0; n < 6; n++) toOne.push((await send(app, "9876543210")).status);
  expect(toOne).toEqual([200, 200, 200, 200, 200, 429]);
  const toMany: number[] = [];
  for (let n = 0; n < 15; n++) toMany.push((await send(app, `98765433${10 + n}`)).status);
  expect(toMany.at(-1)).toBe(429);
  expect(toMany.slice(0, 14).every((status) => status === 200)).toBe(true);
});

test("a real lab's test message and status are the desk's", async () => {
  const lab = await appWith({ isDemo: false, messaging: messagingBy(settingsOf(twilio)) });
  expect((await send(lab, "9876543210")).status).toBe(401);
  expect((await lab.call("GET", "/api/twilio-status")).status).toBe(401);
  const desk = await lab.deskCookie();
  expect((await send(lab, "9876543210", desk)).body.directSent).toBe(true);
  expect((await lab.call("GET", "/api/twilio-status", undefined, desk)).body.success).toBe(true);
});

test("the provider's state is told: set up, not set up, and not to be asked", async () => {
  const none = await appWith({});
  const wrong = await appWith({ messaging: messagingBy(settingsOf(twilio, { authToken: "0".repeat(32) })) });
  const answers = [];
  for (const app of [demo, none, wrong]) answers.push((await app.call("GET", "/api/twilio-status")).body);
  expect(answers).toEqual([
    { success: true, twilioInitialized: true, accountInfo: { status: "active", friendlyName: "nabz lab" } },
    { success: true, twilioInitialized: false, accountInfo: null },
    { success: false, twilioInitialized: true, accountInfo: null },
  ]);
});
