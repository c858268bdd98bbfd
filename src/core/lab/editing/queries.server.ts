import { asc, gte } from "drizzle-orm";
import { allServedAreas } from "#core/areas/queries.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { holidays, lab } from "#db/schema/lab.ts";
import type { LabSettings } from "./schema.ts";

/** What the lab is set to, with the holidays from `today` on and the areas it serves. */
export async function labSettings(db: Db, today: string): Promise<LabSettings> {
  const { seatsPerSlot, latestFastingStart, version } = lab;
  const [profile, [edited], closedDays, areas] = await Promise.all([
    labProfile(db),
    db.select({ seatsPerSlot, latestFastingStart, version }).from(lab),
    db.select().from(holidays).where(gte(holidays.day, today)).orderBy(asc(holidays.day)),
    allServedAreas(db),
  ]);
  const unseeded = { seatsPerSlot: 0, latestFastingStart: "", version: 1 };
  return { ...profile, ...(edited ?? unseeded), holidays: closedDays, areas };
}
