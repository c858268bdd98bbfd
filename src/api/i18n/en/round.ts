import { formatTime } from "#core/calendar/clock-time.ts";
import { formatDayMonth } from "#core/calendar/day.ts";
import type { PlainReason, ReasonParams } from "#core/errors.ts";
import { sentences } from "#core/i18n/en.ts";

/** Errors about rounds, their visits and tubes. */
export const roundTexts = {
  "events-too-many": "Please send at most 100 events at once.",
  "event-id-used": "Another event was stored with this id.",
  "event-too-old": "This happened more than a week ago. Please tell the lab.",
  "event-unknown": "There is no such step to take back.",
  "event-undo-late": "This step can no longer be taken back here. Please call the lab.",
  "event-undo-order": "Please take back the later step first.",
  "visit-of-another": "This visit was not on your round.",
  "visit-of-another-day": "This visit is on another day.",
  "patient-not-identified": "Please ask the patient's name and age first.",
  "tube-not-needed": "Nothing is drawn for these tests.",
  "visit-not-at-centre": "This sample is collected at the patient's home, on the round.",
  "sample-not-collectable": "No sample is collected for this booking: it is cancelled, in the lab, or of another day.",
  "child-volume-unconfirmed": "Please confirm that each tube holds the volume for a child.",
  "label-malformed": "A label has 6 to 20 digits and letters. Look at it again.",
  "label-word": "This is a word, not a label. Scan the bars, or type the number below them.",
  "label-twice": "This label stands on another of these tubes. Please take a new one.",
  "label-received":
    "The bench has this tube already, and its label stays on. If the label is wrong, reject the tube there.",
} satisfies { [R in PlainReason]?: string };

export const formattedRoundTexts = {
  "label-used": ({ at }) => {
    const time = formatTime(at.minutes, sentences.clock);
    return `This label was used on ${formatDayMonth(at.day, sentences.calendar)}, ${time}. Please take a new one.`;
  },
  "tubes-not-labelled": ({ count }) =>
    count === 1
      ? "One tube has no label yet. Label it, or say why it is not drawn."
      : `${count} tubes have no label yet. Label them, or say why they are not drawn.`,
} satisfies { [R in keyof ReasonParams]?: (params: ReasonParams[R]) => string };
