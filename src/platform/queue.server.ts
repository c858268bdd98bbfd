import { sql } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle, getConstructionPlans, PgBoss } from "pg-boss";
import type { Db } from "#db/client.server.ts";
import type { Log } from "./log.server.ts";

const RETRIES = 8;
/** Looking for jobs costs more than doing one, and nobody waits for a confirmation to the second. */
const LOOK_EVERY_SECONDS = 2;
/** Of a worker that is woken: for jobs that are due later, and for a call that was lost. */
const LOOK_BESIDES_SECONDS = 10;
const MOST_TAKEN = 100;
/** A job whose process was killed is given to another after so long, as its heart has stopped. */
const HEARTBEAT_SECONDS = 15;
const LOOK_FOR_DEAD_EVERY_SECONDS = 10;

type Job = {
  name: string;
  data: object;
  afterSeconds?: number | undefined;
};

export type Queue = {
  /** Puts a job into the queue in the caller's transaction: it exists if and only if that commits, and is done not before `afterSeconds`. */
  send(transaction: Db, job: Job): Promise<void>;
  /**
   * Works a queue in this process, one job after the other; a job whose handler throws is tried again with growing waits.
   */
  work<Data extends object>(
    name: string,
    handler: (data: Data) => Promise<void>,
    options?: { lookEverySeconds?: number | undefined },
  ): Promise<void>;
  /** Puts an empty job into a queue again and again, by a cron expression in that zone; a time that was slept through counts once. */
  schedule(name: string, cron: string, zone: string): Promise<void>;
  close(): Promise<void>;
};

type Queues = {
  /** Each is made where it is missing. */
  names: readonly string[];
  /** Those whose workers look every two seconds; the others are woken by a new job, whose transaction then commits alone. */
  polled: readonly string[];
  /** So long a job that is done, or was given up, can be looked up. */
  keepDoneSeconds: number;
};

/** The job queue (pg-boss) in the same database. */
export async function openQueue(
  connection: pg.PoolConfig,
  { names, polled, keepDoneSeconds }: Queues,
  log: Log,
): Promise<Queue> {
  const boss = new PgBoss({
    ...connection,
    max: 3,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
  } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on("error", (error) => log.error({ err: error }, "queue"));
  await boss.start();
  const options = {
    retryLimit: RETRIES,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: keepDoneSeconds,
  };
  for (const name of names) {
    const own = { ...options, notify: !polled.includes(name) };
    await boss.createQueue(name, own);
    // A queue of an earlier version too, which `createQueue` leaves as it was made.
    await boss.updateQueue(name, own);
  }
  return {
    async send(transaction, { name, data, afterSeconds }) {
      await boss.send(name, data, {
        db: fromDrizzle(transaction, sql),
        ...(afterSeconds !== undefined && { startAfter: Math.ceil(afterSeconds) }),
      });
    },
    async work<Data extends object>(
      name: string,
      handler: (data: Data) => Promise<void>,
      { lookEverySeconds = LOOK_EVERY_SECONDS }: { lookEverySeconds?: number | undefined } = {},
    ) {
      const options = {
        batchSize: MOST_TAKEN,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: lookEverySeconds,
        notifyPollingIntervalSeconds: Math.max(lookEverySeconds, LOOK_BESIDES_SECONDS),
        perJobResults: true,
      } as const;
      await boss.work<Data, undefined, typeof options>(name, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) results.push(await attempt(id, () => handler(data), log));
        return results;
      });
    },
    schedule: (name, cron, zone) => boss.schedule(name, cron, null, { tz: zone, missed: "once" }),
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/** Makes the queue's own tables in an empty database, in the caller's transaction. */
export async function layQueue(client: pg.ClientBase): Promise<void> {
  const [, plan] = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(getConstructionPlans()) ?? [];
  if (plan === undefined) throw new Error("pg-boss makes its tables in another way than it did");
  await client.query(plan);
}

/** Takes jobs out of the queue, waiting or done, whose data names one of these numbers under one of these keys. */
export async function forgetJobs(transaction: Db, about: Record<string, number[]>): Promise<void> {
  for (const [key, numbers] of Object.entries(about)) {
    if (numbers.length === 0) continue;
    await transaction.execute(sql`delete from pgboss.job where (data ->> ${key}::text)::int in ${numbers}`);
  }
}

/** How long the oldest job that is due has waited, by queue; 0 where none does. */
export async function longestWaits(db: Db, now: Date): Promise<{ queue: string; seconds: number }[]> {
  const { rows } = await db.execute<{ queue: string; seconds: number }>(sql`
    select queue.name as queue, coalesce(extract(epoch from ${now}::timestamptz - oldest.due), 0)::float8 as seconds
    from pgboss.queue left join lateral (
      select min(start_after) as due from pgboss.job
      where job.name = queue.name and state < 'active' and not blocked and start_after <= ${now}
    ) as oldest on true
    where queue.name not like '\\_\\_%'`);
  return rows;
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
