import * as approvedBy from "#core/i18n/pa/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/catalogue.ts";
import type { Texts } from "#web/i18n/en.ts";
import { listNames } from "./list-names.ts";

/* Catalogue and the selected tests, in Punjabi. */

export const catalogue: Texts["catalogue"] = {
  detail: {
    crumbs: "ਤੁਸੀਂ ਇੱਥੇ ਹੋ",
    book: "ਹੁਣੇ ਬੁੱਕ ਕਰੋ",
    basePrice: "ਅਸਲ ਰੇਟ",
    youSave: "ਤੁਹਾਡੀ ਬੱਚਤ",
    collection: "ਘਰ ਆ ਕੇ ਸੈਂਪਲ",
    free: "ਮੁਫ਼ਤ",
    questions: "ਬੁੱਕ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਕੋਈ ਸਵਾਲ?",
    backHome: "ਮੁੱਖ ਪੇਜ ਖੋਲ੍ਹੋ",
  },
  package: {
    back: "ਸਾਰੇ ਪੈਕੇਜ",
    tests: "ਟੈਸਟ",
    parameters: "ਪੈਰਾਮੀਟਰ",
    report: "ਰਿਪੋਰਟ",
    reportHours: "24-48 ਘੰਟੇ",
    collection: "ਸੈਂਪਲ",
    collectionAt: "ਘਰ ਆ ਕੇ, ਮੁਫ਼ਤ",
    testsIncluded: "ਇਸ ਵਿੱਚ ਇਹ ਟੈਸਟ ਹਨ",
    noTests: "ਟੈਸਟਾਂ ਦੀ ਜਾਣਕਾਰੀ ਅਜੇ ਬਦਲੀ ਜਾ ਰਹੀ ਹੈ। ਇਸ ਪੈਕੇਜ ਬਾਰੇ ਹੋਰ ਜਾਣਨ ਲਈ ਸਾਡੇ ਨਾਲ ਗੱਲ ਕਰੋ।",
    cheaper: {
      more: {
        title: (rupees) => `${rupees} ਵੱਧ ਵਿੱਚ ਕੀ ਮਿਲਦਾ ਹੈ`,
        before: (tests) => `${tests} ਟੈਸਟ ਜੋ`,
        after: (rupees) => `(${rupees}) ਵਿੱਚ ਨਹੀਂ:`,
        lacks: (names) => `ਪਰ ਇਹ ਸਿਰਫ਼ ਉਸ ਪੈਕੇਜ ਵਿੱਚ ${names.length < 2 ? "ਹੈ" : "ਹਨ"}: ${names.join("; ")}।`,
      },
      same: {
        title: (rupees) => `ਓਹੀ ਟੈਸਟ, ${rupees} ਸਸਤੇ`,
        before: () => "ਇਸ ਪੈਕੇਜ ਦਾ ਹਰ ਟੈਸਟ",
        after: (rupees) => `(${rupees}) ਵਿੱਚ ਵੀ ਹੈ।`,
        lacks: (names) => `ਉਸ ਪੈਕੇਜ ਵਿੱਚ ਇਹ ਵੀ ${names.length < 2 ? "ਹੈ" : "ਹਨ"}: ${names.join("; ")}।`,
      },
    },
    prepare: "ਤਿਆਰੀ ਕਿਵੇਂ ਕਰਨੀ ਹੈ",
    heartRisk: "ਆਪਣੇ ਦਿਲ ਦਾ ਖਤਰਾ ਜਾਣੋ",
    special: "ਆਫ਼ਰ ਕਿਵੇਂ ਚੱਲਦਾ ਹੈ",
    fullPrice: "ਪੂਰਾ ਰੇਟ",
    holds: (tests, parameters) => `${tests} ਟੈਸਟ ਅਤੇ ${parameters} ਪੈਰਾਮੀਟਰ।`,
    offerPrice: "ਆਫ਼ਰ ਦਾ ਰੇਟ",
    later: "ਪੈਸੇ ਬਾਅਦ ਵਿੱਚ",
    laterSentence: "ਅੱਜ ਕੁਝ ਨਹੀਂ ਦੇਣਾ। ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ ਦਿਓ: ਕੈਸ਼, ਕਾਰਡ ਜਾਂ UPI ਨਾਲ।",
    loading: "ਪੈਕੇਜ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...",
    missing: "ਇਹ ਪੈਕੇਜ ਇੱਥੇ ਨਹੀਂ ਹੈ। ਹੋ ਸਕਦਾ ਹੈ ਲੈਬ ਨੇ ਇਸ ਦੀ ਥਾਂ ਹੋਰ ਪੈਕੇਜ ਰੱਖਿਆ ਹੋਵੇ।",
    allPackages: "ਸਾਰੇ ਪੈਕੇਜ",
    failed: "ਪੈਕੇਜ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ",
    failedSentence: "ਪੈਕੇਜ ਦੀ ਜਾਣਕਾਰੀ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  },
  test: {
    back: "ਇਕੱਲੇ ਟੈਸਟ",
    sample: "ਸੈਂਪਲ",
    reportTime: "ਰਿਪੋਰਟ ਦਾ ਟਾਈਮ",
    collection: "ਸੈਂਪਲ ਕਿੱਥੇ",
    collectionAt: "ਘਰ ਆ ਕੇ, ਮੁਫ਼ਤ",
    payment: "ਪੈਸੇ",
    paymentWhen: "ਟੈਸਟ ਤੋਂ ਬਾਅਦ",
    about: "ਇਸ ਟੈਸਟ ਬਾਰੇ",
    preparation: "ਤਿਆਰੀ",
    importance: "ਇਹ ਟੈਸਟ ਕਿਉਂ ਜ਼ਰੂਰੀ ਹੈ",
    process: "ਟੈਸਟ ਕਿਵੇਂ ਹੁੰਦਾ ਹੈ",
    gather: "ਇਸੇ ਵਿਜ਼ਿਟ ਵਿੱਚ ਹੋਰ ਟੈਸਟ ਵੀ ਕਰਾਉਣੇ ਹਨ?",
    review: (tests) => `${tests} ਇੱਕ ਵਾਰ ਦੇਖੋ`,
    related: "ਇਸ ਨਾਲ ਦੇ ਟੈਸਟ",
    loading: "ਟੈਸਟ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...",
    missing: "ਇਹ ਟੈਸਟ ਇੱਥੇ ਨਹੀਂ ਹੈ। ਹੋ ਸਕਦਾ ਹੈ ਲੈਬ ਹੁਣ ਇਹ ਨਾ ਕਰਦੀ ਹੋਵੇ।",
    allTests: "ਇਕੱਲੇ ਟੈਸਟ",
    failed: "ਟੈਸਟ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ",
    failedSentence: "ਟੈਸਟ ਦੀ ਜਾਣਕਾਰੀ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  },
  listing: {
    title: "ਇਕੱਲੇ ਲੈਬ ਟੈਸਟ",
    sentence: "ਜਿਸ ਦੀ ਲੋੜ ਹੈ, ਓਹੀ ਚੁਣੋ। ਅਸੀਂ ਤੁਹਾਡੇ ਘਰ ਆਉਂਦੇ ਹਾਂ, ਪੈਸੇ ਬਾਅਦ ਵਿੱਚ ਦਿਓ।",
    description: "ਇਕੱਲੇ ਲੈਬ ਟੈਸਟ, ਰੇਟ, ਸੈਂਪਲ ਅਤੇ ਰਿਪੋਰਟ ਦੇ ਟਾਈਮ ਸਮੇਤ। ਘਰ ਆ ਕੇ ਸੈਂਪਲ ਮੁਫ਼ਤ, ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ।",
    category: "ਕਿਸਮ",
    categories: "ਲਿਸਟ ਛੋਟੀ ਕਰੋ",
    allCategories: "ਸਾਰੀਆਂ ਕਿਸਮਾਂ",
    clearSearch: "ਲਿਖਿਆ ਮਿਟਾਓ",
    find: "ਲੱਭੋ",
    failed: "ਕੋਈ ਗੜਬੜ ਹੋ ਗਈ",
    failedSentence: "ਟੈਸਟ ਨਹੀਂ ਖੁੱਲ੍ਹੇ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
    refresh: "ਪੇਜ ਫਿਰ ਖੋਲ੍ਹੋ",
  },
  review: {
    title: "ਆਪਣੇ ਟੈਸਟ ਇੱਕ ਵਾਰ ਦੇਖੋ",
    description: "ਤੁਹਾਡੇ ਚੁਣੇ ਟੈਸਟ, ਉਨ੍ਹਾਂ ਦਾ ਕੁੱਲ ਰੇਟ, ਅਤੇ ਉਨ੍ਹਾਂ ਦੀ ਤਿਆਰੀ।",
    back: "ਵਾਪਸ ਟੈਸਟਾਂ ’ਤੇ",
    preparation: "ਤਿਆਰੀ",
    points: (points) => (points < 2 ? `${points} ਹੋਰ ਗੱਲ` : `${points} ਹੋਰ ਗੱਲਾਂ`),
    summary: "ਹਿਸਾਬ",
    count: "ਟੈਸਟ",
    subtotal: "ਟੈਸਟਾਂ ਦਾ ਜੋੜ",
    youSave: "ਤੁਹਾਡੀ ਬੱਚਤ",
    collection: "ਘਰ ਆ ਕੇ ਸੈਂਪਲ",
    free: "ਮੁਫ਼ਤ",
    total: "ਕੁੱਲ",
    proceed: "ਅੱਗੇ ਟਾਈਮ ਬੁੱਕ ਕਰੋ",
    continue: "ਹੋਰ ਟੈਸਟ ਚੁਣੋ",
    none: "ਕੋਈ ਟੈਸਟ ਨਹੀਂ ਚੁਣਿਆ",
    noneSentence: "ਵਾਪਸ ਜਾਓ ਅਤੇ ਟੈਸਟ ਚੁਣੋ, ਫਿਰ ਇੱਥੇ ਇੱਕ ਵਾਰ ਦੇਖੋ।",
  },
};

export const cart: Texts["cart"] = {
  title: "ਚੁਣੇ ਟੈਸਟ",
  sum: (tests, total) => `${tests}, ${total}`,
  payLater: "ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ",
  review: "ਇੱਕ ਵਾਰ ਦੇਖੋ",
  total: "ਕੁੱਲ",
  remove: (test) => `${test} ਹਟਾਓ`,
  removed: (test) => `${test} ਹਟਾ ਦਿੱਤਾ`,
  heldBy: (by) => `${by} ਵਿੱਚ ਪਹਿਲਾਂ ਹੀ ਹੈ:`,
  removeHeld: (saves) => `ਹਟਾਓ, ${saves} ਬਚਾਓ`,
  cheaper: (tests, name, saves) =>
    tests === 1 ? `ਇਹ ਟੈਸਟ ${name} ਵਿੱਚ ${saves} ਸਸਤਾ ਹੈ।` : `ਇਹ ${tests} ਟੈਸਟ ${name} ਵਿੱਚ ${saves} ਸਸਤੇ ਹਨ।`,
  holds: (tests) => `ਉਸ ਵਿੱਚ ${tests} ਟੈਸਟ ${tests < 2 ? "ਹੈ" : "ਹਨ"}।`,
  names: listNames,
  takePackage: "ਪੈਕੇਜ ਬੁੱਕ ਕਰੋ",
  takeTests: "ਇਹ ਲੈ ਲਓ",
  bookSelected: "ਚੁਣੇ ਟੈਸਟ ਬੁੱਕ ਕਰੋ",
  none: "ਕੋਈ ਟੈਸਟ ਨਹੀਂ ਚੁਣਿਆ",
  noneSentence: "ਟੈਸਟ ਚੁਣੋ, ਉਹ ਇੱਥੇ ਰਹੇਗਾ।",
  noneToBook: "ਬੁੱਕ ਕਰਨ ਲਈ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਟੈਸਟ ਚੁਣੋ।",
  bookOne: "ਹੁਣੇ ਬੁੱਕ ਕਰੋ",
  notOpened: "ਚੁਣੇ ਟੈਸਟ ਨਹੀਂ ਖੁੱਲ੍ਹੇ।",
  tryAgain: "ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਦੇਖੋ ਅਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
};

/** How to prepare for a package, and what a cheaper one asks for. */
export const packagePreparation: Texts["packagePreparation"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        water: { what: "ਪਾਣੀ ਖੂਬ ਪੀਓ", how: "ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ: ਇਸ ਨਾਲ ਸੈਂਪਲ ਸੌਖਾ ਲਿਆ ਜਾਂਦਾ ਹੈ।" },
        medicines: {
          what: "ਦਵਾਈ ਅਤੇ ਇਨਸੁਲਿਨ ਬਾਰੇ ਪੁੱਛੋ",
          how: "ਸਵੇਰ ਦੀ ਦਵਾਈ ਜਾਂ ਇਨਸੁਲਿਨ ਲੈਣ ਜਾਂ ਛੱਡਣ ਤੋਂ ਪਹਿਲਾਂ ਆਪਣੇ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ।",
        },
        hour: "ਸਵੇਰ ਦਾ ਛੇਤੀ ਵਾਲਾ ਟਾਈਮ ਚੁਣੋ",
        clothing: { what: "ਖੁੱਲ੍ਹੇ ਕੱਪੜੇ ਪਾਓ", how: "ਖੁੱਲ੍ਹੀਆਂ ਬਾਹਾਂ ਨਾਲ ਸੈਂਪਲ ਛੇਤੀ ਅਤੇ ਆਰਾਮ ਨਾਲ ਲਿਆ ਜਾਂਦਾ ਹੈ।" },
        stricter: (sentence) => `ਉਹ ਪੈਕੇਜ ਸਸਤਾ ਹੈ। ${sentence}`,
      }
    : english.packagePreparation;
