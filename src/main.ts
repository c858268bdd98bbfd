import type pg from "pg";
import { createApi } from "#api/api.ts";
import { createHealth } from "#api/health.ts";
import { stageDemo } from "#core/bookings/stage-demo.server.ts";
import { eventNames } from "#core/events.ts";
import { publishedVersion } from "#core/lab/queries.server.ts";
import { demoPhone } from "#core/patients/demo-phone.ts";
import { type Database, openDatabase } from "#db/client.server.ts";
import { migrateDatabase } from "#db/migrate.server.ts";
import { seedLab } from "#db/seed/seed-lab.server.ts";
import { startJobs } from "#jobs/jobs.ts";
import { type Clock, systemClock } from "#platform/clock.server.ts";
import { BadSettings, type Config, readConfig } from "#platform/config.server.ts";
import { createPageKey } from "#platform/http/page-key.ts";
import { type Answer, closeServer, createHttpServer, listen } from "#platform/http-server.server.ts";
import { createLog, type Log } from "#platform/log.server.ts";
import { createPages } from "#platform/pages.server.ts";
import { startOwnPostgres } from "#platform/postgres.server.ts";
import { watchPublishedVersion } from "#platform/published-version.server.ts";
import { openQueue } from "#platform/queue.server.ts";
import { keptSecret } from "#platform/secret.server.ts";
import { createSessions, type Sessions } from "#platform/sessions.server.ts";
import { type Notice, startNotice } from "#platform/start-notice.server.ts";
import { createStaticFiles } from "#platform/static-files.server.ts";
import { builtUi, type UiBundle, viteUi } from "#platform/ui-bundle.server.ts";
import { pageParameters } from "#web/page-parameters.ts";
import { createPageRenderer } from "#web/page-renderer.server.ts";

const MAX_KEPT_PAGES = 500;
const demoPassword = "nabz-demo";

export type Running = { url: string; notice: Notice; close(): Promise<void> };

/** What was opened, to be closed in the opposite order. */
type Closing = (() => unknown)[];

/** Builds the product from its settings and listens. Nothing else constructs things. */
export async function start(config: Config, clock: Clock = systemClock): Promise<Running> {
  const closing: Closing = [];
  const close = async () => {
    for (const part of closing.splice(0).reverse()) await part();
  };
  try {
    const log = createLog(config.logLevel);
    const { connection, notices } = await findDatabase(config, closing);
    const database = await prepareDatabase(connection, closing);
    const sessions = await prepareLab(config, database, clock);
    const url = await openDoors({ config, clock, log, connection, database, sessions, closing });
    return { url, notice: { config, url, demoPassword, demoPhone, lines: notices }, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}

async function findDatabase(config: Config, closing: Closing) {
  if (config.databaseUrl) return { connection: { connectionString: config.databaseUrl }, notices: [] };
  const own = await startOwnPostgres(config.dataDir);
  closing.push(() => own.close());
  return { connection: own.poolConfig, notices: own.notice ? [own.notice] : [] };
}

async function prepareDatabase(connection: pg.PoolConfig, closing: Closing): Promise<Database> {
  await migrateDatabase(connection);
  const database = openDatabase(connection);
  closing.push(() => database.close());
  return database;
}

/** The lab's own data at the first start, and the owner's password (decisions, "Two modes"). */
async function prepareLab(config: Config, { db }: Database, clock: Clock): Promise<Sessions> {
  const isDemo = config.mode === "demo";
  const secret = config.sessionSecret ?? keptSecret(config.dataDir);
  const sessions = createSessions(db, { secret, isSecure: config.publicUrl?.startsWith("https:") ?? false });
  if (isDemo) {
    await sessions.setOwnerPassword(config.adminPassword ?? demoPassword);
  } else if (!(await sessions.hasOwner())) {
    if (!config.adminPassword) {
      throw new BadSettings([
        "ADMIN_PASSWORD is needed at the first start: the password of the lab's desk, e.g. ADMIN_PASSWORD=a-long-sentence",
      ]);
    }
    await sessions.setOwnerPassword(config.adminPassword);
  }
  const isFirstStart = await seedLab(db, { isDemo });
  if (isFirstStart && isDemo) await stageDemo(db, clock());
  return sessions;
}

type Parts = {
  config: Config;
  clock: Clock;
  log: Log;
  connection: pg.PoolConfig;
  database: Database;
  sessions: Sessions;
  closing: Closing;
};

async function openDoors({ config, clock, log, connection, database, sessions, closing }: Parts): Promise<string> {
  const { db } = database;
  const queue = await openQueue(connection, eventNames, log);
  closing.push(() => queue.close());
  await startJobs(queue, { db, clock });
  const published = await watchPublishedVersion(() => publishedVersion(db), log);
  closing.push(() => published.close());
  const api = createApi({
    db,
    clock,
    sessions,
    log,
    announce: (transaction, { name, data }) => queue.send(transaction, name, data),
    publishedVersion: published.current,
  });
  let isClosing = false;
  const health = createHealth(async () => !isClosing && (await publishedVersion(db).then(Boolean, () => false)));
  const doors = { api, health, version: published.current, https: config.publicUrl?.startsWith("https:") ?? false };
  let answer: Answer = () => new Response("Starting", { status: 503 });
  const server = createHttpServer(() => answer, { log, clientAddressHeader: config.clientAddressHeader });
  const ui = process.env.NODE_ENV === "development" ? await viteUi(server) : await builtUi();
  answer = answerFrom(doors, ui);
  const port = await listen(server, config.port, config.host);
  closing.push(() => {
    isClosing = true;
    return closeServer(server);
  });
  return `http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${port}`;
}

type Doors = {
  api: ReturnType<typeof createApi>;
  health: ReturnType<typeof createHealth>;
  version: () => number;
  https: boolean;
};

/** Kept pages first, because most requests are for them; then files, the API, and pages that must be rendered. */
function answerFrom({ api, health, version, https }: Doors, ui: UiBundle): Answer {
  const pageKey = createPageKey({ privateCookiePrefix: "nabz.", parameters: pageParameters });
  const pages = createPages({ version, pageKey, maxPages: MAX_KEPT_PAGES, https });
  const files = ui.middleware ? () => undefined : createStaticFiles("build/client");
  return (request, facts) => {
    const path = new URL(request.url).pathname;
    if (path.startsWith("/api/")) return api.fetch(request, facts);
    const ready = pages.cached(request) ?? files(request);
    if (ready) return ready;
    if (path === "/healthz" || path === "/readyz") return health.fetch(request);
    const render = createPageRenderer(ui.load, (inner) => api.fetch(inner, facts));
    return pages.answer(request, render);
  };
}

async function run(): Promise<void> {
  try {
    const running = await start(readConfig(process.env));
    for (const line of startNotice(running.notice)) console.log(line);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => running.close());
  } catch (failure) {
    const lines = failure instanceof BadSettings ? failure.lines : [messageOf(failure)];
    for (const line of lines) console.error(line);
    process.exitCode = 1;
  }
}

function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

if (import.meta.main) await run();
