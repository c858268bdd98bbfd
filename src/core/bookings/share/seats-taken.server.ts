import { and, desc, eq, gte, inArray, isNotNull, notInArray, sql } from "drizzle-orm";
import { statusesToCome, statusesWithoutSeat } from "#core/bookings/statuses.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { holdClock } from "#core/slots/holds/hold.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, slots } from "#db/schema/bookings.ts";
import type { SeatsTaken } from "./share.ts";

type Asked = {
  day: string;
  network: string;
  now: Date;
  /** The visitor's own, which takes no seat from them. */
  hold: string | undefined;
  /** The phone (E.164), and the booking itself, which is there already. */
  booking?: { id: number; phone: string };
};

type Shares = { day: string; phone?: string; line?: string };

/**
 * Until the transaction ends nobody else takes a seat of this day, or one with this phone or from this line, by the share's
 * rules: what is counted stays true. The day comes last always, so that no two wait for each other.
 */
export async function lockShares(transaction: Db, { day, phone, line }: Shares): Promise<void> {
  const names = [
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(phone === undefined ? [] : [`phone ${phone}`]),
    `day ${day}`,
  ];
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  await transaction.execute(sql`select ${sql.join(locks, sql`, `)}`);
}

/**
 * Counted from the visits of the bookings and the holds themselves, so that nothing is kept in step by hand. What other
 * networks hold keeps nobody from booking: it counts beside a hold alone (decision 010).
 */
export async function seatsTaken(db: Db, { day, network, now, hold, booking }: Asked): Promise<SeatsTaken> {
  const phone = booking?.phone ?? "";
  const { rows } = await db.execute<SeatsTaken>(sql`
    select (booked.of_network + held.of_network)::int as "ofNetwork",
      (booked.unproved + ${booking ? sql`0` : sql`held.seats`})::int as unproved,
      booked.of_phone::int as "ofPhone", to_come.unproved::int as "toCome", to_come.proved::int as "provedToCome"
    from (select count(distinct visit_id) filter (where not phone_proved) as unproved,
        count(distinct visit_id) filter (where phone_proved) as proved
      from ${bookings} where phone = ${phone} and id <> ${booking?.id ?? 0} and day >= ${labMoment(now).day}
        and ${inArray(bookings.status, statusesToCome)}) as to_come,
    (select count(distinct visit_id) filter (where not phone_proved and network = ${network}) as of_network,
        count(distinct visit_id) filter (where not phone_proved) as unproved,
        count(distinct visit_id) filter (where phone = ${phone}) as of_phone
      from ${bookings} where day = ${day} and id <> ${booking?.id ?? 0} and place = 'home'
        and ${notInArray(bookings.status, statusesWithoutSeat)}) as booked,
    (select count(*) filter (where one.value->>'network' = ${network}) as of_network,
        count(*) filter (where one.value->>'network' is not null) as seats
      from ${slots}, jsonb_each(${slots.holds}) as one where day = ${day} and one.key <> ${hold ?? ""}
        and (one.value->>'until')::bigint > ${holdClock(now)}::bigint) as held`);
  return rows[0] as SeatsTaken;
}

/** Days from `today` on of which one network has booked so many seats with unproved phones, the nearest first. */
export async function crowdedDays(db: Db, today: string, seats: number): Promise<{ day: string; seats: number }[]> {
  const booked = sql<number>`count(*)::int`;
  const byNetwork = await db
    .select({ day: bookings.day, seats: booked })
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
    .having(gte(booked, seats))
    .orderBy(bookings.day, desc(booked));
  return byNetwork.filter(({ day }, place) => byNetwork[place - 1]?.day !== day);
}
