import * as approvedBy from "#core/i18n/pa/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/common.ts";
import type { Texts } from "#web/i18n/en.ts";
import { listNames } from "./list-names.ts";

/* Texts shared by all areas, in Punjabi. */

export const language: Texts["language"] = "pa-IN";

export const brand: Texts["brand"] = "nabz";

export const skipLink: Texts["skipLink"] = "ਸਿੱਧਾ ਪੇਜ ਪੜ੍ਹੋ";

export const close: Texts["close"] = "ਬੰਦ ਕਰੋ";

export const bookedNames: Texts["bookedNames"] = (names) =>
  listNames(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} ਹੋਰ ਟੈਸਟ`] : names);

export const beforehand: Texts["beforehand"] = "ਪਹਿਲਾਂ";

export const price: Texts["price"] = {
  now: "ਰੇਟ",
  was: "ਪਹਿਲਾਂ ਦਾ ਰੇਟ",
  withoutOffer: "ਆਫ਼ਰ ਤੋਂ ਬਿਨਾਂ ਰੇਟ",
  until: (day) => `ਆਫ਼ਰ ਦਾ ਰੇਟ ${day} ਤੱਕ`,
  off: (percent) => `${percent}% ਛੋਟ`,
};

export const ribbons: Texts["ribbons"] = {
  "most-popular": "ਸਭ ਤੋਂ ਵੱਧ ਪਸੰਦ",
  "new-package": "ਨਵਾਂ ਪੈਕੇਜ",
  "best-value": "ਸਭ ਤੋਂ ਵਧੀਆ ਰੇਟ",
};

export const forms: Texts["forms"] = {
  required: "ਜ਼ਰੂਰੀ",
  optional: "ਚਾਹੋ ਤਾਂ",
  countryCode: "+91",
  phoneExample: "98765 43210",
};

export const states: Texts["states"] = {
  tryAgain: "ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ",
  call: (phone) => `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ`,
  forbidden: "ਤੁਹਾਡੇ ਰੋਲ ਨੂੰ ਇਹ ਪੇਜ ਖੋਲ੍ਹਣ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ ਹੈ। ਲੋੜ ਹੋਵੇ ਤਾਂ ਮਾਲਕ ਨੂੰ ਪੁੱਛੋ।",
};

export const toast: Texts["toast"] = {
  label: "ਸੁਨੇਹਾ",
  viewport: "ਸੁਨੇਹੇ ({hotkey})",
  dismiss: "ਹਟਾਓ",
  undo: "ਵਾਪਸ ਕਰੋ",
  howToUndo: "ਜਿਵੇਂ ਪਹਿਲਾਂ ਸੀ, ਉਸੇ ਤਰ੍ਹਾਂ ਕਰੋ",
};

export const failed: Texts["failed"] = {
  categories: "ਟੈਸਟਾਂ ਦੀਆਂ ਕਿਸਮਾਂ ਨਹੀਂ ਖੁੱਲ੍ਹੀਆਂ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  packages: "ਪੈਕੇਜ ਨਹੀਂ ਖੁੱਲ੍ਹੇ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  testimonials: "ਮਰੀਜ਼ਾਂ ਦੀਆਂ ਗੱਲਾਂ ਨਹੀਂ ਖੁੱਲ੍ਹੀਆਂ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  faqs: "ਆਮ ਸਵਾਲ ਨਹੀਂ ਖੁੱਲ੍ਹੇ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  tests: "ਟੈਸਟ ਨਹੀਂ ਖੁੱਲ੍ਹੇ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
};

export const loading: Texts["loading"] = {
  packages: "ਪੈਕੇਜ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ...",
  categories: "ਟੈਸਟਾਂ ਦੀਆਂ ਕਿਸਮਾਂ ਖੁੱਲ੍ਹ ਰਹੀਆਂ ਹਨ...",
  tests: "ਟੈਸਟ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ...",
  testimonials: "ਮਰੀਜ਼ਾਂ ਦੀਆਂ ਗੱਲਾਂ ਖੁੱਲ੍ਹ ਰਹੀਆਂ ਹਨ...",
  faqs: "ਆਮ ਸਵਾਲ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ...",
};

export const payLater: Texts["payLater"] = {
  banner: "ਹੁਣੇ ਬੁੱਕ ਕਰੋ, ਪੈਸੇ ਬਾਅਦ ਵਿੱਚ!",
  sentence: "ਪੈਸੇ ਸੈਂਪਲ ਅਤੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ ਹੀ ਦਿਓ",
};

export const packageCard: Texts["packageCard"] = {
  parameters: (count) => `${count} ਪੈਰਾਮੀਟਰ`,
  more: (count) => `${count} ਹੋਰ ਪੈਰਾਮੀਟਰ ਵੀ`,
  tagline: "ਇਕੱਠੇ ਕਰਾਉਣ ਵਾਲੇ ਟੈਸਟ।",
  book: "ਹੁਣੇ ਬੁੱਕ ਕਰੋ",
  details: "ਜਾਣਕਾਰੀ ਦੇਖੋ",
};

export const testimonials: Texts["testimonials"] = { rating: (stars) => `5 ਵਿੱਚੋਂ ${stars}` };

export const video: Texts["video"] = {
  watch: (minutes) => `ਵੀਡੀਓ ਦੇਖੋ, ${minutes} ਮਿੰਟ`,
};

export const testList: Texts["testList"] = {
  search: "ਨਾਂ ਜਾਂ ਕੋਡ ਨਾਲ ਲੱਭੋ",
  count: (tests) => `${tests} ਟੈਸਟ`,
  inAll: (tests) => `ਕੁੱਲ ${tests} ਟੈਸਟ`,
  found: (tests) => (tests < 2 ? `${tests} ਟੈਸਟ ਮਿਲਿਆ` : `${tests} ਟੈਸਟ ਮਿਲੇ`),
  none: "ਕੋਈ ਟੈਸਟ ਨਹੀਂ ਮਿਲਿਆ",
  noneSentence: "ਕੋਈ ਹੋਰ ਸ਼ਬਦ ਲਿਖ ਕੇ ਦੇਖੋ, ਜਾਂ ਹੇਠਾਂ ਕਿਸਮ ਚੁਣੋ।",
  clear: "ਫ਼ਿਲਟਰ ਹਟਾਓ",
};

export const testCard: Texts["testCard"] = {
  popular: "ਮਸ਼ਹੂਰ",
  code: "ਕੋਡ",
  sample: "ਸੈਂਪਲ",
  reportTime: "ਰਿਪੋਰਟ ਦਾ ਟਾਈਮ",
  details: "ਜਾਣਕਾਰੀ ਦੇਖੋ",
  select: "ਚੁਣੋ",
  selected: "ਚੁਣ ਲਿਆ",
};

export const askUs: Texts["askUs"] = {
  whatsApp: "WhatsApp",
  call: "ਫ਼ੋਨ ਕਰੋ",
  notOffered: (names) => `${names.join(" ਜਾਂ ")} ਸਾਡੇ ਟੈਸਟਾਂ ਵਿੱਚ ਨਹੀਂ ਹੈ। WhatsApp ’ਤੇ ਪੁੱਛੋ ਜਾਂ ਫ਼ੋਨ ਕਰੋ।`,
  question: (about) => (about === "" ? "ਨਮਸਕਾਰ, ਮੈਂ ਇੱਕ ਸਵਾਲ ਪੁੱਛਣਾ ਹੈ।" : `ਨਮਸਕਾਰ, ਮੈਂ ਇੱਕ ਸਵਾਲ ਪੁੱਛਣਾ ਹੈ: ${about}`),
};

/** "2 ਪੈਕੇਜ"; empty for 0. The nouns here are the same in the plural. */
const formatCount = (count: number, noun: string) => (count === 0 ? "" : `${count} ${noun}`);

export const search: Texts["search"] = {
  suggestions: "ਸੁਝਾਅ",
  found: (things) => `${things} ਸੁਝਾਅ`,
  none: (word) => `“${word}” ਲਈ ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ। ਕੋਈ ਹੋਰ ਸ਼ਬਦ ਲਿਖੋ, ਜਾਂ ਸਾਨੂੰ ਪੁੱਛੋ।`,
  all: ({ tests, packages }, word) => {
    const named = [formatCount(tests, "ਟੈਸਟ"), formatCount(packages, "ਪੈਕੇਜ")].filter((said) => said !== "");
    return `“${word}” ਲਈ ${named.join(" ਅਤੇ ")}`;
  },
  below: "ਹੇਠਾਂ ਦੇਖੋ",
  enter: "Enter",
  packageOf: (tests) => (tests < 2 ? `${tests} ਟੈਸਟ ਦਾ ਪੈਕੇਜ` : `${tests} ਟੈਸਟਾਂ ਦਾ ਪੈਕੇਜ`),
  report: (time) => `ਰਿਪੋਰਟ ${time}`,
  code: (code) => `ਕੋਡ ${code}`,
  knownAs: (words) => `ਹੋਰ ਨਾਂ: ${words}`,
  holds: (test) => `ਇਸ ਵਿੱਚ: ${test}`,
  packages: (packages, word) => `“${word}” ਲਈ ${formatCount(packages, "ਪੈਕੇਜ")}`,
  morePackages: (packages) => formatCount(packages, "ਹੋਰ ਪੈਕੇਜ"),
};

/** The colour is that of the cap, which is masculine: ਢੱਕਣ. */
export const tubeNames: Texts["tubeNames"] = {
  culture: "ਕਲਚਰ ਵਾਲੀ ਬੋਤਲ",
  citrate: "ਸਿਟਰੇਟ, ਹਲਕਾ ਨੀਲਾ",
  serum: "ਸੀਰਮ, ਸੁਨਹਿਰੀ",
  heparin: "ਹੈਪਰਿਨ, ਹਰਾ",
  edta: "EDTA, ਜਾਮਣੀ",
  fluoride: "ਫ਼ਲੋਰਾਈਡ, ਸਲੇਟੀ",
  urine: "ਪਿਸ਼ਾਬ ਵਾਲੀ ਡੱਬੀ",
  "urine-24h": "24 ਘੰਟੇ ਦੇ ਪਿਸ਼ਾਬ ਵਾਲੀ ਕੈਨੀ",
  stool: "ਲੈਟਰੀਨ ਵਾਲੀ ਡੱਬੀ",
  swab: "ਸਵੈਬ",
  sputum: "ਬਲਗਮ ਵਾਲੀ ਡੱਬੀ",
  none: "ਕੋਈ ਡੱਬੀ ਨਹੀਂ",
};

/** Who learns that a video was seen. */
export const videoConsent: Texts["videoConsent"] =
  DRAFTS_SHOWN || approvedBy.privacy ? "ਵੀਡੀਓ YouTube ਤੋਂ ਆਉਂਦੀ ਹੈ, ਤੁਹਾਡੇ ਦਬਾਉਣ ਤੋਂ ਬਾਅਦ ਹੀ।" : english.videoConsent;
