import { createReadStream, createWriteStream } from "node:fs";
import { chown, mkdir, readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, type Pack, pack } from "tar-stream";
import type { SystemUser } from "#platform/postgres/embedded-postgres.server.ts";

/** Files that belong to a running server, or that the next one recreates. */
const EXCLUDED_FILES = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|pg_replslot\/.*|pg_stat_tmp\/.*|.*pgsql_tmp.*)$/;
/** The WAL of a running server is archived separately; a stopped one needs the end of it. */
const WAL_FILES = /^pg_wal\//;

/**
 * Returns a cluster's folder as a tar, even while its server is writing: the WAL repairs inconsistencies. At the end,
 * `finish` returns further files by name. Fails when `signal` is aborted.
 */
export function packCluster(folder: string, packing: PackClusterOptions): Readable {
  const archive = pack();
  packEntries(archive, folder, packing).then(
    () => archive.finalize(),
    (failure) => archive.destroy(failure),
  );
  return Readable.from(archive);
}

type PackClusterOptions = { isRunning: boolean; finish: () => Promise<Record<string, string>>; signal: AbortSignal };

async function packEntries(
  archive: Pack,
  folder: string,
  { isRunning, finish, signal }: PackClusterOptions,
): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    signal.throwIfAborted();
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    if (EXCLUDED_FILES.test(name) || (isRunning && WAL_FILES.test(name))) continue;
    if (entry.isDirectory()) archive.entry({ name, type: "directory", mode: 0o700 });
    else if (entry.isFile()) await packFile(archive, name, path);
  }
  for (const [name, text] of Object.entries(await finish())) archive.entry({ name, mode: 0o600 }, text);
}

/** Uses the size at the start: a growing file is truncated, a shrinking one padded, and the WAL repairs both. */
async function packFile(archive: Pack, name: string, path: string): Promise<void> {
  const found = await stat(path).catch(ignoreMissingFile);
  if (!found) return;
  const { size } = found;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const entry = archive.entry({ name, size, mode: 0o600 }, (failure) => (failure ? reject(failure) : resolve()));
  let written = 0;
  if (size > 0) {
    const source = createReadStream(path, { end: size - 1 });
    for await (const chunk of source) {
      written += chunk.length;
      await writeChunk(entry, chunk);
    }
  }
  entry.end(Buffer.alloc(size - written));
  await promise;
}

async function writeChunk(entry: ReturnType<Pack["entry"]>, chunk: Buffer): Promise<void> {
  if (entry.write(chunk)) return;
  await new Promise<void>((resolve) => entry.once("drain", resolve));
}

function ignoreMissingFile(failure: unknown): undefined {
  if (failure instanceof Error && "code" in failure && failure.code === "ENOENT") return undefined;
  throw failure;
}

/** Unpacks such a tar into an empty folder owned by `user`. */
export async function unpackCluster(source: Readable, folder: string, user: SystemUser | undefined): Promise<void> {
  const changeOwner = async (path: string) => user && (await chown(path, user.uid, user.gid));
  const makeFolder = async (path: string) => {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await changeOwner(path);
  };
  await makeFolder(folder);
  const archive = extract();
  const unpacking = pipeline(source, archive);
  // The loop below throws the same failure, and first.
  unpacking.catch(() => {});
  for await (const entry of archive) {
    const path = join(folder, entry.header.name);
    if (!path.startsWith(folder + sep)) throw new Error(`The backup holds a file outside of it: ${entry.header.name}`);
    if (entry.header.type === "directory") {
      await makeFolder(path);
      entry.resume();
    } else {
      await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
      await changeOwner(path);
    }
  }
  await unpacking;
  for (const name of ["pg_wal", "pg_wal/archive_status", "pg_wal/summaries", "pg_replslot", "pg_stat_tmp"])
    await makeFolder(join(folder, name));
}
