import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { paymentStatuses } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { tenderMethods } from "#core/money/tenders.ts";
import { settledMethods } from "#db/schema/values.ts";

const DAY_MS = 86_400_000;

/** Sends a request as the member of staff with that number. */
export type SendAsStaff = (
  who: number,
  method: string,
  path: string,
  body?: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any member of the response
) => Promise<{ status: number; body: any }>;

/** Whatever changes the lab's money in a day; `which` chooses among what there is, `who` among `staff` accounts. */
export function arbitraryDayCommands(staff: number) {
  const who = fc.nat(staff - 1);
  const which = fc.nat(1000);
  const amount = fc.integer({ min: 1, max: 700 });
  const method = fc.constantFrom(...tenderMethods, "cash" as const, "cash" as const);
  const daysAgo = fc.constantFrom(0, 0, 0, 0, 1, 2);
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ kind: fc.constant("take" as const), who, which, amount, method, daysAgo }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("return" as const), who, which, amount, method }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant("correct" as const), which, amount, isReplaced: fc.boolean() }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        ...{ kind: fc.constant("set payment" as const), who, which, method },
        paymentStatus: fc.constantFrom(...paymentStatuses),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        ...{ kind: fc.constant("move" as const), who, amount, fromDrawer: fc.boolean() },
        how: fc.constantFrom("float", "handover", "handover", "bank", "petty", "added"),
        // The last is the drawer.
        to: fc.nat(staff),
      }),
    },
    { weight: 1, arbitrary: arbitraryEveningCommands(staff) },
  );
}

/** What closes a day. */
export function arbitraryEveningCommands(staff: number) {
  const who = fc.nat(staff - 1);
  const which = fc.nat(1000);
  const off = fc.constantFrom(0, 0, 0, -50, 30);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant("answer" as const), which, isAccepted: fc.boolean(), who }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant("count" as const), who, off, kept: fc.constantFrom(0, 0, 50, 1000) }),
    },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant("accept" as const), who: fc.nat(2), which }) },
    {
      weight: 1,
      arbitrary: fc.record({
        ...{ kind: fc.constant("settle" as const), who, off, method: fc.constantFrom(...settledMethods) },
        daysAgo: fc.constantFrom(0, 1, 1),
      }),
    },
  );
}

type ValueOf<T> = T extends fc.Arbitrary<infer Value> ? Value : never;
type EveningCommand = ValueOf<ReturnType<typeof arbitraryEveningCommands>>;
export type CashCommand = ValueOf<ReturnType<typeof arbitraryDayCommands>>;
type Command<Kind extends CashCommand["kind"]> = Extract<CashCommand, { kind: Kind }>;

type CountedClosing = { id: number; version: number; handedOver: string };
type OwnClosing = { isOwn: boolean; obstacle: { kind: string; day: string } | null };

export type Laboratory = {
  send: SendAsStaff;
  /** Accounts, by the number of the member of staff; the first is the owner's. */
  ids: readonly string[];
  /** The time of its servers. */
  now(): Date;
  /** The day of the lab. */
  today(): string;
  bookings: readonly number[];
};

type Runner<Kind extends CashCommand["kind"]> = (act: Command<Kind>) => Promise<number | null>;
type PaymentKind = "take" | "return" | "correct" | "set payment";
type Move = { id: number; by: number; to: number };

/** Runs commands on a laboratory; returns the status of each response, null if none applied. */
export function createCashRunner(laboratory: Laboratory) {
  const commands: { [Kind in CashCommand["kind"]]: Runner<Kind> } = {
    ...createPaymentCommands(laboratory),
    ...createMoveCommands(laboratory),
    ...createClosingCommands(laboratory),
  };
  return (act: CashCommand | EveningCommand) =>
    (commands[act.kind] as (act: CashCommand) => Promise<number | null>)(act);
}

const pick = <Item>(items: readonly Item[], which: number) => items[which % Math.max(items.length, 1)];
const toLegs = (method: string, amount: number) => [{ method, amount: String(amount) }];

function createPaymentCommands({ send, now, bookings }: Laboratory): { [Kind in PaymentKind]: Runner<Kind> } {
  const receipts: number[] = [];
  const booking = (which: number) => pick(bookings, which) ?? 0;
  return {
    async take({ who, which, amount, method, daysAgo }) {
      const at = new Date(now().getTime() - daysAgo * DAY_MS).toISOString();
      const { status, body } = await send(who, "POST", "/api/receipts", {
        ...{ key: randomUUID(), bookings: [{ id: booking(which), amount: String(amount) }], confirmed: true },
        ...{ legs: toLegs(method, amount), reason: "No reference", at },
      });
      if (status === 201) receipts.push(body.id);
      return status;
    },
    async return({ who, which, amount, method }) {
      const request = { key: randomUUID(), legs: toLegs(method, amount), reason: "Test not done", confirmed: true };
      const { status, body } = await send(who, "POST", `/api/bookings/${booking(which)}/returns`, request);
      if (status === 201) receipts.push(body.id);
      return status;
    },
    async correct({ which, amount, isReplaced }) {
      const receipt = pick(receipts, which);
      if (receipt === undefined) return null;
      const bookingsOf = [{ id: booking(which), amount: String(amount) }];
      const payment = isReplaced ? { payment: { bookings: bookingsOf, legs: toLegs("cash", amount) } } : {};
      const request = { key: randomUUID(), reason: "Typed wrong", ...payment };
      return (await send(0, "POST", `/api/receipts/${receipt}/correction`, request)).status;
    },
    async "set payment"({ who, which, method, paymentStatus }) {
      const path = `/api/bookings/${booking(which)}/payment-status`;
      return (await send(who, "PATCH", path, { paymentStatus, method })).status;
    },
  };
}

function createMoveCommands({ send, ids }: Laboratory): { [Kind in "move" | "answer"]: Runner<Kind> } {
  let underWay: Move[] = [];
  return {
    async move({ who, amount, how, fromDrawer, to }) {
      const { status, body } = await send(who, "POST", "/api/cash-moves", {
        ...{ key: randomUUID(), kind: how, amount: String(amount), reason: "Petrol", confirmed: true },
        ...{ to: ids[to] ?? null, fromDrawer },
      });
      if (status === 201 && body.status === "under-way") underWay.push({ id: body.id, by: who, to });
      return status;
    },
    async answer({ who, which, isAccepted }) {
      const move = pick(underWay, which);
      if (!move) return null;
      // What goes to the drawer is accepted by the office.
      const receiver = move.to < ids.length ? move.to : who;
      const path = `/api/cash-moves/${move.id}/${isAccepted ? "acceptance" : "refusal"}`;
      const { status } = await send(isAccepted ? receiver : move.by, "POST", path, {});
      if (status === 200) underWay = underWay.filter(({ id }) => id !== move.id);
      return status;
    },
  };
}

function createClosingCommands({ send, now, today }: Laboratory): {
  [Kind in "count" | "accept" | "settle"]: Runner<Kind>;
} {
  const counted = new Map<string, CountedClosing>();
  /** The first day that this person has open. */
  const findOpenDay = async (who: number): Promise<string> => {
    const { body } = await send(who, "GET", `/api/closings?day=${today()}`);
    const obstacle = body?.people?.find(({ isOwn }: OwnClosing) => isOwn)?.obstacle;
    return obstacle?.kind === "earlier-day" ? obstacle.day : today();
  };
  return {
    async count({ who, off, kept }) {
      const day = await findOpenDay(who);
      const first = await send(who, "POST", "/api/closings", { day, counted: "0" });
      const expected = Number(first.body?.count?.expected ?? 0);
      const sum = Math.max(expected + off, 0);
      const request = { day, counted: sum.toFixed(2), kept: Math.min(kept, sum).toFixed(2), reason: "Change" };
      const { status, body } = await send(who, "POST", "/api/closings", request);
      const own = body?.people?.find(({ isOwn }: OwnClosing) => isOwn);
      if (status === 200 && own?.count) {
        const handedOver = (Number(own.count.counted) - Number(own.count.kept)).toFixed(2);
        counted.set(`${who} ${day}`, { id: own.id, version: own.version, handedOver });
      }
      return Math.max(first.status, status);
    },
    async accept({ who, which }) {
      const [key, closing] = pick([...counted], which) ?? [];
      if (!(key && closing)) return null;
      const request = { counted: closing.handedOver, version: closing.version };
      const { status } = await send(who, "POST", `/api/closings/${closing.id}/acceptance`, request);
      if (status === 200 || status === 409) counted.delete(key);
      return status;
    },
    async settle({ who, off, method, daysAgo }) {
      const { day } = toLabTime(new Date(now().getTime() - daysAgo * DAY_MS));
      const request = { declared: String(500 + off), reason: "Fee" };
      return (await send(who, "PUT", `/api/settlements/${day}/${method}`, request)).status;
    },
  };
}
