import type { Server } from "node:http";
import type pg from "pg";
import { createApi } from "#api/api.ts";
import { createHealth } from "#api/health.ts";
import type { ApiDeps } from "#api/http/environment.ts";
import { rateLimits } from "#core/access/rate-limits.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { ERASURE_LIST } from "#core/erasure/erasure-list.server.ts";
import { replayErasures } from "#core/erasure/replay-erasures.server.ts";
import { getPublishedLab } from "#core/lab/queries.server.ts";
import type { RevocationList } from "#core/revocations/revocation-list.server.ts";
import { type Databases, type Db, openDatabases } from "#db/client.server.ts";
import { isMigrationPending, migrateDatabase, withStartLock } from "#db/migrate.server.ts";
import { demoPhone } from "#demo/demo-account.ts";
import { DRAFTS_SHOWN } from "#drafts";
import { createEmit, queues, startJobs } from "#jobs/jobs.ts";
import { createOutboxDispatcher } from "#jobs/outbox-dispatcher.ts";
import { startOwnerAlertWorker } from "#jobs/owner-alert-worker.ts";
import { startBackupWorker } from "#platform/backup/backup-worker.server.ts";
import { backUpBeforeMigration } from "#platform/backup/pre-migration-backup.server.ts";
import { captureProcessOutput } from "#platform/capture-process-output.server.ts";
import { type Messaging, openMessaging } from "#platform/channels/messaging.server.ts";
import { type Clock, systemClock } from "#platform/clock.server.ts";
import { type Config, readConfig } from "#platform/config.server.ts";
import { exitWithError } from "#platform/exit-with-error.server.ts";
import { type AppendOnlyLog, createAppendOnlyLog } from "#platform/files/append-only-log.server.ts";
import { createFileStore, type FileStore } from "#platform/files/file-store.server.ts";
import { createDiskProbe, createWriteProbe, pollValue } from "#platform/health-probes.server.ts";
import { closeServer, createHttpServer, listen } from "#platform/http/http-server.server.ts";
import { createServerHeaders } from "#platform/http/security-headers.server.ts";
import { collectWhenIdle } from "#platform/idle-gc.server.ts";
import { createKeyedHash, type KeyedHash, readOrCreateSecret } from "#platform/keyed-hash.server.ts";
import { createLog, type Log } from "#platform/log.server.ts";
import { createRenderQueue } from "#platform/pages/render-queue.server.ts";
import { createViteUi } from "#platform/pages/ui-bundle.server.ts";
import { openJobQueue } from "#platform/queue.server.ts";
import { createRateLimiter } from "#platform/rate-limiter.server.ts";
import { createRequestSourceResolver } from "#platform/request-source.server.ts";
import type { SessionConfig } from "#platform/sessions/auth-options.server.ts";
import { createLoginGuard } from "#platform/sessions/login-guard.server.ts";
import { createSessions, type Sessions } from "#platform/sessions/sessions.server.ts";
import type { Tracing } from "#platform/tracing.server.ts";
import {
  isHttps,
  listMissingTemplates,
  requireHiddenDrafts,
  requireKnownTemplates,
  requireSameDrafts,
  resolvePatientLogin,
  resolvePublicOrigin,
  resolveSiteUrl,
} from "./server/derived-config.ts";
import { type LanguageBundles, loadLanguageBundles } from "./server/language-bundles.ts";
import { demoPassword, prepareLab } from "./server/prepare-lab.ts";
import { createRequestHandler, RENDER_LIMITS, type RequestHandlerDeps } from "./server/request-handler.ts";
import { resolveDatabase } from "./server/resolve-database.ts";
import { openRevocations, reapplyRevocations } from "./server/revocations.ts";
import { formatStartNotice, type StartNoticeInput } from "./server/start-notice.ts";
import { createMetricsEndpoint, createRequestHooks, type MetricsEndpoint, startTracing } from "./server/telemetry.ts";

/** The lab's hour in which there are hardly any bookings. */
const BACKUP_HOUR = 3;

export type RunningServer = { url: string; notice: StartNoticeInput; log: Log; close(): Promise<void> };

/** Cleanups of what was opened, to be run in reverse order. */
type Cleanups = (() => unknown)[];

/** Composition root: builds the product from its settings and listens. */
export async function start(config: Config, clock: Clock = systemClock): Promise<RunningServer> {
  const closing: Cleanups = [];
  const close = async () => {
    for (const cleanup of closing.splice(0).reverse()) await cleanup();
  };
  try {
    requireKnownTemplates(config);
    requireHiddenDrafts(config, DRAFTS_SHOWN);
    const log = createLog(config.logLevel);
    logMissingTemplates(config, log);
    const base = { config, clock, log, closing };
    const { connection, directConnection, isPooled, watchedFolders, notices, embeddedPostgres } = await resolveDatabase(
      config,
      closing,
    );
    const databases = openDatabases(connection, isPooled);
    closing.push(databases.close);
    const tracing = await startTracing(config.tracesEndpoint, databases, log);
    closing.push(async () => tracing?.close());
    const files = createFileStore(config.files);
    const secret = config.sessionSecret ?? readOrCreateSecret(config.dataDir);
    const revocations = openRevocations(config, secret);
    const sessions = openSessions(databases, { secret, isSecure: isHttps(config) });
    await withStartLock(directConnection, async () => {
      if (await isMigrationPending(directConnection))
        await backUpBeforeMigration({ embeddedPostgres, connection: directConnection }, config, { clock, log });
      await migrateDatabase(directConnection);
      const lab = { db: databases.jobs.db, sessions, files, revocations };
      await reapplyRevocations({ ...lab, now: clock() }, config, log);
      await prepareLab(config, lab, clock);
    });
    const disks = createDiskProbe(watchedFolders);
    const backups = await startBackupWorker({ embeddedPostgres, connection: directConnection }, config, {
      clock,
      isBackupHour: isBackupHour(clock),
      log,
    });
    closing.push(backups.close);
    const hostState = { disks, backup: backups.state };
    const url = await startHttp({
      ...base,
      directConnection,
      databases,
      tracing,
      hostState,
      files,
      sessions,
      secret,
      revocations,
    });
    closing.push(collectWhenIdle());
    return { url, notice: { config, url, demoPassword, demoPhone, notices }, log, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}

function logMissingTemplates(config: Config, log: Log): void {
  const missingTemplates = listMissingTemplates(config);
  if (missingTemplates.length > 0)
    log.warn({ missingTemplates }, "messages without a WhatsApp template of their language are sent in English");
}

function isBackupHour(clock: Clock): () => boolean {
  return () => Math.floor(toLabTime(clock()).minutes / 60) === BACKUP_HOUR;
}

function openSessions({ admin, reads }: Databases, settings: SessionConfig): Sessions {
  return createSessions({ admin: admin.db, patients: reads.db }, settings);
}

type StartDeps = {
  config: Config;
  clock: Clock;
  log: Log;
  /** Direct connection for sessions, without a pooler. */
  directConnection: pg.PoolConfig;
  databases: Databases;
  tracing: Tracing | undefined;
  hostState: Pick<ApiDeps, "disks" | "backup">;
  files: FileStore;
  sessions: Sessions;
  secret: string;
  revocations: RevocationList;
  closing: Cleanups;
};

async function startHttp(deps: StartDeps): Promise<string> {
  const { config, clock, log, databases, hostState, files, sessions, secret, revocations, closing } = deps;
  const { reads, writes, gate, readiness } = databases;
  const messaging = openMessaging(config);
  const hash = createKeyedHash(secret);
  const erasureLog = createAppendOnlyLog(config.files, ERASURE_LIST);
  const emit = await startWorkers(deps, { hash, erasureLog, channels: messaging.channels });
  const published = await pollPublishedLab(reads.db, clock, log);
  closing.push(() => published.close());
  const metrics = await createMetricsEndpoint(config.metricsToken, { databases, clock, ...hostState });
  const api = createApi({
    databases,
    clock,
    sessions,
    loginGuard: createLoginGuard(gate, clock),
    limits: createRateLimiter(writes.pool, rateLimits, reads.pool),
    hash,
    resolveRequestSource: createRequestSourceResolver(hash, { canVerifyPhones: config.patientLogin === "otp" }),
    patientLogin: resolvePatientLogin(config),
    log,
    files,
    erasureLog,
    revocations,
    emit,
    countError: metrics?.countError,
    messaging,
    publicUrl: resolveSiteUrl(config),
    isDemo: config.mode === "demo",
    isSecondStepRequired: config.mode === "production",
    published: published.current,
    ...hostState,
  });
  let isClosing = false;
  const health = createHealth({ isClosing: () => isClosing, writeProbe: createWriteProbe(readiness.db), ...hostState });
  const url = await listenForRequests(deps, { api, health, metrics, published: published.current });
  closing.push(() => {
    isClosing = true;
  });
  return url;
}

type StartWorkersDeps = { hash: KeyedHash; erasureLog: AppendOnlyLog; channels: Messaging["channels"] };

/** Opens the queue and starts its workers, after replaying erasures that a restored database had undone. */
async function startWorkers(
  deps: StartDeps,
  { hash, erasureLog, channels }: StartWorkersDeps,
): Promise<Context["emit"]> {
  const { config, clock, log, directConnection, databases, hostState, files, closing } = deps;
  const { db, pool } = databases.jobs;
  const queue = await openJobQueue(directConnection, queues, log);
  closing.push(() => queue.close());
  const sender = createOutboxDispatcher();
  const publicUrl = resolveSiteUrl(config);
  const work = { db, clock, channels, sender, limits: createRateLimiter(pool, rateLimits), files, hash, publicUrl };
  const emit = createEmit(queue.send, work);
  await withStartLock(directConnection, async () => {
    const { replayed, unreadable } = await replayErasures({ db, now: clock(), emit, erasureLog, hash });
    if (replayed > 0) log.info({ replayed }, "erased again whom an older copy of the database had brought back");
    if (unreadable > 0) log.warn({ unreadable }, "lines of the list of erased people cannot be read");
  });
  const jobs = { ...work, emit };
  await startJobs(queue, jobs);
  closing.push(sender.start({ ...jobs, log }));
  closing.push(startOwnerAlertWorker({ ...jobs, ...hostState, log }));
  return emit;
}

/** Pages show what can be booked today, so each new day of the lab is a new version of them. */
function pollPublishedLab(db: Db, clock: Clock, log: Log) {
  return pollValue(async () => {
    const { version, profile, idleLockMinutes } = await getPublishedLab(db);
    return { version: `${version} ${toLabTime(clock()).day}`, lab: profile, idleLockMinutes };
  }, log);
}

type ServeDeps = Pick<RequestHandlerDeps, "api" | "health" | "published"> & { metrics: MetricsEndpoint };

/** Listens and returns the URL. */
async function listenForRequests(
  { config, clock, log, sessions, tracing, closing }: StartDeps,
  { metrics, ...rest }: ServeDeps,
): Promise<string> {
  const { clientAddressHeader, publicUrl, host } = config;
  const [https, publicOrigin] = [isHttps(config), resolvePublicOrigin(config)];
  const options = { log, clientAddressHeader, publicOrigin, headers: createServerHeaders(https) };
  const server = createHttpServer(() => handlers, options);
  const bundles =
    process.env.NODE_ENV === "development" ? await createDevelopmentBundle(server) : await loadLanguageBundles(log);
  requireSameDrafts(DRAFTS_SHOWN, bundles);
  closing.push(() => bundles.en.ui.close());
  const { hasSessionCookie } = sessions;
  const renderQueue = createRenderQueue(RENDER_LIMITS);
  const answer = createRequestHandler({
    ...rest,
    metrics: metrics?.createHandler(renderQueue.stats),
    clock,
    log,
    bundles,
    renderQueue,
    hasSessionCookie,
    publicUrl,
    isHttps: https,
  });
  const hooks = await createRequestHooks({ metrics, tracing }, rest.api, bundles);
  const handlers = { answer, middleware: bundles.en.ui.middleware, ...hooks };
  const port = await listen(server, config.port, host);
  closing.push(() => closeServer(server));
  return `http://${host === "127.0.0.1" ? "localhost" : host}:${port}`;
}

/** English alone, from the sources. */
async function createDevelopmentBundle(server: Server): Promise<LanguageBundles> {
  return { en: { ui: await createViteUi(server), files: () => undefined } };
}

async function main(): Promise<void> {
  try {
    const running = await start(readConfig(process.env));
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => running.close());
    for (const line of formatStartNotice(running.notice)) console.log(line);
    // In development a person reads the terminal.
    if (process.env.NODE_ENV !== "development") captureProcessOutput(running.log);
  } catch (failure) {
    exitWithError(failure);
  }
}

if (import.meta.main) await main();
