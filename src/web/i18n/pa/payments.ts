import { REFUND_WORKING_DAYS } from "#core/money/refund-period.ts";
import type { Texts } from "#web/i18n/en.ts";

/* What a patient reads of the payments of a booking, in Punjabi. */

export const payments: Texts["payments"] = {
  title: "ਪੇਮੈਂਟ",
  discount: "ਛੋਟ",
  paid: "ਪੈਸੇ ਮਿਲ ਗਏ",
  due: "ਬਾਕੀ ਪੈਸੇ",
  receipt: (isRefund, number) => [isRefund ? "ਪੈਸੇ ਵਾਪਸ" : "ਰਸੀਦ", number].filter(Boolean).join(" "),
  payByUpi: (amount) => `UPI ਨਾਲ ${amount} ਦਿਓ`,
  upiHint: "ਇਸ ਨਾਲ ਤੁਹਾਡੀ UPI ਐਪ ਖੁੱਲ੍ਹਦੀ ਹੈ। ਪੇਮੈਂਟ ਲੈਬ ਲਿਖਦੀ ਹੈ; ਉਦੋਂ ਤੱਕ ਇੱਥੇ ਬਾਕੀ ਪੈਸੇ ਦਿਸਦੇ ਰਹਿਣਗੇ।",
  refund: {
    ways: { cash: "ਕੈਸ਼", upi: "UPI ਨਾਲ", card: "ਤੁਹਾਡੇ ਕਾਰਡ ਵਿੱਚ", other: "ਜਿਵੇਂ ਤੁਸੀਂ ਦਿੱਤੇ ਸਨ, ਉਸੇ ਤਰ੍ਹਾਂ" },
    dated: (amount, since, way, by) => `${since} ਤੋਂ ਤੁਹਾਡੇ ${amount} ਵਾਪਸ ਬਣਦੇ ਹਨ: ਅਸੀਂ ${by} ਤੱਕ ${way} ਵਾਪਸ ਕਰਾਂਗੇ।`,
    late: (amount, since, by) => `${since} ਤੋਂ ਤੁਹਾਡੇ ${amount} ਵਾਪਸ ਬਣਦੇ ਹਨ। ਇਹ ${by} ਤੱਕ ਵਾਪਸ ਕਰਨੇ ਸਨ: ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।`,
    soon: (amount, way) => `ਤੁਹਾਡੇ ${amount} ਵਾਪਸ ਬਣਦੇ ਹਨ: ਅਸੀਂ ${REFUND_WORKING_DAYS} ਕੰਮ ਵਾਲੇ ਦਿਨਾਂ ਦੇ ਅੰਦਰ ${way} ਵਾਪਸ ਕਰਾਂਗੇ।`,
  },
};
