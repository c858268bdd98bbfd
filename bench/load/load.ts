/**
 * The load's own process, so that it shares no event loop with what it measures: receives a Load, sends a LoadReport.
 */
import { Connection } from "./connection.ts";
import { median, percentile99 } from "./percentiles.ts";
import { createOperation, type LoadTask, type Operation } from "./task.ts";

export type Target = { url: string; task: LoadTask };

/** Each of `hands` clients sends requests to the targets in turn, one after the other, until the seconds are over. */
export type Load = { targets: Target[]; hands: number; seconds: number };

export type LoadFigures = { done: number; perSecond: number; medianMs: number; ninetyNinthMs: number };

/** The figures of each target, in their order. */
export type LoadReport = { figures: LoadFigures[] } | { failure: string };

type LoadTurn = { connection: Connection; deed: Operation; took: number[] };

process.on("disconnect", () => process.exit());
process.on("message", async (load: Load) => {
  const report = await runLoad(load).catch((failure) => ({ failure: String(failure?.stack ?? failure) }));
  process.send?.(report);
});

async function runLoad({ targets, hands, seconds }: Load): Promise<LoadReport> {
  const took = targets.map((): number[] => []);
  const deeds = targets.map(({ task }) => createOperation(task));
  const turnsOf = async () =>
    Promise.all(
      targets.map(async ({ url }, n): Promise<LoadTurn> => {
        const connection = await Connection.open(url);
        return { connection, deed: deeds[n] as Operation, took: took[n] as number[] };
      }),
    );
  const turns = await Promise.all(Array.from({ length: hands }, turnsOf));
  const begun = performance.now();
  const end = begun + seconds * 1000;
  try {
    await Promise.all(turns.map((client) => runRound(client, end)));
  } finally {
    for (const { connection } of turns.flat()) connection.close();
  }
  const elapsedSeconds = (performance.now() - begun) / 1000;
  return { figures: took.map((times) => toLoadFigures(times, elapsedSeconds)) };
}

async function runRound(turns: readonly LoadTurn[], end: number): Promise<void> {
  // Alternates the direction, so that none always follows the same one.
  for (let order = [...turns]; performance.now() < end; order = order.toReversed()) {
    for (const { connection, deed, took } of order) {
      const begun = performance.now();
      await deed(connection);
      took.push(performance.now() - begun);
    }
  }
}

function toLoadFigures(took: readonly number[], elapsedSeconds: number): LoadFigures {
  return {
    done: took.length,
    perSecond: took.length / elapsedSeconds,
    medianMs: median(took),
    ninetyNinthMs: percentile99(took),
  };
}
