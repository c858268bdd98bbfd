import type { Texts } from "#web/i18n/en.ts";
import { listNames } from "./list-names.ts";

/* All packages by need, and their comparison, in Punjabi. */

const moreTests = (tests: number) => `${tests} ਹੋਰ ਟੈਸਟ`;

export const packages: Texts["packages"] = {
  title: "ਸਾਰੇ ਪੈਕੇਜ",
  sentence: "ਇੱਕ ਵਿਜ਼ਿਟ, ਇੱਕ ਸਾਫ਼ ਰਿਪੋਰਟ। ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ ਦਿਓ।",
  description: "nabz ਦੇ ਸਾਰੇ ਹੈਲਥ ਪੈਕੇਜ, ਉਨ੍ਹਾਂ ਦੇ ਟੈਸਟ ਅਤੇ ਰੇਟ। ਘਰ ਆ ਕੇ ਸੈਂਪਲ ਮੁਫ਼ਤ, ਰਿਪੋਰਟ 24-48 ਘੰਟਿਆਂ ਵਿੱਚ ਆਨਲਾਈਨ, ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ।",
  list: "ਪੈਕੇਜ",
  crumbs: "ਤੁਸੀਂ ਇੱਥੇ ਹੋ",
  byNeed: "ਲੋੜ ਦੇ ਹਿਸਾਬ ਨਾਲ ਪੈਕੇਜ",
  all: "ਸਾਰੇ",
  needs: {
    "every-year": { chip: "ਹਰ ਸਾਲ", title: "ਹਰ ਸਾਲ", sentence: "ਕੋਈ ਤਕਲੀਫ਼ ਨਹੀਂ, ਅਤੇ ਅੱਗੋਂ ਵੀ ਨਾ ਹੋਵੇ।" },
    tired: {
      chip: "ਥਕਾਵਟ",
      title: "ਥਕਾਵਟ, ਵਧਦਾ ਭਾਰ, ਝੜਦੇ ਵਾਲ",
      sentence: "ਜਦੋਂ ਕੁਝ ਠੀਕ ਨਾ ਲੱਗੇ ਅਤੇ ਜਾਣਨਾ ਹੋਵੇ ਕਿ ਗੱਲ ਕੀ ਹੈ।",
    },
    "sugar-and-heart": {
      chip: "ਸ਼ੂਗਰ ਅਤੇ ਦਿਲ",
      title: "ਸ਼ੂਗਰ ਅਤੇ ਦਿਲ",
      sentence: "ਜੋ ਸਾਲਾਂ ਤੱਕ ਨਾਲ ਚੱਲਦਾ ਹੈ, ਉਸ ’ਤੇ ਨਜ਼ਰ ਰੱਖੋ।",
    },
    "age-and-life": {
      chip: "ਔਰਤ, ਮਰਦ, ਬਜ਼ੁਰਗ",
      title: "ਔਰਤਾਂ, ਮਰਦਾਂ ਅਤੇ ਸਾਡੇ ਬਜ਼ੁਰਗਾਂ ਲਈ",
      sentence: "ਉਮਰ ਅਤੇ ਜ਼ਿੰਦਗੀ ਦੇ ਹਿਸਾਬ ਨਾਲ ਚੁਣੇ, ਕਿਸੇ ਇੱਕ ਅੰਗ ਲਈ ਨਹੀਂ।",
    },
    "fever-and-joints": {
      chip: "ਬੁਖਾਰ ਅਤੇ ਜੋੜ",
      title: "ਬੁਖਾਰ, ਅਤੇ ਜੋੜਾਂ ਦਾ ਦਰਦ",
      sentence: "ਜਦੋਂ ਸਰੀਰ ਆਪ ਬੋਲ ਕੇ ਦੱਸੇ।",
    },
  },
  compare: "ਫ਼ਰਕ ਦੇਖੋ",
  compareTwo: "2 ਦਾ ਫ਼ਰਕ ਦੇਖੋ",
  chooseAnother: "ਫ਼ਰਕ ਦੇਖਣ ਲਈ ਇੱਕ ਹੋਰ ਚੁਣੋ।",
  tickTwo: "ਦੋ ਪੈਕੇਜਾਂ ’ਤੇ “ਫ਼ਰਕ ਦੇਖੋ” ’ਤੇ ਨਿਸ਼ਾਨ ਲਾਓ।",
  chosen: listNames,
  more: moreTests,
};

export const compare: Texts["compare"] = {
  buys: (rupees, tests) => `${rupees} ਵੱਧ ਵਿੱਚ ${moreTests(tests)}`,
  same: (rupees) => (rupees ? `ਓਹੀ ਟੈਸਟ, ਰੇਟ ਵਿੱਚ ${rupees} ਦਾ ਫ਼ਰਕ` : "ਓਹੀ ਟੈਸਟ, ਓਹੀ ਰੇਟ"),
  apart: (rupees, both) => `ਦੋਵਾਂ ਵਿੱਚ ${both} ਟੈਸਟ, ${rupees ? `ਰੇਟ ਵਿੱਚ ${rupees} ਦਾ ਫ਼ਰਕ` : "ਰੇਟ ਇੱਕੋ"}`,
  nothingInCommon: "ਇਨ੍ਹਾਂ ਦੋ ਪੈਕੇਜਾਂ ਵਿੱਚ ਕੋਈ ਟੈਸਟ ਸਾਂਝਾ ਨਹੀਂ",
  onlyIn: (name, tests) => `ਸਿਰਫ਼ ${name} ਵਿੱਚ: ${tests}`,
  both: (tests) => `ਦੋਵਾਂ ਵਿੱਚ: ${tests}`,
};
