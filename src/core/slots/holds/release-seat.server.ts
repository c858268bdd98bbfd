import { and, gte, ne, or, sql } from "drizzle-orm";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { slots } from "#db/schema/bookings.ts";
import { holdsOfOthers } from "./live-holds.server.ts";

type Released = {
  hold: string;
  /** The slot to which the hold has moved. */
  except?: { day: string; time: string };
};

/** Lets go of a held seat, wherever it is. Whoever knows the hold may; one that has ended or never was is no mistake. */
export async function releaseSeat({ db, now }: Pick<Context, "db" | "now">, { hold, except }: Released): Promise<void> {
  await db
    .update(slots)
    .set({ holds: holdsOfOthers(now, hold) })
    .where(
      and(
        gte(slots.day, labMoment(now).day),
        sql`${slots.holds} ? ${hold}`,
        except && or(ne(slots.day, except.day), ne(slots.time, except.time)),
      ),
    );
}
