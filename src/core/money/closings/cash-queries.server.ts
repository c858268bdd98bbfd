import { and, asc, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql, sum } from "drizzle-orm";
import { canCloseOwnCash, policy, type StaffRole, staffRoles } from "#core/access/policy.ts";
import { fromLabTime, LAB_TIME_ZONE } from "#core/calendar/lab-time.ts";
import { type CashSums, type ClosingObstacle, getExpectedPaise } from "#core/money/closing.ts";
import type { Paise } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { cashMoves, closings, receipts, receiptTenders } from "#db/schema/money.ts";
import type { SettledMethod } from "#db/schema/values.ts";

/** What changed a person's cash on one day. */
export type DaySums = Omit<CashSums, "carriedPaise"> & {
  day: string;
  /** The part of what was taken that is money of other days. */
  latePaise: Paise;
};

/** A member of staff with their cash. */
export type CashHolder = {
  id: string;
  name: string;
  role: string;
  lastClosedDay: string | null;
  /** Kept at the last accepted closing. */
  keptPaise: Paise;
  /** The days since then on which it changed, oldest first, and the stated day. */
  days: DaySums[];
};

export type CashMoveRow = typeof cashMoves.$inferSelect;
export type ClosingRow = typeof closings.$inferSelect;

const isUnderWay = and(isNull(cashMoves.acceptedAt), isNull(cashMoves.refusedAt));

/** Returns one member of staff with the days that are open. */
export async function findCashHolder(db: Db, personId: string): Promise<CashHolder | undefined> {
  return (await listCashHolders(db, { personId }))[0];
}

/** Lists the staff, or one of them, with the days that are open and with `day`; those who joined first come first. */
export async function listCashHolders(
  db: Db,
  { personId, day = null }: { personId?: string | undefined; day?: string | null } = {},
): Promise<CashHolder[]> {
  // In each branch of the union, so that the index leaves out closed days.
  const isInQuestion = (changedOn: SQL) =>
    sql`(${changedOn} > coalesce(last.day, '-infinity') or ${changedOn} = ${day}::date)`;
  // Looked up for each tender: a join would read all receipts.
  const receivedAt = sql`(select at from ${receipts} receipt where receipt.id = tender.receipt_id)`;
  const { rows } = await db.execute<HolderDay>(sql`
    select person.id, person.name, person.role, last.day::text as "lastClosedDay",
      coalesce(last.kept_paise, 0) as "keptPaise", changes.*
    from ${user} person
    left join lateral (
      select day, kept_paise from ${closings}
      where person_id = person.id and accepted_at is not null order by day desc limit 1
    ) last on true
    left join lateral (
      select day::text, sum(taken)::int as "takenPaise", sum(late)::int as "latePaise",
        sum(received)::int as "receivedPaise", sum(given)::int as "givenPaise"
      from (
        select tender.day, tender.paise as taken, 0 as received, 0 as given,
          case when (${receivedAt} at time zone ${LAB_TIME_ZONE})::date = tender.day then 0 else tender.paise end as late
        from ${receiptTenders} tender
        where tender.method = 'cash' and tender.holder_id = person.id and ${isInQuestion(sql`tender.day`)}
        union all
        select to_day, 0, paise, 0, 0 from ${cashMoves} where to_id = person.id and ${isInQuestion(sql`to_day`)}
        union all
        select from_day, 0, 0, paise, 0 from ${cashMoves} where from_id = person.id and ${isInQuestion(sql`from_day`)}
      ) change
      group by change.day
    ) changes on true
    where person.role <> 'patient' and (${personId ?? null}::text is null or person.id = ${personId ?? null})
    order by person.created_at, person.id, changes.day`);
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofPerson) => {
    const [first] = ofPerson;
    if (!first) return [];
    const { id, name, role, lastClosedDay, keptPaise } = first;
    return [{ id, name, role, lastClosedDay, keptPaise, days: ofPerson.filter(hasChanged).map(toDaySums) }];
  });
}

/** One row a day; without one if nothing changed. */
type HolderDay = Omit<CashHolder, "days"> & (DaySums | { day: null });

function hasChanged(row: HolderDay): row is HolderDay & DaySums {
  return row.day !== null;
}

function toDaySums({ day, takenPaise, latePaise, receivedPaise, givenPaise }: DaySums): DaySums {
  return { day, takenPaise, latePaise, receivedPaise, givenPaise };
}

const noSums = { takenPaise: 0, latePaise: 0, receivedPaise: 0, givenPaise: 0 };

/** Returns what changed the person's cash on a day. */
export function getDaySums({ days }: CashHolder, day: string): DaySums {
  return days.find((sums) => sums.day === day) ?? { day, ...noSums };
}

/** Returns what the person has now, by what is recorded. */
export function getHeldPaise({ keptPaise, lastClosedDay, days }: CashHolder): Paise {
  const open = days.filter(({ day }) => lastClosedDay === null || day > lastClosedDay);
  return open.reduce((carriedPaise, sums) => getExpectedPaise({ carriedPaise, ...sums }), keptPaise);
}

/** Returns what the person's cash of this day should be: nothing before it may be open. */
export function getExpectedOfDay(holder: CashHolder, day: string): Paise {
  return getExpectedPaise({ carriedPaise: holder.keptPaise, ...getDaySums(holder, day) });
}

/** Returns what the person must do before they can count the cash of a day. */
export function findObstacle(
  { id, days, lastClosedDay }: CashHolder,
  day: string,
  moves: readonly CashMoveRow[],
): ClosingObstacle | null {
  const earlier = days.find((sums) => sums.day < day && (lastClosedDay === null || sums.day > lastClosedDay));
  if (earlier) return { kind: "earlier-day", day: earlier.day };
  const move = moves.find(({ fromId, toId }) => fromId === id || toId === id);
  return move ? { kind: "move", moveId: move.id } : null;
}

/** Lists the moves that are neither accepted nor refused, of one person if stated. */
export async function listPendingCashMoves(db: Db, personId?: string): Promise<CashMoveRow[]> {
  const isOfPerson =
    personId === undefined ? undefined : or(eq(cashMoves.fromId, personId), eq(cashMoves.toId, personId));
  return db.select().from(cashMoves).where(and(isUnderWay, isOfPerson)).orderBy(asc(cashMoves.id));
}

/** Lists the moves under way and those recorded on this day of the lab, oldest first. */
export async function listMovesOfDay(db: Db, day: string): Promise<CashMoveRow[]> {
  const start = fromLabTime({ day, minutes: 0 });
  const end = fromLabTime({ day, minutes: 24 * 60 });
  const isOfDay = and(gte(cashMoves.at, start), lt(cashMoves.at, end));
  return db.select().from(cashMoves).where(or(isUnderWay, isOfDay)).orderBy(asc(cashMoves.id));
}

/** Returns what is in the lab's cash drawer, by what is recorded. */
export async function getDrawerPaise(db: Db): Promise<Paise> {
  const { rows } = await db.execute<{ paise: number }>(sql`
    select coalesce(sum(case
      when kind = 'added' then paise
      when from_id is null then -paise
      when to_id is null and kind = 'handover' then paise
      else 0 end), 0)::int as paise
    from ${cashMoves} where accepted_at is not null`);
  return rows[0]?.paise ?? 0;
}

/** Returns what was recorded for a day by a payment method. */
export async function sumSettledTenders(db: Db, day: string, method: SettledMethod): Promise<Paise> {
  const [row] = await db
    .select({ paise: sum(receiptTenders.paise).mapWith(Number) })
    .from(receiptTenders)
    .where(and(eq(receiptTenders.day, day), eq(receiptTenders.method, method)));
  return row?.paise ?? 0;
}

const closingRoles: StaffRole[] = staffRoles.filter(canCloseOwnCash);
const acceptingRoles: StaffRole[] = staffRoles.filter((role) => policy["accept-closing"][role] !== "no");

/** Lists the other active members of staff who can hold cash. */
export async function listColleagues(db: Db, personId: string) {
  return db
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(and(inArray(user.role, closingRoles), ne(user.id, personId)))
    .orderBy(asc(user.name));
}

/** Whether anyone besides this person may accept closings and what is handed over. */
export async function hasOtherAccepter(db: Db, personId: string): Promise<boolean> {
  return (await db.$count(user, and(inArray(user.role, acceptingRoles), ne(user.id, personId)))) > 0;
}
