import type { Texts } from "#web/i18n/en.ts";

/* What tests examine, in Punjabi. */

export const organs: Texts["organs"] = {
  blood: "ਖੂਨ ਅਤੇ ਵਿਟਾਮਿਨ",
  sugar: "ਸ਼ੂਗਰ ਅਤੇ ਪੈਨਕ੍ਰੀਆਸ",
  heart: "ਦਿਲ ਅਤੇ ਕੋਲੈਸਟ੍ਰੋਲ",
  brain: "ਦਿਮਾਗ ਅਤੇ ਨਸਾਂ",
  lungs: "ਫੇਫੜੇ ਅਤੇ ਐਲਰਜੀ",
  germ: "ਇਨਫੈਕਸ਼ਨ ਅਤੇ ਸੋਜ",
  bone: "ਹੱਡੀਆਂ ਅਤੇ ਜੋੜ",
  kidneys: "ਗੁਰਦੇ ਅਤੇ ਪਿਸ਼ਾਬ",
  liver: "ਲਿਵਰ",
  stomach: "ਪੇਟ ਅਤੇ ਅੰਤੜੀਆਂ",
  thyroid: "ਥਾਇਰਾਇਡ",
  hormones: "ਹਾਰਮੋਨ",
  tumour: "ਟਿਊਮਰ ਮਾਰਕਰ",
};
