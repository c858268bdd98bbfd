import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { slots } from "#db/schema/bookings.ts";
import { adminPassword, createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";
import { type DatabaseProxy, startDatabaseProxy } from "#test/fakes/database-proxy.ts";

let databaseProxy: DatabaseProxy;
let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp({
    connect: async (connection) => {
      databaseProxy = await startDatabaseProxy(connection);
      return databaseProxy.connection;
    },
  });
  admin = await app.adminCookie();
});
afterAll(async () => {
  await databaseProxy.reconnect();
  await app.close();
  await databaseProxy.close();
});

const expectRetryLater = (answer: { status: number; headers: Headers; body: { code: string; detail: string } }) => {
  expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.body.detail).toMatch(/try again in a few seconds\. You can also call us at \+91 \d{5} \d{5}\.$/);
};

const lockedVisit = { bookingDate: "2026-11-26", bookingTime: "11:00 AM" } as const;
const buildRequests = (app: TestApp) =>
  Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      app.withCurrentPrice(buildBooking({ patient: { phone: `98765${String(81_000 + n)}` }, booking: lockedVisit })),
    ),
  );

test("while a slot's row is locked for too long, requests for that slot get 503", async () => {
  const requests = await buildRequests(app);
  const { release } = await lockSlot(app);
  const answers = requests.map((request) => app.call("POST", "/api/bookings", request));
  for (const answer of await Promise.all(answers)) expectRetryLater(answer);
  await release();
  expect((await app.call("POST", "/api/bookings", requests[0])).status).toBe(201);
});

test("requests for anything else do not wait for a locked slot", async () => {
  const otherApp = await createTestApp();
  onTestFinished(() => otherApp.close());
  const cookie = await otherApp.adminCookie();
  const requests = await buildRequests(otherApp);
  const { release } = await lockSlot(otherApp);
  let answered = 0;
  const bookings = requests.map((request) =>
    otherApp.call("POST", "/api/bookings", request).finally(() => {
      answered += 1;
    }),
  );
  await expect.poll(() => countLockWaits(otherApp), { timeout: 240_000 }).toBeGreaterThanOrEqual(WRITE_CONNECTIONS);
  const others = [
    otherApp.call("GET", `/api/slots?date=${lockedVisit.bookingDate}`),
    otherApp.call("GET", "/api/admin/status", undefined, cookie),
    otherApp.call("GET", "/api/bookings", undefined, cookie),
    otherApp.call("PATCH", "/api/lab", { city: "Ludhiana" }, cookie),
  ];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 204]);
  expect(answered).toBe(0);
  await release();
  for (const { status } of await Promise.all(bookings)) expect([201, 409]).toContain(status);
});

test("while the database connection is down every kind of call returns 503, and recovers afterwards", async () => {
  const request = await app.withCurrentPrice(
    buildBooking({ patient: { phone: "98765 82000" }, booking: { bookingTime: "12:00 PM" } }),
  );
  await app.call("POST", "/api/bookings", request);
  const patient = toCookieHeader(await app.call("POST", "/api/patient/session", { phone: "98765 82000" }));
  const calls = [
    () => app.call("GET", "/api/slots?date=2026-11-26"),
    () => app.call("GET", "/api/test-packages"),
    () => app.call("POST", "/api/bookings", request),
    () => app.call("GET", "/api/patient/session", undefined, patient),
    () => app.call("POST", "/api/patient/session", { phone: "98765 82000" }),
    () => app.call("GET", "/api/admin/status", undefined, admin),
    () => app.call("POST", "/api/admin/session", { password: adminPassword }),
  ];
  await databaseProxy.disconnect();
  for (const call of calls) expectRetryLater(await call());
  expect((await app.call("GET", "/api/lab")).body.phones).not.toEqual([]);
  await databaseProxy.reconnect();
  for (const call of calls) expect((await call()).status).toBe(200);
});

test("gives up on a silent database in time", async () => {
  onTestFinished(() => databaseProxy.reconnect());
  databaseProxy.freeze();
  expectRetryLater(await app.call("GET", "/api/slots?date=2026-11-26"));
  await databaseProxy.reconnect();
  expect((await app.call("GET", "/api/slots?date=2026-11-26")).status).toBe(200);
});

/** Of visitors: src/db/client.server.ts. */
const WRITE_CONNECTIONS = 8;

async function countLockWaits({ db }: TestApp): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}

/** Opens a transaction that locks a slot's row and does not end. */
async function lockSlot(app: TestApp): Promise<{ release(): Promise<void> }> {
  const { promise: locked, resolve: markLocked } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ended = app.db.transaction(async (transaction) => {
    await transaction.insert(slots).values({ day: lockedVisit.bookingDate, time: lockedVisit.bookingTime, taken: 0 });
    markLocked();
    await released;
  });
  await locked;
  const end = async () => {
    release();
    await ended;
  };
  onTestFinished(end);
  return { release: end };
}
