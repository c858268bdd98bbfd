import { REFUND_WORKING_DAYS } from "#core/money/refund-period.ts";
import type { Texts } from "#web/i18n/en.ts";

/** What a patient reads of the payments of a booking, in Hindi. */
export const payments: Texts["payments"] = {
  title: "पेमेंट",
  discount: "छूट",
  paid: "पैसे मिल गए",
  due: "बाकी पैसे",
  receipt: (isRefund, number) => [isRefund ? "पैसे वापस" : "रसीद", number].filter(Boolean).join(" "),
  payByUpi: (amount) => `UPI से ${amount} दें`,
  upiHint: "इससे आपका UPI ऐप खुलता है। पेमेंट लैब दर्ज करती है; तब तक यहाँ बाकी पैसे ही दिखेंगे।",
  refund: {
    ways: { cash: "कैश में", upi: "UPI से", card: "आपके कार्ड में", other: "जैसे आपने दिए थे, वैसे ही" },
    dated: (amount, since, way, by) => `${amount} आपको वापस मिलने हैं, ${since} से बाकी हैं: हम ${by} तक, ${way} लौटाएँगे।`,
    late: (amount, since, by) => `${amount} आपको वापस मिलने हैं, ${since} से बाकी हैं। ये ${by} तक लौटाने थे: हमें फ़ोन करें।`,
    soon: (amount, way) => `${amount} आपको वापस मिलने हैं: हम ${way} लौटाएँगे, काम के ${REFUND_WORKING_DAYS} दिनों के अंदर।`,
  },
};
