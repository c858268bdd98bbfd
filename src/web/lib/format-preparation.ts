/* How to prepare, in the language of the page. */
import * as latestSlot from "#core/catalogue/preparation/latest-slot.ts";
import type { VisitStart } from "#core/catalogue/preparation/preparation.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import * as preparations from "#core/catalogue/preparation/sentences.ts";
import { sentences } from "#sentences";

const words = { calendar: sentences.calendar, preparation: sentences.preparation };

/** Returns how to prepare for a visit: what and when to eat comes first. */
export const listPreparationSentences = (needs: BookingNeeds, start: VisitStart | null) =>
  preparations.listPreparationSentences(needs, start, words);

/** Says which slot is the last suitable one, and why; undefined if all are. */
export const formatLatestSlot = (latest: latestSlot.LatestSlot | null) =>
  latest ? latestSlot.formatLatestSlot(latest, sentences.preparation) : undefined;

/** How to change a visit, by a call to this phone. */
export const formatChangeHint = (phone: string, start: VisitStart | null) =>
  preparations.formatChangeHint(phone, start, sentences.preparation);
