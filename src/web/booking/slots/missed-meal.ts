import * as missedFasting from "#core/catalogue/preparation/missed-fasting.ts";
import { sentences } from "#sentences";

type Input = Parameters<typeof missedFasting.formatMissedMeal>;

const words = { preparationTimes: sentences.preparationTimes };

/** Returns the last meal before a slot in the language of the page, if its time has passed; else null. */
export const formatMissedMeal = (needs: Input[0], slot: Input[1]) => missedFasting.formatMissedMeal(needs, slot, words);
