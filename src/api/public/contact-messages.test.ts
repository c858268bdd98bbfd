// Rows 2.161, 3.23, 3.24, 5.22, 5.23, 5.24, 5.25, 5.26, 7.39, 10.49
import { afterAll, beforeAll, expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { forwardContactMessage, getContactMessageCause } from "#core/messages/contact-messages.server.ts";
import { contactMessages, messages, rateLimitAttempts } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const letter = {
  name: "Harpreet Kaur",
  email: "harpreet@example.com",
  phone: "98765 43001",
  subject: "Sunday collection",
  message: "Do you ever come on Sundays?",
};

test("stores a message that only staff can read", async () => {
  expect((await app.call("POST", "/api/contact-messages", letter)).status).toBe(204);
  expect((await app.call("GET", "/api/contact-messages")).status).toBe(401);
  const inbox = await app.call("GET", "/api/contact-messages", undefined, await app.adminCookie());
  expect(inbox.body[0]).toMatchObject(letter);
});

test.each([{}, { formKey: "k7f2" }])("stores a message once, however often the form %j is sent", async (key) => {
  await app.db.delete(contactMessages);
  await app.db.delete(rateLimitAttempts);
  const send = (changed: object = {}) =>
    app.call("POST", "/api/contact-messages", { ...letter, ...key, ...changed }, { address: "203.0.113.7" });
  const answers = [await send(), ...(await Promise.all([send(), send({ phone: " 98765 43001 " })]))];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await app.db.$count(contactMessages)).toBe(1);
  await send({ message: "Do you ever come on Mondays?" });
  await send({ formKey: "another form" });
  expect(await app.db.$count(contactMessages)).toBe(3);
});

test("forwards a message to the lab once, however often the job runs", async () => {
  await app.call("POST", "/api/contact-messages", letter);
  const [stored] = await app.db.select().from(contactMessages);
  await forwardContactMessage(app.ctx(), stored?.id ?? 0);
  await forwardContactMessage(app.ctx(), stored?.id ?? 0);
  const sent = (await app.db.select().from(messages)).filter(
    ({ cause }) => cause === getContactMessageCause(stored?.id ?? 0),
  );
  expect(sent).toEqual([
    expect.objectContaining({ channel: "email", recipient: "care@nabz.example", state: "waiting" }),
  ]);
  expect(sent[0]?.body).toContain("Do you ever come on Sundays?");
});

test("thanks a bot that fills the hidden field, and stores nothing", async () => {
  const before = await app.db.$count(contactMessages);
  const answer = await app.call("POST", "/api/contact-messages", { ...letter, website: "https://spam.example" });
  expect(answer.status).toBe(204);
  expect(await app.db.$count(contactMessages)).toBe(before);
});

test.each([
  ["name", "H"],
  ["email", "at home"],
  ["phone", "12345"],
  ["subject", "?"],
  ["message", "Hello"],
] as const)("rejects a %s like %j with its sentence", async (field, value) => {
  const answer = await app.call("POST", "/api/contact-messages", { ...letter, [field]: value });
  expect([answer.status, answer.body.errors]).toEqual([422, { [field]: sentences.contactForm[`contact-${field}`] }]);
});

test("stores three hundred messages of an hour, mails thirty, and mentions the others in one mail", async () => {
  await app.db.delete(messages);
  await app.db.delete(contactMessages);
  await app.db.delete(rateLimitAttempts);
  const send = (n: number) =>
    app.call("POST", "/api/contact-messages", { ...letter, formKey: `form ${n}` }, { address: `198.51.${n % 30}.7` });
  for (let n = 0; n < 300; n += 30) {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, each) => send(n + each)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  }
  expect(await app.db.$count(contactMessages)).toBe(300);
  const mails = await app.db.select().from(messages).orderBy(messages.id);
  expect(mails).toHaveLength(31);
  expect(mails.at(-1)).toMatchObject({
    ...sentences.contactMails.limitNotice,
    recipient: "care@nabz.example",
    state: "waiting",
  });

  expect((await app.call("POST", "/api/contact-messages", { ...letter, subject: "After the flood" })).status).toBe(204);
  const inbox = await app.call("GET", "/api/contact-messages", undefined, await app.adminCookie());
  expect(inbox.body[0].subject).toBe("After the flood");
  const news = await app.call("GET", "/api/admin/status", undefined, await app.adminCookie());
  expect(news.body.warnings).toMatchObject([{ code: "limit-reached", limit: "contact-mail" }]);
});

test("limits messages per address", async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await app.call("POST", "/api/contact-messages", letter)).status);
  expect(statuses.at(-1)).toBe(429);
});
