/* Labels of statuses and payments in Punjabi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Statuses of a booking, which is feminine. "ਕੈਂਸਲ" would look like cancer. */
export const statusLabels: Sentences["statusLabels"] = {
  pending: "ਪੱਕੀ ਹੋਣੀ ਬਾਕੀ",
  confirmed: "ਪੱਕੀ",
  sample_collected: "ਸੈਂਪਲ ਲੈ ਲਿਆ",
  testing_in_progress: "ਟੈਸਟ ਹੋ ਰਿਹਾ ਹੈ",
  completed: "ਪੂਰੀ ਹੋਈ",
  declined: "ਰੱਦ",
  processing: "ਕੰਮ ਹੋ ਰਿਹਾ ਹੈ",
  cancelled: "ਰੱਦ",
};

/** Statuses of a payment. */
export const paymentLabels: Sentences["paymentLabels"] = {
  pending: "ਪੈਸੇ ਬਾਕੀ",
  unpaid: "ਪੈਸੇ ਬਾਕੀ",
  paid: "ਪੈਸੇ ਮਿਲ ਗਏ",
  completed: "ਪੈਸੇ ਮਿਲ ਗਏ",
  failed: "ਪੇਮੈਂਟ ਨਹੀਂ ਹੋਈ",
  refunded: "ਪੈਸੇ ਵਾਪਸ",
};
