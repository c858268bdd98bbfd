/* The last suitable slot, in Hindi. */

import { latestSlot as english } from "#core/i18n/en/latest-slot.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as approvedBy from "./approved-by.ts";

/** Without a test it is the lab's own for fasting patients. */
export const latestSlot: Sentences["latestSlot"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? (time, test) => `${test ?? "खाली पेट वाले टेस्टों"} के लिए आखिरी टाइम ${time} बजे है। अगर यह बहुत जल्दी है, तो हमें फ़ोन करें।`
    : english;
