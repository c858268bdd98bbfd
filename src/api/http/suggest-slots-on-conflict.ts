import { DomainError } from "#core/errors.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { getDaySlots, listNearestSlots, type NearestSlotsInput } from "#core/slots/queries.server.ts";
import type { ApiEnvironment } from "./environment.ts";

/** Runs a command; if its slot is full, adds the day's current slots and the nearest free slots to the error. */
export async function suggestSlotsOnConflict<T>(
  { ctx, language }: Pick<ApiEnvironment["Variables"], "ctx" | "language">,
  slot: { day: string; time: SlotTime },
  findPreferences: () => NearestSlotsInput | Promise<NearestSlotsInput>,
  command: () => Promise<T>,
): Promise<T> {
  try {
    return await command();
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "slot-full") throw error;
    const preferences = await findPreferences();
    const { db, now } = ctx;
    const { closedDays: sentences } = getSentences(language);
    const [day, nearest] = await Promise.all([
      getDaySlots(db, slot.day, { now, hold: preferences.hold, sentences }),
      listNearestSlots(db, slot, now, preferences),
    ]);
    throw new DomainError(error.code, error.reason, { details: { day, nearest } });
  }
}
