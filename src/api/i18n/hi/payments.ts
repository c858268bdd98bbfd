import type * as english from "#api/i18n/en/payments.ts";
import { formatWeekdayDate } from "#core/calendar/day.ts";
import { sentences } from "#core/i18n/hi.ts";
import { formatRupees } from "#core/pricing/money.ts";

/** Errors about payments. */
export const paymentTexts: typeof english.paymentTexts = {
  "receipt-unknown": "ऐसी कोई रसीद नहीं है।",
  "receipt-key-used": "इस फ़ॉर्म से एक और पेमेंट लिखी जा चुकी है। पेज फिर से खोलें।",
  "receipt-corrected": "यह रसीद पहले ही सुधारी जा चुकी है। इसे फिर से देखें।",
  "receipt-not-correctable": "यह रसीद सुधारी नहीं जा सकती: यह खुद किसी रसीद का सुधार है, या इसकी बुकिंग मिटाई जा चुकी है।",
  "receipt-returned-first": "इन पैसों का एक हिस्सा वापस किया गया है। पहले वह रसीद सुधारें।",
  "payment-time": "पिछले सात दिनों के अंदर का टाइम लिखें।",
  "take-for-declined": "यह विज़िट नहीं हो रही है। फिर भी पैसे लें?",
  "discount-stands": "इस बुकिंग पर पहले से छूट है। पहले वह छूट वापस लें।",
  "discount-none": "इस बुकिंग पर कोई छूट नहीं है।",
  "discount-above-total": "छूट कुल पैसों से ज़्यादा है।",
  "more-than-held": "रसीदों के हिसाब से आपके पास इतने पैसे नहीं हैं। फिर भी लिखें?",
  "cash-of-another": "यह कैश दो दूसरे लोगों के बीच का है।",
  "cash-move-unknown": "कैश देने की ऐसी कोई एंट्री नहीं है।",
  "cash-move-key-used": "इस फ़ॉर्म से कैश देने की एक और एंट्री हो चुकी है। पेज फिर से खोलें।",
  "cash-move-to-drawer": "यह कैश पहले से लैब के गल्ले में है। चुनें कि यह किसे मिलना है।",
  "cash-move-to-oneself": "आप कैश खुद को नहीं दे सकते।",
  "cash-move-receiver": "इस व्यक्ति को कैश नहीं दिया जा सकता। किसी और को चुनें।",
  "cash-move-accepted": "इस बीच यह कैश ले लिया गया है।",
  "cash-move-refused": "इस बीच यह कैश लेने से मना किया गया, या वापस ले लिया गया।",
  "cash-counted-elsewhere": "इस बीच यह कैश दूसरे फ़ोन या कंप्यूटर पर गिना गया है। इसे फिर से देखें।",
  "closing-unknown": "ऐसा कोई बंद हिसाब नहीं है।",
  "closing-accepted": "इस दिन का हिसाब पहले ही बंद हो चुका है।",
  "closing-own": "आपका कैश कोई और गिनकर मंज़ूर करता है।",
  "closing-day-to-come": "यह दिन अभी नहीं आया है।",
  "settlement-day-to-come": "यह दिन अभी नहीं आया है।",
};

export const formattedPaymentTexts: typeof english.formattedPaymentTexts = {
  "more-than-due": ({ overPaise }) =>
    `यह बाकी पैसों से ${formatRupees(overPaise)} ज़्यादा है। फिर भी ले लें, और इतने पैसे वापस देने बाकी रखें?`,
  "return-more-than-taken": ({ takenPaise }) =>
    takenPaise === 0 ? "इस बुकिंग के लिए कोई पैसे नहीं लिए गए।" : `इस बुकिंग के लिए सिर्फ़ ${formatRupees(takenPaise)} लिए गए।`,
  "return-other-way": ({ taken }) => {
    const came = taken.map(({ method, paise }) => `${formatRupees(paise)} (${sentences.tenderMethods[method]})`);
    return `पैसे ऐसे आए थे: ${came.join(", ")}। फिर भी दूसरे तरीके से वापस करें?`;
  },
  "discount-needs-owner": ({ percent }) => `${percent} % से ज़्यादा छूट मालिक ही दे सकते हैं।`,
  "cash-difference": ({ differencePaise }) => `जितना होना चाहिए, उससे ${formatDifference(differencePaise)} है। क्या हुआ?`,
  "settlement-difference": ({ method, differencePaise }) =>
    `जितना लिखा गया था (${sentences.tenderMethods[method]}), उससे ${formatDifference(differencePaise)} है। क्या हुआ?`,
  "closing-earlier-day": ({ day }) => `${formatDay(day)} का हिसाब अभी खुला है। पहले उस दिन का कैश गिनें।`,
  "closing-move-under-way": ({ paise }) =>
    `${formatRupees(paise)} अभी एक हाथ से दूसरे हाथ में जा रहे हैं। पहले वे ले लिए जाएँ, या लेने से मना किया जाए।`,
  "closing-counted-again": ({ name, paise }) => `${name} ने फिर से गिना है: ${formatRupees(paise)}।`,
  "closing-outdated": ({ name }) => `${name} की गिनती के बाद और पैसे आए हैं। ${name} से फिर गिनवाएँ।`,
  "closing-other-count": ({ name, paise, ownPaise }) =>
    `${name} ने ${formatRupees(paise)} गिने, आपने ${formatRupees(ownPaise)}। दोनों मिलकर गिनें।`,
  "open-cash": ({ name }) => `${name} के पास अभी कैश है, जिसका हिसाब बंद नहीं हुआ। फिर भी आगे बढ़ें?`,
  "utr-known": ({ receipt }) => `यह UTR रसीद ${receipt} पर लिखा है।`,
};

/** "₹50 कम" */
function formatDifference(paise: number): string {
  return `${formatRupees(Math.abs(paise))} ${paise < 0 ? "कम" : "ज़्यादा"}`;
}

function formatDay(day: string): string {
  return formatWeekdayDate(day, sentences.calendar);
}
