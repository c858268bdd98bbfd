import type { Seen } from "#platform/http/request-log.server.ts";

/** From a kept page, which takes a millisecond, to a visitor who waits for the database. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Meters = Awaited<ReturnType<typeof createMeters>>;

/**
 * What this process counts of itself, in Prometheus' words, with the library's own figures of the process and of Node. The
 * library is loaded only here: who asks for no figures pays for none.
 */
export async function createMeters() {
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
      buckets: SECONDS,
      registers: [registry],
    }),
    refusals: counter("nabz_refusals_total", "What the API refused, by its code; slot-full is a seat refused", "code"),
    renders: gauge("nabz_renders", "Pages that are being rendered, and that wait for their turn", "state"),
    connections: gauge("nabz_database_connections", "Connections by the kind of work", "share", "state"),
    connectionsWaiting: gauge("nabz_database_waiting", "Work that waits for a connection", "share"),
    oldestJob: gauge("nabz_queue_oldest_job_age_seconds", "How long the oldest job that is due has waited", "queue"),
    messagesFailed: gauge("nabz_messages_failed_last_day", "Messages given up in the last 24 hours", "channel"),
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

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counts each request under the pattern of its path. */
export function countRequests({ requests, duration }: Meters, routeOf: (path: string) => string): (seen: Seen) => void {
  return ({ method, path, status, milliseconds }) => {
    const labels = { method: METHODS.has(method) ? method : "other", route: routeOf(path) };
    duration.observe(labels, milliseconds / 1000);
    // A visitor who hung up was sent none.
    requests.inc({ ...labels, status: status === undefined ? "none" : `${Math.floor(status / 100)}xx` });
  };
}
