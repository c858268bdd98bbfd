import { join } from "node:path";
import type pg from "pg";
import { inject } from "vitest";
import { createApi } from "#api/api.ts";
import { bodyLimits, respondBodyTooLarge } from "#api/http/body-limits.ts";
import type { ApiDeps } from "#api/http/environment.ts";
import type { StaffRole } from "#core/access/policy.ts";
import { type RateLimits, rateLimits } from "#core/access/rate-limits.server.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { createVisitUrl as createUrlOfVisit } from "#core/bookings/visit-link.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { ERASURE_LIST } from "#core/erasure/erasure-list.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import type { MessageContext } from "#core/messages/visit-messages.server.ts";
import { formatAmount } from "#core/pricing/money.ts";
import { priceItems, sumItems } from "#core/pricing/queries.server.ts";
import { REVOCATION_LIST, type RevocationContext } from "#core/revocations/revocation-list.server.ts";
import { type Databases, type Db, openDatabases } from "#db/client.server.ts";
import { createEmit, type JobDeps, queues } from "#jobs/jobs.ts";
import { type Messaging, openMessaging } from "#platform/channels/messaging.server.ts";
import { type AppendOnlyLog, createAppendOnlyLog } from "#platform/files/append-only-log.server.ts";
import { createFileStore, type FileStore } from "#platform/files/file-store.server.ts";
import { withBodyLimit } from "#platform/http/body-limit.server.ts";
import { createKeyedHash, type KeyedHash } from "#platform/keyed-hash.server.ts";
import { createLog } from "#platform/log.server.ts";
import { openJobQueue } from "#platform/queue.server.ts";
import { createRateLimiter } from "#platform/rate-limiter.server.ts";
import { createRequestSourceResolver } from "#platform/request-source.server.ts";
import { createLoginGuard } from "#platform/sessions/login-guard.server.ts";
import { createSessions, type Sessions } from "#platform/sessions/sessions.server.ts";
import { createTextEncryption } from "#platform/sessions/text-encryption.server.ts";
import { mondayMorning } from "./builders.ts";
import { createTestDatabase } from "./database.ts";
import { createStaffCookie, testSecret } from "./staff-cookie.ts";
import { createTempFolder } from "./temp-folder.ts";

export const adminPassword = "a-password-for-tests";
const hash = createKeyedHash(testSecret);

export type TestApp = {
  db: Db;
  files: FileStore;
  limits: RateLimits;
  /** The log of erased people, outside the database. */
  erasureLog: AppendOnlyLog;
  /** Every call of the API: `GET /api/bookings/{id}`. */
  routes(): string[];
  /** Sends a request to the API, with any body, and returns the response unread. */
  request(path: string, init: RequestInit): Promise<Response>;
  /** Sends JSON to the API and reads its response; a header `address` sets the visitor's address. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  /** Sets the time of all requests from now on. */
  setClock(now: Date): void;
  /** Returns the context of a command without an actor. */
  ctx(): Context &
    RevocationContext &
    MessageContext & { files: FileStore; erasureLog: AppendOnlyLog; hash: KeyedHash };
  /** Returns the dependencies of a job; nothing is sent by it. */
  jobDeps(): JobDeps;
  /** Returns the statements that the database gets while `act` runs, in order. */
  recordStatements(act: () => Promise<unknown>): Promise<string[]>;
  /** Returns the booking with the total that the catalogue charges for it. */
  withCurrentPrice(booking: CreateBookingRequest): Promise<CreateBookingRequest>;
  /** Signs in as admin and returns the cookie header. */
  adminCookie(): Promise<{ cookie: string }>;
  /** Returns the cookie header of a staff member, whose password is the admin's. */
  staffCookie(role: StaffRole): Promise<{ cookie: string }>;
  close(): Promise<void>;
};

type TestResponse = {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON, else its text. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any member of the response
  body: any;
};

/** Deviations from the demo: configured channels, or a real lab's routes. */
type TestAppOptions = {
  patientLogin?: "phone" | "otp";
  messaging?: Messaging;
  isDemo?: boolean;
  isSecondStepRequired?: boolean;
  idleLockMinutes?: number;
  /** Replaces the connection to the database. */
  connect?: (connection: pg.ClientConfig) => Promise<pg.ClientConfig>;
  disks?: ApiDeps["disks"];
  backup?: ApiDeps["backup"];
};

const log = createLog("silent");
const silentSender = { sender: { wake: () => {} }, publicUrl: "https://nabz.example" };
const noChannels = { twilio: undefined, mail: undefined, publicUrl: undefined };

/** A busy machine is slow: a test of the product's own time limits connects by itself. */
const generousLimits = { lock_timeout: 60_000, statement_timeout: 60_000, connectionTimeoutMillis: 60_000 };

const defaultOptions: Required<TestAppOptions> = {
  patientLogin: "phone",
  messaging: openMessaging(noChannels),
  isDemo: true,
  isSecondStepRequired: false,
  idleLockMinutes: 0,
  connect: async (connection) => ({ ...generousLimits, ...connection }),
  disks: async () => [],
  backup: () => null,
};

/** Creates the API with its database, queue and sessions, on a database of its own. */
export async function createTestApp(setup: TestAppOptions = {}): Promise<TestApp> {
  const { patientLogin, messaging, connect, idleLockMinutes, ...routeOptions } = { ...defaultOptions, ...setup };
  const { databases, db, queue, limits, drop } = await createTestDatabases(connect);
  const statementsOf = createStatementRecorder(databases);
  const sessions = await createTestSessions(databases);
  const { removeFiles, ...files } = await createTestFiles();
  let now = mondayMorning;
  const lab = await getLabProfile(db);
  const work = { ...silentSender, channels: messaging.channels, db, clock: () => now, limits, hash, ...files };
  const emit = createEmit(queue.send, work);
  const createVisitUrl = (code: string, language: Language) => createUrlOfVisit(work, code, language);
  const api = createApi({
    ...work,
    emit,
    databases,
    sessions,
    loginGuard: createLoginGuard(databases.gate, work.clock),
    resolveRequestSource: createRequestSourceResolver(hash, { canVerifyPhones: patientLogin === "otp" }),
    patientLogin: { mode: patientLogin, demoPhone: null },
    log,
    messaging,
    published: () => ({ version: toLabTime(now).day, lab, idleLockMinutes }),
    ...routeOptions,
  });
  const request = createRequester(api);
  const call = createJsonCaller(request);
  return {
    db,
    ...files,
    limits,
    routes: () => listRoutes(api),
    request,
    call,
    setClock: (moment) => {
      now = moment;
    },
    ctx: () => ({
      db,
      now,
      actor: { kind: "system", name: "test" },
      emit,
      ...files,
      hash,
      channels: work.channels,
      createVisitUrl,
    }),
    jobDeps: () => ({ ...work, emit }),
    recordStatements: statementsOf,
    withCurrentPrice: (booking) => priceBooking(db, booking, now),
    adminCookie: async () => toCookieHeader(await call("POST", "/api/admin/session", { password: adminPassword })),
    staffCookie: (role) => createStaffCookie(db, role),
    close: () => closeAll(queue.close, databases.close, drop, removeFiles),
  };
}

async function closeAll(...ends: (() => Promise<unknown>)[]): Promise<void> {
  for (const end of ends) await end();
}

async function createTestDatabases(reach: Required<TestAppOptions>["connect"]) {
  const own = await createTestDatabase(inject("server"));
  const connection = await reach(own.connection);
  const databases = openDatabases(connection);
  const { db } = databases.jobs;
  const queue = await openJobQueue(connection, queues, log);
  return {
    databases,
    db,
    queue,
    limits: createRateLimiter(databases.writes.pool, rateLimits, databases.reads.pool),
    drop: own.drop,
  };
}

async function createTestSessions({ admin, reads }: Databases): Promise<Sessions> {
  const sessions = createSessions({ admin: admin.db, patients: reads.db }, { secret: testSecret, isSecure: false });
  await sessions.admin.setOwnerPassword(adminPassword);
  return sessions;
}

/** Records the statements of all connections, and rejects one that is sent while another of its connection runs. */
function createStatementRecorder({ reads, writes, admin, gate, jobs }: Databases): TestApp["recordStatements"] {
  let recorded: string[] = [];
  const recordStatement = (client: pg.PoolClient) => {
    const run = client.query.bind(client) as (...call: unknown[]) => unknown;
    let running: string | null = null;
    client.query = (async (...call: [string | { text: string }, ...unknown[]]) => {
      const statement = typeof call[0] === "string" ? call[0] : call[0].text;
      recorded.push(statement);
      if (running !== null) throw new Error(`On one connection, ${statement} was sent before ${running} had ended.`);
      running = statement;
      try {
        return await run(...call);
      } finally {
        running = null;
      }
    }) as typeof client.query;
  };
  for (const { pool } of [reads, writes, admin, gate, jobs]) pool.on("connect", recordStatement);
  return async (act) => {
    recorded = [];
    await act();
    const statements = recorded;
    recorded = [];
    return statements;
  };
}

/** Middleware is registered for all methods, so the rest are the calls. */
function listRoutes(api: ReturnType<typeof createApi>): string[] {
  const calls = api.routes.filter(({ method }) => method !== "ALL");
  return [...new Set(calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`))];
}

/** Calls it as the product's server does: with rate limits, and with the visitor's address. */
function createRequester(api: ReturnType<typeof createApi>): TestApp["request"] {
  const answer = withBodyLimit(bodyLimits, (request, facts) => api.fetch(request, facts), respondBodyTooLarge);
  return async (path, init) => {
    const headers = new Headers(init.headers);
    const address = headers.get("address") ?? "203.0.113.7";
    headers.delete("address");
    const request = new Request(new URL(path, "http://localhost"), { ...init, headers });
    return answer(request, { address, requestId: "test" });
  };
}

function createJsonCaller(request: TestApp["request"]): TestApp["call"] {
  return async (method, path, body, headers = {}) => {
    const init: RequestInit = { method, headers: { ...(body === undefined ? {} : jsonHeader), ...headers } };
    if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
    const answer = await request(path, init);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parseBody(answer, text) };
  };
}

async function priceBooking(db: Db, booking: CreateBookingRequest, now: Date): Promise<CreateBookingRequest> {
  const { priced } = await priceItems(db, booking.items, toLabTime(now).day);
  return { ...booking, booking: { ...booking.booking, totalAmount: formatAmount(sumItems(priced).totalPaise) } };
}

async function createTestFiles() {
  const folder = await createTempFolder();
  const location = { folder: join(folder.path, "files"), s3: undefined };
  const revocations = {
    lines: createAppendOnlyLog(location, REVOCATION_LIST),
    sealed: createTextEncryption(testSecret),
  };
  const erasureLog = createAppendOnlyLog(location, ERASURE_LIST);
  return { files: createFileStore(location), erasureLog, revocations, removeFiles: folder.remove };
}

/** Returns the cookie header with which a browser would continue after this response. */
export function toCookieHeader({ headers }: TestResponse): { cookie: string } {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { cookie: cookies.join("; ") };
}

function parseBody(answer: Response, text: string): unknown {
  if (text === "") return undefined;
  return answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
}

const jsonHeader = { "content-type": "application/json" };
