import { Hono } from "hono";
import type { BackupState } from "#core/desk/backup-state.ts";
import { type DiskSpace, isFull } from "#core/desk/disk-space.ts";
import { withPatience } from "#platform/watch.server.ts";

const hindrances = {
  closing: "The process is about to end.",
  database: "The database does not take a write.",
  disk: "The disk is full.",
} as const;

type Hindrance = keyof typeof hindrances;

type Watched = {
  isClosing: () => boolean;
  /** Rejects where the database does not take a write. */
  pulse: () => Promise<void>;
  disks: () => Promise<DiskSpace[]>;
  backup?: () => BackupState | null;
};

/**
 * For whoever watches the process: /healthz says that it runs, /readyz that it can take a booking, else with 503 why not.
 */
export function createHealth(watched: Watched): Hono {
  const health = new Hono();
  const headers = { "cache-control": "no-store" };
  health.get("/healthz", (c) => c.json({ status: "running" }, 200, headers));
  health.get("/readyz", async (c) => {
    const found = await hindrancesOf(watched);
    if (found.length === 0) return c.json({ status: "ready", ...backupFacts(watched) }, 200, headers);
    const reasons = found.map((code) => ({ code, detail: hindrances[code] }));
    return c.json({ status: "not ready", reasons }, 503, headers);
  });
  return health;
}

/** For whoever watches that the lab could come back; a booking can be taken all the same. */
function backupFacts({ backup }: Watched) {
  const state = backup?.();
  return state ? { backup: { lastGoodAt: state.lastGoodAt?.toISOString() ?? null, fault: state.fault } } : {};
}

async function hindrancesOf({ isClosing, pulse, disks }: Watched): Promise<Hindrance[]> {
  if (isClosing()) return ["closing"];
  const [beats, hasRoom] = await Promise.all([
    withPatience(pulse().then(() => true)),
    withPatience(disks().then((all) => !all.some(isFull))),
  ]);
  return [...(beats ? [] : ["database" as const]), ...(hasRoom ? [] : ["disk" as const])];
}
