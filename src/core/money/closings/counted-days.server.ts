import { and, desc, eq, gte, inArray, isNotNull, or } from "drizzle-orm";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { resolveCountedDay, resolveSettledDay } from "#core/money/closing.ts";
import type { Tender } from "#core/money/tenders.ts";
import type { Db } from "#db/client.server.ts";
import { closings, settlements } from "#db/schema/money.ts";
import { type SettledMethod, settledMethods } from "#db/schema/values.ts";
import { lockMoneyShared } from "./money-locks.server.ts";

/** A tender with the day on which it counts, and the account that has the cash. */
export type CountedTender = Tender & { day: string; holderId: string | null };

type CountedDaysInput = {
  /** Null if no member of staff has the cash. */
  holderId: string | null;
  /** The lab's day of the money itself. */
  ownDay: string;
  now: Date;
};

/**
 * Returns on which day each tender counts: cash on the first day that its holder has not closed, UPI and card on the
 * first that the lab has not settled. Until the transaction ends, none of these days can be closed or settled.
 */
export async function assignCountedDays(
  transaction: Db,
  tenders: readonly Tender[],
  { holderId, ownDay, now }: CountedDaysInput,
): Promise<CountedTender[]> {
  await lockCountedDays(transaction, [{ tenders, holderId }]);
  const has = (method: string) => tenders.some((tender) => tender.method === method);
  const methods = settledMethods.filter(has);
  const personIds = holderId !== null && has("cash") ? [holderId] : [];
  const today = toLabTime(now).day;
  const lastClosedDay = await findLastClosedDay(transaction, personIds[0]);
  const settled = await listSettledDays(transaction, methods, { ownDay, today });
  return tenders.map((tender) => ({ ...tender, day: getDay(tender), holderId }));

  function getDay({ method }: Tender): string {
    if (method === "cash") return resolveCountedDay(ownDay, lastClosedDay, today);
    const settledDays = settled.filter((row) => row.method === method).map(({ day }) => day);
    return resolveSettledDay(ownDay, settledDays, today);
  }
}

/**
 * Until the transaction ends, no day of these tenders can be closed or settled. A transaction that records several
 * receipts calls it once for all of them, before the first: one after the other, two of them could deadlock.
 */
export async function lockCountedDays(
  transaction: Db,
  receipts: readonly { tenders: readonly Tender[]; holderId: string | null }[],
): Promise<void> {
  const isPaidBy = (of: string) => (receipt: { tenders: readonly Tender[] }) =>
    receipt.tenders.some(({ method }) => method === of);
  const personIds = receipts.filter(isPaidBy("cash")).flatMap(({ holderId }) => holderId ?? []);
  const methods = settledMethods.filter((method) => receipts.some(isPaidBy(method)));
  await lockMoneyShared(transaction, { personIds, methods });
}

/** Returns the day of the person's last accepted closing; null if there is none. */
export async function findLastClosedDay(db: Db, personId: string | undefined): Promise<string | null> {
  if (personId === undefined) return null;
  const [last] = await db
    .select({ day: closings.day })
    .from(closings)
    .where(and(eq(closings.personId, personId), isNotNull(closings.acceptedAt)))
    .orderBy(desc(closings.day))
    .limit(1);
  return last?.day ?? null;
}

async function listSettledDays(
  db: Db,
  methods: readonly SettledMethod[],
  { ownDay, today }: { ownDay: string; today: string },
) {
  if (methods.length === 0) return [];
  const isInQuestion = or(eq(settlements.day, ownDay), gte(settlements.day, today));
  return db
    .select({ day: settlements.day, method: settlements.method })
    .from(settlements)
    .where(and(inArray(settlements.method, [...methods]), isInQuestion));
}
