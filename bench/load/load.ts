/** The load's own process, so that it shares no event loop with what it measures: gets a Load, sends a LoadReport. */
import { Connection } from "./connection.ts";
import { median, ninetyNinth } from "./median.ts";
import { type Deed, deedOf, type Task } from "./task.ts";

export type Target = { url: string; task: Task };

/** Each of `hands` goes round the targets, one request after the other, until the seconds are over. */
export type Load = { targets: Target[]; hands: number; seconds: number };

export type Figures = { done: number; perSecond: number; medianMs: number; ninetyNinthMs: number };

/** The figures of each target, in their order. */
export type LoadReport = { figures: Figures[] } | { failure: string };

type Turn = { connection: Connection; deed: Deed; took: number[] };

process.on("disconnect", () => process.exit());
process.on("message", async (load: Load) => {
  const report = await put(load).catch((failure) => ({ failure: String(failure?.stack ?? failure) }));
  process.send?.(report);
});

async function put({ targets, hands, seconds }: Load): Promise<LoadReport> {
  const took = targets.map((): number[] => []);
  const deeds = targets.map(({ task }) => deedOf(task));
  const turnsOf = async () =>
    Promise.all(
      targets.map(async ({ url }, n): Promise<Turn> => {
        const connection = await Connection.open(url);
        return { connection, deed: deeds[n] as Deed, took: took[n] as number[] };
      }),
    );
  const turns = await Promise.all(Array.from({ length: hands }, turnsOf));
  const begun = performance.now();
  const end = begun + seconds * 1000;
  try {
    await Promise.all(turns.map((own) => goRound(own, end)));
  } finally {
    for (const { connection } of turns.flat()) connection.close();
  }
  const elapsedSeconds = (performance.now() - begun) / 1000;
  return { figures: took.map((times) => figuresOf(times, elapsedSeconds)) };
}

async function goRound(turns: readonly Turn[], end: number): Promise<void> {
  // To and fro, so that none always comes after the same one.
  for (let order = [...turns]; performance.now() < end; order = order.toReversed()) {
    for (const { connection, deed, took } of order) {
      const begun = performance.now();
      await deed(connection);
      took.push(performance.now() - begun);
    }
  }
}

function figuresOf(took: readonly number[], elapsedSeconds: number): Figures {
  return {
    done: took.length,
    perSecond: took.length / elapsedSeconds,
    medianMs: median(took),
    ninetyNinthMs: ninetyNinth(took),
  };
}
