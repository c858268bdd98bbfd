import type { Limits } from "#core/access/limits.server.ts";
import { crowdedDays } from "#core/bookings/share/seats-taken.server.ts";
import { seatsToWarnOf } from "#core/bookings/share/share.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { seatsPerSlot } from "#core/lab/queries.server.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { halfOfSeats } from "#core/slots/holds/hold.ts";
import { strangersHolds } from "#core/slots/holds/live-holds.server.ts";
import type { Db } from "#db/client.server.ts";
import type { BackupState } from "./backup-state.ts";
import type { DiskSpace } from "./disk-space.ts";
import { failingMessages } from "./failing-messages.ts";
import { channelTallies, passwordGuessing } from "./queries.server.ts";
import { type DeskWarning, warningsOf, watchedLimits } from "./warnings.ts";

/** What is looked at. */
export type WarningGround = {
  db: Db;
  now: Date;
  limits: Pick<Limits, "reached">;
  disks: () => Promise<readonly DiskSpace[]>;
  backup: () => BackupState | null;
};

/** Looks for everything that the desk must see to now. */
export async function deskWarnings({ db, now, limits, disks, backup }: WarningGround): Promise<DeskWarning[]> {
  const [space, guessing, tallies, reached, seats, held] = await Promise.all([
    disks(),
    passwordGuessing(db, now),
    channelTallies(db, now),
    limits.reached(watchedLimits),
    seatsPerSlot(db),
    strangersHolds(db, now),
  ]);
  const crowded = await crowdedDays(db, labMoment(now).day, seatsToWarnOf(seats));
  const failing = failingMessages(tallies);
  const holds = held && held.seats >= halfOfSeats(seats * slotTimes.length) ? held : null;
  return warningsOf({ disks: space, guessing, failing, reached, holds, crowded, backup: backup(), now });
}
