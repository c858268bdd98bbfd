import * as approvedBy from "#core/i18n/hi/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/home.ts";
import type { Texts } from "#web/i18n/en.ts";

/** Home page, in Hindi. */
export const home: Texts["home"] = {
  hero: {
    door: "लैब टेस्ट आपके घर पर।",
    payAfter: "पैसे टेस्ट के बाद।",
    lead: "ट्रेंड लैब स्टाफ़ आपके घर आते हैं। आपकी रिपोर्ट ऑनलाइन मिलती है,",
    reportHours: "24-48 घंटे में।",
    searchLabel: "टेस्ट खोजें",
    searchExample: "CBC, थायरॉइड, Vitamin D3",
    search: "खोजें",
    book: "चेकअप बुक करें",
    joinWaitlist: "वेटलिस्ट में जुड़ें",
    strip: "पैकेज और उनके रेट",
  },
  nextVisit: {
    title: "विज़िट कैसे होती है",
    book: "एक मिनट में बुक",
    nothingToPay: "अभी ₹0 देने हैं",
    door: "आपके घर",
    anyHour: "जो टाइम आप चुनें",
    sample: "सैंपल लिया",
    minutes: "10-15 मिनट में",
    report: "रिपोर्ट ऑनलाइन",
    reportHours: "24-48 घंटे में",
    by: (day) => `${day} तक`,
    free: "अगला खाली टाइम",
    pay: "पैसे टेस्ट के बाद दें: कैश, कार्ड या UPI से।",
    goOn: "यहाँ शुरू की हुई बुकिंग आगे बढ़ाएँ",
    own: { title: "आपकी अगली विज़िट", booked: "बुक हो गई", see: "अपनी बुकिंग देखें" },
  },
  trust: {
    label: "मरीज़ nabz क्यों चुनते हैं",
    facts: [
      { fact: "2,000+", of: "मरीज़ों का भरोसा" },
      { fact: "₹0", of: "घर आकर सैंपल के" },
      { fact: "24-48 घंटे", of: "में रिपोर्ट ऑनलाइन" },
      { fact: "पैसे बाद में", of: "कैश, कार्ड या UPI से" },
    ],
  },
  packages: { title: "हेल्थ पैकेज", sentence: "एक विज़िट, एक साफ़ रिपोर्ट।", all: "सभी पैकेज" },
  steps: {
    title: "तीन स्टेप में बुकिंग",
    list: [
      {
        step: "पैकेज चुनें",
        how: "पैकेज चुनें, या सिर्फ़ वही टेस्ट जो आपको चाहिए। जो रेट दिखता है, उतने ही पैसे देने हैं।",
      },
      {
        step: "टाइम बुक करें",
        how: "दिन और टाइम चुनें। घर पर सैंपल लेने में 10 से 15 मिनट लगते हैं, इसके अलग पैसे नहीं लगते।",
      },
      {
        step: "रिपोर्ट पाएँ",
        how: "24-48 घंटे में ऑनलाइन, फिर डॉक्टर आपको रिपोर्ट समझाते हैं। पैसे टेस्ट के बाद दें: कैश, कार्ड या UPI से।",
      },
    ],
  },
  walking: {
    title: "रोज़ की सैर आपके खून के लिए क्या करती है",
    sentence: "रोज़ 30 मिनट की सैर से शुगर, कोलेस्ट्रॉल और ब्लड प्रेशर पर असर पड़ता है। ऐसा क्यों है और शुरू कैसे करें: एक छोटा वीडियो।",
  },
  tests: {
    title: "अलग-अलग टेस्ट",
    sentence: "नाम से, कोड से, या शरीर में क्या देखते हैं, उससे।",
    all: (tests) => `सभी ${tests} टेस्ट`,
  },
  categories: { title: "कैटेगरी से देखें" },
  testimonials: { title: "मरीज़ क्या कहते हैं", back: "पिछली राय", on: "और राय" },
  faq: {
    title: "आपके सवाल, हमारे जवाब",
    sentence: "कुछ और पूछना है?",
    support: "हमसे पूछें",
    more: (questions) => `${questions} और सवाल`,
    none: { title: "कोई सवाल है?", sentence: "बुक करने से पहले हमें फ़ोन करें या लिखें।" },
  },
  waitlist: {
    title: (city = "आपके शहर") => `हम अभी ${city} में नहीं आते? वेटलिस्ट में जुड़ें।`,
    sentence: "जब हम आपकी गली तक सैंपल लेने आने लगेंगे, तब आपको एक बार मैसेज करेंगे।",
    phone: "मोबाइल नंबर",
    example: "98765 43210",
    join: "वेटलिस्ट में जुड़ें",
    joining: "जोड़ रहे हैं...",
    joined: "आपका नाम लिस्ट में आ गया।",
    invalid: "10 अंकों का सही फ़ोन नंबर लिखें",
    failed: "आपका नाम नहीं जुड़ा। फिर कोशिश करें।",
  },
};

/** Next to the next free slot. */
export const homeFasting: Texts["homeFasting"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? "खाली पेट वाले टेस्टों के लिए बाद का टाइम लेना पड़ सकता है: बुक करते हुए दिखेगा कि कौन सा।"
    : english.homeFasting;
