import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { buildBooking } from "#test/builders.ts";
import { createTestDatabase, queryServer, toDatabaseUrl } from "#test/database.ts";
import { killSetting } from "#test/kill-at-statement.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { signInAsAdmin } from "./admin-client.ts";
import { fetchCbcPrice } from "./booking-requests.ts";

/** Two reads of the closing, the locks, the cash, moves under way, hand-over, acceptance, audit log, commit. */
const FEWEST_STATEMENTS = 9;

test("killed after each statement of an acceptance, a day is closed and handed over, or neither", async () => {
  const lab = await startLab();
  const closing = await lab.countCash();
  const open = { accepted: 0, handedOver: 0, recorded: 0 };
  const closed = { accepted: 1, handedOver: 7000, recorded: 1 };
  const states = [await lab.readState()];
  while (states.at(-1)?.accepted === 0 && states.length < 3 * FEWEST_STATEMENTS) {
    await lab.restart(states.length);
    expect(await lab.accept(closing)).toBeNull();
    states.push(await lab.readState());
  }
  const [last, ...earlier] = states.toReversed();
  expect([last, ...new Set(earlier.map((state) => JSON.stringify(state)))]).toEqual([closed, JSON.stringify(open)]);
  expect(earlier.length).toBeGreaterThanOrEqual(FEWEST_STATEMENTS);
  await lab.restart();
  expect([await lab.accept(closing), await lab.readState()]).toEqual([200, closed]);
});

type CountedClosing = { id: number; version: number };

/** A product whose receptionist took ₹100 in cash, and which the owner's acceptance is sent to. */
async function startLab() {
  const own = await createTestDatabase(inject("server"));
  onTestFinished(own.drop);
  const start = (settings = {}) =>
    runProduct({ LOG_LEVEL: "silent", DATABASE_URL: toDatabaseUrl(own.connection), ...settings });
  let product: Product = await start();
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  const owner = await signInAsAdmin(product.url);
  const send = async (path: string, body: object, cookie = owner) => {
    const headers = { "content-type": "application/json", cookie };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`${product.url}${path}`, init).catch(() => null);
    return { answer, body: await answer?.json().catch(() => null) };
  };
  const join = async () => {
    const person = { name: "Harleen Kaur", contact: "98140 11223", role: "receptionist" };
    const { token } = (await send("/api/admin/staff", person)).body;
    const acceptance = { token, password: "a-long-sentence-of-my-own" };
    const { answer } = await send("/api/admin/invitation/acceptance", acceptance, "");
    return answer?.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  };
  return {
    /** The receptionist counts what they took, and keeps ₹30. */
    async countCash(): Promise<CountedClosing> {
      const harleen = await join();
      const { day } = toLabTime(new Date());
      const booking = { bookingDate: day, totalAmount: await fetchCbcPrice(product.url) };
      const wish = buildBooking({ patient: { phone: "9876540001" }, booking });
      const { id } = (await send("/api/admin/bookings", { ...wish, place: "centre" })).body.booking;
      const legs = [{ method: "cash", amount: "100" }];
      await send("/api/receipts", { key: randomUUID(), bookings: [{ id, amount: "100" }], legs }, harleen);
      const { body } = await send("/api/closings", { day, counted: "100", kept: "30" }, harleen);
      return body.people.find(({ isOwn }: { isOwn: boolean }) => isOwn);
    },
    /** Starts it again, to die after that statement if one is stated. */
    async restart(statement?: number) {
      await product.stop("SIGKILL");
      const dying = { NODE_OPTIONS: `--import ${resolve("test/kill-at-statement.ts")}`, [killSetting]: `${statement}` };
      product = await start(statement === undefined ? {} : dying);
    },
    /** Returns the response's status; null if there was none. */
    async accept({ id, version }: CountedClosing) {
      return (await send(`/api/closings/${id}/acceptance`, { counted: "70", version })).answer?.status ?? null;
    },
    async readState() {
      const statement = `select
        (select count(*)::int from closings where accepted_at is not null) as accepted,
        (select coalesce(sum(paise), 0)::int from cash_moves where closing_id is not null) as "handedOver",
        (select count(*)::int from audit_log where action = 'closing-accepted') as recorded`;
      const [row] = await queryServer<{ accepted: number }>(own.connection, statement);
      return row;
    },
  };
}
