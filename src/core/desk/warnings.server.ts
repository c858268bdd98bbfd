import type { Limits } from "#core/access/limits.server.ts";
import { crowdedDays } from "#core/bookings/share/seats-taken.server.ts";
import { seatsToWarnOf } from "#core/bookings/share/share.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { seatsPerSlot } from "#core/lab/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import type { BackupState } from "./backup-state.ts";
import type { DiskSpace } from "./disk-space.ts";
import { failingMessages } from "./failing-messages.ts";
import { channelTallies, passwordGuessing } from "./queries.server.ts";
import { type DeskWarning, warningsOf } from "./warnings.ts";

/** What is looked at. */
export type WarningGround = {
  db: Db;
  now: Date;
  limits: Pick<Limits, "isUsedUp">;
  disks: () => Promise<readonly DiskSpace[]>;
  backup: () => BackupState | null;
};

/** Looks for everything that the desk must see to now. */
export async function deskWarnings({ db, now, limits, disks, backup }: WarningGround): Promise<DeskWarning[]> {
  const [space, guessing, tallies, isBudgetUsedUp, seats] = await Promise.all([
    disks(),
    passwordGuessing(db, now),
    channelTallies(db, now),
    limits.isUsedUp("unproved-confirmation", "all"),
    seatsPerSlot(db),
  ]);
  const crowded = await crowdedDays(db, labMoment(now).day, seatsToWarnOf(seats));
  const failing = failingMessages(tallies);
  return warningsOf({ disks: space, guessing, failing, isBudgetUsedUp, crowded, backup: backup(), now });
}
