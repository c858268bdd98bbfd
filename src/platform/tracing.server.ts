import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import {
  type Context,
  DiagLogLevel,
  diag,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type pg from "pg";
import type { AroundRequest } from "#platform/http/http-server.server.ts";
import { stripQuery } from "#platform/http/request-log.server.ts";
import type { Log } from "#platform/log.server.ts";
import { withTimeout } from "./health-probes.server.ts";

export type Tracing = {
  /** Runs a request's work in a span named after its route; a proxy's span becomes its parent. */
  aroundRequest(routeOf: (path: string) => string): AroundRequest;
  /** Traces each statement that a request causes on these connections: its text, never its values. */
  tracePool(pool: pg.Pool): void;
  /** Sends remaining spans, if the collector accepts them soon. */
  close(): Promise<void>;
};

const SERVER_ERROR_STATUS = 500;
/** W3C Trace Context: version, trace, span, flags. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;
/** A hanging collector must not keep the process from ending. */
const EXPORT_TIMEOUT_MS = 3000;

/**
 * Sends traces to an OTLP collector at `endpoint`. main.ts imports this file, and with it the libraries, only if one is
 * configured.
 */
export function createTracing(endpoint: string, log: Log): Tracing {
  const warn = (message: string) => log.warn({ cause: message }, "traces could not be sent");
  const silent = () => {};
  diag.setLogger({ error: warn, warn: silent, info: silent, debug: silent, verbose: silent }, DiagLogLevel.ERROR);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const serviceResource = resourceFromAttributes({ "service.name": "nabz" });
  const resource = defaultResource()
    .merge(serviceResource)
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
  const tracer = provider.getTracer("nabz");
  const here = new AsyncLocalStorage<Context>();
  return {
    aroundRequest:
      (routeOf) =>
      ({ incoming, outgoing, requestId }, work) => {
        const { method = "GET" } = incoming;
        const name = `${method} ${routeOf(stripQuery(incoming.url))}`;
        const parent = readParentContext(incoming);
        const attributes = { "http.request.method": method, "nabz.request_id": requestId };
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
        outgoing.once("close", () => endRequest(span, outgoing.headersSent ? outgoing.statusCode : undefined));
        here.run(trace.setSpan(parent, span), work);
      },
    tracePool(pool) {
      bindCallerContext(pool);
      pool.on("connect", (client) => {
        traceStatements(client, (text) => {
          const parent = here.getStore();
          const attributes = { "db.system.name": "postgresql", "db.query.text": text };
          return parent && tracer.startSpan(readFirstKeyword(text), { kind: SpanKind.CLIENT, attributes }, parent);
        });
      });
    },
    async close() {
      await withTimeout(provider.shutdown());
    },
  };
}

function readParentContext({ headers }: IncomingMessage): Context {
  const [, traceId, spanId, flags = ""] = TRACEPARENT.exec(String(headers.traceparent ?? "")) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(caller) ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
}

function endRequest(span: Span, status: number | undefined): void {
  if (status !== undefined) span.setAttribute("http.response.status_code", status);
  if (status !== undefined && status >= SERVER_ERROR_STATUS) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** A pool calls a waiter back in the async context that released the connection; binds the callback to the waiter's. */
function bindCallerContext(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...call: unknown[]) => unknown;
  pool.connect = ((...call: unknown[]) =>
    connect(
      ...call.map((arg) => (typeof arg === "function" ? AsyncLocalStorage.bind(arg as () => void) : arg)),
    )) as typeof pool.connect;
}

type QueryCallback = (failure?: unknown, result?: unknown) => void;

function traceStatements(client: pg.PoolClient, begin: (text: string) => Span | undefined): void {
  const run = client.query.bind(client) as (...call: unknown[]) => unknown;
  const traced = (query: string | { text: string }, ...rest: unknown[]) => {
    const span = begin(typeof query === "string" ? query : query.text);
    if (!span) return run(query, ...rest);
    const last = rest.at(-1);
    if (typeof last !== "function") {
      const answered = run(query, ...rest) as Promise<unknown>;
      answered.then(
        () => span.end(),
        (failure) => endStatement(span, failure),
      );
      return answered;
    }
    const ended: QueryCallback = (failure, result) => {
      endStatement(span, failure);
      (last as QueryCallback)(failure, result);
    };
    return run(query, ...rest.slice(0, -1), ended);
  };
  client.query = traced as typeof client.query;
}

/** An error's message may contain values; its SQLSTATE identifies the error. */
function endStatement(span: Span, failure: unknown): void {
  if (failure) {
    const { code } = failure as { code?: unknown };
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("db.response.status_code", String(code ?? "none"));
  }
  span.end();
}

/** Returns "select", "insert" etc., because span names must be few. */
function readFirstKeyword(text: string): string {
  return /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? "statement";
}
