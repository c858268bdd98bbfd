import type * as english from "#api/i18n/en/tubes.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { formatLabTime } from "#core/catalogue/preparation/sentences.ts";
import { sentences } from "#core/i18n/hi.ts";

/** Errors about tubes at the lab's bench. */
export const tubeTexts: typeof english.tubeTexts = {
  "tube-unknown": "किसी ट्यूब पर यह लेबल नहीं है।",
  "tube-not-collected": "इस ट्यूब पर लेबल है, पर यह नहीं लिखा गया कि सैंपल ले लिया। लैब स्टाफ़ से यह लिखवाएँ, फिर इसे दोबारा स्कैन करें।",
};

export const formattedTubeTexts: typeof english.formattedTubeTexts = {
  "tube-rejected": ({ at }) => `यह ट्यूब ${formatLabTime(toLabTime(at), sentences)} बजे रिजेक्ट की गई।`,
};
