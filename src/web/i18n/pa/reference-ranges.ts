import type { Texts } from "#web/i18n/en.ts";

/* Reference ranges on a test's page, in Punjabi. */

export const referenceRanges: Texts["referenceRanges"] = {
  title: "ਤੁਹਾਡੇ ਨੰਬਰਾਂ ਦਾ ਕੀ ਮਤਲਬ ਹੈ",
  titleOfFindings: "ਰਿਪੋਰਟ ਕੀ ਦੱਸਦੀ ਹੈ",
  sexes: { any: "", female: "ਔਰਤਾਂ", male: "ਮਰਦ" },
  under: (years) => `${years} ਸਾਲ ਤੋਂ ਘੱਟ`,
  from: (years) => `${years} ਸਾਲ ਜਾਂ ਵੱਧ`,
  /** The unit follows, so that nothing of ours stands behind the number. */
  limits: {
    between: (low, high) => `${low} ਤੋਂ ${high}`,
    upTo: (high) => `ਵੱਧ ਤੋਂ ਵੱਧ ${high}`,
    orMore: (low) => `ਘੱਟੋ-ਘੱਟ ${low}`,
  },
  tooLow: "ਘੱਟ",
  inRange: "ਨਾਰਮਲ",
  inRangeMeans: "ਜਿੰਨਾ ਬਹੁਤੇ ਬਾਲਗਾਂ ਵਿੱਚ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।",
  tooHigh: "ਵੱਧ",
  finding: "ਰਿਪੋਰਟ ਵਿੱਚ: ਮਿਲਿਆ ਜਾਂ ਨਹੀਂ ਮਿਲਿਆ",
  words: "ਸ਼ਬਦਾਂ ਵਿੱਚ ਲਿਖਿਆ ਹੁੰਦਾ ਹੈ",
  own: "ਨਾਰਮਲ ਹੱਦ ਤੁਹਾਡੀ ਰਿਪੋਰਟ ’ਤੇ ਹੈ",
  typical: "ਇਹ ਹੱਦਾਂ ਆਮ ਤੌਰ ’ਤੇ ਉਨ੍ਹਾਂ ਬਾਲਗਾਂ ਦੀਆਂ ਹਨ ਜੋ ਗਰਭਵਤੀ ਨਹੀਂ ਹਨ; ਤੁਹਾਡੀ ਰਿਪੋਰਟ ’ਤੇ ਤੁਹਾਡੀ ਲੈਬ ਦੀਆਂ ਆਪਣੀਆਂ ਹਨ।",
  published: (sources) => `ਕਿੱਥੇ ਛਪੀਆਂ: ${sources.join("; ")}।`,
  signed: (names) => `ਇਸ ਲੈਬ ਲਈ ਪੱਕੀਆਂ ਕਰਨ ਵਾਲੇ: ${names.join(", ")}।`,
};
