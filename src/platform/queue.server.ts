import { sql } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Db } from "#db/client.server.ts";
import type { Log } from "./log.server.ts";

const RETRIES = 8;
/** Looking for jobs costs more than doing one, and nobody waits for a confirmation to the second. */
const LOOK_EVERY_SECONDS = 2;
const MOST_AT_ONCE = 100;

export type Queue = {
  /** Puts a job into the queue in the caller's transaction: it exists if and only if that commits, and is done not before `afterSeconds`. */
  send(transaction: Db, name: string, data: object, afterSeconds?: number): Promise<void>;
  /** Works a queue in this process, many jobs at a time; a job whose handler throws is tried again with growing waits. */
  work<Data extends object>(name: string, handler: (data: Data) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** The job queue (pg-boss) in the same database; each name in `queues` is made where it is missing. */
export async function openQueue(connection: pg.PoolConfig, queues: readonly string[], log: Log): Promise<Queue> {
  const boss = new PgBoss({ ...connection, max: 3 } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on("error", (error) => log.error({ err: error }, "queue"));
  await boss.start();
  for (const name of queues) await boss.createQueue(name, { retryLimit: RETRIES, retryBackoff: true });
  return {
    async send(transaction, name, data, afterSeconds = 0) {
      await boss.send(name, data, { startAfter: afterSeconds, db: fromDrizzle(transaction, sql) });
    },
    async work<Data extends object>(name: string, handler: (data: Data) => Promise<void>) {
      const options = {
        batchSize: MOST_AT_ONCE,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: LOOK_EVERY_SECONDS,
        perJobResults: true,
      } as const;
      await boss.work<Data, undefined, typeof options>(name, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) results.push(await attempt(id, () => handler(data), log));
        return results;
      });
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

type JobResult = { id: string; status: "completed" } | { id: string; status: "failed"; output: object };

async function attempt(id: string, handle: () => Promise<void>, log: Log): Promise<JobResult> {
  try {
    await handle();
    return { id, status: "completed" };
  } catch (failure) {
    log.error({ err: failure, jobId: id }, "job failed");
    return { id, status: "failed", output: { message: "see the log" } };
  }
}
