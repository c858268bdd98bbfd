/* What is wrong with the first and last day of a list, in Punjabi. */

import type { Sentences } from "#core/i18n/en.ts";

/** First and last day of a list or a figure. */
export const periodForm: Sentences["periodForm"] = {
  "period-reversed": "ਪਹਿਲਾ ਦਿਨ ਆਖਰੀ ਦਿਨ ਤੋਂ ਬਾਅਦ ਦਾ ਨਹੀਂ ਹੋ ਸਕਦਾ।",
  "period-too-long": "ਵੱਧ ਤੋਂ ਵੱਧ 366 ਦਿਨ ਚੁਣੋ।",
};
