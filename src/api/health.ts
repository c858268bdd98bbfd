import { Hono } from "hono";
import type { BackupState } from "#core/admin/backup-state.ts";
import { type DiskSpace, isDiskFull } from "#core/admin/disk-space.ts";
import { withTimeout } from "#platform/health-probes.server.ts";

const unreadyReasons = {
  closing: "The process is about to end.",
  database: "The database does not take a write.",
  disk: "The disk is full.",
} as const;

type UnreadyReason = keyof typeof unreadyReasons;

type HealthDeps = {
  isClosing: () => boolean;
  /** Rejects if the database does not accept a write. */
  writeProbe: () => Promise<void>;
  disks: () => Promise<DiskSpace[]>;
  backup?: () => BackupState | null;
};

/** Health checks: /healthz says that the process runs, /readyz that it can take a booking, or 503 with the reasons. */
export function createHealth(deps: HealthDeps): Hono {
  const health = new Hono();
  const headers = { "cache-control": "no-store" };
  health.get("/healthz", (c) => c.json({ status: "running" }, 200, headers));
  health.get("/readyz", async (c) => {
    const codes = await listUnreadyReasons(deps);
    if (codes.length === 0) return c.json({ status: "ready", ...describeBackup(deps) }, 200, headers);
    const reasons = codes.map((code) => ({ code, detail: unreadyReasons[code] }));
    return c.json({ status: "not ready", reasons }, 503, headers);
  });
  return health;
}

/** State of the backups, for monitoring. It does not affect readiness. */
function describeBackup({ backup }: HealthDeps) {
  const state = backup?.();
  return state ? { backup: { lastGoodAt: state.lastGoodAt?.toISOString() ?? null, fault: state.fault } } : {};
}

async function listUnreadyReasons({ isClosing, writeProbe, disks }: HealthDeps): Promise<UnreadyReason[]> {
  if (isClosing()) return ["closing"];
  const [isWritable, hasDiskSpace] = await Promise.all([
    withTimeout(writeProbe().then(() => true)),
    withTimeout(disks().then((all) => !all.some(isDiskFull))),
  ]);
  return [...(isWritable ? [] : ["database" as const]), ...(hasDiskSpace ? [] : ["disk" as const])];
}
