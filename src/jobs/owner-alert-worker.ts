import { sendEveningFigures } from "#core/admin/money/send-evening-figures.server.ts";
import { sendOwnerAlerts } from "#core/admin/send-owner-alerts.server.ts";
import { type ListWarningsInput, listWarnings } from "#core/admin/warnings.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { JobDeps } from "./jobs.ts";

const CHECK_INTERVAL_MS = 20_000;

type OwnerAlertWorkerDeps = Pick<JobDeps, "db" | "clock" | "emit" | "channels" | "limits"> &
  Pick<ListWarningsInput, "disks" | "backup"> & { log: Log };

const watch = { kind: "system", name: "watch" } as const;

/**
 * Checks regularly whether the owner must be alerted, and gets the day's figures. Each process checks for itself, because disks and backups belong
 * to its machine. Returns a function that stops and waits for a running check.
 */
export function startOwnerAlertWorker(deps: OwnerAlertWorkerDeps, everyMs = CHECK_INTERVAL_MS): () => Promise<void> {
  const { log } = deps;
  let checking = Promise.resolve();
  let isChecking = false;
  const timer = setInterval(() => {
    // Checks must not pile up on a slow database.
    if (isChecking) return;
    isChecking = true;
    const warn = (failure: unknown) =>
      log.warn({ err: failure }, "could not look whether the owner must be told of something");
    checking = Promise.all([sendDueAlerts(deps).catch(warn), sendDueFigures(deps).catch(warn)]).then(() => {
      isChecking = false;
    });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await checking;
  };
}

async function sendDueAlerts({
  db,
  clock,
  emit,
  channels,
  limits,
  disks,
  backup,
}: OwnerAlertWorkerDeps): Promise<void> {
  const now = clock();
  const warnings = await listWarnings({ db, now, limits, disks, backup });
  await sendOwnerAlerts({ db, now, emit, actor: watch }, channels, warnings);
}

async function sendDueFigures({ db, clock, emit, channels }: OwnerAlertWorkerDeps): Promise<void> {
  await sendEveningFigures({ db, now: clock(), emit, actor: watch }, channels);
}
