/* What the tests ask of a caller and of the slot: loaded after the page, with its texts. */

import type { VisitStart } from "#core/catalogue/preparation/preparation.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { formatLabTime, listPreparationSentences } from "#core/catalogue/preparation/sentences.ts";
import type { SlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { formatShortTime } from "#web/lib/format-time.ts";

export { findSlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";

const { conflicts, spoken } = words.admin.newBookingPreparation;
const { preparation, preparationTimes } = sentences;
const spokenWords = {
  latestSlot: spoken.latestSlot,
  preparation: { ...preparation, ...spoken.preparation },
  preparationTimes,
};

/** What staff ask or know before they book a slot that does not suit the items. */
export function formatConflict(conflict: SlotConflict): string {
  if (conflict.kind === "after-latest") return conflicts.afterLatest(formatShortTime(conflict.time), conflict.test);
  const moment = formatLabTime(conflict.at, preparationTimes);
  return conflict.kind === "last-meal" ? conflicts.lastMealPassed(moment) : conflicts.firstBitePassed(moment);
}

/** Returns how to prepare for a visit, as it is read aloud to a caller. */
export function listSpokenPreparation(needs: BookingNeeds, start: VisitStart | null): string[] {
  return listPreparationSentences(needs, start, spokenWords);
}
