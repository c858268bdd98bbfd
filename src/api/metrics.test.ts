import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { failedSince } from "#core/messages/queries.server.ts";
import { type Database, openDatabase } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import { queues } from "#jobs/jobs.ts";
import { createLog } from "#platform/log.server.ts";
import { countRequests, createMeters } from "#platform/metrics/meters.server.ts";
import { longestWaits, openQueue } from "#platform/queue.server.ts";
import { mondayMorning } from "#test/builders.ts";
import { createTestDatabase } from "#test/database.ts";
import { type DatabaseLine, openDatabaseLine } from "#test/doubles/database-line.ts";
import { createMetrics, type Watched } from "./metrics.ts";

const token = "a-token-for-tests-of-32-letters!";
const MB = 1024 ** 2;

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let line: DatabaseLine;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  line = await openDatabaseLine(own.connection);
  database = openDatabase(line.connection, "metrics");
  await (await openQueue(own.connection, queues, createLog("silent"))).close();
});
beforeEach(() => line.mend());
afterAll(async () => {
  await database.close();
  await line.close();
  await own.drop();
});

/** The door as the product has it, and what it told last, by series. */
async function opened(changes: Partial<Watched> = {}) {
  const meters = await createMeters();
  const { db, pool } = database;
  const ask = createMetrics(token, {
    meters,
    pools: { metrics: pool },
    renders: () => ({ running: 2, waiting: 5 }),
    backlog: async () => ({
      queues: await longestWaits(db, mondayMorning),
      messages: await failedSince(db, mondayMorning),
    }),
    disks: async () => [
      { freeBytes: 900 * MB, totalBytes: 9000 * MB },
      { freeBytes: 300 * MB, totalBytes: 9000 * MB },
    ],
    backup: () => ({ lastGoodAt: mondayMorning, fault: null }),
    ...changes,
  });
  const answered = (authorization?: string) =>
    ask(new Request("http://localhost/metrics", { headers: authorization === undefined ? {} : { authorization } }));
  const scrape = async () => {
    const lines = (await (await answered(`Bearer ${token}`)).text()).split("\n").filter((one) => !one.startsWith("#"));
    return new Map(lines.map((one) => [one.slice(0, one.lastIndexOf(" ")), Number(one.slice(one.lastIndexOf(" ")))]));
  };
  return { meters, answered, scrape };
}

test.each([undefined, "", "Bearer ", `Bearer ${token.slice(0, -1)}`, `bearer ${token}x`, token, `Basic ${token}`])(
  "whoever sends %j is told nothing",
  async (authorization) => {
    const { answered } = await opened();
    const answer = await answered(authorization);
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await answer.text()).not.toContain("nabz_");
  },
);

test("whoever knows the token reads what waits, what is left and what failed", async () => {
  const { db } = database;
  const message = { kind: "booking-confirmed", recipient: "+919876543001", body: "Hello", createdAt: mondayMorning };
  const minutesLater = (minutes: number) => new Date(mondayMorning.getTime() + minutes * 60_000);
  const failed = (cause: string, minutes: number, state = "failed") =>
    ({ ...message, channel: "whatsapp", state, cause, stateAt: minutesLater(minutes) }) as const;
  await db.insert(messages).values([failed("1", 5), failed("2", 9), failed("3", -1), failed("4", 7, "sent")]);
  await db.execute(sql`insert into pgboss.job (name, start_after) values
    ('message.written', ${minutesLater(-1.5)}), ('message.written', ${minutesLater(60)})`);
  const { scrape } = await opened();
  await scrape();
  const told = await scrape();
  expect(told.get('nabz_messages_failed_last_day{channel="whatsapp"}')).toBe(2);
  expect(told.get('nabz_messages_failed_last_day{channel="sms"}')).toBe(0);
  expect(told.get('nabz_queue_oldest_job_age_seconds{queue="message.written"}')).toBe(90);
  expect(told.get('nabz_queue_oldest_job_age_seconds{queue="booking.placed"}')).toBe(0);
  expect(told.get('nabz_renders{state="waiting"}')).toBe(5);
  expect(told.get('nabz_database_connections{share="metrics",state="idle"}')).toBe(1);
  expect(told.get("nabz_disk_free_bytes")).toBe(300 * MB);
  expect(told.get("nabz_backup_last_good_timestamp_seconds")).toBe(mondayMorning.getTime() / 1000);
  expect(told.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
  expect([...told.keys()].filter((name) => name.startsWith("nabz_scrape_errors"))).toEqual([]);
});

test("with the database away the rest is told, and what it would tell is left out", async () => {
  const { scrape } = await opened();
  expect((await scrape()).has('nabz_messages_failed_last_day{channel="sms"}')).toBe(true);
  await line.cut();
  const told = await scrape();
  expect([...told.keys()].filter((name) => /messages_failed|oldest_job/.test(name))).toEqual([]);
  expect(told.get('nabz_scrape_errors_total{source="database"}')).toBe(1);
  expect(told.get("nabz_disk_free_bytes")).toBe(300 * MB);
});

test("a database that hangs keeps nobody waiting for longer than two seconds or so", async () => {
  const { scrape } = await opened({ backlog: () => new Promise(() => {}) });
  const begun = performance.now();
  const told = await scrape();
  expect(performance.now() - begun).toBeLessThan(4000);
  expect(told.get('nabz_scrape_errors_total{source="database"}')).toBe(1);
});

test("where no backups are made, and no disk can be asked, none is told", async () => {
  const { scrape } = await opened({ backup: () => null, disks: async () => [] });
  const told = await scrape();
  expect(told.has("nabz_backup_last_good_timestamp_seconds")).toBe(false);
  expect(told.has("nabz_disk_free_bytes")).toBe(false);
  expect(told.get('nabz_scrape_errors_total{source="disk"}')).toBe(1);
});

test("requests are counted by pattern, method and class of status, and whatever a visitor makes up is other", async () => {
  const { meters, scrape } = await opened();
  const count = countRequests(meters, (path) => (path.startsWith("/tests/") ? "/tests/{id}" : "other"));
  count({ method: "GET", path: "/tests/5", status: 200, milliseconds: 12 });
  count({ method: "GET", path: "/tests/7", status: 204, milliseconds: 3 });
  count({ method: "PROPFIND", path: "/98765-43210", status: 405, milliseconds: 1 });
  count({ method: "GET", path: "/tests/9", status: undefined, milliseconds: 40 });
  const told = await scrape();
  const requests = [...told].filter(([name]) => name.startsWith("nabz_http_requests_total"));
  expect(Object.fromEntries(requests)).toEqual({
    'nabz_http_requests_total{method="GET",route="/tests/{id}",status="2xx"}': 2,
    'nabz_http_requests_total{method="other",route="other",status="4xx"}': 1,
    'nabz_http_requests_total{method="GET",route="/tests/{id}",status="none"}': 1,
  });
  expect(told.get('nabz_http_request_duration_seconds_bucket{le="0.005",method="GET",route="/tests/{id}"}')).toBe(1);
  expect(told.get('nabz_http_request_duration_seconds_count{method="GET",route="/tests/{id}"}')).toBe(3);
});
