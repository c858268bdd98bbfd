import { isTooLate, latestHour } from "#core/catalogue/preparation/latest-hour.ts";
import { needsOfItems } from "#core/catalogue/preparation/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { SlotTime } from "#core/slots/slot.ts";
import type { Db } from "#db/client.server.ts";

type Item = { itemType: string; itemId: number };

/** Refuses (rule-broken, at `field`) a slot after the last one at which all of the items can be taken (docs/decisions/021). */
export async function requireHour(db: Db, items: readonly Item[], time: SlotTime, field: string): Promise<void> {
  const latest = latestHour(await needsOfItems(db, items));
  if (!latest || !isTooLate(time, latest)) return;
  throw new Refusal("rule-broken", latest.sentence, { errors: { [field]: latest.sentence } });
}
