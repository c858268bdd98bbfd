import type pg from "pg";
import type { BackupSettings } from "#platform/config/backup-settings.ts";
import type { Config } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { OwnPostgres } from "#platform/postgres/postgres.server.ts";
import { withPatience } from "#platform/watch.server.ts";
import { createBackups } from "./backups.server.ts";
import { openServerBackups } from "./of-server/open-server-backups.server.ts";
import { createSeal } from "./seal.server.ts";
import { newestGoodIn, openBackupStore } from "./store.server.ts";

const SHIP_EVERY_MS = 10_000;
const HOUR_MS = 3_600_000;
/** At the quiet hour of the next day, or, where the machine slept then, as soon as it is awake. */
const DUE_AFTER_HOURS = { quiet: 20, anyHour: 28 };

/** When the newest backup was made that was restored on trial and found equal; why the newest try failed, if it did. */
type State = { lastGoodAt: Date | null; fault: string | null };

type Setting = Pick<Config, "dataDir" | "files"> & { backup: BackupSettings };

/** Backups of the product's own PostgreSQL, by its settings. */
export function openBackups(own: OwnPostgres, { backup, dataDir, files }: Setting) {
  const store = openBackupStore(backup.to);
  const seal = createSeal({ ...backup, dataDir });
  const { programs, place } = own;
  const source = {
    config: own.poolConfig,
    own: { cluster: own.folder, finished: place.finishedLog ?? "" },
    files: files.s3 ? undefined : files.folder,
  };
  return { store, ...createBackups(source, { store, seal, programs, place }) };
}

export type Database = { own: OwnPostgres | undefined; connection: pg.PoolConfig };

/** Backups of whichever database the product uses. */
export async function openBackupsOf({ own, connection }: Database, setting: Setting) {
  return own ? openBackups(own, setting) : openServerBackups(connection, setting);
}

type Lab = { clock: () => Date; isQuiet: () => boolean; log: Log };

type KeptBackups = {
  /** Null where none are made. */
  state: () => State | null;
  /** What was acknowledged by now is in the store when it resolves; a base backup under way waits for the next start. */
  close: () => Promise<void>;
};

/**
 * Ships what is new every ten seconds, and makes a base backup a day at the lab's quiet hour, the first one at once,
 * where the settings ask for it.
 */
export async function keepBackups(database: Database, config: Config, lab: Lab): Promise<KeptBackups> {
  const { backup } = config;
  if (!backup) return { state: () => null, close: async () => {} };
  return keep(await openBackupsOf(database, { ...config, backup }), lab);
}

async function keep(backups: ReturnType<typeof openBackups>, { clock, isQuiet, log }: Lab): Promise<KeptBackups> {
  let lastGoodAt: Date | null = null;
  let triedAt: Date | null = null;
  let hasLooked = false;
  let isClosing = false;
  const { attempt, fault } = createAttempts((failure) => {
    if (!isClosing) log.error({ err: failure }, "the backup failed");
  });

  async function look(): Promise<void> {
    const good = await newestGoodIn(backups.store);
    if (good) lastGoodAt = new Date(good.endedAt);
    hasLooked = true;
  }

  const isDue = (now: Date) => isBackupDue({ goodAt: lastGoodAt, triedAt }, now, isQuiet());

  async function backUp(now: Date): Promise<void> {
    // Another process on the same database may have made it.
    await look();
    if (!isDue(now)) return;
    triedAt = now;
    const { endedAt, bytes } = await backups.backUp(now);
    lastGoodAt = new Date(endedAt);
    log.info({ bytes }, "backed up, restored beside the database and found equal");
  }

  async function turn(): Promise<void> {
    const isShipped = await attempt("log", async () => {
      if (!hasLooked) await look();
      await backups.ship();
    });
    const now = clock();
    if (isShipped && isDue(now)) await attempt("base", () => backUp(now));
  }

  // A store that cannot be reached keeps nobody from booking; the first turn looks again.
  await withPatience(look());
  let turning = turn();
  const timer = setInterval(() => {
    turning = turning.then(turn);
  }, SHIP_EVERY_MS);
  return {
    state: () => ({ lastGoodAt, fault: fault() }),
    async close() {
      clearInterval(timer);
      isClosing = true;
      backups.breakOff();
      await turning;
      await backups.ship().catch((failure) => log.error({ err: failure }, "the last of the log was not backed up"));
    },
  };
}

/** Remembers why the last try of each kind of work failed: what is shipped well does not hide a base backup that was not made. */
function createAttempts(tell: (failure: unknown) => void) {
  const faults: Record<"log" | "base", string | null> = { log: null, base: null };
  return {
    fault: () => faults.log ?? faults.base,
    /** Whether it was done. */
    async attempt(kind: keyof typeof faults, work: () => Promise<void>): Promise<boolean> {
      try {
        await work();
        faults[kind] = null;
        return true;
      } catch (failure) {
        faults[kind] = failure instanceof Error ? failure.message : String(failure);
        tell(failure);
        return false;
      }
    },
  };
}

/** Whether it is time for a base backup: the last good one is of then, and the last try, good or not, was then. */
export function isBackupDue(
  { goodAt, triedAt }: { goodAt: Date | null; triedAt: Date | null },
  now: Date,
  isQuiet: boolean,
): boolean {
  const hoursSince = (moment: Date) => (now.getTime() - moment.getTime()) / HOUR_MS;
  if (triedAt && hoursSince(triedAt) < 1) return false;
  return !goodAt || hoursSince(goodAt) >= (isQuiet ? DUE_AFTER_HOURS.quiet : DUE_AFTER_HOURS.anyHour);
}
