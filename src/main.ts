import type pg from "pg";
import { createApi } from "#api/api.ts";
import { createHealth } from "#api/health.ts";
import type { ApiParts } from "#api/wire/environment.ts";
import { allowances } from "#core/access/limits.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { ERASED_LIST } from "#core/erasure/erased-list.server.ts";
import { replayErasures } from "#core/erasure/replay-erasures.server.ts";
import { publishedLab } from "#core/lab/queries.server.ts";
import type { Revocations } from "#core/revocations/revocation-list.server.ts";
import { type Databases, type Db, openDatabases } from "#db/client.server.ts";
import { isMigrationDue, migrateDatabase, oneStartAtATime } from "#db/migrate.server.ts";
import { demoPhone } from "#demo/account.ts";
import { announceBy, queues, startJobs } from "#jobs/jobs.ts";
import { createSender } from "#jobs/keep-sending.ts";
import { keepWatch } from "#jobs/keep-watch.ts";
import { backUpFirst } from "#platform/backup/back-up-first.server.ts";
import { keepBackups } from "#platform/backup/keep-backups.server.ts";
import { type Messaging, openMessaging } from "#platform/channels/messaging.server.ts";
import { type Clock, systemClock } from "#platform/clock.server.ts";
import { type Config, readConfig } from "#platform/config.server.ts";
import { endWithFailure } from "#platform/end-with-failure.server.ts";
import { createFiles, type Files } from "#platform/files/files.server.ts";
import { createKeptLines, type KeptLines } from "#platform/files/kept-lines.server.ts";
import { closeServer, createHttpServer, listen } from "#platform/http/http-server.server.ts";
import { everyAnswer } from "#platform/http/page-headers.server.ts";
import { collectWhenIdle } from "#platform/idle-memory.server.ts";
import { createKeyedHash, type KeyedHash, keptSecret } from "#platform/keyed-hash.server.ts";
import { createLimits } from "#platform/limits.server.ts";
import { logWhateverIsWritten } from "#platform/log/process-output.server.ts";
import { createLog, type Log } from "#platform/log.server.ts";
import { createOrigins } from "#platform/origin.server.ts";
import { createRenderRoom } from "#platform/pages/render-room.server.ts";
import { builtUi, viteUi } from "#platform/pages/ui-bundle.server.ts";
import { openQueue } from "#platform/queue.server.ts";
import { createSessions, type Sessions } from "#platform/sessions/sessions.server.ts";
import type { SessionSettings } from "#platform/sessions/shared-options.server.ts";
import { createSignInGate } from "#platform/sessions/sign-in-gate.server.ts";
import type { Tracing } from "#platform/tracing/tracing.server.ts";
import { createPulse, watchDisks, watchPublished } from "#platform/watch.server.ts";
import { answerFrom, type DoorParts, RENDERS } from "./main/doors.ts";
import { findDatabase } from "./main/find-database.ts";
import { demoPassword, prepareLab } from "./main/prepare-lab.ts";
import { openRevocations, takeAwayAgain } from "./main/restored.ts";
import { isHttps, patientLoginOf, publicOriginOf, requireKnownTemplates } from "./main/settings.ts";
import { type Notice, startNotice } from "./main/start-notice.ts";
import { heardOfRequests, type Metrics, openMetrics, traceStatements } from "./main/telemetry.ts";

/** At which hour of the lab nobody books. */
const QUIET_HOUR = 3;

export type Running = { url: string; notice: Notice; log: Log; close(): Promise<void> };

/** What was opened, to be closed in the opposite order. */
type Closing = (() => unknown)[];

/** Builds the product from its settings and listens. Nothing else constructs things. */
export async function start(config: Config, clock: Clock = systemClock): Promise<Running> {
  const closing: Closing = [];
  const close = async () => {
    for (const part of closing.splice(0).reverse()) await part();
  };
  try {
    requireKnownTemplates(config);
    const log = createLog(config.logLevel);
    const ground = { config, clock, log, closing };
    const { connection, direct, isPooled, folders, notices, own } = await findDatabase(config, closing);
    const databases = openDatabases(connection, isPooled);
    closing.push(databases.close);
    const tracing = await traceStatements(config.tracesTo, databases, log);
    closing.push(async () => tracing?.close());
    const files = createFiles(config.files);
    const secret = config.sessionSecret ?? keptSecret(config.dataDir);
    const revocations = openRevocations(config, secret);
    const sessions = openSessions(databases, { secret, isSecure: isHttps(config) });
    await oneStartAtATime(direct, async () => {
      if (await isMigrationDue(direct)) await backUpFirst({ own, connection: direct }, config, { clock, log });
      await migrateDatabase(direct);
      const lab = { db: databases.jobs.db, sessions, files, revocations };
      await takeAwayAgain({ ...lab, now: clock() }, config, log);
      await prepareLab(config, lab, clock);
    });
    const disks = watchDisks(folders);
    const backups = await keepBackups({ own, connection: direct }, config, { clock, isQuiet: isQuietBy(clock), log });
    closing.push(backups.close);
    const machine = { disks, backup: backups.state };
    const url = await openDoors({
      ...ground,
      direct,
      databases,
      tracing,
      machine,
      files,
      sessions,
      secret,
      revocations,
    });
    closing.push(collectWhenIdle());
    return { url, notice: { config, url, demoPassword, demoPhone, lines: notices }, log, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}

function isQuietBy(clock: Clock): () => boolean {
  return () => Math.floor(labMoment(clock()).minutes / 60) === QUIET_HOUR;
}

function openSessions({ desk, reads }: Databases, settings: SessionSettings): Sessions {
  return createSessions({ desk: desk.db, patients: reads.db }, settings);
}

type Parts = {
  config: Config;
  clock: Clock;
  log: Log;
  /** Where sessions are kept, past any pooler. */
  direct: pg.PoolConfig;
  databases: Databases;
  tracing: Tracing | undefined;
  machine: Pick<ApiParts, "disks" | "backup">;
  files: Files;
  sessions: Sessions;
  secret: string;
  revocations: Revocations;
  closing: Closing;
};

async function openDoors(parts: Parts): Promise<string> {
  const { config, clock, log, databases, machine, files, sessions, secret, revocations, closing } = parts;
  const { reads, writes, gate, readiness } = databases;
  const messaging = openMessaging(config);
  const hash = createKeyedHash(secret);
  const erased = createKeptLines(config.files, ERASED_LIST);
  const announce = await startWork(parts, { hash, erased, channels: messaging.channels });
  const published = await watchLab(reads.db, clock, log);
  closing.push(() => published.close());
  const metrics = await openMetrics(config.metricsToken, { databases, clock, ...machine });
  const api = createApi({
    databases,
    clock,
    sessions,
    gate: createSignInGate(gate, clock),
    limits: createLimits(writes.pool, allowances),
    hash,
    originOf: createOrigins(hash, { provesPhones: config.patientLogin === "otp" }),
    patientLogin: patientLoginOf(config),
    log,
    files,
    erased,
    revocations,
    announce,
    refused: metrics?.refused,
    messaging,
    isDemo: config.mode === "demo",
    isSecondStepForced: config.mode === "production",
    published: published.current,
    ...machine,
  });
  let isClosing = false;
  const health = createHealth({ isClosing: () => isClosing, pulse: createPulse(readiness.db), ...machine });
  const url = await serve(parts, { api, health, metrics, published: published.current });
  closing.push(() => {
    isClosing = true;
  });
  return url;
}

type WorkParts = { hash: KeyedHash; erased: KeptLines; channels: Messaging["channels"] };

/** The queue and its workers, once nobody whom an older copy of the database brought back is left in it. */
async function startWork(parts: Parts, { hash, erased, channels }: WorkParts): Promise<Context["announce"]> {
  const { config, clock, log, direct, databases, machine, files, closing } = parts;
  const { db, pool } = databases.jobs;
  const queue = await openQueue(direct, queues, log);
  closing.push(() => queue.close());
  const sender = createSender();
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const work = { db, clock, channels, sender, limits: createLimits(pool, allowances), files, hash, publicUrl };
  const announce = announceBy(queue.send, work);
  await oneStartAtATime(direct, async () => {
    const { replayed, unreadable } = await replayErasures({ db, now: clock(), announce, erased, hash });
    if (replayed > 0) log.info({ replayed }, "erased again whom an older copy of the database had brought back");
    if (unreadable > 0) log.warn({ unreadable }, "lines of the list of erased people cannot be read");
  });
  const jobs = { ...work, announce };
  await startJobs(queue, jobs);
  closing.push(sender.start({ ...jobs, log }));
  closing.push(keepWatch({ ...jobs, ...machine, log }));
  return announce;
}

/** Pages show what can be booked today, so a new day of the lab is a new version of them. */
function watchLab(db: Db, clock: Clock, log: Log) {
  return watchPublished(async () => {
    const { version, profile, idleLockMinutes } = await publishedLab(db);
    return { version: `${version} ${labMoment(clock()).day}`, lab: profile, idleLockMinutes };
  }, log);
}

type Behind = Pick<DoorParts, "api" | "health" | "published"> & { metrics: Metrics };

/** Listens, and tells the address. */
async function serve(
  { config, clock, log, sessions, tracing, closing }: Parts,
  { metrics, ...behind }: Behind,
): Promise<string> {
  const { clientAddressHeader, publicUrl, host } = config;
  const [https, publicOrigin] = [isHttps(config), publicOriginOf(config)];
  const options = { log, clientAddressHeader, publicOrigin, headers: everyAnswer(https) };
  const server = createHttpServer(() => doors, options);
  const ui = process.env.NODE_ENV === "development" ? await viteUi(server) : await builtUi();
  closing.push(() => ui.close());
  const isSomebody = sessions.haveSigned;
  const room = createRenderRoom(RENDERS);
  const figures = metrics?.door(room.state);
  const answer = answerFrom({ ...behind, metrics: figures, clock, log, ui, room, isSomebody, publicUrl, https });
  const heard = await heardOfRequests({ metrics, tracing }, behind.api, ui);
  const doors = { answer, middleware: ui.middleware, ...heard };
  const port = await listen(server, config.port, host);
  closing.push(() => closeServer(server));
  return `http://${host === "127.0.0.1" ? "localhost" : host}:${port}`;
}

async function run(): Promise<void> {
  try {
    const running = await start(readConfig(process.env));
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => running.close());
    for (const line of startNotice(running.notice)) console.log(line);
    // In development a person reads the terminal.
    if (process.env.NODE_ENV !== "development") logWhateverIsWritten(running.log);
  } catch (failure) {
    endWithFailure(failure);
  }
}

if (import.meta.main) await run();
