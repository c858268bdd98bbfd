import { appendFile, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type pg from "pg";
import { openDatabase, type Place, placeAt, stopServer } from "#platform/postgres/postgres.server.ts";
import { unpackCluster } from "./cluster-archive.server.ts";
import { fetchLog } from "./fetch-log.server.ts";
import type { Manifest } from "./manifest.ts";
import type { Seal } from "./seal.server.ts";
import type { BackupStore } from "./store.server.ts";

/** How far: to a moment, to one that has a name in the log, or as far as the log goes. */
export type Target = { time: Date } | { mark: string } | "end";

export type Restored = {
  config: pg.ClientConfig;
  /** False where the log ends before the moment that was asked for: nothing later was kept. */
  isReached: boolean;
  stop(): Promise<void>;
};

export type RestoreParts = { store: BackupStore; seal: Seal; programs: string; place: Place };

/** Brings a base backup and what the log tells after it into an empty folder, and serves it from there. */
export async function restoreCluster(
  { store, seal, programs, place }: RestoreParts,
  manifest: Manifest,
  { folder, target }: { folder: string; target: Target },
): Promise<Restored> {
  const names = await store.names();
  const cluster = names.find((name) => name.startsWith(`base/${manifest.stamp}/cluster.tar`));
  if (!cluster) throw new Error(`The backup ${manifest.stamp} has lost its database: try an earlier TIME.`);
  await unpackCluster(await seal.unpack(cluster, await store.read(cluster)), folder, place.user);
  const there = placeAt(place, folder);
  const stop = () => stopServer(programs, there);
  if (!manifest.log) return { config: await openDatabase(programs, there), isReached: true, stop };
  const log = `${folder}-log`;
  await fetchLog({ store, seal, user: place.user }, manifest.log.first, log);
  const served = await serve(programs, there, { log, target });
  await rm(log, { recursive: true, force: true });
  return { ...served, stop };
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

/** Brings the reports' files back into their folder. */
export async function restoreFiles(
  { store, seal }: Pick<RestoreParts, "store" | "seal">,
  folder: string,
): Promise<number> {
  const names = (await store.names()).filter((name) => name.startsWith("files/"));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of names) {
    const [key = ""] = name.replace("files/", "").split(".zst");
    await writeFile(join(folder, key), await buffer(await seal.unpack(name, await store.read(name))), { mode: 0o600 });
  }
  return names.length;
}
