import { sendOwnerAlerts } from "#core/admin/send-owner-alerts.server.ts";
import { type ListWarningsInput, listWarnings } from "#core/admin/warnings.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { JobDeps } from "./jobs.ts";

const CHECK_INTERVAL_MS = 20_000;

type OwnerAlertWorkerDeps = Pick<JobDeps, "db" | "clock" | "emit" | "channels" | "limits"> &
  Pick<ListWarningsInput, "disks" | "backup"> & { log: Log };

/**
 * Checks regularly whether the owner must be alerted. Each process checks for itself, because disks and backups belong
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
    checking = sendDueAlerts(deps)
      .catch((failure) => log.warn({ err: failure }, "could not look whether the owner must be told of something"))
      .finally(() => {
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
  await sendOwnerAlerts({ db, now, emit, actor: { kind: "system", name: "watch" } }, channels, warnings);
}
