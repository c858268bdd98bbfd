import type { CompletedRequest } from "#platform/http/request-log.server.ts";

/** From a cached page, which takes a millisecond, to a visitor who waits for the database. */
const DURATION_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = Awaited<ReturnType<typeof createMetricsRegistry>>;

/**
 * Creates this process's Prometheus metrics, including the library's defaults for the process and Node. The library is
 * loaded only here, so that it costs nothing if metrics are disabled.
 */
export async function createMetricsRegistry() {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    requests: counter("nabz_http_requests_total", "Requests that ended", "method", "route", "status"),
    duration: new Histogram({
      name: "nabz_http_request_duration_seconds",
      help: "From a request's arrival to the end of its answer",
      labelNames: ["method", "route"],
      buckets: DURATION_BUCKETS,
      registers: [registry],
    }),
    errors: counter("nabz_refusals_total", "What the API refused, by its code; slot-full is a seat refused", "code"),
    renders: gauge("nabz_renders", "Pages that are being rendered, and that wait for their turn", "state"),
    connections: gauge("nabz_database_connections", "Connections by the kind of work", "share", "state"),
    connectionsWaiting: gauge("nabz_database_waiting", "Work that waits for a connection", "share"),
    oldestJobAge: gauge("nabz_queue_oldest_job_age_seconds", "How long the oldest job that is due has waited", "queue"),
    failedMessages: gauge("nabz_messages_failed_last_day", "Messages given up in the last 24 hours", "channel"),
    lastGoodBackup: gauge(
      "nabz_backup_last_good_timestamp_seconds",
      "When the newest backup that was tried out was made",
    ),
    diskFree: gauge("nabz_disk_free_bytes", "What is left of the disk with the least room"),
    scrapeErrors: counter(
      "nabz_scrape_errors_total",
      "Looks for these figures that failed; theirs are left out",
      "source",
    ),
  };
}

const KNOWN_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Returns a function that counts each request under its route pattern. */
export function countRequests(
  { requests, duration }: Metrics,
  routeOf: (path: string) => string,
): (seen: CompletedRequest) => void {
  return ({ method, path, status, durationMs }) => {
    const labels = { method: KNOWN_METHODS.has(method) ? method : "other", route: routeOf(path) };
    duration.observe(labels, durationMs / 1000);
    // A visitor who closed the connection got no status.
    requests.inc({ ...labels, status: status === undefined ? "none" : `${Math.floor(status / 100)}xx` });
  };
}
