import type { Texts } from "#web/i18n/en.ts";

/* Texts shown without a connection, in Punjabi. */

export const offline: Texts["offline"] = {
  none: {
    title: "ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ",
    sentence: "ਇਹ ਪੇਜ ਤੁਹਾਡੇ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ’ਤੇ ਸਾਂਭਿਆ ਨਹੀਂ ਹੈ। ਇੰਟਰਨੈੱਟ ਆਉਣ ’ਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ। ਚਾਹੋ ਤਾਂ ਲੈਬ ਨੂੰ ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ।",
    again: "ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ",
    bookings: "ਮੇਰੀਆਂ ਬੁਕਿੰਗਾਂ",
    home: "ਮੁੱਖ ਪੇਜ",
  },
  notice: {
    label: "ਇੰਟਰਨੈੱਟ",
    down: (asOf) => `ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਜਾਂ ਬਹੁਤ ਹੌਲੀ ਹੈ। ਇਹ ਪੇਜ ${asOf} ਦਾ ਹੈ।`,
    back: (asOf) => `ਇੰਟਰਨੈੱਟ ਆ ਗਿਆ। ਇਹ ਪੇਜ ${asOf} ਦਾ ਹੈ।`,
    again: "ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ",
    refresh: "ਪੇਜ ਫਿਰ ਖੋਲ੍ਹੋ",
  },
};
