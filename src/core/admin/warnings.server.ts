import type { RateLimits } from "#core/access/rate-limits.server.ts";
import { getNetworkAlertThreshold } from "#core/bookings/quota/quota.ts";
import { listCrowdedDays } from "#core/bookings/quota/quota-usage.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { getSeatsPerSlot } from "#core/lab/queries.server.ts";
import { findAnonymousHolds } from "#core/slots/active-holds.server.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { getHalfCapacity } from "#core/slots/hold.ts";
import type { Db } from "#db/client.server.ts";
import type { BackupState } from "./backup-state.ts";
import type { DiskSpace } from "./disk-space.ts";
import { findFailingChannels } from "./failing-channels.ts";
import { findPasswordGuessing, listChannelStats } from "./queries.server.ts";
import { type AdminWarning, createWarnings, watchedRateLimits } from "./warnings.ts";

export type ListWarningsInput = {
  db: Db;
  now: Date;
  limits: Pick<RateLimits, "listExceeded">;
  disks: () => Promise<readonly DiskSpace[]>;
  backup: () => BackupState | null;
};

/** Returns everything that needs the staff's attention now. */
export async function listWarnings({ db, now, limits, disks, backup }: ListWarningsInput): Promise<AdminWarning[]> {
  const [space, guessing, channelStats, reached, seats, anonymousHolds] = await Promise.all([
    disks(),
    findPasswordGuessing(db, now),
    listChannelStats(db, now),
    limits.listExceeded(watchedRateLimits),
    getSeatsPerSlot(db),
    findAnonymousHolds(db, now),
  ]);
  const crowded = await listCrowdedDays(db, toLabTime(now).day, getNetworkAlertThreshold(seats));
  const failing = findFailingChannels(channelStats);
  const holds =
    anonymousHolds && anonymousHolds.seats >= getHalfCapacity(seats * slotTimes.length) ? anonymousHolds : null;
  return createWarnings({ disks: space, guessing, failing, reached, holds, crowded, backup: backup(), now });
}
