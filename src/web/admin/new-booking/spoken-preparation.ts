import type { VisitStart } from "#core/catalogue/preparation/preparation.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import * as preparations from "#core/catalogue/preparation/sentences.ts";
import { sentences } from "#sentences";
import { words } from "#texts";

const { latestSlot, preparation } = words.admin.newBooking.summary;
const spoken = {
  calendar: sentences.calendar,
  latestSlot,
  preparation: { ...sentences.preparation, ...preparation },
};

/** Returns how to prepare for a visit, as it is read aloud to a caller. */
export const listSpokenPreparation = (needs: BookingNeeds, start: VisitStart | null) =>
  preparations.listPreparationSentences(needs, start, spoken);
