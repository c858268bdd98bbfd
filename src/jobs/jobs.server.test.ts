import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { allowances } from "#core/access/limits.server.ts";
import type { Context } from "#core/context.server.ts";
import { contactMessageCause } from "#core/messages/inbox/contact-messages.server.ts";
import { openDatabase } from "#db/client.server.ts";
import { contactMessages, messages, waitlist } from "#db/schema/messages.ts";
import { createFiles } from "#platform/files/files.server.ts";
import { createKeyedHash } from "#platform/keyed-hash.server.ts";
import { createLimits } from "#platform/limits.server.ts";
import { createLog } from "#platform/log.server.ts";
import { openQueue, type Queue } from "#platform/queue.server.ts";
import { mondayMorning } from "#test/builders.ts";
import { createTestDatabase } from "#test/database.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { announceBy, queues, startJobs } from "./jobs.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openDatabase>;
let folder: Awaited<ReturnType<typeof freshFolder>>;
let queue: Queue;
let announce: Context["announce"];
let toldByJob: number;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openDatabase(own.connection, "jobs");
  folder = await freshFolder();
  queue = await openQueue(own.connection, queues, createLog("silent"));
  const files = createFiles({ folder: folder.path, s3: undefined });
  const limits = createLimits(database.pool, allowances);
  const hash = createKeyedHash("a-secret-that-is-only-for-tests-0123456789");
  const sender = { wake: () => {} };
  const parts = { clock: () => mondayMorning, channels: {}, sender, limits, files, hash };
  const work = { db: database.db, publicUrl: "http://localhost", ...parts };
  announce = announceBy(queue.send, work);
  toldByJob = await receive(queue.send);
  await startJobs(queue, { ...work, announce });
});
afterAll(async () => {
  for (const end of [queue.close, database.close, own.drop, folder.remove]) await end();
});

test("what is kept no longer is looked for every night at half past three at the lab, and at the next start if nobody was up", async () => {
  const { rows } = await database.db.execute(
    sql`select name, cron, timezone, options ->> 'missed' as missed from pgboss.schedule`,
  );
  expect(rows).toEqual([{ name: "retention.due", cron: "30 3 * * *", timezone: "Asia/Kolkata", missed: "once" }]);
});

test("the job removes it", async () => {
  const { db } = database;
  await db.insert(waitlist).values({ phone: "+919876543000", joinedAt: new Date("2024-01-01T04:00:00Z") });
  await queue.send(db, { name: "retention.due", data: {} });
  await expect.poll(() => db.$count(waitlist), { timeout: 15_000 }).toBe(0);
});

const letter = {
  name: "Harpreet Kaur",
  email: "h@example.com",
  phone: "+919876543001",
  subject: "Sundays",
  message: "?",
};

/** What a visitor wrote, announced as its verb does. Gives its number. */
function receive(tell: Context["announce"], then = async () => {}): Promise<number> {
  return database.db.transaction(async (transaction) => {
    const row = { ...letter, receivedAt: mondayMorning };
    const [kept] = await transaction.insert(contactMessages).values(row).returning({ id: contactMessages.id });
    if (!kept) throw new Error("Nothing was kept.");
    await tell(transaction, { name: "contact-message.received", data: { contactMessageId: kept.id } });
    await then();
    return kept.id;
  });
}

const forwarded = (id: number) =>
  database.db
    .select()
    .from(messages)
    .where(eq(messages.cause, contactMessageCause(id)));

test("news is in the outbox as soon as what it tells is committed, without a job, and never if it is rolled back", async () => {
  const before = await database.db.$count(messages);
  const failing = receive(announce, async () => Promise.reject(new Error("the seat was taken")));
  await expect(failing).rejects.toThrow("the seat was taken");
  expect(await database.db.$count(messages)).toBe(before);
  const id = await receive(announce);
  expect(await forwarded(id)).toMatchObject([{ kind: "contact-message", state: "waiting" }]);
  const { rows } = await database.db.execute(
    sql`select from pgboss.job where name = 'contact-message.received' and data = ${JSON.stringify({ contactMessageId: id })}::jsonb`,
  );
  expect(rows).toEqual([]);
});

test("what an older build told by a job is written too", async () => {
  await expect.poll(async () => (await forwarded(toldByJob)).length, { timeout: 15_000 }).toBe(1);
});

test("a job that is done can be looked up for a day, in queues that were there before too", async () => {
  const again = await openQueue(own.connection, { ...queues, keepDoneSeconds: 7 }, createLog("silent"));
  await again.close();
  const seconds = async () => {
    const { rows } = await database.db.execute<{ seconds: number }>(
      sql`select distinct deletion_seconds as seconds from pgboss.queue where name not like '\\_\\_%'`,
    );
    return rows.map((row) => row.seconds);
  };
  expect(await seconds()).toEqual([7]);
  await (await openQueue(own.connection, queues, createLog("silent"))).close();
  expect(await seconds()).toEqual([86_400]);
});
