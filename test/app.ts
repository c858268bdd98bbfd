import { join } from "node:path";
import type pg from "pg";
import { inject } from "vitest";
import { createApi } from "#api/api.ts";
import type { ApiParts } from "#api/wire/environment.ts";
import { answerTooLarge, bodyLimits } from "#api/wire/limit-bodies.ts";
import { allowances, type Limits } from "#core/access/limits.server.ts";
import type { StaffRole } from "#core/access/policy.ts";
import type { NewBooking } from "#core/bookings/schema.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { ERASED_LIST } from "#core/erasure/erased-list.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { toWire } from "#core/pricing/money.ts";
import { priceItems, totalsOf } from "#core/pricing/queries.server.ts";
import { REVOCATION_LIST, type Revoking } from "#core/revocations/revocation-list.server.ts";
import { type Databases, type Db, openDatabases } from "#db/client.server.ts";
import { announceBy, type JobParts, queues } from "#jobs/jobs.ts";
import { type Messaging, openMessaging } from "#platform/channels/messaging.server.ts";
import { createFiles, type Files } from "#platform/files/files.server.ts";
import { createKeptLines, type KeptLines } from "#platform/files/kept-lines.server.ts";
import { limitBodies } from "#platform/http/body-limit.server.ts";
import { createKeyedHash, type KeyedHash } from "#platform/keyed-hash.server.ts";
import { createLimits } from "#platform/limits.server.ts";
import { createLog } from "#platform/log.server.ts";
import { createOrigins } from "#platform/origin.server.ts";
import { openQueue } from "#platform/queue.server.ts";
import { createSealedText } from "#platform/sessions/sealed-text.server.ts";
import { createSessions, type Sessions } from "#platform/sessions/sessions.server.ts";
import { createSignInGate } from "#platform/sessions/sign-in-gate.server.ts";
import { mondayMorning } from "./builders.ts";
import { createTestDatabase } from "./database.ts";
import { freshFolder } from "./fresh-folder.ts";
import { secret, staffCookie } from "./staff-cookie.ts";

export const deskPassword = "a-password-for-tests";
const hash = createKeyedHash(secret);

export type TestApp = {
  db: Db;
  files: Files;
  limits: Limits;
  /** The list of erased people, outside the database. */
  erased: KeptLines;
  /** Every call that the API answers: `GET /api/bookings/{id}`. */
  routes(): string[];
  /** Sends a request to the API, with any body, and gives the answer unread. */
  request(path: string, init: RequestInit): Promise<Response>;
  /** Sends JSON to the API and reads its answer; a header `address` is where the visitor stands. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  /** Sets the time at which requests happen from now on. */
  setClock(now: Date): void;
  /** What a verb that nobody in particular calls is given. */
  ctx(): Context & Revoking & { files: Files; erased: KeptLines; hash: KeyedHash };
  /** What a job is given; nothing leaves by it. */
  jobs(): JobParts;
  /** The statements that the database gets while something is done, in their order. */
  statementsOf(act: () => Promise<unknown>): Promise<string[]>;
  /** The booking with the total that the catalogue asks for it. */
  priced(booking: NewBooking): Promise<NewBooking>;
  /** Signs in at the desk and gives the cookie header. */
  deskCookie(): Promise<{ cookie: string }>;
  /** The cookie header of somebody of the staff, who has the desk's password. */
  staffCookie(role: StaffRole): Promise<{ cookie: string }>;
  close(): Promise<void>;
};

type TestAnswer = {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, else its text. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  body: any;
};

/** What is not as the demo has it: channels that are set up, or a real lab's doors. */
type Setup = {
  patientLogin?: "phone" | "otp";
  messaging?: Messaging;
  isDemo?: boolean;
  isSecondStepForced?: boolean;
  idleLockMinutes?: number;
  /** The line to the database. */
  reach?: (connection: pg.ClientConfig) => Promise<pg.ClientConfig>;
  disks?: ApiParts["disks"];
  backup?: ApiParts["backup"];
};

const log = createLog("silent");
const nothingSent = { channels: {}, sender: { wake: () => {} }, publicUrl: "https://nabz.example" };
const noChannels = { twilio: undefined, mail: undefined, publicUrl: undefined };

const ordinary: Required<Setup> = {
  patientLogin: "phone",
  messaging: openMessaging(noChannels),
  isDemo: true,
  isSecondStepForced: false,
  idleLockMinutes: 0,
  reach: async (connection) => connection,
  disks: async () => [],
  backup: () => null,
};

/** The API with its database, queue and sessions, on a database of its own. */
export async function createTestApp(setup: Setup = {}): Promise<TestApp> {
  const { patientLogin, messaging, reach, idleLockMinutes, ...doors } = { ...ordinary, ...setup };
  const { databases, db, queue, limits, drop } = await openOwnDatabases(reach);
  const statementsOf = listenTo(databases);
  const sessions = await openSessions(databases);
  const { removeFiles, ...kept } = await freshFiles();
  let now = mondayMorning;
  const lab = await labProfile(db);
  const work = { ...nothingSent, db, clock: () => now, limits, hash, ...kept };
  const announce = announceBy(queue.send, work);
  const api = createApi({
    ...work,
    announce,
    databases,
    sessions,
    gate: createSignInGate(databases.gate, work.clock),
    originOf: createOrigins(hash, { provesPhones: patientLogin === "otp" }),
    patientLogin: { mode: patientLogin, demoPhone: null },
    log,
    messaging,
    published: () => ({ version: labMoment(now).day, lab, idleLockMinutes }),
    ...doors,
  });
  const request = requestsTo(api);
  const call = jsonCalls(request);
  return {
    db,
    ...kept,
    limits,
    routes: () => routesOf(api),
    request,
    call,
    setClock: (moment) => {
      now = moment;
    },
    ctx: () => ({ db, now, actor: { kind: "system", name: "test" }, announce, ...kept, hash }),
    jobs: () => ({ ...work, announce }),
    statementsOf,
    priced: (booking) => pricedBooking(db, booking, now),
    deskCookie: async () => cookieOf(await call("POST", "/api/admin/session", { password: deskPassword })),
    staffCookie: (role) => staffCookie(db, role),
    close: () => endAll(queue.close, databases.close, drop, removeFiles),
  };
}

async function endAll(...ends: (() => Promise<unknown>)[]): Promise<void> {
  for (const end of ends) await end();
}

async function openOwnDatabases(reach: Required<Setup>["reach"]) {
  const own = await createTestDatabase(inject("server"));
  const connection = await reach(own.connection);
  const databases = openDatabases(connection);
  const { db } = databases.jobs;
  const queue = await openQueue(connection, queues, log);
  return { databases, db, queue, limits: createLimits(databases.writes.pool, allowances), drop: own.drop };
}

async function openSessions({ desk, reads }: Databases): Promise<Sessions> {
  const sessions = createSessions({ desk: desk.db, patients: reads.db }, { secret, isSecure: false });
  await sessions.desk.setOwnerPassword(deskPassword);
  return sessions;
}

/** Every connection that an answer uses tells what it is asked. */
function listenTo({ reads, writes, desk, gate }: Databases): TestApp["statementsOf"] {
  let heard: string[] = [];
  const hear = (client: pg.PoolClient) => {
    const run = client.query.bind(client) as (...call: unknown[]) => unknown;
    client.query = ((...call: [string | { text: string }, ...unknown[]]) => {
      heard.push(typeof call[0] === "string" ? call[0] : call[0].text);
      return run(...call);
    }) as typeof client.query;
  };
  for (const { pool } of [reads, writes, desk, gate]) pool.on("connect", hear);
  return async (act) => {
    heard = [];
    await act();
    const statements = heard;
    heard = [];
    return statements;
  };
}

/** Middleware is registered for all methods, so what is left are the calls. */
function routesOf(api: ReturnType<typeof createApi>): string[] {
  const calls = api.routes.filter(({ method }) => method !== "ALL");
  return [...new Set(calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`))];
}

/** As the product's server hands them on: limited, and with what it knows of the visitor. */
function requestsTo(api: ReturnType<typeof createApi>): TestApp["request"] {
  const answer = limitBodies(bodyLimits, (request, facts) => api.fetch(request, facts), answerTooLarge);
  return async (path, init) => {
    const headers = new Headers(init.headers);
    const address = headers.get("address") ?? "203.0.113.7";
    headers.delete("address");
    const request = new Request(new URL(path, "http://localhost"), { ...init, headers });
    return answer(request, { address, requestId: "test" });
  };
}

function jsonCalls(request: TestApp["request"]): TestApp["call"] {
  return async (method, path, body, headers = {}) => {
    const init: RequestInit = { method, headers: { ...(body === undefined ? {} : jsonHeader), ...headers } };
    if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
    const answer = await request(path, init);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: bodyOf(answer, text) };
  };
}

async function pricedBooking(db: Db, booking: NewBooking, now: Date): Promise<NewBooking> {
  const { priced } = await priceItems(db, booking.items, labMoment(now).day);
  return { ...booking, booking: { ...booking.booking, totalAmount: toWire(totalsOf(priced).totalPaise) } };
}

async function freshFiles() {
  const folder = await freshFolder();
  const place = { folder: join(folder.path, "files"), s3: undefined };
  const revocations = { lines: createKeptLines(place, REVOCATION_LIST), sealed: createSealedText(secret) };
  const erased = createKeptLines(place, ERASED_LIST);
  return { files: createFiles(place), erased, revocations, removeFiles: folder.remove };
}

/** The cookie header with which a browser would go on after this answer. */
export function cookieOf({ headers }: TestAnswer): { cookie: string } {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { cookie: cookies.join("; ") };
}

function bodyOf(answer: Response, text: string): unknown {
  if (text === "") return undefined;
  return answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
}

const jsonHeader = { "content-type": "application/json" };
