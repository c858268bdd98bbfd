import { resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { expect, inject, onTestFinished, test } from "vitest";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { buildBooking } from "#test/builders.ts";
import {
  arbitraryDayCommands,
  arbitraryEveningCommands,
  createCashRunner,
  type SendAsStaff,
} from "#test/cash-commands.ts";
import { expectedOf, falseCashSums, finalRows } from "#test/cash-sums.ts";
import { createTestDatabase, queryServer, toDatabaseUrl } from "#test/database.ts";
import { falseSums } from "#test/payment-commands.ts";
import { type Product, runProduct, visitorHeader } from "#test/product-process.ts";
import { clockShift } from "#test/shift-clock.ts";
import { fetchCbcPrice } from "./booking-requests.ts";

const AT_ONCE = 12;
const DAYS = 5;
const DAY_MS = 86_400_000;
const CUT_CONNECTIONS = 60;
const BOOKINGS_A_DAY = 4;
/** The owner is there already. */
const invited = ["receptionist", "receptionist", "phlebotomist", "phlebotomist"] as const;
const STAFF = invited.length + 1;
const ownPassword = "a-long-sentence-of-my-own";

test("over two server processes and five days, what each one should have, hands over and keeps adds up", async () => {
  const lab = await startLab();
  let copy = new Map<string, string>();
  for (let day = 0; day < DAYS; day++) {
    await lab.startDay(day);
    for (const round of [1, 2]) {
      await lab.run({ rounds: 5, seed: 100 * day + round, isEvening: false });
      await lab.run({ rounds: 7, seed: 100 * day + 50 + round, isEvening: true });
      copy = await lab.expectUnchanged(copy);
    }
    expect(await lab.findFalseSums()).toEqual({});
    await lab.expectSameSumsWhenCounted();
  }
  expect(await lab.countAccepted()).toBeGreaterThan(15);
});

test("after connections to the database were cut, and a process was killed, in the middle of closings, all still adds up", async () => {
  const lab = await startLab();
  await lab.startDay(0);
  let cut = 0;
  let isOver = false;
  const cutConnections = async () => {
    while (!isOver && cut < CUT_CONNECTIONS) {
      const [row] = await queryServer<{ cut: number }>(lab.server, CUT_ONE);
      cut += Number(row?.cut);
      await delay(5);
    }
  };
  const cutting = cutConnections();
  for (let round = 0; cut < CUT_CONNECTIONS && round < 100; round++)
    await lab.run({ rounds: 1, seed: 1000 + round, isEvening: round % 2 === 1, mayFail: true });
  isOver = true;
  await cutting;
  expect(cut).toBe(CUT_CONNECTIONS);
  const running = lab.run({ rounds: 3, seed: 2000, isEvening: true, mayFail: true });
  await lab.products[0]?.stop("SIGKILL");
  await running;
  await lab.startDay(1);
  await lab.run({ rounds: 4, seed: 2001, isEvening: true });
  expect(await lab.findFalseSums()).toEqual({});
});

/** Ends one connection of the products that is in a transaction. */
const CUT_ONE = `select count(pg_terminate_backend(pid))::int as cut from (
  select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_xid is not null limit 1) as busy`;

type Row = { key: string; value: string };

/** Two products on one database, with five accounts; each day they start anew, a day later. */
async function startLab() {
  const own = await createTestDatabase(inject("server"));
  onTestFinished(own.drop);
  const server = own.connection;
  const products: Product[] = [];
  const contacts: string[] = [];
  const cookies: string[] = [];
  const ids: string[] = [];
  const bookings: number[] = [];
  let shiftMs = 0;
  let requests = 0;
  const now = () => new Date(Date.now() + shiftMs);
  const today = () => toLabTime(now()).day;
  const stop = () => Promise.all(products.splice(0).map((product) => product.stop("SIGTERM")));
  onTestFinished(async () => {
    await stop();
  });
  const start = () =>
    runProduct({
      ...{ LOG_LEVEL: "error", DATABASE_URL: toDatabaseUrl(server), [clockShift.setting]: String(shiftMs) },
      NODE_OPTIONS: `--import ${resolve("test/shift-clock.ts")}`,
    });
  const request = async (path: string, method: string, body: unknown, headers: Record<string, string>) => {
    const to = products[++requests % products.length]?.url ?? "";
    const init = { method, headers: { "content-type": "application/json", ...headers } };
    const answer = await fetch(
      `${to}${path}`,
      body === undefined ? init : { ...init, body: JSON.stringify(body) },
    ).catch(() => null);
    return { answer, status: answer?.status ?? 599, body: (await answer?.json().catch(() => null)) ?? null };
  };
  const send: SendAsStaff = (who, method, path, body) => request(path, method, body, { cookie: cookies[who] ?? "" });
  const signIn = async (path: string, body: object) => {
    const { answer } = await request(path, "POST", body, { [visitorHeader]: `10.0.0.${cookies.length + 1}` });
    if (!answer?.ok) throw new Error(`The sign-in was refused: ${answer?.status}`);
    const [cookie] = answer.headers.getSetCookie().map((text) => text.split(";")[0] ?? "");
    return cookie ?? "";
  };
  const invite = async (role: string) => {
    const contact = `98140112${10 + contacts.length}`;
    const { body } = await send(0, "POST", "/api/admin/staff", { name: `${role} ${contacts.length}`, contact, role });
    contacts.push(contact);
    return signIn("/api/admin/invitation/acceptance", { token: body.token, password: ownPassword });
  };
  const findId = async (who: number) => {
    const { body } = await send(who, "GET", `/api/closings?day=${today()}`);
    return body.people.find(({ isOwn }: { isOwn: boolean }) => isOwn).person.id as string;
  };
  const walkIn = async () => {
    const totalAmount = await fetchCbcPrice(products[0]?.url ?? "");
    const phone = String(9_876_540_000 + bookings.length);
    const wish = buildBooking({ patient: { phone }, booking: { bookingDate: today(), totalAmount } });
    const { status, body } = await send(0, "POST", "/api/admin/bookings", { ...wish, place: "centre" });
    if (status !== 201) throw new Error(`The booking was refused: ${JSON.stringify(body)}`);
    bookings.push(body.booking.id);
  };
  const readLog = () => products.map((product) => product.output());
  const perform = createCashRunner({ send, ids, now, today, bookings });
  return {
    ...{ server, products },
    async startDay(day: number) {
      await stop();
      shiftMs = day * DAY_MS;
      products.push(...(await Promise.all([start(), start()])));
      cookies.length = 0;
      cookies.push(await signIn("/api/admin/session", { password: "nabz-demo" }));
      for (const [at, role] of invited.entries()) {
        const who = contacts[at];
        cookies.push(await (who ? signIn("/api/admin/session", { who, password: ownPassword }) : invite(role)));
      }
      for (let who = ids.length; who < STAFF; who++) ids.push(await findId(who));
      for (let at = 0; at < BOOKINGS_A_DAY; at++) await walkIn();
    },
    async run({ rounds, seed, isEvening, mayFail = false }: Run) {
      const arbitrary = isEvening ? arbitraryEveningCommands(STAFF) : arbitraryDayCommands(STAFF);
      const acts = fc.sample<Parameters<typeof perform>[0]>(arbitrary, { numRuns: rounds * AT_ONCE, seed });
      for (let at = 0; at < acts.length; at += AT_ONCE) {
        const chosen = acts.slice(at, at + AT_ONCE);
        const statuses = await Promise.all(chosen.map(perform));
        const failed = chosen
          .map((act, index) => ({ ...act, status: statuses[index] ?? 0 }))
          .filter(({ status }) => status >= 500);
        if (!mayFail) expect({ failed, log: failed.length > 0 ? readLog() : [] }).toEqual({ failed: [], log: [] });
      }
    },
    /** Compares with a copy of what may not change any more, and returns a new one. */
    async expectUnchanged(copy: Map<string, string>) {
      const rows = new Map((await queryServer<Row>(server, finalRows)).map(({ key, value }) => [key, value]));
      expect([...copy].filter(([key, value]) => rows.get(key) !== value)).toEqual([]);
      return rows;
    },
    /** Counts nothing, as each one in turn: the answer says what should be there. */
    async expectSameSumsWhenCounted() {
      for (const [who, id] of ids.entries()) {
        const { status, body } = await send(who, "POST", "/api/closings", { day: today(), counted: "0" });
        const [row] = await queryServer<{ paise: number }>(server, expectedOf(id, today()));
        if (body.count) expect(Math.round(Number(body.count.expected) * 100)).toBe(row?.paise);
        else if (status === 200) expect(row?.paise).toBe(0);
      }
    },
    async findFalseSums() {
      const found: Record<string, unknown[]> = {};
      for (const [name, statement] of Object.entries({ ...falseSums, ...falseCashSums })) {
        const rows = await queryServer(server, statement);
        if (rows.length > 0) found[name] = rows;
      }
      return found;
    },
    async countAccepted() {
      const statement = "select count(*)::int as accepted from closings where accepted_at is not null";
      return Number((await queryServer<{ accepted: number }>(server, statement))[0]?.accepted);
    },
  };
}

type Run = { rounds: number; seed: number; isEvening: boolean; mayFail?: boolean };
