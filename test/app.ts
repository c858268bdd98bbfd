import { inject } from "vitest";
import { createApi } from "#api/api.ts";
import type { NewBooking } from "#core/bookings/schema.ts";
import { eventNames } from "#core/events.ts";
import { toWire } from "#core/pricing/money.ts";
import { priceItems } from "#core/pricing/queries.server.ts";
import { type Db, openDatabase } from "#db/client.server.ts";
import { createLimits } from "#platform/limits.server.ts";
import { createLog } from "#platform/log.server.ts";
import { openQueue } from "#platform/queue.server.ts";
import { createSessions } from "#platform/sessions.server.ts";
import { createVisitorKey } from "#platform/visitor-key.server.ts";
import { mondayMorning } from "./builders.ts";
import { createTestDatabase } from "./database.ts";

const secret = "a-secret-that-is-only-for-tests-0123456789";

export const deskPassword = "a-password-for-tests";

export type TestApp = {
  db: Db;
  /** Sends a request to the API and reads its answer. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
    address?: string,
  ): Promise<TestAnswer>;
  /** Sets the time at which requests happen from now on. */
  setClock(now: Date): void;
  /** The booking with the total that the catalogue asks for it. */
  priced(booking: NewBooking): Promise<NewBooking>;
  /** Signs in at the desk and gives the cookie header. */
  deskCookie(): Promise<{ cookie: string }>;
  close(): Promise<void>;
};

export type TestAnswer = {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, else its text. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds
  body: any;
};

/** The API with its database, queue and sessions, on a database of its own. */
export async function createTestApp(): Promise<TestApp> {
  const own = await createTestDatabase(inject("server"));
  const database = openDatabase(own.connection);
  const { db } = database;
  const log = createLog("silent");
  const queue = await openQueue(own.connection, eventNames, log);
  const sessions = createSessions(db, { secret, isSecure: false });
  await sessions.setOwnerPassword(deskPassword);
  let now = mondayMorning;
  const api = createApi({
    db,
    clock: () => now,
    sessions,
    limits: createLimits(database.pool),
    visitorKey: createVisitorKey(secret),
    log,
    announce: (transaction, { name, data }) => queue.send(transaction, name, data),
    publishedVersion: () => "1",
  });
  const call: TestApp["call"] = async (method, path, body, headers = {}, address = "203.0.113.7") => {
    const init: RequestInit = { method, headers: { ...(body === undefined ? {} : jsonHeader), ...headers } };
    if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
    const answer = await api.request(path, init, { address, requestId: "test" });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: bodyOf(answer, text) };
  };
  return {
    db,
    call,
    setClock: (moment) => {
      now = moment;
    },
    async priced(booking) {
      const { priced } = await priceItems(db, booking.items, booking.offer);
      const total = priced.reduce((sum, item) => sum + item.pricePaise, 0);
      return { ...booking, booking: { ...booking.booking, totalAmount: toWire(total) } };
    },
    async deskCookie() {
      const answer = await call("POST", "/api/admin/session", { password: deskPassword });
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
      return { cookie: cookies.join("; ") };
    },
    async close() {
      await queue.close();
      await database.close();
      await own.drop();
    },
  };
}

function bodyOf(answer: Response, text: string): unknown {
  if (text === "") return undefined;
  return answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
}

const jsonHeader = { "content-type": "application/json" };
