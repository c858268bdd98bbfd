/* Labels of statuses and payments in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Statuses of a booking; `processing` and `cancelled` are only shown, no booking is stored with them. */
export const statusLabels: Sentences["statusLabels"] = {
  pending: "पक्की होनी बाकी",
  confirmed: "पक्की",
  sample_collected: "सैंपल ले लिया",
  testing_in_progress: "टेस्ट हो रहा है",
  completed: "पूरी हुई",
  declined: "रद्द",
  processing: "काम चल रहा है",
  cancelled: "रद्द",
};

/** Statuses of a payment; `unpaid` and `completed` are only shown. */
export const paymentLabels: Sentences["paymentLabels"] = {
  pending: "पैसे बाकी",
  unpaid: "पैसे बाकी",
  paid: "पैसे मिल गए",
  completed: "पैसे मिल गए",
  failed: "पेमेंट नहीं हुई",
  refunded: "पैसे वापस",
};
