import { appendFile, chown, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type pg from "pg";
import { unpackCluster } from "#platform/backup/cluster-archive.server.ts";
import type { Manifest } from "#platform/backup/manifest.ts";
import { DamagedObject, isEncrypted, type Seal } from "#platform/backup/seal.server.ts";
import type { BackupStore } from "#platform/backup/store.server.ts";
import { askOnce, openDatabase, type Place, placeAt, stopServer } from "#platform/postgres/postgres.server.ts";
import { fetchLog } from "./fetch-log.server.ts";
import { type Gap, type LogFile, logFileOf, nameOfLogFile, timelinesOf } from "./log-chain.ts";

/** How far: to a moment, to one that has a name in the log, or as far as the log goes. */
export type Target = { time: Date } | { mark: string } | "end";

export type Restored = {
  config: pg.ClientConfig;
  /** The last moment of which anything is there. */
  reachedAt: Date;
  /** The gap in the log that ended the restore before its target. */
  gap: Gap | null;
  stop(): Promise<void>;
};

export type RestoreParts = { store: BackupStore; seal: Seal; programs: string; place: Place };

type Wish = { folder: string; target: Target; acceptsGap?: boolean };

/** A base backup that cannot be used; one before it, with the log since, holds the same. */
export class UnusableBase extends Error {}

/**
 * Brings a base backup and what the log tells after it into an empty folder, and serves it from there. Each file is checked before
 * PostgreSQL starts. Throws where the target is not reached: by a gap in the log, unless that is accepted, or because nothing so
 * late was kept; `UnusableBase` where the base itself is damaged or lost.
 */
export async function restoreCluster(parts: RestoreParts, manifest: Manifest, wish: Wish): Promise<Restored> {
  const { programs, place } = parts;
  const { folder, target, acceptsGap = false } = wish;
  await unpackBase(parts, manifest, folder);
  const there = placeAt(place, folder);
  const stop = () => stopServer(programs, there);
  const endedAt = new Date(manifest.endedAt);
  if (!manifest.log) return { config: await openDatabase(programs, there), reachedAt: endedAt, gap: null, stop };
  const from = `${folder}-log`;
  const log = await fetchLog({ ...parts, user: place.user }, manifest.log.first, from);
  requireWhole(manifest, log.gap);
  if (log.gap && target === "end" && !acceptsGap) throw new Error(gapWords(log.gap));
  const { config, isReached } = await serve(programs, there, { log: from, target });
  await rm(from, { recursive: true, force: true });
  try {
    const reachedAt = (await lastReplayed(config)) ?? endedAt;
    const gap = isReached && target !== "end" ? null : (log.gap ?? (await brokenOff(folder, log.last)));
    if (gap && !acceptsGap) throw new Error(gapWords(gap, reachedAt));
    if (!isReached && !gap) throw new Error(tooLateWords(reachedAt));
    return { config, reachedAt, gap, stop };
  } catch (failure) {
    await stop();
    throw failure;
  }
}

async function unpackBase({ store, seal, place }: RestoreParts, { stamp }: Manifest, folder: string): Promise<void> {
  const names = (await store.names()).filter((name) => name.startsWith(`base/${stamp}/cluster.tar`));
  const cluster = names.find(isEncrypted) ?? names[0];
  if (!cluster) throw new UnusableBase(`The backup ${stamp} has lost its database.`);
  try {
    await unpackCluster(await seal.unpack(cluster, await store.read(cluster)), folder, place.user);
  } catch (cause) {
    if (!(cause instanceof DamagedObject)) throw cause;
    throw new UnusableBase(`The backup ${stamp} is damaged.`, { cause });
  }
}

/** What is written while a base is copied belongs to it. */
function requireWhole({ stamp, log }: Manifest, gap: Gap | null): void {
  const end = gap && logFileOf(gap.file);
  if (end && end.number <= (logFileOf(log?.last ?? "")?.number ?? -1))
    throw new UnusableBase(`The backup ${stamp} needs the log file ${gap.file}, which is ${gap.why}.`);
}

/** When the last change was made that the log told; null where it told of none. */
async function lastReplayed(config: pg.ClientConfig): Promise<Date | null> {
  const [row] = await askOnce(config, "select pg_last_xact_replay_timestamp() as at");
  return row?.at instanceof Date ? row.at : null;
}

/** A log may be damaged since before it was kept: then the replay ends before its last file. */
async function brokenOff(folder: string, last: LogFile): Promise<Gap | null> {
  const wal = join(folder, "pg_wal");
  const newest = (await readdir(wal))
    .filter((name) => name.endsWith(".history"))
    .sort()
    .at(-1);
  if (!newest) return null;
  const [{ begins = last.number } = {}] = timelinesOf(await readFile(join(wal, newest), "utf8"), 0);
  if (begins >= last.number) return null;
  const file = nameOfLogFile({ timeline: last.timeline, number: begins });
  return { file, why: "damaged", after: last.number - begins };
}

const WHY = {
  missing: "is missing",
  damaged: "is damaged",
  unfinished: "was kept before it was full, and its end is missing",
};

/** The moment is known once the log before the gap was replayed. */
function gapWords({ file, why, after }: Gap, reachedAt?: Date): string {
  const behind = after === 0 ? "it is the last one" : `${after} more ${after === 1 ? "comes" : "come"} after it`;
  const until = reachedAt ? `, and what comes before ends at ${reachedAt.toISOString()}` : "";
  return `The log file ${file} ${WHY[why]} (${behind})${until}. Look for it in another copy of the backups, or add --accept-gap to restore what comes before it and lose the rest.`;
}

function tooLateWords(reachedAt: Date): string {
  return `TIME is later than all that was kept: the last change is of ${reachedAt.toISOString()}. Leave TIME out to restore everything.`;
}

/** Lets PostgreSQL replay the log; what it is told for that is taken back afterwards. */
async function serve(programs: string, place: Place, { log, target }: { log: string; target: Target }) {
  const settings = join(place.folder, "postgresql.auto.conf");
  const before = await readFile(settings);
  const tell = async (aim: string[]) => {
    await writeFile(settings, before);
    // Nobody is let in, and nothing counts as ready, before the last of the log is replayed.
    const recovery = [`restore_command = ${quoted(copyFrom(log))}`, "hot_standby = off", ...aim];
    await appendFile(settings, ["", ...recovery, ""].join("\n"));
    await writeFile(join(place.folder, "recovery.signal"), "");
    if (place.user) await chown(join(place.folder, "recovery.signal"), place.user.uid, place.user.gid);
  };
  try {
    await tell(aimOf(target));
    const found = await openDatabase(programs, place).then(
      (config) => ({ config, isReached: true }),
      async (failure) => {
        if (!/recovery ended before configured recovery target was reached/.test(String(failure))) throw failure;
        await tell([]);
        return { config: await openDatabase(programs, place), isReached: false };
      },
    );
    return found;
  } finally {
    await writeFile(settings, before);
  }
}

function aimOf(target: Target): string[] {
  if (target === "end") return [];
  const promote = "recovery_target_action = 'promote'";
  if ("mark" in target) return [`recovery_target_name = ${quoted(target.mark)}`, promote];
  const time = target.time.toISOString().replace("T", " ").replace("Z", "+00");
  return [`recovery_target_time = ${quoted(time)}`, promote];
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** A shell command; `%` is PostgreSQL's own. */
function copyFrom(folder: string): string {
  return `cp '${folder.replaceAll("'", `'\\''`).replaceAll("%", "%%")}/%f' "%p"`;
}

/** Brings the reports' files back into their folder, each from its encrypted object where it has one. */
export async function restoreFiles(
  { store, seal }: Pick<RestoreParts, "store" | "seal">,
  folder: string,
): Promise<number> {
  const names = (await store.names()).filter((name) => name.startsWith("files/"));
  // Of two the encrypted one comes later, and is the one that stays.
  const files = new Map(names.sort().map((name) => [name.replace("files/", "").split(".zst")[0] ?? "", name]));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [key, name] of files) {
    await writeFile(join(folder, key), await buffer(await seal.unpack(name, await store.read(name))), { mode: 0o600 });
  }
  return files.size;
}
