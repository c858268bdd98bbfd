import * as approvedBy from "#core/i18n/hi/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/common.ts";
import type { Texts } from "#web/i18n/en.ts";
import { listNames } from "./list-names.ts";

/* Texts shared by all areas, in Hindi. */

export const language: Texts["language"] = "hi-IN";

export const brand: Texts["brand"] = "nabz";

export const skipLink: Texts["skipLink"] = "सीधे मुख्य हिस्से पर जाएँ";

export const close: Texts["close"] = "बंद करें";

/** "Lipid Profile और HbA1c", "Lipid Profile, HbA1c और 3 दूसरे टेस्ट". */
export const bookedNames: Texts["bookedNames"] = (names) =>
  listNames(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} दूसरे टेस्ट`] : names);

export const beforehand: Texts["beforehand"] = "पहले";

export const price: Texts["price"] = {
  now: "रेट",
  was: "पहले",
  withoutOffer: "ऑफ़र के बिना",
  until: (day) => `ऑफ़र का रेट ${day} तक`,
  off: (percent) => `${percent}% छूट`,
};

export const ribbons: Texts["ribbons"] = {
  "most-popular": "सबसे पसंदीदा",
  "new-package": "नया पैकेज",
  "best-value": "सबसे किफ़ायती",
};

export const forms: Texts["forms"] = {
  required: "ज़रूरी",
  optional: "चाहें तो",
  countryCode: "+91",
  phoneExample: "98765 43210",
};

export const states: Texts["states"] = {
  tryAgain: "फिर कोशिश करें",
  call: (phone) => `${phone} पर फ़ोन करें`,
  forbidden: "आपके रोल को यह पेज खोलने की इजाज़त नहीं है। ज़रूरत हो तो मालिक से कहें।",
};

export const toast: Texts["toast"] = {
  label: "मैसेज",
  viewport: "मैसेज ({hotkey})",
  dismiss: "हटाएँ",
  undo: "वापस लें",
  howToUndo: "पहले जैसा कर दें",
};

export const failed: Texts["failed"] = {
  categories: "टेस्टों की कैटेगरी नहीं खुलीं। थोड़ी देर बाद फिर कोशिश करें।",
  packages: "पैकेज नहीं खुले। थोड़ी देर बाद फिर कोशिश करें।",
  testimonials: "मरीज़ों की राय नहीं खुली। थोड़ी देर बाद फिर कोशिश करें।",
  faqs: "सवाल-जवाब नहीं खुले। थोड़ी देर बाद फिर कोशिश करें।",
  tests: "टेस्ट नहीं खुले। थोड़ी देर बाद फिर कोशिश करें।",
};

export const loading: Texts["loading"] = {
  packages: "पैकेज खुल रहे हैं...",
  categories: "टेस्टों की कैटेगरी खुल रही हैं...",
  tests: "टेस्ट खुल रहे हैं...",
  testimonials: "मरीज़ों की राय खुल रही है...",
  faqs: "सवाल-जवाब खुल रहे हैं...",
};

export const payLater: Texts["payLater"] = {
  banner: "अभी बुक करें, पैसे बाद में!",
  sentence: "पैसे सैंपल और टेस्ट के बाद ही दें",
};

export const packageCard: Texts["packageCard"] = {
  parameters: (count) => `${count} पैरामीटर`,
  more: (count) => `और ${count} पैरामीटर`,
  tagline: "एक-दूसरे से जुड़े टेस्ट।",
  book: "अभी बुक करें",
  details: "जानकारी देखें",
};

export const testimonials: Texts["testimonials"] = { rating: (stars) => `5 में से ${stars}` };

export const video: Texts["video"] = {
  watch: (minutes) => `वीडियो देखें, ${minutes} मिनट`,
};

export const testList: Texts["testList"] = {
  search: "नाम या कोड से खोजें",
  count: (tests) => `${tests} टेस्ट`,
  inAll: (tests) => `कुल ${tests} टेस्ट`,
  found: (tests) => (tests < 2 ? `${tests} टेस्ट मिला` : `${tests} टेस्ट मिले`),
  none: "कोई टेस्ट नहीं मिला",
  noneSentence: "कोई दूसरा शब्द लिखकर खोजें, या नीचे कैटेगरी से देखें।",
  clear: "फ़िल्टर हटाएँ",
};

export const testCard: Texts["testCard"] = {
  popular: "पसंदीदा",
  code: "कोड",
  sample: "सैंपल",
  reportTime: "रिपोर्ट का टाइम",
  details: "जानकारी देखें",
  select: "चुनें",
  selected: "चुना हुआ",
};

export const askUs: Texts["askUs"] = {
  whatsApp: "WhatsApp",
  call: "फ़ोन करें",
  notOffered: (names) => `${names.join(" या ")} हमारे टेस्टों में नहीं है। WhatsApp पर पूछें या फ़ोन करें।`,
  question: (about) => (about === "" ? "नमस्ते, मुझे कुछ पूछना है।" : `नमस्ते, मुझे कुछ पूछना है: ${about}`),
};

/** "2 पैकेज"; empty for 0. */
function formatCount(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}`;
}

export const search: Texts["search"] = {
  suggestions: "सुझाव",
  found: (things) => `${things} सुझाव`,
  none: (word) => `“${word}” के लिए कुछ नहीं मिला। दूसरा शब्द लिखें, या हमसे पूछें।`,
  all: ({ tests, packages }, word) => {
    const named = [formatCount(tests, "टेस्ट"), formatCount(packages, "पैकेज")].filter((said) => said !== "");
    return `“${word}” के लिए ${named.join(" और ")}`;
  },
  below: "नीचे देखें",
  /** As it stands on the key. */
  enter: "Enter",
  packageOf: (tests) => (tests < 2 ? `${tests} टेस्ट का पैकेज` : `${tests} टेस्टों का पैकेज`),
  report: (time) => `रिपोर्ट ${time}`,
  code: (code) => `कोड ${code}`,
  knownAs: (words) => `और नाम: ${words}`,
  holds: (test) => `इसमें ${test} है`,
  packages: (packages, word) => `“${word}” के लिए ${formatCount(packages, "पैकेज")}`,
  morePackages: (packages) => formatCount(packages, "और पैकेज"),
};

export const tubeNames: Texts["tubeNames"] = {
  culture: "कल्चर की बोतल",
  citrate: "साइट्रेट, हल्का नीला",
  serum: "सीरम, सुनहरा",
  heparin: "हेपरिन, हरा",
  edta: "EDTA, हल्का बैंगनी",
  fluoride: "फ़्लोराइड, स्लेटी",
  urine: "पेशाब की डिब्बी",
  "urine-24h": "24 घंटे के पेशाब का कैन",
  stool: "लैट्रिन की डिब्बी",
  swab: "स्वैब",
  sputum: "बलगम की डिब्बी",
  none: "कोई डिब्बी नहीं",
};

/** Who learns that a video was seen. */
export const videoConsent: Texts["videoConsent"] =
  DRAFTS_SHOWN || approvedBy.privacy ? "वीडियो आपके दबाने के बाद ही YouTube से आएगा।" : english.videoConsent;
