import type { createApi } from "#api/api.ts";
import type { ApiDeps } from "#api/http/environment.ts";
import { createMetrics, type MetricsDeps } from "#api/metrics.ts";
import type { ErrorCode } from "#core/errors.ts";
import { languages } from "#core/i18n/languages.ts";
import { getLongestWaitSeconds } from "#core/messages/delivery/claim-due.server.ts";
import { countFailedSince } from "#core/messages/queries.server.ts";
import { type Databases, listPools } from "#db/client.server.ts";
import type { Clock } from "#platform/clock.server.ts";
import { dedupeAsync } from "#platform/health-probes.server.ts";
import { createRouteNamer } from "#platform/http/route-names.ts";
import type { Log } from "#platform/log.server.ts";
import { countRequests, createMetricsRegistry } from "#platform/metrics.server.ts";
import type { UiBundle } from "#platform/pages/ui-bundle.server.ts";
import { listLongestWaits } from "#platform/queue.server.ts";
import type { Tracing } from "#platform/tracing.server.ts";
import { type LanguageBundles, listServedLanguages } from "./language-bundles.ts";

const BACKLOG_TTL_MS = 1000;
const DAY_MS = 86_400_000;

export type MetricsEndpoint = Awaited<ReturnType<typeof createMetricsEndpoint>>;

type OpenMetricsDeps = Pick<ApiDeps, "disks" | "backup"> & { databases: Databases; clock: Clock };

/** Metrics of this process, protected by a token; undefined without one, and then nothing is loaded or counted. */
export async function createMetricsEndpoint(
  token: string | undefined,
  { databases, clock, disks, backup }: OpenMetricsDeps,
) {
  if (token === undefined) return undefined;
  const meters = await createMetricsRegistry();
  const pools = listPools(databases);
  const { db } = databases.metrics;
  const backlog = dedupeAsync(BACKLOG_TTL_MS, async () => {
    const now = clock();
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const outbox = { queue: "outbox", seconds: await getLongestWaitSeconds(db) };
    return { queues: [...(await listLongestWaits(db, now)), outbox], messages: await countFailedSince(db, dayAgo) };
  });
  return {
    countError: (code: ErrorCode) => meters.errors.inc({ code }),
    createHandler: (renders: MetricsDeps["renderStats"]) =>
      createMetrics(token, { meters, pools, renderStats: renders, backlog, disks, backup }),
    countRequests: (routeOf: (path: string) => string) => countRequests(meters, routeOf),
  };
}

/** Adds every statement of a request to its trace; loads the tracer only if a collector is configured. */
export async function startTracing(tracesTo: string | undefined, databases: Databases, log: Log) {
  if (tracesTo === undefined) return undefined;
  const { createTracing } = await import("#platform/tracing.server.ts");
  const tracing = createTracing(tracesTo, log);
  for (const pool of Object.values(listPools(databases))) tracing.tracePool(pool);
  return tracing;
}

type Api = ReturnType<typeof createApi>;
type RequestHooksDeps = { metrics: MetricsEndpoint; tracing: Tracing | undefined };

/** Hooks per request, labelled by API path or page, never by person. */
export async function createRequestHooks({ metrics, tracing }: RequestHooksDeps, api: Api, bundles: LanguageBundles) {
  if (!metrics && !tracing) return {};
  const routeOf = createRouteNamer([...listApiPaths(api), ...(await listAllPagePaths(bundles)), ...probePaths]);
  return { onRequestEnd: metrics?.countRequests(routeOf), around: tracing?.aroundRequest(routeOf) };
}

const probePaths = ["/healthz", "/readyz", "/metrics"];

/** Middleware is registered for all methods; the rest are API calls. */
function listApiPaths({ routes }: Api): string[] {
  return routes.filter(({ method }) => method !== "ALL").map(({ path }) => path);
}

/** Pages of another language, and its files, are named by their own addresses: "/pa/tests/{id}". */
async function listAllPagePaths(bundles: LanguageBundles): Promise<string[]> {
  const paths = listServedLanguages(bundles).map(async (language) => {
    const { basePath } = languages[language];
    const pages = await listPagePaths((bundles[language] ?? bundles.en).ui);
    return basePath === "" ? pages : [basePath, ...[...pages, "/assets/*"].map((path) => basePath + path)];
  });
  return (await Promise.all(paths)).flat();
}

/** Layouts have no path; requests without a page are not labelled by their URL. */
async function listPagePaths(ui: UiBundle): Promise<string[]> {
  const routes = Object.values((await ui.load()).routes).filter((route) => route !== undefined);
  const paths = routes.map(({ path, index }) => (index ? "" : path));
  return paths.filter((path) => path !== undefined && path !== "*").map((path) => `/${path}`);
}
