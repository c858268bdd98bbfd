import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createVisitLinkToken } from "#core/bookings/visit-link.server.ts";
import { auditLog, bookings } from "#db/schema/bookings.ts";
import { createKeyedHash } from "#platform/keyed-hash.server.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.setClock(mondayMorning));

type Overrides = NonNullable<Parameters<typeof buildBooking>[0]>;
type LinkedBooking = { id: number; code: string; token: string; path: string };

const fasting: Overrides["items"] = [{ itemType: "package", itemId: 5 }];
let phones = 0;

async function book(overrides: Overrides = {}): Promise<LinkedBooking> {
  phones += 1;
  const phone = `98765${String(50_000 + phones)}`;
  const wish = await app.withCurrentPrice(buildBooking({ ...overrides, patient: { phone, ...overrides.patient } }));
  const { status, body } = await app.call("POST", "/api/bookings", wish, { address: `203.0.113.${phones}` });
  expect(status).toBe(201);
  const token = createVisitLinkToken(app.ctx().hash, body.booking.code);
  return { id: body.booking.id, code: body.booking.code, token, path: `/api/visit-links/${token}` };
}

const readRow = async (id: number) => (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0];

test("opens the visit of its booking, without anything that names or describes the patient", async () => {
  const link = await book({
    patient: { name: "Gurpreet Singh Sandhu", phone: "9876512345", address: "House 7, Dugri Road, 141013", age: 52 },
    booking: { bookingDate: "2026-11-28", bookingTime: "07:00 AM" },
    items: fasting,
  });
  const { status, headers, body } = await app.call("GET", link.path);
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(body).toMatchObject({
    ...{ state: "upcoming", day: "2026-11-28", time: "07:00 AM", place: "home", initials: ["G. S. S."] },
    ...{ movedFrom: null, promised: null },
    fasting: { by: { day: "2026-11-27", minutes: 22 * 60 }, answer: null, canAnswer: false },
    move: { until: { day: "2026-11-27", minutes: 23 * 60 }, obstacle: null, left: 2 },
    cancel: { until: { day: "2026-11-27", minutes: 23 * 60 }, obstacle: null },
  });
  const text = JSON.stringify(body);
  for (const secret of ["Gurpreet", "Sandhu", "98765", "House", link.code, "1999", "52", "package"])
    expect(text).not.toContain(secret);
});

test("a token of another lab's secret, of no booking, or changed, opens nothing", async () => {
  const { code, token } = await book();
  const wrong = [
    createVisitLinkToken(createKeyedHash("a secret of another lab"), code),
    createVisitLinkToken(app.ctx().hash, "BK-99999999"),
    `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
    `${token}A`,
    code,
  ];
  for (const each of wrong) {
    for (const [method, call, body] of [
      ["GET", "", undefined],
      ["GET", "/slots", undefined],
      ["POST", "/fasting-answer", { answer: "ate" }],
    ] as const) {
      const answer = await app.call(method, `/api/visit-links/${each}${call}`, body, { address: "198.51.100.7" });
      expect([each, method, answer.status]).toEqual([each, method, 404]);
    }
  }
});

test("stops a guesser after thirty wrong tokens an hour, and no one else behind the same address", async () => {
  const link = await book();
  const address = "192.0.2.77";
  const guess = (number: number) =>
    app.call("GET", `/api/visit-links/00000aAAAAAAAAAAAAAA${String(number).padStart(2, "0")}`, undefined, { address });
  for (let number = 0; number < 30; number++) expect((await guess(number)).status).toBe(404);
  const stopped = await guess(31);
  expect([stopped.status, Number(stopped.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await app.call("GET", link.path, undefined, { address })).status).toBe(200);
});

test("opens nothing else: neither the booking nor the patient's session", async () => {
  const link = await book();
  await app.call("GET", link.path);
  expect((await app.call("GET", `/api/bookings/${link.id}`)).status).toBe(401);
  expect((await app.call("GET", link.path)).headers.get("set-cookie")).toBeNull();
});

test("shows the initials of the others of its phone at the same visit, its own first", async () => {
  const phone = "9876598765";
  const first = await book({ patient: { name: "Harjit Kaur", phone }, booking: { bookingDate: "2026-12-01" } });
  const second = await book({ patient: { name: "Amrit Pal", phone }, booking: { bookingDate: "2026-12-01" } });
  const row = await readRow(first.id);
  await app.db
    .update(bookings)
    .set({ visitId: row?.visitId ?? 0 })
    .where(eq(bookings.id, second.id));
  expect((await app.call("GET", second.path)).body.initials).toEqual(["A. P.", "H. K."]);
});

test.each([
  ["declined", { status: "declined" }, mondayMorning],
  ["over", { status: "sample_collected" }, mondayMorning],
  ["over", {}, new Date("2026-11-26T00:00:00Z")],
] as const)("says that the visit is %s", async (state, columns, now) => {
  const link = await book({ booking: { bookingTime: "12:00 PM" } });
  if ("status" in columns) await app.db.update(bookings).set(columns).where(eq(bookings.id, link.id));
  app.setClock(now);
  expect((await app.call("GET", link.path)).body).toMatchObject({ state });
});

test("keeps the answer about fasting, and records each change of it once", async () => {
  const link = await book({ booking: { bookingDate: "2026-11-26", bookingTime: "08:00 AM" }, items: fasting });
  app.setClock(new Date("2026-11-25T15:00:00Z"));
  const answer = (value: string) => app.call("POST", `${link.path}/fasting-answer`, { answer: value });
  for (const value of ["fasted", "fasted", "ate"]) {
    const { status, body } = await answer(value);
    expect([status, body.fasting.answer, body.fasting.canAnswer]).toEqual([200, value, true]);
  }
  const row = await readRow(link.id);
  expect([row?.fastingAnswer, row?.fastingAnsweredAt?.toISOString()]).toEqual(["ate", "2026-11-25T15:00:00.000Z"]);
  const entries = await app.db.select().from(auditLog).where(eq(auditLog.bookingId, link.id)).orderBy(auditLog.id);
  const answers = entries.filter(({ action }) => action === "fasting-answered");
  expect(answers.map(({ actor, change }) => [actor, change])).toEqual([
    ["patient", { answer: "fasted" }],
    ["patient", { answer: "ate" }],
  ]);
});

test("takes no answer about fasting for a visit without it, nor for one that is over", async () => {
  const [eating, over] = [
    await book({ booking: { bookingTime: "01:00 PM" } }),
    await book({ items: fasting, booking: { bookingTime: "08:00 AM" } }),
  ];
  const first = await app.call("POST", `${eating.path}/fasting-answer`, { answer: "ate" });
  expect([first.status, first.body.detail]).toEqual([422, "This visit needs no fasting: eat and drink as usual."]);
  app.setClock(new Date("2026-11-26T03:00:00Z"));
  const second = await app.call("POST", `${over.path}/fasting-answer`, { answer: "ate" });
  expect([second.status, second.body.detail]).toEqual([422, "This visit is no longer to come."]);
  expect((await app.call("POST", `${over.path}/fasting-answer`, { answer: "maybe" })).status).toBe(422);
});

test("offers free slots that suit the tests, and after a meal only those that leave time to fast", async () => {
  const link = await book({ booking: { bookingDate: "2026-11-26", bookingTime: "08:00 AM" }, items: fasting });
  const { body } = await app.call("GET", `${link.path}/slots?date=2026-11-27`);
  expect(body.nearest.map(({ date, time }: { date: string; time: string }) => `${date} ${time}`)).toEqual([
    "2026-11-26 09:00 AM",
    "2026-11-26 07:00 AM",
    "2026-11-26 10:00 AM",
  ]);
  expect(body.slots.map(({ time }: { time: string }) => time)).toEqual([
    ...["07:00 AM", "08:00 AM", "09:00 AM", "10:00 AM", "11:00 AM"],
  ]);
  expect(body.days.find(({ date }: { date: string }) => date === "2026-11-29")).toMatchObject({ hasFree: false });
  // 6:30 AM on the day of the visit: the fast begins now.
  app.setClock(new Date("2026-11-26T01:00:00Z"));
  const later = await app.call("GET", `${link.path}/slots?afterEating=true`);
  expect(later.body.nearest[0]).toEqual({
    ...{ date: "2026-11-27", time: "07:00 AM" },
    lastMeal: { day: "2026-11-26", minutes: 22 * 60 },
  });
});

test("moves the visit twice, says so, and then asks for a call", async () => {
  const link = await book({ booking: { bookingDate: "2026-12-02", bookingTime: "02:00 PM" } });
  const move = (bookingTime: string, version?: number) =>
    app.call("POST", `${link.path}/move`, { bookingDate: "2026-12-03", bookingTime, version });
  const first = await move("02:00 PM", 1);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    ...{ state: "upcoming", day: "2026-12-03", time: "02:00 PM", version: 2, move: { left: 1 } },
    movedFrom: { day: "2026-12-02", time: "02:00 PM" },
  });
  const late = await move("03:00 PM", 1);
  expect([late.status, late.body.code]).toEqual([409, "changed-meanwhile"]);
  expect(await move("03:00 PM", 2)).toMatchObject({ status: 200, body: { move: { left: 0, obstacle: "moves-used" } } });
  const third = await move("04:00 PM");
  expect([third.status, third.body.code]).toEqual([409, "call-needed"]);
});

test("of two phones that move the visit at once one succeeds, and the other is told that it has changed", async () => {
  const link = await book({ booking: { bookingDate: "2026-12-04", bookingTime: "02:00 PM" } });
  const move = (bookingTime: string) =>
    app.call("POST", `${link.path}/move`, { bookingDate: "2026-12-05", bookingTime, version: 1 });
  const answers = await Promise.all([move("02:00 PM"), move("03:00 PM"), move("04:00 PM")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  for (const { body } of answers.filter(({ status }) => status === 409)) expect(body.code).toBe("changed-meanwhile");
  const moved = answers.find(({ status }) => status === 200)?.body;
  expect((await app.call("GET", link.path)).body).toMatchObject({ time: moved.time, version: 2, move: { left: 1 } });
});

test("the link of a cancelled visit neither moves nor cancels it, and that of a deleted one opens nothing", async () => {
  const link = await book({ booking: { bookingDate: "2026-12-04", bookingTime: "05:00 PM" } });
  const act = (call: string, body: object) => app.call("POST", `${link.path}/${call}`, body);
  expect((await act("cancel", {})).body).toMatchObject({ state: "declined" });
  const to = { bookingDate: "2026-12-05", bookingTime: "05:00 PM" };
  for (const answer of [await act("move", to), await act("cancel", {})]) expect(answer.status).toBe(422);
  expect(await readRow(link.id)).toMatchObject({ status: "declined", day: "2026-12-04" });
  await app.call("DELETE", `/api/bookings/${link.id}`, undefined, await app.adminCookie());
  for (const answer of [await app.call("GET", link.path), await act("move", to)]) expect(answer.status).toBe(404);
});

test("neither moves nor cancels a visit after the deadline, and names the helpline", async () => {
  const link = await book({ booking: { bookingDate: "2026-11-30", bookingTime: "04:00 PM" } });
  const act = (call: string, body: object) => app.call("POST", `${link.path}/${call}`, body);
  // A minute after noon.
  app.setClock(new Date("2026-11-30T06:31:00Z"));
  for (const answer of [
    await act("move", { bookingDate: "2026-12-01", bookingTime: "04:00 PM" }),
    await act("cancel", { note: "Away" }),
  ])
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      "This could be changed until 12:00 PM. Please call us: +91 98765 43210.",
    ]);
  app.setClock(new Date("2026-11-30T06:29:00Z"));
  expect((await act("cancel", { note: "Away" })).body).toMatchObject({ state: "declined" });
  expect(await readRow(link.id)).toMatchObject({ status: "declined", cancelReason: "other", cancelNote: "Away" });
  expect((await act("cancel", {})).status).toBe(422);
});

test("moves a visit after a meal, past the deadline, without counting it", async () => {
  const link = await book({ booking: { bookingDate: "2026-12-04", bookingTime: "09:00 AM" }, items: fasting });
  app.setClock(new Date("2026-12-04T02:00:00Z"));
  const to = { bookingDate: "2026-12-05", bookingTime: "09:00 AM", afterEating: true };
  expect((await app.call("POST", `${link.path}/move`, to)).status).toBe(409);
  await app.call("POST", `${link.path}/fasting-answer`, { answer: "ate" });
  const moved = await app.call("POST", `${link.path}/move`, to);
  expect(moved.status).toBe(200);
  expect(moved.body).toMatchObject({ day: "2026-12-05", fasting: { answer: null }, move: { left: 2 } });
});

test("answers for staff who carry a session like for everyone else, and leaves the rest of the API to the session", async () => {
  const [link, admin] = [await book({ booking: { bookingTime: "05:00 PM" } }), await app.adminCookie()];
  const { status, body } = await app.call("GET", link.path, undefined, admin);
  expect([status, Object.keys(body).sort()]).toEqual([
    200,
    Object.keys((await app.call("GET", link.path)).body).sort(),
  ]);
});
