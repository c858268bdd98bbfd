import { asc, gte } from "drizzle-orm";
import { listAreasInOrder } from "#core/areas/served-areas.server.ts";
import type { Db } from "#db/client.server.ts";
import { holidays, lab } from "#db/schema/lab.ts";
import { loadCommonPasswords } from "#platform/common-passwords.server.ts";
import type { LabProfile } from "./schema.ts";
import type { LabSettings } from "./settings.ts";
import { isCommonPassword } from "./staff-password.ts";

/** Returns the lab's public profile. */
export async function getLabProfile(db: Db): Promise<LabProfile> {
  return (await getPublishedLab(db)).profile;
}

type PublishedLab = { version: number; profile: LabProfile; idleLockMinutes: number };

/** Returns the profile with the version of the public pages and the idle minutes before staff sessions lock. */
export async function getPublishedLab(db: Db): Promise<PublishedLab> {
  const [row] = await db.select().from(lab);
  if (!row) throw new Error("The database holds no lab profile; it was not seeded.");
  return { version: row.publishedVersion, profile: toLabProfile(row), idleLockMinutes: row.idleLockMinutes };
}

/** Returns the public profile of a lab row. Each field is listed, so that a new setting is not public by itself. */
export function toLabProfile(row: typeof lab.$inferSelect): LabProfile {
  const { name, city, address, email, phones, whatsappPhone, hours, videos } = row;
  const { upiAddress, upiName, upiMerchantCode, gstin } = row;
  const { moveUntilMinutes, cancelUntilMinutes, movesAllowed } = row;
  return {
    ...{ name, city, address, email, phones, whatsappPhone, hours, videos },
    ...{ upiAddress, upiName, upiMerchantCode, gstin },
    ...{ moveUntilMinutes, cancelUntilMinutes, movesAllowed },
  };
}

/** Returns how many visits may start in one slot. */
export async function getSeatsPerSlot(db: Db): Promise<number> {
  const [row] = await db.select({ seats: lab.seatsPerSlot }).from(lab);
  return row?.seats ?? 0;
}

/** Returns when reminders of visits are sent, in minutes after midnight. */
export async function getReminderTimes(db: Db) {
  const { reminderMinutes, quietFromMinutes, quietToMinutes } = lab;
  const [times] = await db.select({ reminderMinutes, quietFromMinutes, quietToMinutes }).from(lab);
  if (!times) throw new Error("The database holds no lab profile; it was not seeded.");
  return times;
}

/** Whether a staff password is among the first that a guesser would try. */
export async function isGuessablePassword(db: Db, password: string): Promise<boolean> {
  const [common, profile] = await Promise.all([loadCommonPasswords(), getLabProfile(db)]);
  return isCommonPassword(password, common, profile);
}

/** Returns the lab's settings, with the holidays from `today` on and the served areas. */
export async function getLabSettings(db: Db, today: string): Promise<LabSettings> {
  const { seatsPerSlot, latestFastingStart, idleLockMinutes, eveningMinutes, receptionistDiscountPercent, version } =
    lab;
  const { reminderMinutes, quietFromMinutes, quietToMinutes } = lab;
  const reminders = { reminderMinutes, quietFromMinutes, quietToMinutes };
  const ofStaff = { idleLockMinutes, eveningMinutes, receptionistDiscountPercent, ...reminders };
  const columns = { seatsPerSlot, latestFastingStart, ...ofStaff, version };
  const [profile, [settings], closedDays, areas] = await Promise.all([
    getLabProfile(db),
    db.select(columns).from(lab),
    db
      .select({ day: holidays.day, name: holidays.name })
      .from(holidays)
      .where(gte(holidays.day, today))
      .orderBy(asc(holidays.day)),
    listAreasInOrder(db),
  ]);
  if (!settings) throw new Error("The database holds no lab profile; it was not seeded.");
  return { ...profile, ...settings, holidays: closedDays, areas };
}
