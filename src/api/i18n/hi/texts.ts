import { type ApiTexts, english } from "#api/i18n/en/texts.ts";
import { getStatusBadge } from "#core/bookings/statuses.ts";
import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import { formatLatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import { formatLabTime } from "#core/catalogue/preparation/sentences.ts";
import type { PriceName, RateLimitedAction, ReasonParams } from "#core/errors.ts";
import * as approvedBy from "#core/i18n/hi/approved-by.ts";
import { sentences } from "#core/i18n/hi.ts";
import { formatAge } from "#core/patients/exact-age.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { formatClosedReason } from "#core/slots/window.ts";
import { DRAFTS_SHOWN } from "#drafts";
import { formattedPaymentTexts, paymentTexts } from "./payments.ts";
import { reportTexts } from "./reports.ts";
import { formattedRoundTexts, roundTexts } from "./round.ts";
import { formattedTubeTexts, tubeTexts } from "./tubes.ts";
import { formattedVisitTexts, visitTexts } from "./visits.ts";

/** Titles of the error responses. */
const titles: ApiTexts["titles"] = {
  "sign-in-needed": "लॉगिन ज़रूरी है",
  "second-step-needed": "दूसरा स्टेप ज़रूरी है",
  "session-locked": "लॉक है",
  "not-allowed": "इजाज़त नहीं है",
  "not-found": "नहीं मिला",
  "wrong-password": "गलत पासवर्ड",
  "wrong-code": "गलत OTP",
  "too-many-attempts": "बहुत बार कोशिश हुई",
  "proof-needed": "फ़ोन नंबर पक्का करें",
  "too-large": "बहुत बड़ा है",
  "rule-broken": "यह नहीं हो सकता",
  "price-changed": "रेट बदल गया है",
  "test-held": "एक टेस्ट दो बार बुक है",
  "booked-already": "पहले से बुक है",
  "day-closed": "बंद",
  "slot-past": "देर हो गई",
  "slot-full": "टाइम भर गया",
  "call-needed": "हमें फ़ोन करें",
  "changed-meanwhile": "इस बीच बदल गया",
  "ask-first": "पक्का करें",
  "report-released": "रिपोर्ट दी जा चुकी है",
  "invitation-used": "यह लिंक काम आ चुका है",
  "file-missing": "फ़ाइल नहीं मिल रही",
  "cross-site": "इजाज़त नहीं है",
  "unknown-address": "नहीं मिला",
  failure: "गड़बड़",
  malformed: "रिक्वेस्ट गलत है",
  "unsupported-media-type": "यह फ़ॉर्मेट नहीं चलता",
  unavailable: "अभी नहीं चल रहा",
};

/** Errors of the HTTP layer, before a command runs. */
const protocolErrors: ApiTexts["protocolErrors"] = {
  malformed: "आपकी रिक्वेस्ट पढ़ी नहीं जा सकी। फिर कोशिश करें।",
  "cross-site": "यह रिक्वेस्ट हमारे पेज से नहीं आई।",
  "unknown-address": "इस पते पर कुछ नहीं है।",
  "unsupported-media-type": "यह ऐसे फ़ॉर्मेट में आया है जो यहाँ पढ़ा नहीं जाता। कौन सा चलता है, यह /api/docs में लिखा है।",
  failure: "हमारी तरफ़ कुछ गड़बड़ हो गई। फिर कोशिश करें।",
  unavailable: "अभी हमारा रिकॉर्ड नहीं खुल रहा। कुछ सेकंड बाद फिर कोशिश करें।",
};

/** Errors without details. Sentences that a form also uses are next to the form's schema. */
const fixedTexts: ApiTexts["plain"] = {
  "sign-in-needed": "यह देखने के लिए लॉगिन करें।",
  "staff-only": "यह पेज लैब के स्टाफ़ के लिए है।",
  "status-not-allowed": "आपके रोल से यह स्टेटस नहीं बदल सकता, या इस दिन नहीं बदल सकता। मालिक या रिसेप्शनिस्ट से कहें।",
  "status-impossible": "बुकिंग के अभी के स्टेटस के बाद यह स्टेटस नहीं आ सकता।",
  "staff-contact": sentences.staffForms["staff-contact"],
  "staff-exists": "इस फ़ोन या ईमेल वाला कोई पहले से लिस्ट में है।",
  "staff-unknown": "ऐसा कोई व्यक्ति नहीं है।",
  "staff-joined": "इस व्यक्ति का पासवर्ड पहले से बना है।",
  "staff-deactivated": "इस व्यक्ति का लॉगिन बंद है। पहले इन्हें फिर से बुलाएँ।",
  "staff-self": "यह आप खुद हैं। यह काम कोई दूसरा मालिक कर सकता है।",
  "staff-owner-account": "यह वही मालिक हैं जो सिर्फ़ पासवर्ड से लॉगिन करते हैं।",
  "session-unknown": "यह लॉगिन पहले ही खत्म हो चुका है।",
  "invitation-expired": "यह लिंक सही नहीं है, या बहुत पुराना है। लैब के मालिक से नया लिंक माँगें।",
  "invitation-used": "इस लिंक से पासवर्ड पहले ही चुना जा चुका है। उसी से लॉगिन करें।",
  "callback-unsigned": "इस सूचना पर भेजने वाली कंपनी के साइन नहीं हैं।",
  "password-wrong": "गलत पासवर्ड",
  "session-locked": "एडमिन पेज कुछ देर से नहीं चलाए गए। पासवर्ड लिखें।",
  "second-step-needed": "आपके रोल के लिए दूसरा स्टेप ज़रूरी है। पहले उसे चालू करें।",
  "second-step-on": "दूसरा स्टेप पहले से चालू है। नए सिरे से लगाने के लिए पहले उसे बंद करें।",
  "second-step-off": "दूसरा स्टेप चालू नहीं है।",
  "second-step-code-wrong": "गलत OTP। हर OTP एक ही बार चलता है: जो ऐप में अभी दिख रहा है, वह लिखें।",
  "second-step-expired": "बहुत देर हो गई, या बहुत बार गलत OTP लिखा गया। पासवर्ड फिर से लिखें।",
  "password-too-common": "यह उन पासवर्डों में से है जो लोग सबसे पहले आज़माते हैं। दूसरा चुनें: एक लंबा वाक्य सबसे अच्छा है।",
  "code-not-needed": "यहाँ OTP की ज़रूरत नहीं है।",
  "code-malformed": sentences.loginForm["login-code"],
  "code-wrong": "यह OTP सही नहीं है, या इसका टाइम निकल गया है। फिर से देखें, या नया OTP मँगवाएँ।",
  "phone-malformed": sentences.waitlistForm["waitlist-phone"],
  "phone-ambiguous": sentences.bookingForm["booking-phone-ambiguous"],
  "phone-unknown-in-country": "जिस देश का यह नंबर लिखा है, वहाँ ऐसा कोई नंबर नहीं है। फिर से देखें।",
  "phone-without-bookings": "कोई बुकिंग नहीं मिली",
  "booking-unknown": "ऐसी कोई बुकिंग नहीं है।",
  "entry-unknown": "ऐसी कोई एंट्री नहीं है।",
  "message-unknown": "ऐसा कोई मैसेज नहीं है।",
  "offer-unknown": "ऐसा कोई ऑफ़र नहीं है।",
  "package-unknown": "ऐसा कोई पैकेज नहीं है।",
  "patient-unknown": "ऐसा कोई मरीज़ नहीं है।",
  "test-unknown": "ऐसा कोई टेस्ट नहीं है।",
  "area-not-served": "हम इस पिन कोड में नहीं आते।",
  "day-not-closed": "यह दिन बंद नहीं है।",
  "waitlist-left": "यह नंबर अब लिस्ट में नहीं है।",
  "booking-changed": "किसी और ने अभी यह बुकिंग बदली है। इसे फिर से देखें।",
  "record-changed": "इस बीच किसी और ने इसे बदला है। इसे फिर से देखें।",
  "areas-changed": "इस बीच इलाके बदल गए हैं। उन्हें फिर से देखें।",
  "message-not-sendable":
    "यह मैसेज फिर से नहीं भेजा जा सकता: यह फ़ेल नहीं हुआ, या लॉगिन का OTP है, या अब रखा नहीं गया, या फिर से भेजा जा रहा है।",
  "reply-window-over":
    "मरीज़ के आखिरी मैसेज को 24 घंटे से ज़्यादा हो गए: WhatsApp अब जवाब नहीं लेता। अपने WhatsApp से लिखें, या फ़ोन करें।",
  "reply-without-channel": "WhatsApp यहाँ चालू नहीं है। अपने WhatsApp से लिखें, या फ़ोन करें।",
  "phone-opted-out": "इस फ़ोन ने मैसेज बंद करवाए हैं। फ़ोन करें।",
  "report-replaced": "किसी और ने अभी इस रिपोर्ट की जगह दूसरी लगाई है। इसे फिर से देखें।",
  "patient-erased": "इस मरीज़ की जानकारी पहले ही मिटाई जा चुकी है।",
  "slot-past": "यह टाइम निकल गया है। बाद का टाइम चुनें।",
  "slot-full": "यह टाइम अभी-अभी भर गया। दूसरा टाइम चुनें।",
  ...visitTexts,
  ...tubeTexts,
  ...roundTexts,
  "sample-in-lab": "सैंपल लैब में है, या विज़िट रद्द है: जो बुक है, वह अब नहीं बदल सकता।",
  "phone-with-report":
    "इस बुकिंग की रिपोर्ट दी जा चुकी है। अब जो नए नंबर से लॉगिन करेंगे, वही उसे खोल सकेंगे, और कोई नहीं। फिर भी नंबर बदलें?",
  "move-to-full-slot": "इस टाइम की सब जगहें भर गई हैं। फिर भी विज़िट इस टाइम पर रखें?",
  "book-full-slot": "इस टाइम की सब जगहें भर गई हैं। फिर भी एक और विज़िट बुक करें?",
  "holds-of-address-used-up": "अभी हम और जगहें रोककर नहीं रख सकते। आप फिर भी बुक करें।",
  "holds-of-network-used-up":
    "आपके नेटवर्क के लिए अभी हम इस दिन के और टाइम रोककर नहीं रख सकते। कोई टाइम खाली हो तो आप फिर भी बुक करें।",
  "holds-of-slot-used-up": "इस टाइम की और जगहें अभी हम रोककर नहीं रख सकते। आप फिर भी बुक करें।",
  "item-not-offered": sentences.bookingRequest["booking-item-gone"],
  "price-changed": "रेट बदल गया है। नया कुल देखें और पक्का करें।",
  "category-unknown": sentences.staffForms["catalogue-category"],
  "tests-unknown": sentences.staffForms["catalogue-test-gone"],
  "code-taken": "यह कोड पहले से किसी और का है।",
  "discount-not-lower": "छूट वाला रेट पूरे रेट से कम होना चाहिए।",
  "fasting-hours-out-of-order": "“ज़्यादा से ज़्यादा” के घंटे “कम से कम” के घंटों से कम नहीं हो सकते।",
  "offer-ends-first": "आखिरी दिन पहले दिन से पहले का नहीं हो सकता।",
  "panel-contains-itself": "पैनल में न वह खुद हो सकता है, न ऐसा पैनल जिसमें वह पहले से है।",
  "day-passed": "यह दिन निकल गया है। दूसरा दिन चुनें।",
  "reminder-in-quiet-hours": "याद दिलाने वाला मैसेज उन घंटों से पहले जाना चाहिए जिनमें मैसेज नहीं भेजे जाते।",
  "day-closed-already": "यह दिन पहले से बंद है।",
  "merge-with-itself": "यह वही मरीज़ है। दूसरा चुनें।",
  "split-same-name": "इस मरीज़ का नाम भी यही है। ऐसे लिखें कि दोनों अलग-अलग पहचाने जाएँ।",
  "split-leaves-none": "सारी बुकिंग चली जाएँगी। अगर सब किसी और की हैं, तो किसी एक बुकिंग की जानकारी में नाम बदलें।",
  "erasure-name": sentences.staffForms["erasure-name"],
  "erasure-open-booking": "इस मरीज़ की एक बुकिंग अभी खुली है। पहले उसे पूरी या रद्द करें।",
  ...reportTexts,
  ...paymentTexts,
};

const formattedTexts: ApiTexts["formatted"] = {
  "day-closed": formatClosedDay,
  "pin-not-served": ({ pinCode }) => sentences.pinCodes.notServed(pinCode),
  "visit-full": ({ max }) => `एक विज़िट में ज़्यादा से ज़्यादा ${max} लोग हो सकते हैं। दूसरी विज़िट बुक करें।`,
  "after-latest-slot": (latest) => formatLatestSlot(latest, sentences),
  "tests-covered": ({ covered, totalPaise }) => {
    const holders = covered.map(({ name, by }) => `${name} पहले से ${by} में है।`).join(" ");
    return `${holders} ${covered.length === 1 ? "इसे" : "इन्हें"} हटाएँ: तब कुल ${formatRupees(totalPaise)} होगा।`;
  },
  "booked-already": ({ code, day, time }) =>
    `यह पहले से बुक है, ${formatLongDate(day, sentences.calendar)}, ${formatShortTime(time, sentences.clock)} बजे: ${code}। क्या एक बार और बुक करना है?`,
  "quota-exceeded": ({ quota, canVerifyPhone, helpline }) => {
    const phone = formatPhone(helpline);
    if (quota === "proved-phone") return `${quotaTexts[quota]} और बुक करने के लिए ${phone} पर फ़ोन करें।`;
    const way = canVerifyPhone ? "OTP से पक्का करें कि फ़ोन आपका है" : "दूसरा दिन चुनें";
    return `${quotaTexts[quota]} ${way}, या ${phone} पर फ़ोन करें।`;
  },
  "too-many": ({ action, retryAfterSeconds }) => `${rateLimitTexts[action]} ${formatRetryAfter(retryAfterSeconds)}`,
  "login-queue": ({ aheadCount, retryAfterSeconds }) => {
    const line = aheadCount > 0 ? ` आपसे आगे ${aheadCount} ${aheadCount === 1 ? "है" : "हैं"}।` : "";
    return `बहुत सारे गलत पासवर्ड लिखे गए हैं, इसलिए जो ब्राउज़र इस लैब के एडमिन पेज पर नए हैं, उनकी बारी लगती है।${line} ${formatRetryAfter(retryAfterSeconds)}`;
  },
  "items-after-payment": ({ paidPaise, totalPaise }) =>
    `${formatRupees(paidPaise)} मिल चुके हैं। इसके बाद कुल ${formatRupees(totalPaise)} होगा: ${
      totalPaise > paidPaise
        ? `${formatRupees(totalPaise - paidPaise)} और लेने होंगे`
        : `${formatRupees(paidPaise - totalPaise)} वापस करने होंगे`
    }। फिर भी बदलें?`,
  ...formattedPaymentTexts,
  ...formattedTubeTexts,
  ...formattedRoundTexts,
  ...formattedVisitTexts,
  "confirm-on-closed-day": (closed) => {
    const why = closed.why === "past" ? "यह दिन निकल गया है।" : formatClosedDay(closed);
    return `${formatLongDate(closed.day, sentences.calendar)}: ${why} फिर भी विज़िट पक्की करें?`;
  },
  "move-to-closed-day": (closed) =>
    `${formatLongDate(closed.day, sentences.calendar)}: ${formatClosedDay(closed)} फिर भी विज़िट इस दिन रखें? किसी को आना पड़ेगा।`,
  "book-on-closed-day": (closed) =>
    `${formatLongDate(closed.day, sentences.calendar)}: ${formatClosedDay(closed)} फिर भी विज़िट बुक करें? किसी को आना पड़ेगा।`,
  "move-after-latest-slot":
    DRAFTS_SHOWN || approvedBy.preparation
      ? ({ time, test }) =>
          `${test ?? "खाली पेट वाले टेस्ट"}: आखिरी टाइम ${formatShortTime(time, sentences.clock)} बजे है। फिर भी विज़िट बाद के टाइम पर रखें?`
      : english.formatted["move-after-latest-slot"],
  "move-after-meal":
    DRAFTS_SHOWN || approvedBy.preparation
      ? ({ kind, at, tests }) => {
          const moment = formatLabTime(at, sentences);
          return kind === "last-meal"
            ? `इस टाइम के लिए ${moment} बजे तक खा लेना था, और वह टाइम निकल गया है। क्या मरीज़ ने उसके बाद कुछ नहीं खाया? फिर भी विज़िट इस टाइम पर रखें?`
            : `${sentences.preparation.list(tests)}: इस टाइम के लिए ${moment} बजे खाना शुरू करना था, और वह टाइम निकल गया है। क्या मरीज़ ने उस टाइम खाया? फिर भी विज़िट इस टाइम पर रखें?`;
        }
      : english.formatted["move-after-meal"],
  "translation-too-long": ({ max }) => `बहुत लंबा है: ज़्यादा से ज़्यादा ${max} अक्षर।`,
  "translation-notes": ({ count }) => `अंग्रेज़ी की तरह ${count} नोट लिखें, हर लाइन में एक।`,
  "confirm-prices": ({ moves }) => [...moves.map(formatPriceChange), "क्या यह ठीक है?"].join(" "),
  "confirm-whose-report": ({ code, name, age, exactAge, gender, tests }) => {
    const person = [name, formatAge(age, exactAge, sentences.ages), formatGender(gender)].filter(Boolean).join(", ");
    return `क्या यह ${person} (${code}) की रिपोर्ट है, और इन्हीं टेस्टों की: ${tests.join("; ")}?`;
  },
  "merge-phones": ({ kept, other, releasedReports }) =>
    `अब से ${formatPhone(kept)} से लॉगिन करने पर ये बुकिंग और ${formatReportCount(releasedReports)} दिखेंगी, और ${formatPhone(other)} से लॉगिन करने पर नहीं दिखेंगी। फिर भी दोनों को एक करें?`,
  "split-to-known": ({ name, age, exactAge, gender }) =>
    `इस फ़ोन पर इस नाम का एक मरीज़ पहले से है: ${[name, formatAge(age, exactAge, sentences.ages), formatGender(gender)].filter(Boolean).join(", ")}। क्या ये बुकिंग उन्हीं की हैं?`,
  "confirm-before-visit": ({ day, time }) =>
    `विज़िट ${formatLongDate(day, sentences.calendar)}, ${formatShortTime(time, sentences.clock)} बजे की है, और उसका टाइम अभी नहीं आया। फिर भी रिपोर्ट दें?`,
  "confirm-without-sample": ({ status }) =>
    `कोई सैंपल नहीं लिया गया: बुकिंग का स्टेटस है “${getStatusBadge(status, sentences.statusLabels).label}”। फिर भी रिपोर्ट दें?`,
};

const quotaTexts: Record<ReasonParams["quota-exceeded"]["quota"], string> = {
  phone: "इस फ़ोन की छह विज़िट पहले से होनी बाकी हैं।",
  "phone-of-day": "इस दिन की कई विज़िट इस फ़ोन से पहले से बुक हैं।",
  "proved-phone": "इस फ़ोन की बारह विज़िट पहले से होनी बाकी हैं।",
  network: "इस दिन की कई विज़िट आपके नेटवर्क से पहले से बुक हैं।",
  unproved: "इस दिन की बाकी विज़िट उन फ़ोन नंबरों के लिए हैं जो पक्के किए गए हैं।",
};

const rateLimitTexts: Record<RateLimitedAction, string> = {
  messages: "यहाँ से बहुत सारे मैसेज आए हैं।",
  "attempts-from-here": "यहाँ से बहुत बार कोशिश हुई है।",
  attempts: "बहुत बार कोशिश हुई है।",
  bookings: "यहाँ से बहुत सारी बुकिंग हुई हैं।",
  codes: "बहुत सारे OTP भेजे जा रहे हैं।",
  "own-codes": "आपके कहने पर कई OTP भेजे जा चुके हैं।",
  "code-pause": "OTP अभी-अभी भेजा गया है।",
  "signing-in": "बहुत सारे लोग लॉगिन कर रहे हैं।",
};

const priceNames: Record<PriceName, string> = {
  price: "रेट",
  "patients-pay": "मरीज़ जो देते हैं, वह",
  "offer-price": "ऑफ़र का रेट",
  "advert-regular-price": "विज्ञापन का पूरा रेट",
  "advert-price": "विज्ञापन का रेट",
};

const genders: Record<string, string> = { male: "पुरुष", female: "महिला", other: "अन्य" };

function formatGender(gender: string | null): string {
  return gender === null ? "" : (genders[gender] ?? gender);
}

function formatReportCount(released: number): string {
  if (released === 0) return "इनकी रिपोर्टें";
  return released === 1 ? "दी हुई 1 रिपोर्ट" : `दी हुई ${released} रिपोर्टें`;
}

function formatClosedDay({ why, day, holiday }: ReasonParams["day-closed"]): string {
  return formatClosedReason(why, day, new Map(holiday === undefined ? [] : [[day, holiday]]), sentences.closedDays);
}

function formatPriceChange({ name, before, after, regular }: ReasonParams["confirm-prices"]["moves"][number]): string {
  const goes = `${priceNames[name]} ${formatRupees(before)} से ${formatRupees(after)} हो जाएगा`;
  return regular !== undefined && after > regular
    ? `${goes}, जो पूरे रेट ${formatRupees(regular)} से ज़्यादा है।`
    : `${goes}।`;
}

function formatRetryAfter(seconds: number): string {
  if (seconds < 60) return `${seconds} सेकंड बाद फिर कोशिश करें।`;
  return `${Math.ceil(seconds / 60)} मिनट बाद फिर कोशिश करें।`;
}

/** All texts of the API, in Hindi (decision 032). */
export const hindi: ApiTexts = {
  language: "hi-IN",
  contactUs: "हमसे बात करें",
  titles,
  protocolErrors,
  headersTooLong: "यह पता, या इसके साथ आपका ब्राउज़र जो भेजता है, बहुत लंबा है।",
  bodyTooLarge: "एक बार में भेजने के लिए यह बहुत ज़्यादा है।",
  unavailable: (helpline) => `${protocolErrors.unavailable} आप हमें ${formatPhone(helpline)} पर फ़ोन भी कर लें।`,
  /** For a rule without its own sentence. */
  incomplete: "इस रिक्वेस्ट में कुछ रह गया है, या जैसा होना चाहिए वैसा नहीं है। फिर से देखें।",
  unknownFilter: (name) => `इस नाम का कोई फ़िल्टर नहीं है: ${name}।`,
  unknownLanguage: (code) => `इस नाम की कोई भाषा नहीं है: ${code}।`,
  plain: fixedTexts,
  formatted: formattedTexts,
};
