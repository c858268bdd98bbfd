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
import { withoutQuery } from "#platform/http/request-log.server.ts";
import type { Log } from "#platform/log.server.ts";
import { withPatience } from "#platform/watch.server.ts";

export type Tracing = {
  /** Does a request's work within a span, under the name of its route; a proxy's span becomes its parent. */
  requests(routeOf: (path: string) => string): AroundRequest;
  /** Every statement of these connections that a request causes becomes a span: its text, and nothing of its values. */
  statements(pool: pg.Pool): void;
  /** Sends what is left, as far as somebody takes it soon. */
  close(): Promise<void>;
};

const SERVER_FAILURE = 500;
/** W3C Trace Context: version, trace, span, flags. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;
/** A collector that hangs must not keep a process from ending. */
const SEND_WITHIN_MS = 3000;

/** Traces for an OTLP collector at `endpoint`. main.ts loads this file, and with it the libraries, only where one is set. */
export function openTracing(endpoint: string, log: Log): Tracing {
  const tell = (message: string) => log.warn({ cause: message }, "traces could not be sent");
  const silent = () => {};
  diag.setLogger({ error: tell, warn: silent, info: silent, debug: silent, verbose: silent }, DiagLogLevel.ERROR);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    timeoutMillis: SEND_WITHIN_MS,
  });
  const named = resourceFromAttributes({ "service.name": "nabz" });
  const resource = defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
  const tracer = provider.getTracer("nabz");
  const here = new AsyncLocalStorage<Context>();
  return {
    requests:
      (routeOf) =>
      ({ incoming, outgoing, requestId }, work) => {
        const { method = "GET" } = incoming;
        const name = `${method} ${routeOf(withoutQuery(incoming.url))}`;
        const parent = parentOf(incoming);
        const attributes = { "http.request.method": method, "nabz.request_id": requestId };
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
        outgoing.once("close", () => endRequest(span, outgoing.headersSent ? outgoing.statusCode : undefined));
        here.run(trace.setSpan(parent, span), work);
      },
    statements(pool) {
      keepCaller(pool);
      pool.on("connect", (client) => {
        traceStatements(client, (text) => {
          const parent = here.getStore();
          const attributes = { "db.system.name": "postgresql", "db.query.text": text };
          return parent && tracer.startSpan(firstWord(text), { kind: SpanKind.CLIENT, attributes }, parent);
        });
      });
    },
    async close() {
      await withPatience(provider.shutdown());
    },
  };
}

function parentOf({ headers }: IncomingMessage): Context {
  const [, traceId, spanId, flags = ""] = TRACEPARENT.exec(String(headers.traceparent ?? "")) ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(caller) ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
}

function endRequest(span: Span, status: number | undefined): void {
  if (status !== undefined) span.setAttribute("http.response.status_code", status);
  if (status !== undefined && status >= SERVER_FAILURE) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** A pool calls whoever waited for a connection from the place of whoever gave it back; the statement is the waiter's. */
function keepCaller(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...call: unknown[]) => unknown;
  pool.connect = ((...call: unknown[]) =>
    connect(
      ...call.map((part) => (typeof part === "function" ? AsyncLocalStorage.bind(part as () => void) : part)),
    )) as typeof pool.connect;
}

type Ended = (failure?: unknown, result?: unknown) => void;

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
    const ended: Ended = (failure, result) => {
      endStatement(span, failure);
      (last as Ended)(failure, result);
    };
    return run(query, ...rest.slice(0, -1), ended);
  };
  client.query = traced as typeof client.query;
}

/** A failure's words may quote what was written; its SQLSTATE says what it was. */
function endStatement(span: Span, failure: unknown): void {
  if (failure) {
    const { code } = failure as { code?: unknown };
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("db.response.status_code", String(code ?? "none"));
  }
  span.end();
}

/** "select", "insert": a span's name must be one of few. */
function firstWord(text: string): string {
  return /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? "statement";
}
