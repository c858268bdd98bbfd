import { afterAll, expect, test } from "vitest";
import { auditLog } from "#db/schema/bookings.ts";
import { createTestApp } from "#test/app.ts";
import { parseNextPageLink } from "#test/next-page-link.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
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
  return (await app.call("GET", `/api/contact-messages${query}`, undefined, admin)).body;
}

async function unanswered(): Promise<number> {
  return (await app.call("GET", "/api/admin/status", undefined, admin)).body.unansweredMessages;
}

const mark = (id: number, answered: unknown, headers = admin) =>
  app.call("PATCH", `/api/contact-messages/${id}`, { answered }, headers);

test("a visitor can neither read nor answer messages", async () => {
  const id = await receive("Private");
  const answers = [
    await app.call("GET", "/api/contact-messages"),
    await app.call("GET", "/api/admin/status"),
    await app.call("PATCH", `/api/contact-messages/${id}`, { answered: true }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
});

test("an answered message leaves the open ones, names who answered it, and can be reopened", async () => {
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

test("of two concurrent marks the first is stored and recorded once", async () => {
  const id = await receive("Twice");
  await Promise.all([mark(id, true), mark(id, true)]);
  const entries = (await app.db.select().from(auditLog)).filter(({ change }) => change.contactMessageId === id);
  expect(entries.map(({ actor, action }) => [actor, action])).toEqual([["admin owner", "message-answered"]]);
});

// Row 3.24
test("paginates the inbox by its link", async () => {
  const first = await app.call("GET", "/api/contact-messages?limit=2", undefined, admin);
  const second = await app.call("GET", parseNextPageLink(first) ?? "", undefined, admin);
  expect([...first.body, ...second.body].slice(0, 3)).toEqual((await inbox()).slice(0, 3));
});

test("rejects an invalid mark, message or cursor with a readable message", async () => {
  const id = await receive("Refused");
  const answers = [
    await mark(id, "yes"),
    await mark(999_999, true),
    await app.call("GET", "/api/contact-messages?before=x", undefined, admin),
  ];
  expect(answers.map(({ status, body }) => [status, body.detail])).toEqual([
    [400, "The request could not be read. Please try again."],
    [404, "There is no such message."],
    [400, "The request could not be read. Please try again."],
  ]);
});
