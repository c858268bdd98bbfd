/* Why a day is closed, in Punjabi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Why a day is closed. */
export const closedDays: Sentences["closedDays"] = {
  sunday: "ਅਸੀਂ ਐਤਵਾਰ ਨੂੰ ਸੈਂਪਲ ਨਹੀਂ ਲੈਂਦੇ।",
  holiday: (name) => `${name ?? "ਛੁੱਟੀ"} ਕਰਕੇ ਲੈਬ ਬੰਦ ਹੈ।`,
  past: "ਇਹ ਦਿਨ ਲੰਘ ਗਿਆ ਹੈ। ਕੋਈ ਹੋਰ ਦਿਨ ਚੁਣੋ।",
  tooFar: (days) => `ਅਗਲੇ ${days} ਦਿਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਦਿਨ ਚੁਣੋ।`,
  over: "ਅੱਜ ਦਾ ਆਖਰੀ ਟਾਈਮ ਲੰਘ ਗਿਆ ਹੈ। ਕੋਈ ਹੋਰ ਦਿਨ ਚੁਣੋ।",
};
