/* How to prepare, in the language of the page. */
import type { VisitStart } from "#core/catalogue/preparation/preparation.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import * as preparations from "#core/catalogue/preparation/sentences.ts";
import { sentences } from "#sentences";

const words = {
  latestSlot: sentences.latestSlot,
  preparation: sentences.preparation,
  preparationTimes: sentences.preparationTimes,
};

/** Returns how to prepare for a visit: what and when to eat comes first. */
export const listPreparationSentences = (needs: BookingNeeds, start: VisitStart | null) =>
  preparations.listPreparationSentences(needs, start, words);
