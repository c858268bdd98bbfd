import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { rateLimits } from "#core/access/rate-limits.server.ts";
import type { Context } from "#core/context.server.ts";
import { getContactMessageCause } from "#core/messages/contact-messages.server.ts";
import { openPool } from "#db/client.server.ts";
import { contactMessages, messages, waitlist } from "#db/schema/messages.ts";
import { createFileStore } from "#platform/files/file-store.server.ts";
import { createKeyedHash } from "#platform/keyed-hash.server.ts";
import { createLog } from "#platform/log.server.ts";
import { type JobQueue, openJobQueue } from "#platform/queue.server.ts";
import { createRateLimiter } from "#platform/rate-limiter.server.ts";
import { mondayMorning } from "#test/builders.ts";
import { createTestDatabase } from "#test/database.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { createEmit, queues, startJobs } from "./jobs.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openPool>;
let folder: Awaited<ReturnType<typeof createTempFolder>>;
let queue: JobQueue;
let announce: Context["emit"];
let queuedEventNames: number;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openPool(own.connection, "jobs");
  folder = await createTempFolder();
  queue = await openJobQueue(own.connection, queues, createLog("silent"));
  const files = createFileStore({ folder: folder.path, s3: undefined });
  const limits = createRateLimiter(database.pool, rateLimits);
  const hash = createKeyedHash("a-secret-that-is-only-for-tests-0123456789");
  const sender = { wake: () => {} };
  const deps = { clock: () => mondayMorning, channels: {}, sender, limits, files, hash };
  const work = { db: database.db, publicUrl: "http://localhost", ...deps };
  announce = createEmit(queue.send, work);
  queuedEventNames = await receive(queue.send);
  await startJobs(queue, { ...work, emit: announce });
});
afterAll(async () => {
  for (const end of [queue.close, database.close, own.drop, folder.remove]) await end();
});

test("checks for expired data every night, for late visits and reminders every five minutes, and at the next start if one was missed", async () => {
  const { rows } = await database.db.execute(
    sql`select name, cron, timezone, options ->> 'missed' as missed from pgboss.schedule order by name`,
  );
  const atLab = { timezone: "Asia/Kolkata", missed: "once" };
  expect(rows).toEqual([
    { name: "late-visits.due", cron: "*/5 * * * *", ...atLab },
    { name: "reminders.due", cron: "*/5 * * * *", ...atLab },
    { name: "retention.due", cron: "30 3 * * *", ...atLab },
  ]);
});

test("the job removes expired data", async () => {
  const { db } = database;
  await db.insert(waitlist).values({ phone: "+919876543000", joinedAt: new Date("2024-01-01T04:00:00Z") });
  await queue.send(db, { name: "retention.due", data: {} });
  await expect.poll(() => db.$count(waitlist), { timeout: 240_000 }).toBe(0);
});

const contactMessage = {
  name: "Harpreet Kaur",
  email: "h@example.com",
  phone: "+919876543001",
  subject: "Sundays",
  message: "?",
};

/** Stores a visitor's message and emits its event, as the command does. Returns its id. */
function receive(emit: Context["emit"], afterEmit = async () => {}): Promise<number> {
  return database.db.transaction(async (transaction) => {
    const row = { ...contactMessage, receivedAt: mondayMorning };
    const [stored] = await transaction.insert(contactMessages).values(row).returning({ id: contactMessages.id });
    if (!stored) throw new Error("Nothing was kept.");
    await emit(transaction, { name: "contact-message.received", data: { contactMessageId: stored.id } });
    await afterEmit();
    return stored.id;
  });
}

const forwarded = (id: number) =>
  database.db
    .select()
    .from(messages)
    .where(eq(messages.cause, getContactMessageCause(id)));

test("notifications are in the outbox on commit, without a job, and never after a rollback", async () => {
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

test("handles events that an older build queued as jobs", async () => {
  await expect.poll(async () => (await forwarded(queuedEventNames)).length, { timeout: 240_000 }).toBe(1);
});

test("a finished job can be looked up for a day, also in existing queues", async () => {
  const again = await openJobQueue(own.connection, { ...queues, retainCompletedSeconds: 7 }, createLog("silent"));
  await again.close();
  const seconds = async () => {
    const { rows } = await database.db.execute<{ seconds: number }>(
      sql`select distinct deletion_seconds as seconds from pgboss.queue where name not like '\\_\\_%'`,
    );
    return rows.map((row) => row.seconds);
  };
  expect(await seconds()).toEqual([7]);
  await (await openJobQueue(own.connection, queues, createLog("silent"))).close();
  expect(await seconds()).toEqual([86_400]);
});
