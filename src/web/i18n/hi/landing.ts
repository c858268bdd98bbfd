import * as approvedBy from "#core/i18n/hi/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/landing.ts";
import type { Texts } from "#web/i18n/en.ts";

/** Landing page of the comprehensive offer, and its advertisement, in Hindi. */
export const landing: Texts["landing"] = {
  titleOf: (name, price) => `${name}, ${price} में`,
  descriptionOf: (name, tests, parameters) =>
    `${name}: घर पर एक ही विज़िट में ${tests} टेस्ट और ${parameters} पैरामीटर। रिपोर्ट 24-48 घंटे में ऑनलाइन। पैसे टेस्ट के बाद।`,
  loading: "ऑफ़र खुल रहा है...",
  failed: "ऑफ़र नहीं खुला। थोड़ी देर बाद फिर कोशिश करें।",
  nav: {
    label: "इस पेज पर",
    tests: "टेस्ट",
    benefits: "फ़ायदे",
    overview: "पैकेज",
    preparation: "तैयारी",
    call: (phone) => `${phone} पर फ़ोन करें`,
  },
  hero: {
    place: (city) => `${city} में खास ऑफ़र`,
    lead: (tests, parameters, categories) =>
      `आपके घर पर एक ही विज़िट में ${tests} टेस्ट और ${parameters} पैरामीटर, ${categories} कैटेगरी में।`,
    book: (price) => `सिर्फ़ ${price} में बुक करें`,
    call: "फ़ोन करें",
    terms: "आज कुछ नहीं देना। पैसे टेस्ट के बाद दें: कैश, कार्ड या UPI से।",
  },
  counts: {
    title: "टेस्ट और पैरामीटर",
    sentence: "सब कुछ एक ही विज़िट में।",
    tests: "टेस्ट",
    parameters: "पैरामीटर",
    categories: "कैटेगरी",
    report: "रिपोर्ट",
    reportHours: "24-48 घंटे",
  },
  benefits: {
    title: "फ़ायदे",
    list: {
      home: { what: "घर आकर सैंपल", how: "ट्रेंड लैब स्टाफ़ आपके घर आते हैं। विज़िट के अलग पैसे नहीं लगते।" },
      short: {
        what: "10-15 मिनट",
        how: "सैंपल लेने में बस इतना ही लगता है। न कहीं जाना, न इंतज़ार करना।",
      },
      report: {
        what: "24-48 घंटे में रिपोर्ट",
        how: "आपके फ़ोन नंबर से ऑनलाइन, और फिर डॉक्टर आपको रिपोर्ट समझाते हैं।",
      },
      later: {
        what: "अभी बुक करें, पैसे बाद में",
        how: "बुक करते हुए कोई पैसे नहीं देने। पैसे टेस्ट के बाद दें: कैश, कार्ड या UPI से।",
      },
    },
  },
  overview: {
    title: "पैकेज एक नज़र में",
    steps: [
      { step: "टाइम चुनें", how: "दिन और टाइम चुनें। बुकिंग में दो मिनट लगते हैं।" },
      {
        step: "हम आपके घर आते हैं",
        how: "लैब स्टाफ़ आपके चुने हुए टाइम के अंदर आते हैं।",
      },
      {
        step: "आपकी रिपोर्ट",
        how: "रिपोर्ट 24-48 घंटे में तैयार होती है। उसे ऑनलाइन पढ़ें। ईमेल दी हो तो ईमेल से भी खबर मिलती है।",
      },
    ],
  },
  included: {
    title: "इसमें ये टेस्ट हैं",
    other: "दूसरे टेस्ट",
  },
  preparation: {
    title: "तैयारी कैसे करें",
  },
  testimonials: { title: "मरीज़ क्या कहते हैं" },
  end: {
    title: "जब आप तैयार हों, हम तैयार हैं",
    privacy: "प्राइवेसी पॉलिसी",
    terms: "सेवा की शर्तें",
    refunds: "पैसे वापसी पॉलिसी",
  },
};

export const advert: Texts["advert"] = {
  title: "विज्ञापन",
  description: "बड़े हेल्थ पैकेज के ऑफ़र का विज्ञापन, SVG या PNG फ़ाइल में डाउनलोड करने के लिए।",
  sentence: "1080 × 1080 पिक्सल, चौकोर पोस्ट के लिए। आँकड़े ऑफ़र के ही हैं।",
  preview: (name, price, regular) => `विज्ञापन: ${name}, ${regular} की जगह ${price} में`,
  download: "विज्ञापन डाउनलोड करें",
  failed: "ऑफ़र नहीं खुला। थोड़ी देर बाद फिर कोशिश करें।",
  downloadPng: "PNG डाउनलोड करें",
  svg: "SVG, हर साइज़ में साफ़",
  png: "PNG, 1080 × 1080 पिक्सल",
  elementsTitle: "बुकिंग बढ़ाने वाली बातें",
  elements: {
    saving: (percent) => `${percent}% छूट`,
    prices: (price, regular) => `${regular} की जगह ${price} में`,
    payLater: "अभी बुक करें, पैसे बाद में: बुक करते हुए कुछ नहीं देना",
    collection: "घर आकर सैंपल मुफ़्त",
    report: "24-48 घंटे में रिपोर्ट",
    call: (phone) => `लैब का फ़ोन नंबर: ${phone}`,
  },
  print: {
    title: (name, price, saved) =>
      saved ? `${name}: ${saved[0]} की जगह ${price} में, ${saved[1]}` : `${name}: ${price}`,
    off: (percent) => `${percent}% छूट`,
    facts: (tests, parameters) => [`${tests} टेस्ट, ${parameters} पैरामीटर`, "घर आकर सैंपल मुफ़्त", "24-48 घंटे में रिपोर्ट"],
    payLater: "अभी बुक करें, पैसे बाद में",
    call: (phone) => `${phone} पर फ़ोन करें`,
  },
};

export const share: Texts["share"] = {
  home: (city) => `${city} में आपके घर पर। 24-48 घंटे में रिपोर्ट।`,
  package: (tests, city) => `${city} में आपके घर पर ${tests} टेस्ट। पैसे टेस्ट के बाद।`,
  test: (city) => `${city} में आपके घर पर। पैसे टेस्ट के बाद।`,
  from: (price) => `पैकेज ${price} से शुरू`,
};

/** How to prepare for the offer's visit. */
export const landingPreparation: Texts["landingPreparation"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        fasting: (least, most) =>
          most === null || most <= least ? `${least} घंटे खाली पेट` : `${least}-${most} घंटे खाली पेट`,
        eating: "विज़िट से पहले",
        medicines: {
          // Insulin is named: patients do not count it among medicines.
          what: "सुबह की दवाई और इंसुलिन के बारे में डॉक्टर से पूछें",
          how: "लेने या छोड़ने से पहले पूछें।",
        },
        water: { what: "एक दिन पहले खूब पानी पिएँ", how: "इससे सैंपल लेना आसान होता है।" },
        clothing: { what: "ढीले कपड़े पहनें", how: "बाँहें आसानी से ऊपर हो जाएँ तो विज़िट जल्दी होती है।" },
      }
    : english.landingPreparation;
