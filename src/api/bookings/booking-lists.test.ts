import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking, statusAnswers } from "#test/builders.ts";

let app: TestApp;
let admin: { cookie: string };
type Booked = { id: number; code: string; version: number };
let today: Booked;
let collected: Booked;
let later: Booked;

beforeAll(async () => {
  app = await createTestApp();
  admin = await app.adminCookie();
  today = await book("2026-11-23", "Navreen Ghuman");
  collected = await book("2026-11-25", "Navreen Ghuman");
  later = await book("2026-11-27", "Kirat Ghuman");
  await change(collected.id, "status", { status: "testing_in_progress", ...statusAnswers });
  await change(collected.id, "payment-status", { paymentStatus: "paid" });
});
afterAll(() => app.close());

async function book(bookingDate: string, name: string): Promise<Booked> {
  const wish = buildBooking({ patient: { name, phone: "98765 98765" }, booking: { bookingDate } });
  return (await app.call("POST", "/api/bookings", await app.withCurrentPrice(wish))).body.booking;
}

async function change(id: number, what: string, body: object) {
  return app.call("PATCH", `/api/bookings/${id}/${what}`, body, admin);
}

const get = (path: string) => app.call("GET", path, undefined, admin);

test.each([
  "/api/bookings?statu=confirmed",
  "/api/bookings/counts?form=2026-11-25",
  "/api/patients?serch=asha",
  "/api/messages?booking=1",
  "/api/contact-messages?befor=1",
  "/api/waitlist?x=1",
  "/api/figures?from=2026-11-01&to=2026-11-30&week=1",
])("%s has a mistyped filter, which is rejected by name", async (path) => {
  const { status, body } = await get(path);
  const mistyped = new URLSearchParams(path.split("?")[1]).keys().toArray().at(-1);
  expect([status, body.detail]).toEqual([400, `There is no filter of this name: ${mistyped}.`]);
});

test("rejects reversed days with a message, in the list and its counts", async () => {
  for (const list of ["", "/counts"]) {
    const { status, body } = await get(`/api/bookings${list}?from=2026-11-27&to=2026-11-25`);
    expect([status, body.detail]).toEqual([422, "The first day must not be after the last one."]);
  }
});

test("filters by status, payment and days together", async () => {
  const idsOf = async (query: string) => (await get(`/api/bookings?${query}`)).body.map(({ id }: { id: number }) => id);
  expect(await idsOf("from=2026-11-25")).toEqual([later.id, collected.id]);
  expect(await idsOf("from=2026-11-23&to=2026-11-25")).toEqual([collected.id, today.id]);
  expect(await idsOf("from=2026-11-23&to=2026-11-27&status=confirmed&paymentStatus=pending")).toEqual([
    later.id,
    today.id,
  ]);
  expect(await idsOf("status=testing_in_progress&paymentStatus=paid&search=Navreen")).toEqual([collected.id]);
  expect(await idsOf("status=testing_in_progress&paymentStatus=pending")).toEqual([]);
});

test.each(["/api/bookings?from=0000-01-01", "/api/bookings/counts?to=0000-01-01", "/api/slots?date=0000-01-01"])(
  "rejects %s, whose year 0 is not in the database's calendar",
  async (path) => {
    const { status, body } = await get(path);
    expect([status, body.detail]).toEqual([422, "Please choose a day, written like 2026-11-23."]);
  },
);

test("counts the rows within the filters, and each view under the same search", async () => {
  expect((await get("/api/bookings/counts?from=2026-11-25")).body).toEqual({
    shown: 2,
    all: 3,
    today: 1,
    toCollect: 2,
    collected: 0,
    inTheLab: 1,
    completed: 0,
    declined: 0,
    unpaid: 2,
  });
  expect((await get("/api/bookings/counts?search=Kirat&status=completed")).body).toEqual({
    shown: 0,
    all: 1,
    today: 0,
    toCollect: 1,
    collected: 0,
    inTheLab: 0,
    completed: 0,
    declined: 0,
    unpaid: 1,
  });
  expect((await app.call("GET", "/api/bookings/counts")).status).toBe(401);
});

test("searches areas, addresses and items too, and each filter counts what its list then contains", async () => {
  const found = async (search: string) => {
    const query = `search=${encodeURIComponent(search)}`;
    const [{ body: list }, { body: counts }] = [
      await get(`/api/bookings?${query}`),
      await get(`/api/bookings/counts?${query}`),
    ];
    expect(counts.shown).toBe(list.length);
    return list.map(({ id }: { id: number }) => id);
  };
  const all = [later.id, collected.id, today.id];
  const { itemNames, area, address } = (await get("/api/bookings?search=Navreen")).body[0];
  expect(await found(itemNames[0])).toEqual(all);
  expect(await found(address)).toEqual(all);
  expect([area, await found("Model Town")]).toEqual([null, all]);
  expect(await found("No such place or test")).toEqual([]);
});

test("rejects a deletion after a concurrent change", async () => {
  const seen = later.version;
  await change(later.id, "status", { status: "sample_collected", version: seen, ...statusAnswers });
  const deletion = await app.call("DELETE", `/api/bookings/${later.id}?version=${seen}`, undefined, admin);
  expect([deletion.status, deletion.body.code]).toEqual([409, "changed-meanwhile"]);
  expect((await get(`/api/bookings/${later.id}`)).status).toBe(200);
});

test("of two who delete a booking, or change a deleted one, the second gets an error", async () => {
  const { id, version } = today;
  const deletions = await Promise.all([
    app.call("DELETE", `/api/bookings/${id}?version=${version}`, undefined, admin),
    app.call("DELETE", `/api/bookings/${id}?version=${version}`, undefined, admin),
  ]);
  expect(deletions.map(({ status }) => status).sort()).toEqual([204, 404]);
  expect((await change(id, "status", { status: "completed", version })).status).toBe(404);
});

test("of two simultaneous payment changes one gets an error", async () => {
  const { version } = (await get(`/api/bookings/${collected.id}`)).body;
  const changes = await Promise.all([
    change(collected.id, "payment-status", { paymentStatus: "refunded", version }),
    change(collected.id, "payment-status", { paymentStatus: "failed", version }),
  ]);
  expect(changes.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a search for a phone's ten digits finds only that phone", async () => {
  const { body } = await get("/api/bookings?search=9876598765");
  expect(body.length).toBeGreaterThan(0);
  expect((await get("/api/bookings?search=9876598766")).body).toEqual([]);
  expect((await get("/api/bookings?search=98765987")).body).toEqual(body);
});

test("paginates a day in order of slots, which needs a single day", async () => {
  const query = "from=2026-12-03&to=2026-12-03&order=hour&limit=2";
  const hours = ["01:00 PM", "07:00 AM", "12:00 PM", "07:00 AM", "09:00 AM"] as const;
  for (const [index, bookingTime] of hours.entries()) {
    const wish = buildBooking({
      patient: { name: `Jasleen Sekhon of ${"ABCDE"[index]}`, phone: `9876590${100 + index}` },
      booking: { bookingDate: "2026-12-03", bookingTime },
    });
    expect((await app.call("POST", "/api/admin/bookings", await app.withCurrentPrice(wish), admin)).status).toBe(201);
  }
  const timesOf = async (query: string): Promise<string[]> => {
    const { body, headers } = await get(`/api/bookings?${query}`);
    const next = /before=(\d+)/.exec(headers.get("link") ?? "")?.[1];
    const times = body.map(({ bookingTime }: { bookingTime: string }) => bookingTime);
    return next ? [...times, ...(await timesOf(`${query.replace(/&before=\d+/, "")}&before=${next}`))] : times;
  };
  const inOrder = ["07:00 AM", "07:00 AM", "09:00 AM", "12:00 PM", "01:00 PM"];
  expect(await timesOf(query)).toEqual(inOrder);
  expect(await timesOf(`${query}&search=Jasleen`)).toEqual(inOrder);
  expect((await get("/api/bookings?order=hour")).status).toBe(422);
});
