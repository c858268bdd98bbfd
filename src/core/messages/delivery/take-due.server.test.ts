import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { loginCodeText } from "#core/messages/texts/login-code.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { messagingBy, outboxOf } from "#test/messaging.ts";
import { longestDue, takeDue } from "./take-due.server.ts";

const code = { kind: "login-code" as const, body: loginCodeText("482913", "nabz"), variables: ["482913"] };

let app: TestApp;
let outbox: ReturnType<typeof outboxOf>;
beforeAll(async () => {
  app = await createTestApp();
  outbox = outboxOf(app, messagingBy());
});
beforeEach(() => app.db.delete(messages));
afterAll(() => app.close());

const taken = async (most = 8) => (await takeDue(app.db, "news", most)).map(({ id }) => id);
const dueSince = (id: number, seconds: number) =>
  app.db
    .update(messages)
    .set({ dueAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(messages.id, id));

test("what is due is taken once, the longest due first, and again where nobody saw to it", async () => {
  const [one, other, late] = [await outbox.write(), await outbox.write(), await outbox.write({ dueInSeconds: 60 })];
  await dueSince(other, 300);
  expect(await taken(1)).toEqual([other]);
  expect(await taken()).toEqual([one]);
  expect(await taken()).toEqual([]);
  const seconds = sql<number>`round(extract(epoch from ${messages.dueAt} - now()))::int`;
  const waits = await app.db.select({ id: messages.id, seconds }).from(messages).orderBy(messages.id);
  expect(waits.map(({ id }) => id)).toEqual([one, other, late]);
  for (const wait of waits.slice(0, 2)) expect([19, 20]).toContain(wait.seconds);
  await dueSince(one, 1);
  expect(await taken()).toEqual([one]);
});

test("eight senders at once take each message once", async () => {
  const written = new Set<number>();
  for (let each = 0; each < 30; each++) written.add(await outbox.write());
  const rounds = await Promise.all(Array.from({ length: 8 }, () => taken(4)));
  const all = rounds.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((id) => written.has(id))).toBe(true);
});

test("login codes have a lane of their own, behind no flood of news", async () => {
  for (let each = 0; each < 20; each++) await dueSince(await outbox.write(), 300);
  const id = await outbox.write(code);
  expect((await takeDue(app.db, "login-codes", 8)).map((message) => message.id)).toEqual([id]);
  expect(await taken()).not.toContain(id);
});

test("whoever watches hears how long the oldest one has waited", async () => {
  expect(await longestDue(app.db)).toBe(0);
  await outbox.write({ dueInSeconds: 600 });
  expect(await longestDue(app.db)).toBe(0);
  await dueSince(await outbox.write(code), 90);
  await dueSince(await outbox.write(), 30);
  expect(Math.round(await longestDue(app.db))).toBe(90);
});
