import { toLabTime } from "#core/calendar/lab-time.ts";
import { formatLabTime } from "#core/catalogue/preparation/sentences.ts";
import type { PlainReason, ReasonParams } from "#core/errors.ts";
import { sentences } from "#core/i18n/pa.ts";

/** Errors about tubes at the lab's bench. */
export const tubeTexts = {
  "tube-unknown": "ਇਸ ਲੇਬਲ ਵਾਲੀ ਕੋਈ ਟਿਊਬ ਨਹੀਂ ਹੈ।",
  "tube-not-collected":
    "ਇਸ ਟਿਊਬ ’ਤੇ ਲੇਬਲ ਹੈ, ਪਰ ਇਹ ਨਹੀਂ ਲਿਖਿਆ ਕਿ ਇਹ ਭਰੀ ਗਈ ਹੈ। ਲੈਬ ਸਟਾਫ਼ ਨੂੰ ਕਹੋ ਕਿ ਇਹ ਲਿਖ ਦੇਣ, ਫਿਰ ਦੁਬਾਰਾ ਸਕੈਨ ਕਰੋ।",
} satisfies { [R in PlainReason]?: string };

export const formattedTubeTexts = {
  "tube-rejected": ({ at }) => `ਇਹ ਟਿਊਬ ${formatLabTime(toLabTime(at), sentences)} ਵਜੇ ਰੱਦ ਕੀਤੀ ਗਈ ਸੀ।`,
} satisfies { [R in keyof ReasonParams]?: (params: ReasonParams[R]) => string };
