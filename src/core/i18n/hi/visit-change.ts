/* How to change a visit, in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

export const visitChange: Sentences["visitChange"] = {
  call: (phone) => `बदलना हो तो कम से कम 24 घंटे पहले ${phone} पर फ़ोन करें।`,
  /** Follows `call` as long as the patient can do it without a call. */
  self: (date, time) => `चाहें तो ${date}, ${time} बजे तक हमारी वेबसाइट पर खुद भी बदल लें।`,
  /** Follows `call` if the visit starts within the notice. */
  isLate: "विज़िट में इससे कम टाइम बचा है: फिर भी फ़ोन करें, पैसे सिर्फ़ उन्हीं टेस्टों के लगेंगे जिनका सैंपल ले लिया गया।",
};
