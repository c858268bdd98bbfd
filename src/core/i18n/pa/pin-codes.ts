/* PIN codes in Punjabi. */

import type { Sentences } from "#core/i18n/en.ts";

export const pinCodeMalformed: Sentences["pinCodeMalformed"] = "ਪਿੰਨ ਕੋਡ 6 ਅੰਕਾਂ ਦਾ ਹੁੰਦਾ ਹੈ, 0 ਤੋਂ ਸ਼ੁਰੂ ਨਹੀਂ ਹੁੰਦਾ।";

/** PIN codes, of which chat and booking say more than whether they are well-formed. */
export const pinCodes: Sentences["pinCodes"] = {
  malformed: pinCodeMalformed,
  served: ({ pinCode, name }) => `ਅਸੀਂ ${name} (${pinCode}) ਵਿੱਚ ਆਉਂਦੇ ਹਾਂ।`,
  notServed: (pinCode) => `ਅਸੀਂ ਅਜੇ ${pinCode} ਵਿੱਚ ਨਹੀਂ ਆਉਂਦੇ।`,
};
