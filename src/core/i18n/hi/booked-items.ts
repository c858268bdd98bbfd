/* Labels of booked items and payment methods in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Types of booked items, and their names where none is stored. */
export const itemLabels: Sentences["itemLabels"] = {
  test: "अकेला टेस्ट",
  package: "टेस्ट पैकेज",
  unnamedTest: (id) => `टेस्ट #${id}`,
  unnamedPackage: (id) => `पैकेज #${id}`,
  unnamedItem: (id) => `टेस्ट या पैकेज #${id}`,
};

/** Ways in which money is taken or returned, without a postposition: "₹500 (कैश)". */
export const tenderMethods: Sentences["tenderMethods"] = {
  cash: "कैश",
  upi: "UPI",
  card: "कार्ड",
  other: "दूसरा तरीका",
};

export const paymentMethods: Sentences["paymentMethods"] = {
  pay_later: "पैसे बाद में",
  cod: "पैसे सेंटर पर",
  card: "क्रेडिट या डेबिट कार्ड",
  upi: "UPI से पेमेंट",
};
