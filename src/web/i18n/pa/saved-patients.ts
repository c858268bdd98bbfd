import type { Texts } from "#web/i18n/en.ts";

/* Booking form of a signed-in patient, and of an earlier booking, in Punjabi. */

export const savedPatients: Texts["savedPatients"] = {
  who: "ਟੈਸਟ ਕਿਸ ਦਾ ਹੈ?",
  loading: "ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਖੁੱਲ੍ਹ ਰਹੀ ਹੈ...",
  aged: (years) => `${years} ਸਾਲ`,
  other: "ਕਿਸੇ ਹੋਰ ਦਾ",
  edit: "ਬਦਲੋ",
  editWhat: (what) => `ਬਦਲੋ: ${what}`,
};

export const rebook: Texts["rebook"] = {
  title: (name) => `${name} ਲਈ ਦੁਬਾਰਾ ਬੁੱਕ ਕਰੋ`,
  asBefore: (weekday, time) => `ਪਿਛਲੀ ਵਾਰ ${weekday} ਨੂੰ ${time} ਵਜੇ ਸੀ। ਇੱਕ ਵਾਰ ਦਬਾਓ, ਫਿਰ ਦੇਖ ਕੇ ਪੱਕਾ ਕਰੋ।`,
  none: (time) => `ਅਗਲੇ ਦਿਨਾਂ ਵਿੱਚ ${time} ਭਰਿਆ ਹੋਇਆ ਜਾਂ ਬੰਦ ਹੈ। ਹੇਠਾਂ ਕੋਈ ਟਾਈਮ ਚੁਣੋ।`,
  loading: "ਓਹੀ ਟਾਈਮ ਲੱਭ ਰਹੇ ਹਾਂ...",
  signedOut: "ਸਾਡੇ ਕੋਲ ਜੋ ਜਾਣਕਾਰੀ ਹੈ, ਉਸ ਨਾਲ ਦੁਬਾਰਾ ਬੁੱਕ ਕਰਨ ਲਈ ਲੌਗਿਨ ਕਰੋ। ਜਾਂ ਫ਼ਾਰਮ ਆਪ ਭਰ ਲਓ।",
  login: "ਲੌਗਿਨ ਕਰੋ",
  notFound: "ਤੁਹਾਡੀ ਪਹਿਲਾਂ ਵਾਲੀ ਬੁਕਿੰਗ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਫ਼ਾਰਮ ਭਰ ਲਓ।",
  failed: "ਤੁਹਾਡੀ ਪਹਿਲਾਂ ਵਾਲੀ ਬੁਕਿੰਗ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਫ਼ਾਰਮ ਭਰ ਲਓ।",
};
