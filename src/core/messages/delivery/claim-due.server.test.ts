import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { formatLoginCode } from "#core/messages/templates/login-code.ts";
import { messages } from "#db/schema/messages.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createOutboxDriver, createTestMessaging } from "#test/messaging.ts";
import { claimDue, getLongestWaitSeconds } from "./claim-due.server.ts";

const code = { kind: "login-code" as const, body: formatLoginCode("482913", "nabz", sentences), variables: ["482913"] };

let app: TestApp;
let outbox: ReturnType<typeof createOutboxDriver>;
beforeAll(async () => {
  app = await createTestApp();
  outbox = createOutboxDriver(app, createTestMessaging());
});
beforeEach(() => app.db.delete(messages));
afterAll(() => app.close());

const claimIds = async (limit = 8) => (await claimDue(app.db, "news", limit)).map(({ id }) => id);
const dueSince = (id: number, seconds: number) =>
  app.db
    .update(messages)
    .set({ dueAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(messages.id, id));

test('claims due messages once, the longest due first, and again after the claim expires"', async () => {
  const [first, second, late] = [await outbox.write(), await outbox.write(), await outbox.write({ dueInSeconds: 60 })];
  await dueSince(second, 300);
  expect(await claimIds(1)).toEqual([second]);
  expect(await claimIds()).toEqual([first]);
  expect(await claimIds()).toEqual([]);
  const seconds = sql<number>`round(extract(epoch from ${messages.dueAt} - now()))::int`;
  const delays = await app.db.select({ id: messages.id, seconds }).from(messages).orderBy(messages.id);
  expect(delays.map(({ id }) => id)).toEqual([first, second, late]);
  for (const delay of delays.slice(0, 2)) expect([19, 20]).toContain(delay.seconds);
  await dueSince(first, 1);
  expect(await claimIds()).toEqual([first]);
});

test("eight concurrent senders claim each message once", async () => {
  const writtenIds = new Set<number>();
  for (let i = 0; i < 30; i++) writtenIds.add(await outbox.write());
  const rounds = await Promise.all(Array.from({ length: 8 }, () => claimIds(4)));
  const all = rounds.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((id) => writtenIds.has(id))).toBe(true);
});

test("claims login codes from their own queue, ahead of all other messages", async () => {
  for (let i = 0; i < 20; i++) await dueSince(await outbox.write(), 300);
  const id = await outbox.write(code);
  expect((await claimDue(app.db, "login-codes", 8)).map((message) => message.id)).toEqual([id]);
  expect(await claimIds()).not.toContain(id);
});

test("reports how long the oldest due message has waited", async () => {
  expect(await getLongestWaitSeconds(app.db)).toBe(0);
  await outbox.write({ dueInSeconds: 600 });
  expect(await getLongestWaitSeconds(app.db)).toBe(0);
  await dueSince(await outbox.write(code), 90);
  await dueSince(await outbox.write(), 30);
  expect(Math.round(await getLongestWaitSeconds(app.db))).toBe(90);
});
