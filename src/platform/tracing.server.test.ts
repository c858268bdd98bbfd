import { createServer } from "node:http";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { type DatabaseHandle, openPool } from "#db/client.server.ts";
import { holidays } from "#db/schema/lab.ts";
import { closeServer, createHttpServer, listen } from "#platform/http/http-server.server.ts";
import { createLog } from "#platform/log.server.ts";
import { createTestDatabase } from "#test/database.ts";
import { startTraceCollector } from "#test/fakes/trace-collector.ts";
import { createTracing } from "./tracing.server.ts";

const log = createLog("silent");
let own: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
});
afterAll(() => own.drop());

/**
 * Starts a traced server whose requests share one connection. `sent` returns the collector's spans once all are sent.
 */
async function traced(answer: (database: DatabaseHandle, path: string) => Promise<Response>, elsewhere?: string) {
  const collector = await startTraceCollector();
  const database = openPool(own.connection, "metrics");
  const tracing = createTracing(elsewhere ?? `${collector.url}/`, log);
  tracing.tracePool(database.pool);
  const handlers = {
    answer: (request: Request) => answer(database, new URL(request.url).pathname),
    around: tracing.aroundRequest((path) => path),
  };
  const server = createHttpServer(() => handlers, { log, clientAddressHeader: undefined });
  const port = await listen(server, 0, "127.0.0.1");
  onTestFinished(async () => {
    await Promise.all([closeServer(server), database.close(), collector.close()]);
  });
  return {
    database,
    request: (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }),
    close: tracing.close,
    async sent() {
      await tracing.close();
      return collector;
    },
  };
}

const textOf = ({ attributes }: { attributes: { key: string; value: { stringValue?: string } }[] }) =>
  attributes.find(({ key }) => key === "db.query.text")?.value.stringValue;

test("requests that wait for one connection have only their own statements", async () => {
  const paths = ["a", "b", "c", "d", "e", "f"];
  const { database, request, sent } = await traced(async ({ db }, path) => {
    await db.execute(sql.raw(`select pg_sleep(0.01) as ${path.slice(1)}`));
    await db.transaction((transaction) => transaction.execute(sql.raw(`select 1 as in_${path.slice(1)}`)));
    return new Response("done");
  });
  await Promise.all(paths.map((path) => request(`/${path}`)));
  await database.db.execute(sql.raw("select 1 as of_nobody"));
  const spans = (await sent()).spans();
  for (const path of paths) {
    const request = spans.find(({ name }) => name === `GET /${path}`);
    const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId).map(textOf);
    expect(below.toSorted()).toEqual(["begin", "commit", `select 1 as in_${path}`, `select pg_sleep(0.01) as ${path}`]);
  }
  expect(spans.map(textOf)).not.toContain("select 1 as of_nobody");
});

test("a failed statement has its SQLSTATE, and neither its values nor its message", async () => {
  const { request, sent } = await traced(async ({ db }) => {
    const row = { day: "2026-12-25", name: "Zorawar's day" };
    await db.insert(holidays).values(row).onConflictDoNothing();
    await db.insert(holidays).values(row);
    return new Response("done");
  });
  expect((await request("/fails")).status).toBe(500);
  const collector = await sent();
  const attributes = collector.spans().flatMap((span) => span.attributes);
  expect(attributes).toContainEqual({ key: "db.response.status_code", value: { stringValue: "23505" } });
  expect(attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 500 } });
  expect(collector.text()).not.toMatch(/Zorawar|2026-12-25/);
});

test.each([
  ["00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "0af7651916cd43dd8448eb211c80319c"],
  ["00-00000000000000000000000000000000-b7ad6b7169203331-01", undefined],
  ["<script>", undefined],
])("uses the caller's %s as the trace if valid", async (traceparent, expected) => {
  const { request, sent } = await traced(async () => new Response("done"));
  await request("/called", { traceparent });
  const [span] = (await sent()).spans();
  expect(span?.parentSpanId === undefined).toBe(expected === undefined);
  if (expected) expect(span?.traceId).toBe(expected);
});

test("a hanging collector delays neither requests nor the shutdown", async () => {
  const hanging = createServer(() => {});
  const port = await listen(hanging, 0, "127.0.0.1");
  onTestFinished(() => closeServer(hanging));
  const { request, close } = await traced(async () => new Response("done"), `http://127.0.0.1:${port}`);
  expect((await request("/asked")).status).toBe(200);
  await close();
});
