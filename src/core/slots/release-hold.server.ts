import { and, gte, ne, or, sql } from "drizzle-orm";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { slots } from "#db/schema/bookings.ts";
import { selectOtherHolds } from "./active-holds.server.ts";

type ReleaseHoldInput = {
  hold: string;
  /** The slot to which the hold has moved. */
  except?: { day: string; time: string };
};

/** Releases a held seat, in whichever slot it is. The hold's id suffices; an expired or unknown hold is no error. */
export async function releaseHold(
  { db, now }: Pick<Context, "db" | "now">,
  { hold, except }: ReleaseHoldInput,
): Promise<void> {
  await db
    .update(slots)
    .set({ holds: selectOtherHolds(now, hold) })
    .where(
      and(
        gte(slots.day, toLabTime(now).day),
        sql`${slots.holds} ? ${hold}`,
        except && or(ne(slots.day, except.day), ne(slots.time, except.time)),
      ),
    );
}
