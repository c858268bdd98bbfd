/* The last suitable slot, in Punjabi. */

import { latestSlot as english } from "#core/i18n/en/latest-slot.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as approvedBy from "./approved-by.ts";

/** Without a test it is the lab's own for fasting patients. */
export const latestSlot: Sentences["latestSlot"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? (time, test) =>
        `${test === null ? "ਖਾਲੀ ਪੇਟ ਵਾਲੇ ਟੈਸਟਾਂ" : test} ਲਈ ਸੈਂਪਲ ਦਾ ਆਖਰੀ ਟਾਈਮ ${time} ਹੈ। ਜੇ ਇਹ ਬਹੁਤ ਜਲਦੀ ਹੈ, ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।`
    : english;
