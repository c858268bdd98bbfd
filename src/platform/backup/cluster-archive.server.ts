import { createReadStream, createWriteStream } from "node:fs";
import { chown, mkdir, readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract, type Pack, pack } from "tar-stream";
import type { SystemUser } from "#platform/postgres/postgres.server.ts";

/** Of a running server, or made anew by the next one. */
const LEFT_OUT = /^(postmaster\.(pid|opts)|\.s\.PGSQL\..*|pg_replslot\/.*|pg_stat_tmp\/.*|.*pgsql_tmp.*)$/;
/** Of a running server the log of changes is kept apart; a stopped one needs the end of it. */
const LOG = /^pg_wal\//;

/**
 * A cluster's folder as a tar, also while its server writes on: what is torn then is mended by the log. At the end of the
 * folder `finish` tells what more belongs into it, by name. Ends with a failure as soon as `signal` is given.
 */
export function packCluster(folder: string, packing: Packing): Readable {
  const archive = pack();
  packAll(archive, folder, packing).then(
    () => archive.finalize(),
    (failure) => archive.destroy(failure),
  );
  return Readable.from(archive);
}

type Packing = { isRunning: boolean; finish: () => Promise<Record<string, string>>; signal: AbortSignal };

async function packAll(archive: Pack, folder: string, { isRunning, finish, signal }: Packing): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    signal.throwIfAborted();
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    if (LEFT_OUT.test(name) || (isRunning && LOG.test(name))) continue;
    if (entry.isDirectory()) archive.entry({ name, type: "directory", mode: 0o700 });
    else if (entry.isFile()) await packFile(archive, name, path);
  }
  for (const [name, text] of Object.entries(await finish())) archive.entry({ name, mode: 0o600 }, text);
}

/** As long as it was when it was looked at: a file that grows is cut, one that shrinks is filled up, and the log mends both. */
async function packFile(archive: Pack, name: string, path: string): Promise<void> {
  const found = await stat(path).catch(goneMeanwhile);
  if (!found) return;
  const { size } = found;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const entry = archive.entry({ name, size, mode: 0o600 }, (failure) => (failure ? reject(failure) : resolve()));
  let written = 0;
  if (size > 0) {
    const source = createReadStream(path, { end: size - 1 });
    for await (const chunk of source) {
      written += chunk.length;
      await write(entry, chunk);
    }
  }
  entry.end(Buffer.alloc(size - written));
  await promise;
}

async function write(entry: ReturnType<Pack["entry"]>, chunk: Buffer): Promise<void> {
  if (entry.write(chunk)) return;
  await new Promise<void>((resolve) => entry.once("drain", resolve));
}

function goneMeanwhile(failure: unknown): undefined {
  if (failure instanceof Error && "code" in failure && failure.code === "ENOENT") return undefined;
  throw failure;
}

/** Unpacks such a tar into an empty folder that will be the user's. */
export async function unpackCluster(source: Readable, folder: string, user: SystemUser | undefined): Promise<void> {
  const give = async (path: string) => user && (await chown(path, user.uid, user.gid));
  const make = async (path: string) => {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await give(path);
  };
  await make(folder);
  const archive = extract();
  const unpacking = pipeline(source, archive);
  // The reading below fails by the same failure, and first.
  unpacking.catch(() => {});
  for await (const entry of archive) {
    const path = join(folder, entry.header.name);
    if (!path.startsWith(folder + sep)) throw new Error(`The backup holds a file outside of it: ${entry.header.name}`);
    if (entry.header.type === "directory") {
      await make(path);
      entry.resume();
    } else {
      await pipeline(entry, createWriteStream(path, { mode: 0o600 }));
      await give(path);
    }
  }
  await unpacking;
  for (const name of ["pg_wal", "pg_wal/archive_status", "pg_wal/summaries", "pg_replslot", "pg_stat_tmp"])
    await make(join(folder, name));
}
