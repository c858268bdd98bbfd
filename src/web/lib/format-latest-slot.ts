import * as latestSlot from "#core/catalogue/preparation/latest-slot.ts";
import { sentences } from "#sentences";

/** Says in the language of the page which slot is the last suitable one, and why; undefined if all are. */
export const formatLatestSlot = (latest: latestSlot.LatestSlot | null) =>
  latest
    ? latestSlot.formatLatestSlot(latest, {
        preparationTimes: sentences.preparationTimes,
        latestSlot: sentences.latestSlot,
      })
    : undefined;
