import { createHash, timingSafeEqual } from "node:crypto";
import type { BackupState } from "#core/desk/backup-state.ts";
import type { DiskSpace } from "#core/desk/disk-space.ts";
import type { Meters } from "#platform/metrics/meters.server.ts";
import { withPatience } from "#platform/watch.server.ts";

/** What the database tells of the work that is left. */
export type Backlog = {
  /** Seconds that the oldest job which is due has waited, by queue. */
  queues: { queue: string; seconds: number }[];
  /** Messages given up in the last 24 hours, by channel. */
  messages: { channel: string; failed: number }[];
};

type Pool = { totalCount: number; idleCount: number; waitingCount: number };

export type Watched = {
  meters: Meters;
  pools: Record<string, Pool>;
  renders: () => { running: number; waiting: number };
  /** Rejects where the database does not answer. */
  backlog: () => Promise<Backlog>;
  disks: () => Promise<DiskSpace[]>;
  backup: () => BackupState | null;
};

/** Answers whoever knows the token with the figures of this process, also while the database is away; else 401. */
export function createMetrics(token: string, watched: Watched): (request: Request) => Promise<Response> {
  const { registry } = watched.meters;
  const expected = hashOf(`Bearer ${token}`);
  return async ({ headers }) => {
    if (!timingSafeEqual(hashOf(headers.get("authorization") ?? ""), expected)) return unknown();
    await look(watched);
    const kind = { "content-type": registry.contentType, "cache-control": "no-store" };
    return new Response(await registry.metrics(), { headers: kind });
  };
}

/** As long whatever was sent: what a comparison takes then tells nothing. */
function hashOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function unknown(): Response {
  return new Response("The token is missing or wrong.", { status: 401, headers: { "www-authenticate": "Bearer" } });
}

async function look({ meters, pools, renders, backlog, disks, backup }: Watched): Promise<void> {
  for (const [share, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
    meters.connections.set({ share, state: "idle" }, idleCount);
    meters.connections.set({ share, state: "busy" }, totalCount - idleCount);
    meters.connectionsWaiting.set({ share }, waitingCount);
  }
  for (const [state, count] of Object.entries(renders())) meters.renders.set({ state }, count);
  const [left, spaces] = await Promise.all([withPatience(backlog()), withPatience(disks())]);
  tellBacklog(meters, left);
  const free = spaces?.map(({ freeBytes }) => freeBytes) ?? [];
  tell(meters.diskFree, free.length > 0 ? Math.min(...free) : null);
  if (free.length === 0) meters.scrapeErrors.inc({ source: "disk" });
  const lastGoodAt = backup()?.lastGoodAt;
  tell(meters.lastGoodBackup, lastGoodAt ? lastGoodAt.getTime() / 1000 : null);
}

/** What is not known is left out: an old figure, or none that looks like one, would be believed. */
function tellBacklog({ oldestJob, messagesFailed, scrapeErrors }: Meters, backlog: Backlog | null): void {
  oldestJob.reset();
  messagesFailed.reset();
  if (!backlog) scrapeErrors.inc({ source: "database" });
  for (const { queue, seconds } of backlog?.queues ?? []) oldestJob.set({ queue }, seconds);
  for (const { channel, failed } of backlog?.messages ?? []) messagesFailed.set({ channel }, failed);
}

function tell(gauge: Meters["diskFree"], value: number | null): void {
  if (value === null) gauge.remove();
  else gauge.set(value);
}
