import { toLabTime } from "#core/calendar/lab-time.ts";
import { formatLabTime } from "#core/catalogue/preparation/sentences.ts";
import type { PlainReason, ReasonParams } from "#core/errors.ts";
import { sentences } from "#core/i18n/en.ts";

/** Errors about tubes at the lab's bench. */
export const tubeTexts = {
  "tube-unknown": "No tube has this label.",
  "tube-not-collected":
    "This tube is labelled, but not marked as drawn. Please ask the phlebotomist to mark it, then scan it again.",
} satisfies { [R in PlainReason]?: string };

export const formattedTubeTexts = {
  "tube-rejected": ({ at }) => `This tube was rejected on ${formatLabTime(toLabTime(at), sentences)}.`,
} satisfies { [R in keyof ReasonParams]?: (params: ReasonParams[R]) => string };
