import { appendFile, chown, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type pg from "pg";
import { unpackCluster } from "#platform/backup/cluster-archive.server.ts";
import type { Manifest } from "#platform/backup/manifest.ts";
import {
  type DataDirectory,
  openClusterDatabase,
  queryOnce,
  stopServer,
  withClusterFolder,
} from "#platform/postgres/embedded-postgres.server.ts";
import { type BackupEncryption, DamagedObjectError, isEncrypted } from "./backup-encryption.server.ts";
import type { BackupStore } from "./backup-store.server.ts";
import { formatWalFileName, parseTimelineHistory, parseWalFileName, type WalFile, type WalGap } from "./wal-chain.ts";
import { downloadWal } from "./wal-download.server.ts";

/** Target of a recovery: a time, a named restore point, or the end of the WAL. */
export type RecoveryTarget = { time: Date } | { mark: string } | "end";

export type RestoreClusterResult = {
  config: pg.ClientConfig;
  /** Time of the last restored change. */
  reachedAt: Date;
  /** The gap in the WAL that ended the restore before its target. */
  gap: WalGap | null;
  stop(): Promise<void>;
};

export type RestoreDeps = {
  store: BackupStore;
  encryption: BackupEncryption;
  programs: string;
  dataDirectory: DataDirectory;
};

type RestoreClusterInput = { folder: string; target: RecoveryTarget; acceptsGap?: boolean };

/** A base backup that cannot be used; an earlier one with the WAL since contains the same. */
export class UnusableBackupError extends Error {}

/**
 * Restores a base backup and the WAL after it into an empty folder, and starts a server on it. Each file is verified
 * before PostgreSQL starts. Throws if the target is not reached: because of a gap in the WAL, unless accepted, or
 * because the backups end earlier; `UnusableBackupError` if the base itself is damaged or missing.
 */
export async function restoreCluster(
  deps: RestoreDeps,
  manifest: Manifest,
  input: RestoreClusterInput,
): Promise<RestoreClusterResult> {
  const { programs, dataDirectory } = deps;
  const { folder, target, acceptsGap = false } = input;
  await unpackBase(deps, manifest, folder);
  const clusterDirectory = withClusterFolder(dataDirectory, folder);
  const stop = () => stopServer(programs, clusterDirectory);
  const endedAt = new Date(manifest.endedAt);
  if (!manifest.log)
    return { config: await openClusterDatabase(programs, clusterDirectory), reachedAt: endedAt, gap: null, stop };
  const from = `${folder}-log`;
  const log = await downloadWal({ ...deps, user: dataDirectory.user }, manifest.log.first, from);
  requireBaseWal(manifest, log.gap);
  if (log.gap && target === "end" && !acceptsGap) throw new Error(formatGap(log.gap));
  const { config, isReached } = await startRecovery(programs, clusterDirectory, { log: from, target });
  await rm(from, { recursive: true, force: true });
  try {
    const reachedAt = (await readLastReplayedAt(config)) ?? endedAt;
    const gap = isReached && target !== "end" ? null : (log.gap ?? (await findReplayGap(folder, log.last)));
    if (gap && !acceptsGap) throw new Error(formatGap(gap, reachedAt));
    if (!isReached && !gap) throw new Error(formatTargetTooLate(reachedAt));
    return { config, reachedAt, gap, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

async function unpackBase(
  { store, encryption, dataDirectory }: RestoreDeps,
  { stamp }: Manifest,
  folder: string,
): Promise<void> {
  const names = (await store.listNames()).filter((name) => name.startsWith(`base/${stamp}/cluster.tar`));
  const cluster = names.find(isEncrypted) ?? names[0];
  if (!cluster) throw new UnusableBackupError(`The backup ${stamp} has lost its database.`);
  try {
    await unpackCluster(await encryption.unpack(cluster, await store.read(cluster)), folder, dataDirectory.user);
  } catch (cause) {
    // Damaged bytes reach the tar before their checksum is read, so unpacking may fail first, in any way.
    const isDamaged =
      cause instanceof DamagedObjectError || !(await encryption.isIntact(cluster, await store.read(cluster)));
    if (!isDamaged) throw cause;
    throw new UnusableBackupError(`The backup ${stamp} is damaged.`, { cause });
  }
}

/** The WAL written while a base is copied belongs to it. */
function requireBaseWal({ stamp, log }: Manifest, gap: WalGap | null): void {
  const end = gap && parseWalFileName(gap.file);
  if (end && end.number <= (parseWalFileName(log?.last ?? "")?.number ?? -1))
    throw new UnusableBackupError(`The backup ${stamp} needs the log file ${gap.file}, which is ${gap.why}.`);
}

/** Returns the time of the last replayed change; null if there was none. */
async function readLastReplayedAt(config: pg.ClientConfig): Promise<Date | null> {
  const [row] = await queryOnce(config, "select pg_last_xact_replay_timestamp() as at");
  return row?.at instanceof Date ? row.at : null;
}

/** WAL may have been damaged before it was archived: then the replay ends before its last file. */
async function findReplayGap(folder: string, last: WalFile): Promise<WalGap | null> {
  const wal = join(folder, "pg_wal");
  const newest = (await readdir(wal))
    .filter((name) => name.endsWith(".history"))
    .sort()
    .at(-1);
  if (!newest) return null;
  const [{ begins = last.number } = {}] = parseTimelineHistory(await readFile(join(wal, newest), "utf8"), 0);
  if (begins >= last.number) return null;
  const file = formatWalFileName({ timeline: last.timeline, number: begins });
  return { file, why: "damaged", after: last.number - begins };
}

const gapReasons = {
  missing: "is missing",
  damaged: "is damaged",
  unfinished: "was kept before it was full, and its end is missing",
};

/** The time is known only after the WAL before the gap was replayed. */
function formatGap({ file, why, after }: WalGap, reachedAt?: Date): string {
  const behind = after === 0 ? "it is the last one" : `${after} more ${after === 1 ? "comes" : "come"} after it`;
  const until = reachedAt ? `, and what comes before ends at ${reachedAt.toISOString()}` : "";
  return `The log file ${file} ${gapReasons[why]} (${behind})${until}. Look for it in another copy of the backups, or add --accept-gap to restore what comes before it and lose the rest.`;
}

function formatTargetTooLate(reachedAt: Date): string {
  return `TIME is later than all that was kept: the last change is of ${reachedAt.toISOString()}. Leave TIME out to restore everything.`;
}

/** Runs PostgreSQL's recovery, and restores its settings afterwards. */
async function startRecovery(
  programs: string,
  directory: DataDirectory,
  { log, target }: { log: string; target: RecoveryTarget },
) {
  const settings = join(directory.clusterFolder, "postgresql.auto.conf");
  const before = await readFile(settings);
  const writeRecoverySettings = async (targetSettings: string[]) => {
    await writeFile(settings, before);
    // No connections and no readiness before the last of the WAL is replayed.
    const recovery = [
      `restore_command = ${quoteSql(formatRestoreCommand(log))}`,
      "hot_standby = off",
      ...targetSettings,
    ];
    await appendFile(settings, ["", ...recovery, ""].join("\n"));
    await writeFile(join(directory.clusterFolder, "recovery.signal"), "");
    if (directory.user)
      await chown(join(directory.clusterFolder, "recovery.signal"), directory.user.uid, directory.user.gid);
  };
  try {
    await writeRecoverySettings(formatRecoveryTarget(target));
    const opened = await openClusterDatabase(programs, directory).then(
      (config) => ({ config, isReached: true }),
      async (failure) => {
        if (!/recovery ended before configured recovery target was reached/.test(String(failure))) throw failure;
        await writeRecoverySettings([]);
        return { config: await openClusterDatabase(programs, directory), isReached: false };
      },
    );
    return opened;
  } finally {
    await writeFile(settings, before);
  }
}

function formatRecoveryTarget(target: RecoveryTarget): string[] {
  if (target === "end") return [];
  const promote = "recovery_target_action = 'promote'";
  if ("mark" in target) return [`recovery_target_name = ${quoteSql(target.mark)}`, promote];
  const time = target.time.toISOString().replace("T", " ").replace("Z", "+00");
  return [`recovery_target_time = ${quoteSql(time)}`, promote];
}

const quoteSql = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** A shell command; `%` is PostgreSQL's placeholder. */
function formatRestoreCommand(folder: string): string {
  return `cp '${folder.replaceAll("'", `'\\''`).replaceAll("%", "%%")}/%f' "%p"`;
}

/** Restores the report files into their folder, from the encrypted object if there is one. */
export async function restoreReportFiles(
  { store, encryption }: Pick<RestoreDeps, "store" | "encryption">,
  folder: string,
): Promise<number> {
  const names = (await store.listNames()).filter((name) => name.startsWith("files/"));
  // Of two, the encrypted one sorts later and wins.
  const files = new Map(names.sort().map((name) => [name.replace("files/", "").split(".zst")[0] ?? "", name]));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [key, name] of files) {
    await writeFile(join(folder, key), await buffer(await encryption.unpack(name, await store.read(name))), {
      mode: 0o600,
    });
  }
  return files.size;
}
