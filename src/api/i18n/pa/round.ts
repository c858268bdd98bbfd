import { formatTime } from "#core/calendar/clock-time.ts";
import { formatDayMonth } from "#core/calendar/day.ts";
import type { PlainReason, ReasonParams } from "#core/errors.ts";
import { sentences } from "#core/i18n/pa.ts";

/** Errors about rounds, their visits and tubes. */
export const roundTexts = {
  "events-too-many": "ਇੱਕ ਵਾਰ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ 100 ਐਂਟਰੀਆਂ ਭੇਜੋ।",
  "event-id-used": "ਇਸ ਨੰਬਰ (id) ਨਾਲ ਇੱਕ ਹੋਰ ਐਂਟਰੀ ਸਾਂਭੀ ਗਈ ਸੀ।",
  "event-too-old": "ਇਹ ਇੱਕ ਹਫ਼ਤੇ ਤੋਂ ਵੱਧ ਪੁਰਾਣੀ ਗੱਲ ਹੈ। ਲੈਬ ਨੂੰ ਦੱਸੋ।",
  "event-unknown": "ਵਾਪਸ ਲੈਣ ਲਈ ਇਹ ਸਟੈੱਪ ਨਹੀਂ ਮਿਲਿਆ।",
  "event-undo-late": "ਇਹ ਸਟੈੱਪ ਹੁਣ ਇੱਥੋਂ ਵਾਪਸ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਦਾ। ਲੈਬ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
  "event-undo-order": "ਪਹਿਲਾਂ ਬਾਅਦ ਵਾਲਾ ਸਟੈੱਪ ਵਾਪਸ ਲਓ।",
  "visit-of-another": "ਇਹ ਵਿਜ਼ਿਟ ਤੁਹਾਡੇ ਰਾਊਂਡ ਵਿੱਚ ਨਹੀਂ ਸੀ।",
  "visit-of-another-day": "ਇਹ ਵਿਜ਼ਿਟ ਕਿਸੇ ਹੋਰ ਦਿਨ ਦੀ ਹੈ।",
  "patient-not-identified": "ਪਹਿਲਾਂ ਮਰੀਜ਼ ਦਾ ਨਾਂ ਅਤੇ ਉਮਰ ਪੁੱਛੋ।",
  "tube-not-needed": "ਇਨ੍ਹਾਂ ਟੈਸਟਾਂ ਲਈ ਕੋਈ ਟਿਊਬ ਨਹੀਂ ਭਰਨੀ।",
  "visit-not-at-centre": "ਇਹ ਸੈਂਪਲ ਮਰੀਜ਼ ਦੇ ਘਰੋਂ, ਰਾਊਂਡ ’ਤੇ ਲਿਆ ਜਾਂਦਾ ਹੈ।",
  "sample-not-collectable": "ਇਸ ਬੁਕਿੰਗ ਦਾ ਸੈਂਪਲ ਨਹੀਂ ਲੈਣਾ: ਇਹ ਰੱਦ ਹੈ, ਲੈਬ ਵਿੱਚ ਹੈ, ਜਾਂ ਕਿਸੇ ਹੋਰ ਦਿਨ ਦੀ ਹੈ।",
  "child-volume-unconfirmed": "ਪੱਕਾ ਕਰੋ ਕਿ ਹਰ ਟਿਊਬ ਵਿੱਚ ਬੱਚੇ ਜਿੰਨਾ ਹੀ ਸੈਂਪਲ ਹੈ।",
  "label-malformed": "ਲੇਬਲ ਵਿੱਚ 6 ਤੋਂ 20 ਅੰਕ ਅਤੇ ਅੱਖਰ ਹੁੰਦੇ ਹਨ। ਇੱਕ ਵਾਰ ਫੇਰ ਦੇਖੋ।",
  "label-word": "ਇਹ ਸ਼ਬਦ ਹੈ, ਲੇਬਲ ਨਹੀਂ। ਲਕੀਰਾਂ ਸਕੈਨ ਕਰੋ, ਜਾਂ ਉਨ੍ਹਾਂ ਹੇਠਲਾ ਨੰਬਰ ਲਿਖੋ।",
  "label-twice": "ਇਹ ਲੇਬਲ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਦੂਜੀ ਟਿਊਬ ’ਤੇ ਲੱਗਾ ਹੈ। ਨਵਾਂ ਲੇਬਲ ਲਓ।",
  "label-received": "ਇਹ ਟਿਊਬ ਲੈਬ ਕੋਲ ਪਹੁੰਚ ਚੁੱਕੀ ਹੈ, ਇਸ ਲਈ ਲੇਬਲ ਨਹੀਂ ਉਤਰੇਗਾ। ਲੇਬਲ ਗ਼ਲਤ ਹੈ ਤਾਂ ਟਿਊਬ ਉੱਥੇ ਰੱਦ ਕਰੋ।",
} satisfies { [R in PlainReason]?: string };

export const formattedRoundTexts = {
  "label-used": ({ at }) => {
    const time = formatTime(at.minutes, sentences.clock);
    return `ਇਹ ਲੇਬਲ ${formatDayMonth(at.day, sentences.calendar)}, ${time} ਵਜੇ ਲੱਗ ਚੁੱਕਾ ਹੈ। ਨਵਾਂ ਲੇਬਲ ਲਓ।`;
  },
  "tubes-not-labelled": ({ count }) =>
    count === 1
      ? "1 ਟਿਊਬ ’ਤੇ ਅਜੇ ਲੇਬਲ ਨਹੀਂ ਹੈ। ਲੇਬਲ ਲਾਓ, ਜਾਂ ਲਿਖੋ ਕਿ ਇਹ ਕਿਉਂ ਨਹੀਂ ਭਰੀ।"
      : `${count} ਟਿਊਬਾਂ ’ਤੇ ਅਜੇ ਲੇਬਲ ਨਹੀਂ ਹੈ। ਲੇਬਲ ਲਾਓ, ਜਾਂ ਲਿਖੋ ਕਿ ਇਹ ਕਿਉਂ ਨਹੀਂ ਭਰੀਆਂ।`,
} satisfies { [R in keyof ReasonParams]?: (params: ReasonParams[R]) => string };
