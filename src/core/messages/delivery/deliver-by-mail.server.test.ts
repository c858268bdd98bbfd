// Row 10.10
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { type FakeMailServer, startFakeMailServer } from "#test/fakes/mail-server.ts";
import { createOutboxDriver, createTestMessaging } from "#test/messaging.ts";

let app: TestApp;
let server: FakeMailServer;
let outbox: ReturnType<typeof createOutboxDriver>;
const from = "nabz lab <care@nabz.example>";
const mail = {
  channel: "email",
  recipient: "harpreet@example.com",
  subject: "Your booking is confirmed ✓ (BK-12345678)",
  body: "Hello <Harpreet> & family,\nReference: BK-12345678\nTotal: ₹2,299.00\nਨਬਜ਼, Model Town.",
} as const;
beforeAll(async () => {
  [app, server] = await Promise.all([createTestApp(), startFakeMailServer()]);
  outbox = createOutboxDriver(app, createTestMessaging(undefined, { url: server.url, from }));
});
afterAll(() => Promise.all([app.close(), server.close()]));
beforeEach(() => {
  server.mails.length = 0;
  server.rejections.length = 0;
});

test("sends a mail over TLS as text and HTML, with its text unchanged", async () => {
  const id = await outbox.write(mail);
  expect(await outbox.deliver(id)).toMatchObject({ state: "sent", tries: 1 });
  const [arrived] = server.mails;
  expect(arrived).toMatchObject({ to: [mail.recipient], headers: { from, subject: mail.subject } });
  expect(arrived?.parts["text/plain"]?.replaceAll("\r\n", "\n")).toBe(mail.body);
  expect(arrived?.parts["text/html"]).toContain("<dd ");
  expect(arrived?.parts["text/html"]).toContain("Hello &lt;Harpreet&gt; &amp; family,");
  expect(arrived?.parts["text/html"]).not.toMatch(/<(table|img|script|link)|https?:/);
});

test("retries after a temporary error, with the same Message-ID", async () => {
  server.rejections = [{ at: "data", code: 451, text: "Try again later" }];
  const id = await outbox.write(mail);
  expect(await outbox.deliver(id)).toMatchObject({ state: "waiting", failure: expect.stringContaining("451") });
  expect(await outbox.deliver(id, 20)).toMatchObject({ state: "sent", tries: 2 });
  expect(server.mails[0]?.headers["message-id"]).toBe(`<message-${id}.${mondayMorning.getTime()}@nabz.example>`);
});

test("treats an unknown address as a final failure", async () => {
  server.rejections = [{ at: "recipient", code: 550, text: "No such mailbox" }];
  const id = await outbox.write(mail);
  expect(await outbox.deliver(id)).toMatchObject({
    state: "failed",
    failure: expect.stringContaining("No such mailbox"),
  });
});

test("keeps the message waiting when the SMTP login is rejected", async () => {
  const wrong = createOutboxDriver(
    app,
    createTestMessaging(undefined, { url: server.url.replace("secret", "wrong"), from }),
  );
  expect(await wrong.deliver(await wrong.write(mail))).toMatchObject({ state: "waiting" });
});

// Row 3.24
test("never sends a password to a server that does not encrypt", async () => {
  const plain = await startFakeMailServer({ secure: false, disabledCommands: ["STARTTLS"], allowInsecureAuth: true });
  const open = createOutboxDriver(app, createTestMessaging(undefined, { url: plain.url, from }));
  expect(await open.deliver(await open.write(mail))).toMatchObject({ state: "waiting" });
  expect(plain.mails).toEqual([]);
  await plain.close();
});
