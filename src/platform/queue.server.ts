import { sql } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Db } from "#db/client.server.ts";
import type { Log } from "./log.server.ts";

const RETRIES = 8;

export type Queue = {
  /** Puts a job into the queue in the caller's transaction: it exists if and only if that commits. */
  send(transaction: Db, name: string, data: object): Promise<void>;
  /** Works a queue in this process; a handler that throws is tried again with growing waits. */
  work<Data extends object>(name: string, handler: (data: Data) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** The job queue (pg-boss) in the same database; each name in `queues` is made where it is missing. */
export async function openQueue(connection: pg.PoolConfig, queues: readonly string[], log: Log): Promise<Queue> {
  const boss = new PgBoss({ ...connection, max: 3, useListenNotify: true } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on("error", (error) => log.error({ err: error }, "queue"));
  await boss.start();
  for (const name of queues) await boss.createQueue(name, { retryLimit: RETRIES, retryBackoff: true, notify: true });
  return {
    async send(transaction, name, data) {
      await boss.send(name, data, { db: fromDrizzle(transaction, sql) });
    },
    async work<Data extends object>(name: string, handler: (data: Data) => Promise<void>) {
      await boss.work<Data>(name, { batchSize: 1 }, async (jobs) => {
        for (const job of jobs) await handler(job.data);
      });
    },
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}
