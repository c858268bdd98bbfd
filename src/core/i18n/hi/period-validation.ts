/* What is wrong with the first and last day of a list, in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** First and last day of a list or a figure. */
export const periodForm: Sentences["periodForm"] = {
  "period-reversed": "पहला दिन आखिरी दिन के बाद का नहीं हो सकता।",
  "period-too-long": "ज़्यादा से ज़्यादा 366 दिन चुनें।",
};
