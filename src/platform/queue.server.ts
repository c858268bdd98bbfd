import { sql } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle, getConstructionPlans, PgBoss } from "pg-boss";
import type { Db } from "#db/client.server.ts";
import type { Log } from "./log.server.ts";

const RETRIES = 8;
/**
 * A worker of the process that sent a job looks at the next two of these moments, whatever the moment of sending was: its
 * transaction has ended by one of them, and its answer tells nothing of the work.
 */
const WAKE_EVERY_MS = 2_000;
/** For jobs that are due later, and what a process that was killed has left. */
const LOOK_EVERY_SECONDS = 20;
const MOST_TAKEN = 100;
/** A job whose process was killed is given to another after so long, as its heart has stopped. */
const HEARTBEAT_SECONDS = 15;
const LOOK_FOR_DEAD_EVERY_SECONDS = 30;
/** Dependent jobs and changes of the queue's tables while it runs, which we have none of, are looked for seldom. */
const SELDOM_SECONDS = 3600;
/** The hand that puts scheduled jobs into their queues. */
const LOOK_FOR_SCHEDULED_EVERY_SECONDS = 45;

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
    options?: { lookEverySeconds?: number },
  ): Promise<void>;
  /** Puts an empty job into a queue again and again, by a cron expression in that zone; a time that was slept through counts once. */
  schedule(name: string, cron: string, zone: string): Promise<void>;
  close(): Promise<void>;
};

type Queues = {
  /** Each is made where it is missing. */
  names: readonly string[];
  /** So long a job that is done, or was given up, can be looked up. */
  keepDoneSeconds: number;
};

/** The job queue (pg-boss) in the same database. */
export async function openQueue(
  connection: pg.PoolConfig,
  { names, keepDoneSeconds }: Queues,
  log: Log,
): Promise<Queue> {
  const boss = await startBoss(connection, log);
  await layQueues(boss, { names, keepDoneSeconds });
  const workers = new Map<string, string>();
  const wake = createWaking((name) => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  });
  return {
    async send(transaction, { name, data, afterSeconds }) {
      wake(name);
      await boss.send(name, data, {
        db: fromDrizzle(transaction, sql),
        ...(afterSeconds !== undefined && { startAfter: Math.ceil(afterSeconds) }),
      });
    },
    async work<Data extends object>(
      name: string,
      handler: (data: Data) => Promise<void>,
      { lookEverySeconds = LOOK_EVERY_SECONDS }: { lookEverySeconds?: number } = {},
    ) {
      const options = {
        batchSize: MOST_TAKEN,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: lookEverySeconds,
        perJobResults: true,
      } as const;
      const worker = await boss.work<Data, undefined, typeof options>(name, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) results.push(await attempt(id, () => handler(data), log));
        return results;
      });
      workers.set(name, worker);
    },
    schedule: (name, cron, zone) => boss.schedule(name, cron, null, { tz: zone, missed: "once" }),
    close: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

async function startBoss(connection: pg.PoolConfig, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    ...connection,
    max: 3,
    superviseIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
    monitorIntervalSeconds: LOOK_FOR_DEAD_EVERY_SECONDS,
    cronWorkerIntervalSeconds: LOOK_FOR_SCHEDULED_EVERY_SECONDS,
    flowIntervalSeconds: SELDOM_SECONDS,
    bamIntervalSeconds: SELDOM_SECONDS,
  } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on("error", (error) => log.error({ err: error }, "queue"));
  await boss.start();
  return boss;
}

/** Makes the queues that are missing, and sets those of an earlier version to today's ways. */
async function layQueues(boss: PgBoss, { names, keepDoneSeconds }: Queues): Promise<void> {
  const options = {
    retryLimit: RETRIES,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: keepDoneSeconds,
    // A transaction that notifies commits alone.
    notify: false,
  };
  for (const name of names) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
}

/** Wakes a queue's worker at the next two moments, however often it is asked to in between. */
function createWaking(wake: (name: string) => void): (name: string) => void {
  const waiting = new Set<string>();
  return (name) => {
    if (waiting.has(name)) return;
    waiting.add(name);
    const untilNextMs = WAKE_EVERY_MS - (performance.now() % WAKE_EVERY_MS);
    setTimeout(() => {
      waiting.delete(name);
      wake(name);
    }, untilNextMs).unref();
    setTimeout(wake, untilNextMs + WAKE_EVERY_MS, name).unref();
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
