/* PIN codes in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

export const pinCodeMalformed: Sentences["pinCodeMalformed"] = "पिन कोड 6 अंकों का होता है, और 0 से शुरू नहीं होता।";

/** PIN codes, of which chat and booking say more than whether they are well-formed. */
export const pinCodes: Sentences["pinCodes"] = {
  malformed: pinCodeMalformed,
  served: ({ pinCode, name }) => `हम ${name} (${pinCode}) में आते हैं।`,
  notServed: (pinCode) => `हम अभी ${pinCode} में नहीं आते।`,
};
