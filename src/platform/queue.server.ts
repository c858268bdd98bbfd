import { sql } from "drizzle-orm";
import type pg from "pg";
import { fromDrizzle, getConstructionPlans, PgBoss } from "pg-boss";
import type { Db } from "#db/client.server.ts";
import type { Log } from "./log.server.ts";

const MAX_RETRIES = 8;
/**
 * A worker of the process that sent a job checks at the next two multiples of this interval: the sending transaction
 * has ended by one of them, and response times reveal nothing about the work.
 */
const WAKE_EVERY_MS = 2_000;
/** For jobs that are due later, and for jobs left by a killed process. */
const POLL_SECONDS = 20;
const BATCH_SIZE = 100;
/** A job whose process was killed is given to another worker after this time without a heartbeat. */
const HEARTBEAT_SECONDS = 15;
const SUPERVISE_SECONDS = 30;
/** pg-boss's checks for dependent jobs and schema changes, which we do not use, run rarely. */
const UNUSED_FEATURE_SECONDS = 3600;
/** pg-boss's scheduler. */
const CRON_SECONDS = 45;

type JobInput = {
  name: string;
  data: object;
  afterSeconds?: number | undefined;
};

export type JobQueue = {
  /** Adds a job in the caller's transaction: it exists only if that commits, and runs not before `afterSeconds`. */
  send(transaction: Db, job: JobInput): Promise<void>;
  /**
   * Processes a queue in this process, one job after the other; a job whose handler throws is retried with growing
   * delays.
   */
  work<Data extends object>(
    name: string,
    handler: (data: Data) => Promise<void>,
    options?: { lookEverySeconds?: number },
  ): Promise<void>;
  /** Adds an empty job on a cron schedule in a time zone; missed times count once. */
  schedule(name: string, cron: string, zone: string): Promise<void>;
  close(): Promise<void>;
};

type QueueDefinitions = {
  /** Created if missing. */
  names: readonly string[];
  /** How long a finished or failed job can be looked up. */
  retainCompletedSeconds: number;
};

/** Opens the job queue (pg-boss) in the same database. */
export async function openJobQueue(
  connection: pg.PoolConfig,
  { names, retainCompletedSeconds }: QueueDefinitions,
  log: Log,
): Promise<JobQueue> {
  const boss = await startBoss(connection, log);
  await ensureQueues(boss, { names, retainCompletedSeconds });
  const workers = new Map<string, string>();
  const wake = createWaker((name) => {
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
      { lookEverySeconds = POLL_SECONDS }: { lookEverySeconds?: number } = {},
    ) {
      const options = {
        batchSize: BATCH_SIZE,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: lookEverySeconds,
        perJobResults: true,
      } as const;
      const worker = await boss.work<Data, undefined, typeof options>(name, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) results.push(await runJob(id, () => handler(data), log));
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
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    cronWorkerIntervalSeconds: CRON_SECONDS,
    flowIntervalSeconds: UNUSED_FEATURE_SECONDS,
    bamIntervalSeconds: UNUSED_FEATURE_SECONDS,
  } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on("error", (error) => log.error({ err: error }, "queue"));
  await boss.start();
  return boss;
}

/** Creates missing queues, and updates the options of existing ones. */
async function ensureQueues(boss: PgBoss, { names, retainCompletedSeconds }: QueueDefinitions): Promise<void> {
  const options = {
    retryLimit: MAX_RETRIES,
    retryBackoff: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: retainCompletedSeconds,
    // Transactions with NOTIFY commit one at a time.
    notify: false,
  };
  for (const name of names) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options);
  }
}

/** Wakes a queue's worker at the next two intervals, however often it is called in between. */
function createWaker(wake: (name: string) => void): (name: string) => void {
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

/** Creates the queue's tables in an empty database, in the caller's transaction. */
export async function createQueueTables(client: pg.ClientBase): Promise<void> {
  const [, plan] = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/.exec(getConstructionPlans()) ?? [];
  if (plan === undefined) throw new Error("pg-boss makes its tables in another way than it did");
  await client.query(plan);
}

/** Deletes jobs, waiting or done, whose data has one of these numbers under one of these keys. */
export async function deleteJobsAbout(transaction: Db, about: Record<string, number[]>): Promise<void> {
  for (const [key, ids] of Object.entries(about)) {
    if (ids.length === 0) continue;
    await transaction.execute(sql`delete from pgboss.job where (data ->> ${key}::text)::int in ${ids}`);
  }
}

/** Returns the age of the oldest due job by queue, in seconds; 0 if there is none. */
export async function listLongestWaits(db: Db, now: Date): Promise<{ queue: string; seconds: number }[]> {
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

async function runJob(id: string, handle: () => Promise<void>, log: Log): Promise<JobResult> {
  try {
    await handle();
    return { id, status: "completed" };
  } catch (failure) {
    log.error({ err: failure, jobId: id }, "job failed");
    return { id, status: "failed", output: { message: "see the log" } };
  }
}
