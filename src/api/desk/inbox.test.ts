import { afterAll, expect, test } from "vitest";
import { auditTrail } from "#db/schema/bookings.ts";
import { createTestApp } from "#test/app.ts";
import { nextPage } from "#test/next-page.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
afterAll(() => app.close());

const letter = {
  name: "Harpreet Kaur",
  email: "harpreet@example.com",
  phone: "98765 43001",
  subject: "Sunday collection",
  message: "Do you ever come on Sundays?",
};

async function receive(subject: string): Promise<number> {
  await app.call("POST", "/api/contact-messages", { ...letter, subject });
  return (await inbox())[0].id;
}

async function inbox(query = "") {
  return (await app.call("GET", `/api/contact-messages${query}`, undefined, desk)).body;
}

async function unanswered(): Promise<number> {
  return (await app.call("GET", "/api/admin/news", undefined, desk)).body.unansweredMessages;
}

const mark = (id: number, answered: unknown, headers = desk) =>
  app.call("PATCH", `/api/contact-messages/${id}`, { answered }, headers);

test("a visitor reads and marks nothing", async () => {
  const id = await receive("Private");
  const answers = [
    await app.call("GET", "/api/contact-messages"),
    await app.call("GET", "/api/admin/news"),
    await app.call("PATCH", `/api/contact-messages/${id}`, { answered: true }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});

test("an answered message leaves those that wait, says who answered it, and can be opened again", async () => {
  const id = await receive("Fasting");
  const waiting = await unanswered();
  const answered = await mark(id, true);
  expect(answered.body).toMatchObject({ id, answeredAt: "2026-11-23T04:00:00.000Z", answeredBy: "admin owner" });
  expect(await unanswered()).toBe(waiting - 1);
  const ids = async (query: string) => (await inbox(query)).map((message: { id: number }) => message.id);
  expect(await ids("?answered=false")).not.toContain(id);
  expect(await ids("?answered=true")).toEqual([id]);
  expect((await mark(id, false)).body).toMatchObject({ answeredAt: null, answeredBy: null });
  expect(await unanswered()).toBe(waiting);
});

test("of two people who mark one message the first is named, and the trail tells it once", async () => {
  const id = await receive("Twice");
  await Promise.all([mark(id, true), mark(id, true)]);
  const entries = (await app.db.select().from(auditTrail)).filter(({ change }) => change.contactMessageId === id);
  expect(entries.map(({ actor, action }) => [actor, action])).toEqual([["admin owner", "message-answered"]]);
});

// Row 3.24
test("the inbox goes on from page to page by its link", async () => {
  const first = await app.call("GET", "/api/contact-messages?limit=2", undefined, desk);
  const second = await app.call("GET", nextPage(first) ?? "", undefined, desk);
  expect([...first.body, ...second.body].slice(0, 3)).toEqual((await inbox()).slice(0, 3));
});

test("what is no mark, no message and no cursor is refused in words that people can read", async () => {
  const id = await receive("Refused");
  const answers = [
    await mark(id, "yes"),
    await mark(999_999, true),
    await app.call("GET", "/api/contact-messages?before=x", undefined, desk),
  ];
  expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
    [400, "The request could not be read. Please try again."],
    [404, "There is no such message."],
    [400, "The request could not be read. Please try again."],
  ]);
});
