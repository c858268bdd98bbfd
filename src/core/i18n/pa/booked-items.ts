/* Labels of booked items and payment methods in Punjabi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Types of booked items, and their names where none is stored. */
export const itemLabels: Sentences["itemLabels"] = {
  test: "ਇਕੱਲਾ ਟੈਸਟ",
  package: "ਟੈਸਟਾਂ ਦਾ ਪੈਕੇਜ",
  unnamedTest: (id) => `ਟੈਸਟ #${id}`,
  unnamedPackage: (id) => `ਪੈਕੇਜ #${id}`,
  unnamedItem: (id) => `ਆਈਟਮ #${id}`,
};

/** Ways in which money is taken or returned, in a list or in brackets: no ending follows them. */
export const tenderMethods: Sentences["tenderMethods"] = {
  cash: "ਕੈਸ਼",
  upi: "UPI",
  card: "ਕਾਰਡ",
  other: "ਹੋਰ ਤਰੀਕਾ",
};

export const paymentMethods: Sentences["paymentMethods"] = {
  pay_later: "ਪੈਸੇ ਬਾਅਦ ਵਿੱਚ",
  cod: "ਪੈਸੇ ਸੈਂਟਰ ’ਤੇ",
  card: "ਕ੍ਰੈਡਿਟ/ਡੈਬਿਟ ਕਾਰਡ",
  upi: "UPI ਪੇਮੈਂਟ",
};
