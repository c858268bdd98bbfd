import * as approvedBy from "#core/i18n/pa/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/landing.ts";
import type { Texts } from "#web/i18n/en.ts";

/* Landing page of the comprehensive offer, its advertisement and pictures, in Punjabi. */

const nothingToday = "ਅੱਜ ਕੁਝ ਨਹੀਂ ਦੇਣਾ। ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ ਦਿਓ: ਕੈਸ਼, ਕਾਰਡ ਜਾਂ UPI ਨਾਲ।";
const inPlaceOf = (price: string, regular: string) => `${regular} ਦੀ ਥਾਂ ${price}`;

export const landing: Texts["landing"] = {
  titleOf: (name, price) => `${name}, ${price} ਵਿੱਚ`,
  descriptionOf: (name, tests, parameters) =>
    `${name}: ${tests} ਟੈਸਟ ਅਤੇ ${parameters} ਪੈਰਾਮੀਟਰ, ਘਰ ਦੀ ਇੱਕੋ ਵਿਜ਼ਿਟ ਵਿੱਚ। ਰਿਪੋਰਟ 24-48 ਘੰਟਿਆਂ ਵਿੱਚ ਆਨਲਾਈਨ। ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ।`,
  loading: "ਆਫ਼ਰ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...",
  failed: "ਆਫ਼ਰ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  nav: {
    label: "ਇਸ ਪੇਜ ’ਤੇ",
    tests: "ਟੈਸਟ",
    benefits: "ਫ਼ਾਇਦੇ",
    overview: "ਪੈਕੇਜ",
    preparation: "ਤਿਆਰੀ",
    call: (phone) => `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ`,
  },
  hero: {
    place: (city) => `${city} ਵਿੱਚ ਖਾਸ ਆਫ਼ਰ`,
    lead: (tests, parameters, categories) =>
      `${tests} ਟੈਸਟ, ${parameters} ਪੈਰਾਮੀਟਰ, ${categories} ਕਿਸਮਾਂ, ਤੁਹਾਡੇ ਘਰ ਦੀ ਇੱਕੋ ਵਿਜ਼ਿਟ ਵਿੱਚ।`,
    book: (price) => `ਸਿਰਫ਼ ${price} ਵਿੱਚ ਬੁੱਕ ਕਰੋ`,
    call: "ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ",
    terms: nothingToday,
  },
  counts: {
    title: "ਟੈਸਟ ਅਤੇ ਪੈਰਾਮੀਟਰ",
    sentence: "ਸਭ ਕੁਝ ਇੱਕੋ ਵਿਜ਼ਿਟ ਵਿੱਚ।",
    tests: "ਟੈਸਟ",
    parameters: "ਪੈਰਾਮੀਟਰ",
    categories: "ਕਿਸਮਾਂ",
    report: "ਰਿਪੋਰਟ",
    reportHours: "24-48 ਘੰਟੇ",
  },
  benefits: {
    title: "ਫ਼ਾਇਦੇ",
    list: {
      home: {
        what: "ਘਰ ਆ ਕੇ ਸੈਂਪਲ",
        how: "ਟ੍ਰੇਂਡ ਲੈਬ ਸਟਾਫ਼ ਤੁਹਾਡੇ ਘਰ ਆਉਂਦੇ ਹਨ। ਵਿਜ਼ਿਟ ਦੇ ਕੋਈ ਵੱਖਰੇ ਪੈਸੇ ਨਹੀਂ।",
      },
      short: {
        what: "10-15 ਮਿੰਟ",
        how: "ਸੈਂਪਲ ਵਿੱਚ ਬੱਸ ਇੰਨਾ ਹੀ ਟਾਈਮ ਲੱਗਦਾ ਹੈ। ਨਾ ਕਿਤੇ ਜਾਣ ਦੀ ਲੋੜ, ਨਾ ਉਡੀਕ ਕਰਨ ਦੀ।",
      },
      report: {
        what: "ਰਿਪੋਰਟ 24-48 ਘੰਟਿਆਂ ਵਿੱਚ",
        how: "ਆਨਲਾਈਨ, ਤੁਹਾਡੇ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ, ਅਤੇ ਫਿਰ ਡਾਕਟਰ ਤੁਹਾਨੂੰ ਸਮਝਾਉਂਦੇ ਹਨ।",
      },
      later: {
        what: "ਹੁਣੇ ਬੁੱਕ ਕਰੋ, ਪੈਸੇ ਬਾਅਦ ਵਿੱਚ",
        how: "ਬੁਕਿੰਗ ਵੇਲੇ ਕੁਝ ਨਹੀਂ ਦੇਣਾ। ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ ਦਿਓ: ਕੈਸ਼, ਕਾਰਡ ਜਾਂ UPI ਨਾਲ।",
      },
    },
  },
  overview: {
    title: "ਪੈਕੇਜ ਕਿਵੇਂ ਚੱਲਦਾ ਹੈ",
    steps: [
      { step: "ਆਪਣਾ ਟਾਈਮ ਚੁਣੋ", how: "ਦਿਨ ਅਤੇ ਟਾਈਮ ਚੁਣੋ। ਬੁਕਿੰਗ ਵਿੱਚ ਦੋ ਮਿੰਟ ਲੱਗਦੇ ਹਨ।" },
      { step: "ਅਸੀਂ ਤੁਹਾਡੇ ਘਰ ਆਉਂਦੇ ਹਾਂ", how: "ਜੋ ਟਾਈਮ ਤੁਸੀਂ ਚੁਣਿਆ, ਉਸੇ ਵਿੱਚ ਲੈਬ ਸਟਾਫ਼ ਆਉਂਦੇ ਹਨ।" },
      {
        step: "ਤੁਹਾਡੀ ਰਿਪੋਰਟ",
        how: "ਰਿਪੋਰਟ 24-48 ਘੰਟਿਆਂ ਵਿੱਚ ਤਿਆਰ ਹੁੰਦੀ ਹੈ। ਉਹ ਆਨਲਾਈਨ ਪੜ੍ਹੋ; ਜੇ ਤੁਸੀਂ ਈਮੇਲ ਦਿੱਤੀ ਹੈ ਤਾਂ ਈਮੇਲ ਵੀ ਆਉਂਦੀ ਹੈ।",
      },
    ],
  },
  included: {
    title: "ਇਸ ਵਿੱਚ ਇਹ ਟੈਸਟ ਹਨ",
    other: "ਹੋਰ ਟੈਸਟ",
  },
  preparation: {
    title: "ਤਿਆਰੀ ਕਿਵੇਂ ਕਰਨੀ ਹੈ",
  },
  testimonials: { title: "ਮਰੀਜ਼ ਕੀ ਕਹਿੰਦੇ ਹਨ" },
  end: {
    title: "ਜਦੋਂ ਤੁਸੀਂ ਤਿਆਰ ਹੋਵੋ",
    privacy: "ਪ੍ਰਾਈਵੇਸੀ ਪਾਲਿਸੀ",
    terms: "ਸੇਵਾ ਦੀਆਂ ਸ਼ਰਤਾਂ",
    refunds: "ਪੈਸੇ ਵਾਪਸੀ ਦੀ ਪਾਲਿਸੀ",
  },
};

export const advert: Texts["advert"] = {
  title: "ਮਸ਼ਹੂਰੀ",
  description: "ਵੱਡੇ ਹੈਲਥ ਪੈਕੇਜ ਦੇ ਆਫ਼ਰ ਦੀ ਮਸ਼ਹੂਰੀ, SVG ਜਾਂ PNG ਫ਼ਾਈਲ ਵਿੱਚ ਡਾਊਨਲੋਡ ਕਰਨ ਲਈ।",
  sentence: "1080 × 1080 ਪਿਕਸਲ, ਚੌਰਸ ਪੋਸਟ ਲਈ। ਰੇਟ ਅਤੇ ਗਿਣਤੀਆਂ ਆਫ਼ਰ ਵਾਲੇ ਹੀ ਹਨ।",
  preview: (name, price, regular) => `ਮਸ਼ਹੂਰੀ: ${name}, ${inPlaceOf(price, regular)}`,
  download: "ਮਸ਼ਹੂਰੀ ਡਾਊਨਲੋਡ ਕਰੋ",
  failed: "ਆਫ਼ਰ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  downloadPng: "PNG ਡਾਊਨਲੋਡ ਕਰੋ",
  svg: "SVG, ਹਰ ਸਾਈਜ਼ ’ਤੇ ਸਾਫ਼",
  png: "PNG, 1080 × 1080 ਪਿਕਸਲ",
  elementsTitle: "ਗਾਹਕ ਨੂੰ ਖਿੱਚਣ ਵਾਲੀਆਂ ਗੱਲਾਂ",
  elements: {
    saving: (percent) => `${percent}% ਛੋਟ`,
    prices: inPlaceOf,
    payLater: "ਹੁਣੇ ਬੁੱਕ ਕਰੋ, ਪੈਸੇ ਬਾਅਦ ਵਿੱਚ: ਬੁਕਿੰਗ ਵੇਲੇ ਕੁਝ ਨਹੀਂ ਦੇਣਾ",
    collection: "ਘਰ ਆ ਕੇ ਸੈਂਪਲ ਮੁਫ਼ਤ",
    report: "ਰਿਪੋਰਟ 24-48 ਘੰਟਿਆਂ ਵਿੱਚ",
    call: (phone) => `ਲੈਬ ਦਾ ਫ਼ੋਨ ਨੰਬਰ: ${phone}`,
  },
  print: {
    title: (name, price, saved) =>
      saved ? `${name}: ${inPlaceOf(price, saved[0])}, ${saved[1]}` : `${name}: ${price}`,
    off: (percent) => `${percent}% ਛੋਟ`,
    facts: (tests, parameters) => [`${tests} ਟੈਸਟ, ${parameters} ਪੈਰਾਮੀਟਰ`, "ਘਰ ਆ ਕੇ ਸੈਂਪਲ ਮੁਫ਼ਤ", "ਰਿਪੋਰਟ 24-48 ਘੰਟਿਆਂ ਵਿੱਚ"],
    payLater: "ਹੁਣੇ ਬੁੱਕ ਕਰੋ, ਪੈਸੇ ਬਾਅਦ ਵਿੱਚ",
    call: (phone) => `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ`,
  },
};

export const share: Texts["share"] = {
  home: (city) => `${city} ਵਿੱਚ ਤੁਹਾਡੇ ਘਰ। ਰਿਪੋਰਟ 24-48 ਘੰਟਿਆਂ ਵਿੱਚ।`,
  package: (tests, city) => `${city} ਵਿੱਚ ਤੁਹਾਡੇ ਘਰ ${tests} ਟੈਸਟ। ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ।`,
  test: (city) => `${city} ਵਿੱਚ ਤੁਹਾਡੇ ਘਰ। ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ।`,
  from: (price) => `ਪੈਕੇਜ ${price} ਤੋਂ ਸ਼ੁਰੂ`,
};

/** How to prepare for the offer's visit. */
export const landingPreparation: Texts["landingPreparation"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        fasting: (least, most) =>
          most === null || most <= least
            ? `ਖਾਲੀ ਪੇਟ ${least} ${least < 2 ? "ਘੰਟਾ" : "ਘੰਟੇ"}`
            : `ਖਾਲੀ ਪੇਟ ${least}-${most} ਘੰਟੇ`,
        eating: "ਵਿਜ਼ਿਟ ਤੋਂ ਪਹਿਲਾਂ",
        /** Insulin is named: it is not understood by ਦਵਾਈ. */
        medicines: {
          what: "ਸਵੇਰ ਦੀ ਦਵਾਈ ਅਤੇ ਇਨਸੁਲਿਨ ਬਾਰੇ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ",
          how: "ਲੈਣ ਜਾਂ ਛੱਡਣ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛੋ।",
        },
        water: { what: "ਇੱਕ ਦਿਨ ਪਹਿਲਾਂ ਪਾਣੀ ਖੂਬ ਪੀਓ", how: "ਇਸ ਨਾਲ ਸੈਂਪਲ ਸੌਖਾ ਲਿਆ ਜਾਂਦਾ ਹੈ।" },
        clothing: { what: "ਖੁੱਲ੍ਹੇ ਕੱਪੜੇ ਪਾਓ", how: "ਬਾਹਾਂ ਸੌਖੀਆਂ ਉੱਪਰ ਹੋ ਜਾਣ ਤਾਂ ਵਿਜ਼ਿਟ ਛੇਤੀ ਹੁੰਦੀ ਹੈ।" },
      }
    : english.landingPreparation;
