import { createHash, timingSafeEqual } from "node:crypto";
import type { BackupState } from "#core/admin/backup-state.ts";
import type { DiskSpace } from "#core/admin/disk-space.ts";
import { withTimeout } from "#platform/health-probes.server.ts";
import type { Metrics } from "#platform/metrics.server.ts";

/** Work that is left, as read from the database. */
export type Backlog = {
  /** Age in seconds of the oldest due job, by queue. */
  queues: { queue: string; seconds: number }[];
  /** Messages that failed for good in the last 24 hours, by channel. */
  messages: { channel: string; failed: number }[];
};

type PoolStats = { totalCount: number; idleCount: number; waitingCount: number };

export type MetricsDeps = {
  meters: Metrics;
  pools: Record<string, PoolStats>;
  renderStats: () => { running: number; waiting: number };
  /** Rejects if the database does not answer. */
  backlog: () => Promise<Backlog>;
  disks: () => Promise<DiskSpace[]>;
  backup: () => BackupState | null;
};

/** Returns the metrics of this process to requests with the token, even while the database is down; otherwise 401. */
export function createMetrics(token: string, deps: MetricsDeps): (request: Request) => Promise<Response> {
  const { registry } = deps.meters;
  const expected = sha256(`Bearer ${token}`);
  return async (request) => {
    if (!timingSafeEqual(sha256(request.headers.get("authorization") ?? ""), expected)) return createUnauthorized();
    await collectGauges(deps);
    const headers = { "content-type": registry.contentType, "cache-control": "no-store" };
    return new Response(await registry.metrics(), { headers });
  };
}

/** Hashes to a fixed length, so that the time of a comparison reveals nothing. */
function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function createUnauthorized(): Response {
  return new Response("The token is missing or wrong.", { status: 401, headers: { "www-authenticate": "Bearer" } });
}

async function collectGauges({ meters, pools, renderStats, backlog, disks, backup }: MetricsDeps): Promise<void> {
  for (const [share, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
    meters.connections.set({ share, state: "idle" }, idleCount);
    meters.connections.set({ share, state: "busy" }, totalCount - idleCount);
    meters.connectionsWaiting.set({ share }, waitingCount);
  }
  for (const [state, count] of Object.entries(renderStats())) meters.renders.set({ state }, count);
  const [work, spaces] = await Promise.all([withTimeout(backlog()), withTimeout(disks())]);
  setBacklog(meters, work);
  const free = spaces?.map(({ freeBytes }) => freeBytes) ?? [];
  setOrRemove(meters.diskFree, free.length > 0 ? Math.min(...free) : null);
  if (free.length === 0) meters.scrapeErrors.inc({ source: "disk" });
  const lastGoodAt = backup()?.lastGoodAt;
  setOrRemove(meters.lastGoodBackup, lastGoodAt ? lastGoodAt.getTime() / 1000 : null);
}

/** Omits unknown values: a stale value or a zero would be believed. */
function setBacklog({ oldestJobAge, failedMessages, scrapeErrors }: Metrics, backlog: Backlog | null): void {
  oldestJobAge.reset();
  failedMessages.reset();
  if (!backlog) scrapeErrors.inc({ source: "database" });
  for (const { queue, seconds } of backlog?.queues ?? []) oldestJobAge.set({ queue }, seconds);
  for (const { channel, failed } of backlog?.messages ?? []) failedMessages.set({ channel }, failed);
}

function setOrRemove(gauge: Metrics["diskFree"], value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}
