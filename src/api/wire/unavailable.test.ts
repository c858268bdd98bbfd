import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { slots } from "#db/schema/bookings.ts";
import { cookieOf, createTestApp, deskPassword, type TestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";
import { type DatabaseLine, openDatabaseLine } from "#test/doubles/database-line.ts";

let line: DatabaseLine;
let app: TestApp;
let desk: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp({
    reach: async (connection) => {
      line = await openDatabaseLine(connection);
      return line.connection;
    },
  });
  desk = await app.deskCookie();
});
afterAll(async () => {
  await line.mend();
  await app.close();
  await line.close();
});

const comeAgain = (answer: { status: number; headers: Headers; body: { code: string; detail: string } }) => {
  expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.body.detail).toMatch(/try again in a few seconds\. You can also call us at \+91 \d{5} \d{5}\.$/);
};

test("while somebody holds a slot's row for too long, nobody but who asks for that slot is told to come again", async () => {
  const visit = { bookingDate: "2026-11-26", bookingTime: "11:00 AM" } as const;
  const wishes = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      app.priced(aBooking({ patient: { phone: `98765${String(81_000 + n)}` }, booking: visit })),
    ),
  );
  const { release } = await lockSlot(visit.bookingDate, visit.bookingTime);
  let answered = 0;
  const booking = wishes.map((wish) =>
    app.call("POST", "/api/bookings", wish).finally(() => {
      answered += 1;
    }),
  );
  const others = [
    app.call("GET", `/api/slots?date=${visit.bookingDate}`),
    app.call("GET", "/api/admin/news", undefined, desk),
    app.call("GET", "/api/bookings", undefined, desk),
    app.call("PATCH", "/api/lab", { city: "Ludhiana" }, desk),
  ];
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 204]);
  expect(answered).toBe(0);
  for (const answer of await Promise.all(booking)) comeAgain(answer);
  await release();
  expect((await app.call("POST", "/api/bookings", wishes[0])).status).toBe(201);
});

test("with the line to the database broken, every kind of call says so, and goes on when it is mended", async () => {
  const wish = await app.priced(aBooking({ patient: { phone: "98765 82000" }, booking: { bookingTime: "12:00 PM" } }));
  await app.call("POST", "/api/bookings", wish);
  const patient = cookieOf(await app.call("POST", "/api/patient/session", { phone: "98765 82000" }));
  const calls = [
    () => app.call("GET", "/api/slots?date=2026-11-26"),
    () => app.call("GET", "/api/test-packages"),
    () => app.call("POST", "/api/bookings", wish),
    () => app.call("GET", "/api/patient/session", undefined, patient),
    () => app.call("POST", "/api/patient/session", { phone: "98765 82000" }),
    () => app.call("GET", "/api/admin/news", undefined, desk),
    () => app.call("POST", "/api/admin/session", { password: deskPassword }),
  ];
  await line.cut();
  for (const call of calls) comeAgain(await call());
  expect((await app.call("GET", "/api/lab")).body.phones).not.toEqual([]);
  await line.mend();
  for (const call of calls) expect((await call()).status).toBe(200);
});

test("a database that falls silent is given up in time", async () => {
  onTestFinished(() => line.mend());
  line.freeze();
  comeAgain(await app.call("GET", "/api/slots?date=2026-11-26"));
  await line.mend();
  expect((await app.call("GET", "/api/slots?date=2026-11-26")).status).toBe(200);
});

/** Somebody else's transaction, which does not end. */
async function lockSlot(day: string, time: string): Promise<{ release(): Promise<void> }> {
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const ended = app.db.transaction(async (transaction) => {
    await transaction.insert(slots).values({ day, time, taken: 0 });
    isHeld();
    await released;
  });
  await held;
  const end = async () => {
    release();
    await ended;
  };
  onTestFinished(end);
  return { release: end };
}
