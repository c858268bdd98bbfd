import type { createApi } from "#api/api.ts";
import { createMetrics, type Watched } from "#api/metrics.ts";
import type { ApiParts } from "#api/wire/environment.ts";
import { longestDue } from "#core/messages/delivery/take-due.server.ts";
import { failedSince } from "#core/messages/queries.server.ts";
import type { RefusalCode } from "#core/refusal.ts";
import { type Databases, poolsOf } from "#db/client.server.ts";
import type { Clock } from "#platform/clock.server.ts";
import { createRouteNames } from "#platform/http/route-names.ts";
import type { Log } from "#platform/log.server.ts";
import { countRequests, createMeters } from "#platform/metrics/meters.server.ts";
import type { UiBundle } from "#platform/pages/ui-bundle.server.ts";
import { longestWaits } from "#platform/queue.server.ts";
import type { Tracing } from "#platform/tracing/tracing.server.ts";
import { sharedLook } from "#platform/watch.server.ts";

const LOOK_AGAIN_MS = 1000;
const DAY_MS = 86_400_000;

export type Metrics = Awaited<ReturnType<typeof openMetrics>>;

type Observed = Pick<ApiParts, "disks" | "backup"> & { databases: Databases; clock: Clock };

/** The figures of this process, for whoever knows the token; undefined where none is set, and then nothing is loaded or counted. */
export async function openMetrics(token: string | undefined, { databases, clock, disks, backup }: Observed) {
  if (token === undefined) return undefined;
  const meters = await createMeters();
  const pools = poolsOf(databases);
  const { db } = databases.metrics;
  const backlog = sharedLook(LOOK_AGAIN_MS, async () => {
    const now = clock();
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const outbox = { queue: "outbox", seconds: await longestDue(db) };
    return { queues: [...(await longestWaits(db, now)), outbox], messages: await failedSince(db, dayAgo) };
  });
  return {
    refused: (code: RefusalCode) => meters.refusals.inc({ code }),
    door: (renders: Watched["renders"]) => createMetrics(token, { meters, pools, renders, backlog, disks, backup }),
    count: (routeOf: (path: string) => string) => countRequests(meters, routeOf),
  };
}

/** Makes every statement that a request causes a part of its trace; loads what does only where a collector is set. */
export async function traceStatements(tracesTo: string | undefined, databases: Databases, log: Log) {
  if (tracesTo === undefined) return undefined;
  const { openTracing } = await import("#platform/tracing/tracing.server.ts");
  const tracing = openTracing(tracesTo, log);
  for (const pool of Object.values(poolsOf(databases))) tracing.statements(pool);
  return tracing;
}

type Api = ReturnType<typeof createApi>;
type Hearing = { metrics: Metrics; tracing: Tracing | undefined };

/** What hears of each request, by the API's call or the page that it is of, whoever it is about. */
export async function heardOfRequests({ metrics, tracing }: Hearing, api: Api, ui: UiBundle) {
  if (!metrics && !tracing) return {};
  const routeOf = createRouteNames([...callsOf(api), ...(await pagesOf(ui)), ...watched]);
  return { count: metrics?.count(routeOf), around: tracing?.requests(routeOf) };
}

const watched = ["/healthz", "/readyz", "/metrics"];

/** Middleware is registered for all methods, so what is left are the calls. */
function callsOf({ routes }: Api): string[] {
  return routes.filter(({ method }) => method !== "ALL").map(({ path }) => path);
}

/** Layouts have no path, and whatever no page knows is not counted by its address. */
async function pagesOf(ui: UiBundle): Promise<string[]> {
  const routes = Object.values((await ui.load()).routes).filter((route) => route !== undefined);
  const paths = routes.map(({ path, index }) => (index ? "" : path));
  return paths.filter((path) => path !== undefined && path !== "*").map((path) => `/${path}`);
}
