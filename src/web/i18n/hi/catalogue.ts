import * as approvedBy from "#core/i18n/hi/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/catalogue.ts";
import type { Texts } from "#web/i18n/en.ts";
import { listNames } from "./list-names.ts";

/** Catalogue: package, test, listing and review, in Hindi. */
export const catalogue: Texts["catalogue"] = {
  detail: {
    crumbs: "आप यहाँ हैं",
    book: "अभी बुक करें",
    basePrice: "छूट से पहले रेट",
    youSave: "आपकी बचत",
    collection: "घर आकर सैंपल",
    free: "मुफ़्त",
    questions: "बुक करने से पहले कुछ पूछना है?",
    backHome: "मुख्य पेज पर जाएँ",
  },
  package: {
    back: "सभी पैकेज",
    tests: "टेस्ट",
    parameters: "पैरामीटर",
    report: "रिपोर्ट",
    reportHours: "24-48 घंटे",
    collection: "सैंपल",
    collectionAt: "घर पर, मुफ़्त",
    testsIncluded: "इसमें ये टेस्ट हैं",
    noTests: "टेस्टों की जानकारी अभी बदली जा रही है। इस पैकेज के बारे में और जानना हो तो हमसे पूछें।",
    cheaper: {
      more: {
        title: (rupees) => `${rupees} ज़्यादा में क्या मिलता है`,
        before: (tests) => (tests < 2 ? `${tests} टेस्ट इसमें है, पर` : `${tests} टेस्ट इसमें हैं, पर`),
        after: (rupees) => `(${rupees}) में नहीं:`,
        lacks: (names) => `और सिर्फ़ उस पैकेज में ${names.length < 2 ? "यह है" : "ये हैं"}: ${names.join("; ")}।`,
      },
      same: {
        title: (rupees) => `वही टेस्ट ${rupees} कम में`,
        before: () => "इस पैकेज का हर टेस्ट",
        after: (rupees) => `(${rupees}) में भी है।`,
        lacks: (names) => `उस पैकेज में ${names.length < 2 ? "यह भी है" : "ये भी हैं"}: ${names.join("; ")}।`,
      },
    },
    prepare: "तैयारी कैसे करें",
    heartRisk: "अपने दिल का खतरा जानें",
    special: "ऑफ़र कैसे चलता है",
    fullPrice: "पूरा रेट",
    holds: (tests, parameters) => `${tests} टेस्ट और ${parameters} पैरामीटर।`,
    offerPrice: "ऑफ़र का रेट",
    later: "पैसे बाद में",
    laterSentence: "आज कुछ नहीं देना। पैसे टेस्ट के बाद दें: कैश, कार्ड या UPI से।",
    loading: "पैकेज खुल रहा है...",
    missing: "ऐसा कोई पैकेज यहाँ नहीं है। हो सकता है लैब ने उसकी जगह दूसरा पैकेज रखा हो।",
    allPackages: "सभी पैकेज",
    failed: "पैकेज नहीं खुला",
    failedSentence: "टेस्ट पैकेज की जानकारी नहीं खुली। थोड़ी देर बाद फिर कोशिश करें।",
  },
  test: {
    back: "अलग-अलग टेस्ट",
    sample: "सैंपल",
    reportTime: "रिपोर्ट का टाइम",
    collection: "सैंपल कहाँ",
    collectionAt: "घर पर, मुफ़्त",
    payment: "पेमेंट",
    paymentWhen: "टेस्ट के बाद",
    about: "इस टेस्ट के बारे में",
    preparation: "तैयारी",
    importance: "इलाज में किस काम का",
    process: "टेस्ट कैसे होता है",
    gather: "इसी विज़िट में और टेस्ट जोड़ने हैं?",
    review: (tests) => `${tests} एक बार देखें`,
    related: "इससे जुड़े टेस्ट",
    loading: "टेस्ट खुल रहा है...",
    missing: "ऐसा कोई टेस्ट यहाँ नहीं है। हो सकता है लैब में वह अब न होता हो।",
    allTests: "अलग-अलग टेस्ट",
    failed: "टेस्ट नहीं खुला",
    failedSentence: "टेस्ट की जानकारी नहीं खुली। थोड़ी देर बाद फिर कोशिश करें।",
  },
  listing: {
    title: "अलग-अलग लैब टेस्ट",
    sentence: "जो चाहिए वह चुनें। हम आपके घर आते हैं, और पैसे बाद में।",
    description: "एक-एक लैब टेस्ट का रेट, सैंपल और रिपोर्ट का टाइम। घर आकर सैंपल मुफ़्त, पैसे टेस्ट के बाद।",
    category: "कैटेगरी",
    categories: "लिस्ट छोटी करें",
    allCategories: "सभी कैटेगरी",
    clearSearch: "लिखा हुआ हटाएँ",
    find: "खोजें",
    failed: "कुछ गड़बड़ हो गई",
    failedSentence: "टेस्ट नहीं खुले। थोड़ी देर बाद फिर कोशिश करें।",
    refresh: "पेज फिर खोलें",
  },
  review: {
    title: "अपने टेस्ट एक बार देखें",
    description: "आपके चुने हुए टेस्ट, सबका कुल रेट, और उनकी तैयारी।",
    back: "टेस्टों पर वापस",
    preparation: "तैयारी",
    points: (points) => (points < 2 ? `${points} और बात` : `${points} और बातें`),
    summary: "एक नज़र में",
    count: "टेस्ट",
    subtotal: "जोड़",
    youSave: "आपकी बचत",
    collection: "घर आकर सैंपल",
    free: "मुफ़्त",
    total: "कुल",
    proceed: "टाइम बुक करें",
    continue: "और टेस्ट चुनें",
    none: "कोई टेस्ट नहीं चुना",
    noneSentence: "वापस जाएँ और टेस्ट चुनें।",
  },
};

export const cart: Texts["cart"] = {
  title: "चुने हुए टेस्ट",
  sum: (tests, total) => `${tests}, ${total}`,
  payLater: "पैसे टेस्ट के बाद",
  review: "एक बार देखें",
  total: "कुल",
  remove: (test) => `${test} हटाएँ`,
  removed: (test) => `${test} हटा दिया`,
  heldBy: (by) => `यह ${by} में पहले से है:`,
  removeHeld: (saves) => `हटाएँ, ${saves} बचाएँ`,
  cheaper: (tests, name, saves) =>
    tests < 2 ? `यह टेस्ट ${name} में ${saves} कम में होता है।` : `ये ${tests} टेस्ट ${name} में ${saves} कम में होते हैं।`,
  holds: (tests) => (tests < 2 ? `इसमें ${tests} टेस्ट है।` : `इसमें ${tests} टेस्ट हैं।`),
  names: listNames,
  takePackage: "पैकेज बुक करें",
  takeTests: "यह चुनें",
  bookSelected: "चुने टेस्ट बुक करें",
  none: "कोई टेस्ट नहीं चुना",
  noneSentence: "टेस्ट चुनें, वह यहाँ रखा रहेगा।",
  noneToBook: "बुक करने के लिए कम से कम एक टेस्ट चुनें।",
  bookOne: "अभी बुक करें",
  notOpened: "चुने हुए टेस्ट नहीं खुले।",
  tryAgain: "अपना इंटरनेट देखें और फिर कोशिश करें।",
};

/** How to prepare for a package, and what a cheaper one asks for. */
export const packagePreparation: Texts["packagePreparation"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        water: { what: "खूब पानी पिएँ", how: "एक दिन पहले: इससे सैंपल लेना आसान होता है।" },
        medicines: {
          what: "दवाइयों के बारे में पूछें",
          // Insulin is named: patients do not count it among medicines.
          how: "सुबह की दवाई या इंसुलिन लेने या छोड़ने से पहले अपने डॉक्टर से पूछें।",
        },
        hour: "सुबह जल्दी का टाइम चुनें",
        clothing: { what: "ढीले कपड़े पहनें", how: "बाँहें ढीली हों तो सैंपल जल्दी और आराम से लिया जाता है।" },
        stricter: (sentence) => `उस पैकेज का रेट कम है। ${sentence}`,
      }
    : english.packagePreparation;
