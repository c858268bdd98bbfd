import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { listTables } from "./catalog-queries.server.ts";
import { copyTables } from "./copy-tables.server.ts";
import {
  computeTableChecksums,
  listDifferingTables,
  setFixedFormat,
  type TableChecksums,
} from "./table-checksums.server.ts";
import { validateTarget } from "./validate-target.server.ts";

const APPLICATION_NAME = "nabz move";
/** A connection that has just closed may be listed for a moment. */
const DISCONNECT_TIMEOUT_MS = 2000;
const DISCONNECT_POLL_MS = 100;

type TransferDatabaseInput = {
  source: pg.ClientConfig;
  target: pg.ClientConfig;
  /** Creates the source's tables in the empty target, in the transaction of that connection. */
  createSchema: (target: pg.Client, source: pg.Client) => Promise<void>;
  /** Whether the source may stay in use: changes made meanwhile are not copied. */
  isCopy?: boolean;
  /** Aborts the transfer. */
  signal?: AbortSignal;
};

/** Contents of each table at the source at that moment, by this process's clock, and now at the target. */
export type TransferDatabaseResult = { at: Date; contents: TableChecksums };

/**
 * Copies a snapshot of a whole database into an empty one, of any PostgreSQL version, and compares each table. The
 * target's transaction commits only if all are equal, so a failed or killed transfer leaves nothing there; the source
 * is only read. Throws, in one line, for a source that is in use.
 */
export async function transferDatabase({
  source,
  target,
  createSchema,
  isCopy,
  signal,
}: TransferDatabaseInput): Promise<TransferDatabaseResult> {
  signal?.throwIfAborted();
  const [from, to] = [createClient(source), createClient(target)];
  const breakOff = () => void Promise.allSettled([from.end(), to.end()]);
  signal?.addEventListener("abort", breakOff, { once: true });
  try {
    await Promise.all([from.connect(), to.connect()]);
    await Promise.all([setFixedFormat(from), setFixedFormat(to)]);
    await validateSource(from, isCopy ?? false);
    await from.query("begin isolation level repeatable read read only");
    await from.query("select 1");
    const at = new Date();
    await to.query("begin");
    await validateTarget(to);
    await createSchema(to, from);
    await setFixedFormat(to);
    const copied = await copyTables({ source: from, target: to });
    const contents = await requireEqualContents(from, to);
    await to.query("commit");
    for (const { name } of copied) await to.query(`analyze ${name}`);
    return { at, contents };
  } catch (failure) {
    signal?.throwIfAborted();
    throw failure;
  } finally {
    signal?.removeEventListener("abort", breakOff);
    await Promise.allSettled([from.end(), to.end()]);
  }
}

function createClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client({ ...config, application_name: APPLICATION_NAME });
  // The pending query fails when the connection is lost.
  return client.on("error", () => {});
}

async function validateSource(source: pg.Client, isUseAllowed: boolean): Promise<void> {
  if ((await listTables(source)).length === 0)
    throw new Error("There is no lab's data at the source: nothing to move.");
  if (isUseAllowed) return;
  for (const begun = performance.now(); ; await pause(DISCONNECT_POLL_MS)) {
    const { rows } = await source.query(
      "select count(*)::int as others from pg_stat_activity where datname = current_database() and usename is not null and leader_pid is null and application_name <> $1",
      [APPLICATION_NAME],
    );
    if (rows[0].others === 0) return;
    if (performance.now() - begun > DISCONNECT_TIMEOUT_MS)
      throw new Error(
        "Somebody uses the source. Stop the product and whatever else is connected to it, and move then.",
      );
  }
}

/** Returns the checksums. Throws with the tables that differ and both row counts. */
async function requireEqualContents(source: pg.Client, target: pg.Client): Promise<TableChecksums> {
  const contents = async (client: pg.Client) => computeTableChecksums(client, await listTables(client));
  const [before, after] = await Promise.all([contents(source), contents(target)]);
  const differing = listDifferingTables(before, after).map(
    (name) => `${name}: ${before[name]?.rows ?? "no"} rows at the source, ${after[name]?.rows ?? "no"} at the target`,
  );
  if (differing.length > 0)
    throw new Error(["The target does not hold what the source holds.", ...differing].join("\n"));
  return before;
}
