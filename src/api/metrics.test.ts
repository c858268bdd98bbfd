import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { countFailedSince } from "#core/messages/queries.server.ts";
import { type DatabaseHandle, openPool } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import { queues } from "#jobs/jobs.ts";
import { createLog } from "#platform/log.server.ts";
import { countRequests, createMetricsRegistry } from "#platform/metrics.server.ts";
import { listLongestWaits, openJobQueue } from "#platform/queue.server.ts";
import { mondayMorning } from "#test/builders.ts";
import { createTestDatabase } from "#test/database.ts";
import { type DatabaseProxy, startDatabaseProxy } from "#test/fakes/database-proxy.ts";
import { createMetrics, type MetricsDeps } from "./metrics.ts";

const token = "a-token-for-tests-of-32-letters!";
const MB = 1024 ** 2;

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let databaseProxy: DatabaseProxy;
let database: DatabaseHandle;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  databaseProxy = await startDatabaseProxy(own.connection);
  database = openPool(databaseProxy.connection, "metrics");
  await (await openJobQueue(own.connection, queues, createLog("silent"))).close();
});
beforeEach(() => databaseProxy.reconnect());
afterAll(async () => {
  await database.close();
  await databaseProxy.close();
  await own.drop();
});

/** Creates the endpoint as in production. `scrape` returns its values by series. */
async function openMetrics(changes: Partial<MetricsDeps> = {}) {
  const meters = await createMetricsRegistry();
  const { db, pool } = database;
  const ask = createMetrics(token, {
    meters,
    pools: { metrics: pool },
    renderStats: () => ({ running: 2, waiting: 5 }),
    backlog: async () => ({
      queues: await listLongestWaits(db, mondayMorning),
      messages: await countFailedSince(db, mondayMorning),
    }),
    disks: async () => [
      { freeBytes: 900 * MB, totalBytes: 9000 * MB },
      { freeBytes: 300 * MB, totalBytes: 9000 * MB },
    ],
    backup: () => ({ lastGoodAt: mondayMorning, fault: null }),
    ...changes,
  });
  const request = (authorization?: string) =>
    ask(new Request("http://localhost/metrics", { headers: authorization === undefined ? {} : { authorization } }));
  const scrape = async () => {
    const lines = (await (await request(`Bearer ${token}`)).text()).split("\n").filter((line) => !line.startsWith("#"));
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
    );
  };
  return { meters, request, scrape };
}

test.each([undefined, "", "Bearer ", `Bearer ${token.slice(0, -1)}`, `bearer ${token}x`, token, `Basic ${token}`])(
  "rejects a request with %j",
  async (authorization) => {
    const { request } = await openMetrics();
    const answer = await request(authorization);
    expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await answer.text()).not.toContain("nabz_");
  },
);

test("returns backlog, free space and failures to a request with the token", async () => {
  const { db } = database;
  const message = { kind: "booking-confirmed", recipient: "+919876543001", body: "Hello", createdAt: mondayMorning };
  const minutesLater = (minutes: number) => new Date(mondayMorning.getTime() + minutes * 60_000);
  const failed = (cause: string, minutes: number, state = "failed") =>
    ({ ...message, channel: "whatsapp", state, cause, stateAt: minutesLater(minutes) }) as const;
  await db.insert(messages).values([failed("1", 5), failed("2", 9), failed("3", -1), failed("4", 7, "sent")]);
  await db.execute(sql`insert into pgboss.job (name, start_after) values
    ('message.written', ${minutesLater(-1.5)}), ('message.written', ${minutesLater(60)})`);
  const { scrape } = await openMetrics();
  await scrape();
  const metrics = await scrape();
  expect(metrics.get('nabz_messages_failed_last_day{channel="whatsapp"}')).toBe(2);
  expect(metrics.get('nabz_messages_failed_last_day{channel="sms"}')).toBe(0);
  expect(metrics.get('nabz_queue_oldest_job_age_seconds{queue="message.written"}')).toBe(90);
  expect(metrics.get('nabz_queue_oldest_job_age_seconds{queue="booking.placed"}')).toBe(0);
  expect(metrics.get('nabz_renders{state="waiting"}')).toBe(5);
  expect(metrics.get('nabz_database_connections{share="metrics",state="idle"}')).toBe(1);
  expect(metrics.get("nabz_disk_free_bytes")).toBe(300 * MB);
  expect(metrics.get("nabz_backup_last_good_timestamp_seconds")).toBe(mondayMorning.getTime() / 1000);
  expect(metrics.has("nodejs_eventloop_lag_p99_seconds")).toBe(true);
  expect([...metrics.keys()].filter((name) => name.startsWith("nabz_scrape_errors"))).toEqual([]);
});

test("omits the database's values while it is down, and returns the rest", async () => {
  const { scrape } = await openMetrics();
  expect((await scrape()).has('nabz_messages_failed_last_day{channel="sms"}')).toBe(true);
  await databaseProxy.disconnect();
  const metrics = await scrape();
  expect([...metrics.keys()].filter((name) => /messages_failed|oldest_job/.test(name))).toEqual([]);
  expect(metrics.get('nabz_scrape_errors_total{source="database"}')).toBe(1);
  expect(metrics.get("nabz_disk_free_bytes")).toBe(300 * MB);
});

test("a hanging database does not hold the response back", async () => {
  const { scrape } = await openMetrics({ backlog: () => new Promise(() => {}) });
  const metrics = await scrape();
  expect(metrics.get('nabz_scrape_errors_total{source="database"}')).toBe(1);
});

test("omits backup and disk if there are none", async () => {
  const { scrape } = await openMetrics({ backup: () => null, disks: async () => [] });
  const metrics = await scrape();
  expect(metrics.has("nabz_backup_last_good_timestamp_seconds")).toBe(false);
  expect(metrics.has("nabz_disk_free_bytes")).toBe(false);
  expect(metrics.get('nabz_scrape_errors_total{source="disk"}')).toBe(1);
});

test("counts requests by route, method and status class, and unknown ones as other", async () => {
  const { meters, scrape } = await openMetrics();
  const count = countRequests(meters, (path) => (path.startsWith("/tests/") ? "/tests/{id}" : "other"));
  count({ method: "GET", path: "/tests/5", status: 200, durationMs: 12 });
  count({ method: "GET", path: "/tests/7", status: 204, durationMs: 3 });
  count({ method: "PROPFIND", path: "/98765-43210", status: 405, durationMs: 1 });
  count({ method: "GET", path: "/tests/9", status: undefined, durationMs: 40 });
  const metrics = await scrape();
  const requests = [...metrics].filter(([name]) => name.startsWith("nabz_http_requests_total"));
  expect(Object.fromEntries(requests)).toEqual({
    'nabz_http_requests_total{method="GET",route="/tests/{id}",status="2xx"}': 2,
    'nabz_http_requests_total{method="other",route="other",status="4xx"}': 1,
    'nabz_http_requests_total{method="GET",route="/tests/{id}",status="none"}': 1,
  });
  expect(metrics.get('nabz_http_request_duration_seconds_bucket{le="0.005",method="GET",route="/tests/{id}"}')).toBe(1);
  expect(metrics.get('nabz_http_request_duration_seconds_count{method="GET",route="/tests/{id}"}')).toBe(3);
});
