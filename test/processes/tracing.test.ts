import { expect, onTestFinished, test, vi } from "vitest";
import { startTraceCollector } from "#test/fakes/trace-collector.ts";
import { addressForPhone, createBookingRequests, fetchCbcPrice, listOpenDays } from "./booking-requests.ts";
import { runProductForTest } from "./running-product.ts";

const traceId = "0af7651916cd43dd8448eb211c80319c";
const proxySpan = "b7ad6b7169203331";
const traceparent = `00-${traceId}-${proxySpan}-01`;

test("a collector gets a booking's request below the proxy's span, its statements below that, and no personal data", async () => {
  const collector = await startTraceCollector();
  onTestFinished(collector.close);
  const { url } = await runProductForTest({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const [request] = createBookingRequests(await listOpenDays(url), await fetchCbcPrice(url));
  if (!request) throw new Error("no day is open");
  const headers = {
    "content-type": "application/json",
    traceparent,
    "x-real-ip": addressForPhone(request.patient.phone),
  };
  const body = JSON.stringify({ ...request, patient: { ...request.patient, name: "Zorawar Sekhon" } });
  expect((await fetch(`${url}/api/bookings`, { method: "POST", headers, body })).status).toBe(201);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  const named = (name: string) => collector.spans().find((span) => span.name === name);
  await vi.waitUntil(() => named("GET /healthz") && named("POST /api/bookings"), { timeout: 240_000, interval: 100 });
  const booking = named("POST /api/bookings");
  expect(booking).toMatchObject({ traceId, parentSpanId: proxySpan });
  expect(booking?.attributes).toContainEqual({ key: "http.response.status_code", value: { intValue: 201 } });
  const statements = collector.spans().filter(({ parentSpanId }) => parentSpanId === booking?.spanId);
  const texts = statements.flatMap(({ attributes }) => attributes.filter(({ key }) => key === "db.query.text"));
  expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(["begin", "insert", "select", "commit"]));
  expect(texts.map(({ value }) => value.stringValue)).toContainEqual(expect.stringContaining('insert into "bookings"'));
  expect(named("GET /healthz")?.traceId).not.toBe(traceId);
  expect([...collector.services()]).toEqual(["nabz"]);
  expect(collector.text()).not.toMatch(/Zorawar|9876560|BK-\d/);
});

test("without a collector and a token, no code for tracing or metrics is loaded", async () => {
  const hears = `${process.env.NODE_OPTIONS ?? ""} --import ./test/fakes/log-imports.ts`;
  const loaded = async (settings: Record<string, string>) => {
    const { output } = await runProductForTest({ ...settings, NODE_OPTIONS: hears });
    const packages = [...output().matchAll(/loaded \S+\/node_modules\/(@[^/]+\/[^/]+|[^/]+)\//g)];
    return [...new Set(packages.map(([, name]) => name))].sort();
  };
  expect(await loaded({})).toEqual(["pg"]);
  const METRICS_TOKEN = "a-token-for-tests-of-32-letters!";
  const all = await loaded({ METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
  expect(all).toEqual(expect.arrayContaining(["@opentelemetry/sdk-trace", "prom-client"]));
});
