import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Contents, contentsIn, differing, writeInOneWay } from "./contents.server.ts";
import { copyTables } from "./copy-tables.server.ts";
import { demandTarget } from "./demand-target.server.ts";
import { tablesOf } from "./tables.server.ts";

const NAME = "nabz move";
/** Whoever has just gone may be counted for a moment. */
const LEAVES_WITHIN_MS = 2000;
const LOOK_EVERY_MS = 100;

type Move = {
  source: pg.ClientConfig;
  target: pg.ClientConfig;
  /** Makes the tables that the source has in the empty target, in the transaction of that connection. */
  layTables: (target: pg.Client, source: pg.Client) => Promise<void>;
  /** Whether others may go on using the source: what they change meanwhile is not moved. */
  isCopy?: boolean;
  /** Breaks it off. */
  signal?: AbortSignal;
};

/** What each table held at that moment, by the clock of this process, and holds at the target. */
export type Moved = { at: Date; contents: Contents };

/**
 * Copies a whole database, as it is at one moment, into an empty one, of whatever version, and compares each table. The
 * target's transaction commits when all is equal, so a move that failed or was killed leaves nothing there; of the source
 * it only reads. Refuses, in one line, a source that somebody uses.
 */
export async function moveDatabase({ source, target, layTables, isCopy, signal }: Move): Promise<Moved> {
  signal?.throwIfAborted();
  const [from, to] = [clientOf(source), clientOf(target)];
  const breakOff = () => void Promise.allSettled([from.end(), to.end()]);
  signal?.addEventListener("abort", breakOff, { once: true });
  try {
    await Promise.all([from.connect(), to.connect()]);
    await Promise.all([writeInOneWay(from), writeInOneWay(to)]);
    await demandSource(from, isCopy ?? false);
    await from.query("begin isolation level repeatable read read only");
    await from.query("select 1");
    const at = new Date();
    await to.query("begin");
    await demandTarget(to);
    await layTables(to, from);
    await writeInOneWay(to);
    const copied = await copyTables({ source: from, target: to });
    const contents = await compare(from, to);
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

function clientOf(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client({ ...config, application_name: NAME });
  // Whoever waits for an answer hears of a lost line by it.
  return client.on("error", () => {});
}

async function demandSource(source: pg.Client, mayBeUsed: boolean): Promise<void> {
  if ((await tablesOf(source)).length === 0) throw new Error("There is no lab's data at the source: nothing to move.");
  if (mayBeUsed) return;
  for (const begun = performance.now(); ; await pause(LOOK_EVERY_MS)) {
    const { rows } = await source.query(
      "select count(*)::int as others from pg_stat_activity where datname = current_database() and usename is not null and leader_pid is null and application_name <> $1",
      [NAME],
    );
    if (rows[0].others === 0) return;
    if (performance.now() - begun > LEAVES_WITHIN_MS)
      throw new Error(
        "Somebody uses the source. Stop the product and whatever else is connected to it, and move then.",
      );
  }
}

/** Gives what they hold; throws which tables differ, with both figures. */
async function compare(source: pg.Client, target: pg.Client): Promise<Contents> {
  const contents = async (client: pg.Client) => contentsIn(client, await tablesOf(client));
  const [before, after] = await Promise.all([contents(source), contents(target)]);
  const others = differing(before, after).map(
    (name) => `${name}: ${before[name]?.rows ?? "no"} rows at the source, ${after[name]?.rows ?? "no"} at the target`,
  );
  if (others.length > 0) throw new Error(["The target does not hold what the source holds.", ...others].join("\n"));
  return before;
}
