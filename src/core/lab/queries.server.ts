import { asc, gte } from "drizzle-orm";
import { allServedAreas } from "#core/areas/served-areas.server.ts";
import type { Db } from "#db/client.server.ts";
import { holidays, lab } from "#db/schema/lab.ts";
import { commonPasswords } from "#platform/common-passwords.server.ts";
import { isCommonPassword } from "./desk-password.ts";
import type { LabProfile } from "./schema.ts";
import type { LabSettings } from "./settings.ts";

/** What the lab says of itself. */
export async function labProfile(db: Db): Promise<LabProfile> {
  return (await publishedLab(db)).profile;
}

type Published = { version: number; profile: LabProfile; idleLockMinutes: number };

/** The same, with the number that counts each change of what the public pages show, and when the desk locks itself. */
export async function publishedLab(db: Db): Promise<Published> {
  const [row] = await db.select().from(lab);
  if (!row) throw new Error("The database holds no lab profile; it was not seeded.");
  return { version: row.publishedVersion, profile: profileOf(row), idleLockMinutes: row.idleLockMinutes };
}

/** What a row of the lab says of it, without what it is set to. */
export function profileOf(row: typeof lab.$inferSelect): LabProfile {
  const { id: _id, seatsPerSlot: _seats, latestFastingStart: _latest, ...shown } = row;
  const { version: _edited, publishedVersion: _published, idleLockMinutes: _idle, ...profile } = shown;
  return profile;
}

/** How many visits start in one hour. */
export async function seatsPerSlot(db: Db): Promise<number> {
  const [row] = await db.select({ seats: lab.seatsPerSlot }).from(lab);
  return row?.seats ?? 0;
}

/** Whether a password of the desk would be among the first that a guesser tries. */
export async function isGuessedFirst(db: Db, password: string): Promise<boolean> {
  const [common, profile] = await Promise.all([commonPasswords(), labProfile(db)]);
  return isCommonPassword(password, common, profile);
}

/** What the lab is set to, with the holidays from `today` on and the areas it serves. */
export async function labSettings(db: Db, today: string): Promise<LabSettings> {
  const { seatsPerSlot, latestFastingStart, idleLockMinutes, version } = lab;
  const [profile, [edited], closedDays, areas] = await Promise.all([
    labProfile(db),
    db.select({ seatsPerSlot, latestFastingStart, idleLockMinutes, version }).from(lab),
    db.select().from(holidays).where(gte(holidays.day, today)).orderBy(asc(holidays.day)),
    allServedAreas(db),
  ]);
  const unseeded = { seatsPerSlot: 0, latestFastingStart: "", idleLockMinutes: 0, version: 1 };
  return { ...profile, ...(edited ?? unseeded), holidays: closedDays, areas };
}
