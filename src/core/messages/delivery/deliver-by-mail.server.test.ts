// Row 10.10
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning } from "#test/builders.ts";
import { type MailServer, startMailServer } from "#test/doubles/mail-server.ts";
import { messagingBy, outboxOf } from "#test/messaging.ts";

let app: TestApp;
let server: MailServer;
let outbox: ReturnType<typeof outboxOf>;
const from = "nabz lab <care@nabz.example>";
const mail = {
  channel: "email",
  recipient: "harpreet@example.com",
  subject: "Your booking is confirmed ✓ (BK-12345678)",
  body: "Hello <Harpreet> & family,\nReference: BK-12345678\nTotal: ₹2,299.00\nਨਬਜ਼, Model Town.",
} as const;
beforeAll(async () => {
  [app, server] = await Promise.all([createTestApp(), startMailServer()]);
  outbox = outboxOf(app, messagingBy(undefined, { url: server.url, from }));
});
afterAll(() => Promise.all([app.close(), server.close()]));
beforeEach(() => {
  server.mails.length = 0;
  server.refusals.length = 0;
});

test("a mail arrives over TLS as text and as HTML, with its words as they were written", async () => {
  const id = await outbox.write(mail);
  expect(await outbox.deliver(id)).toMatchObject({ state: "sent", tries: 1 });
  const [arrived] = server.mails;
  expect(arrived).toMatchObject({ to: [mail.recipient], headers: { from, subject: mail.subject } });
  expect(arrived?.parts["text/plain"]?.replaceAll("\r\n", "\n")).toBe(mail.body);
  expect(arrived?.parts["text/html"]).toContain("<dd ");
  expect(arrived?.parts["text/html"]).toContain("Hello &lt;Harpreet&gt; &amp; family,");
  expect(arrived?.parts["text/html"]).not.toMatch(/<(table|img|script|link)|https?:/);
});

test("a passing refusal is tried again, with the same number on the mail", async () => {
  server.refusals = [{ at: "data", code: 451, text: "Try again later" }];
  const id = await outbox.write(mail);
  expect(await outbox.deliver(id)).toMatchObject({ state: "waiting", failure: expect.stringContaining("451") });
  expect(await outbox.deliver(id, 20)).toMatchObject({ state: "sent", tries: 2 });
  expect(server.mails[0]?.headers["message-id"]).toBe(`<message-${id}.${mondayMorning.getTime()}@nabz.example>`);
});

test("an address that the server does not know is final", async () => {
  server.refusals = [{ at: "recipient", code: 550, text: "No such mailbox" }];
  const id = await outbox.write(mail);
  expect(await outbox.deliver(id)).toMatchObject({
    state: "failed",
    failure: expect.stringContaining("No such mailbox"),
  });
});

test("a refused login waits for the lab to mend it", async () => {
  const wrong = outboxOf(app, messagingBy(undefined, { url: server.url.replace("secret", "wrong"), from }));
  expect(await wrong.deliver(await wrong.write(mail))).toMatchObject({ state: "waiting" });
});

// Row 3.24
test("a password is never sent to a server that does not encrypt", async () => {
  const plain = await startMailServer({ secure: false, disabledCommands: ["STARTTLS"], allowInsecureAuth: true });
  const open = outboxOf(app, messagingBy(undefined, { url: plain.url, from }));
  expect(await open.deliver(await open.write(mail))).toMatchObject({ state: "waiting" });
  expect(plain.mails).toEqual([]);
  await plain.close();
});
