import { and, desc, eq, gte, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import { statusesWithoutSeat, upcomingStatuses } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { toEpochSeconds } from "#core/slots/hold.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, slots } from "#db/schema/bookings.ts";
import type { QuotaUsage } from "./quota.ts";

type CountQuotaUsageInput = {
  day: string;
  network: string;
  now: Date;
  /** The visitor's own hold, which is not counted. */
  hold: string | undefined;
  /** The booking's visit, which is not counted, and its phone (E.164). */
  booking?: { visitId: number; phone: string };
};

type LockQuotaInput = { day: string; phone?: string; line?: string };

/**
 * Locks the quotas of this day, phone and source (`line` of the RequestSource) until the transaction ends, so that the
 * counts stay valid. The day comes last, so that no two transactions deadlock.
 */
export async function lockQuota(transaction: Db, { day, phone, line }: LockQuotaInput): Promise<void> {
  const names = [
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(phone === undefined ? [] : [`phone ${phone}`]),
    `day ${day}`,
  ];
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  await transaction.execute(sql`select ${sql.join(locks, sql`, `)}`);
}

/**
 * Counts the quota usage from the bookings' visits and the holds themselves, without counters. Holds of other networks
 * do not block a booking: they count only for a hold (decision 010).
 */
export async function countQuotaUsage(
  db: Db,
  { day, network, now, hold, booking }: CountQuotaUsageInput,
): Promise<QuotaUsage> {
  const phone = booking?.phone ?? "";
  const { rows } = await db.execute<QuotaUsage>(sql`
    select (booked.of_network + held.of_network)::int as "ofNetwork",
      (booked.unproved + ${booking ? sql`0` : sql`held.seats`})::int as unproved,
      booked.of_phone::int as "ofPhone", to_come.unproved::int as "toCome", to_come.proved::int as "provedToCome"
    from (select count(distinct visit_id) filter (where not phone_proved) as unproved,
        count(distinct visit_id) filter (where phone_proved) as proved
      from ${bookings} where phone = ${phone} and visit_id <> ${booking?.visitId ?? 0} and day >= ${toLabTime(now).day}
        and ${inArray(bookings.status, upcomingStatuses)}) as to_come,
    (select count(distinct visit_id) filter (where not phone_proved and network = ${network}) as of_network,
        count(distinct visit_id) filter (where not phone_proved) as unproved,
        count(distinct visit_id) filter (where phone = ${phone}) as of_phone
      from ${bookings} where day = ${day} and visit_id <> ${booking?.visitId ?? 0} and place = 'home'
        and ${notInArray(bookings.status, statusesWithoutSeat)}) as booked,
    (select count(*) filter (where one.value->>'network' = ${network}) as of_network,
        count(*) filter (where one.value->>'network' is not null) as seats
      from ${slots}, jsonb_each(${slots.holds}) as one where day = ${day} and one.key <> ${hold ?? ""}
        and (one.value->>'until')::bigint > ${toEpochSeconds(now)}::bigint) as held`);
  return rows[0] as QuotaUsage;
}

/**
 * Lists days from `today` on for which one network booked at least this many seats with unproved phones, nearest first.
 */
export async function listCrowdedDays(db: Db, today: string, seats: number): Promise<{ day: string; seats: number }[]> {
  const bookedSeats = sql<number>`count(*)::int`;
  const byNetwork = await db
    .select({ day: bookings.day, seats: bookedSeats })
    .from(bookings)
    .where(
      and(
        gte(bookings.day, today),
        eq(bookings.phoneProved, false),
        isNotNull(bookings.network),
        notInArray(bookings.status, statusesWithoutSeat),
      ),
    )
    .groupBy(bookings.day, bookings.network)
    .having(gte(bookedSeats, seats))
    .orderBy(bookings.day, desc(bookedSeats));
  return byNetwork.filter(({ day }, index) => byNetwork[index - 1]?.day !== day);
}
