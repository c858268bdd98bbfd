import { formatTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import { formatLabTime } from "#core/catalogue/preparation/sentences.ts";
import type { PlainReason, ReasonParams } from "#core/errors.ts";
import { sentences } from "#core/i18n/en.ts";
import { formatPhone } from "#core/patients/phone.ts";

/** Errors about visits and their members. */
export const visitTexts = {
  "visit-unknown": "There is no such visit.",
  "visit-link-unknown": "This link does not open a visit.",
  "fasting-not-needed": "This visit needs no fasting: eat and drink as usual.",
  "fasting-answer-late": "This visit is no longer to come.",
  "visit-changed": "Somebody else has just changed this visit. Please look at it again.",
  "visit-not-assignable": "Only a home visit that is still to come can be given to a phlebotomist.",
  "phlebotomist-unavailable": "This person makes no visits. Please choose another one.",
  "round-changed": "This round has changed meanwhile. Please look at it again.",
  "round-hours": "A stop can only change its turn among those of its hour.",
  "phone-for-whom": sentences.staffForms["change-phone-for"],
  "visit-over": "Only a visit that is still to come can be moved.",
  "centre-not-moved":
    "A visit at the centre is for the hour at which it was booked: it cannot be moved. Please cancel it, and book another one.",
  "centre-without-address": "A visit at the centre has no address.",
  "centre-cancel-reason": "Nobody goes out for a visit at the centre. Please choose another reason.",
  "own-cancel-reason": "Please choose one of the reasons.",
  "centre-without-members": "A visit at the centre is for one person. Please book another one.",
  "visit-not-joinable": "Nobody is expected at this door any more. Please book a new visit.",
  "booking-not-cancellable": "Only a visit that is still to come can be cancelled.",
  "collect-before-visit": "The day of this visit has not come. Was its sample collected already?",
  "complete-without-sample": "No sample has been collected for this booking. Complete it all the same?",
  "complete-without-report":
    "This booking has no released report, so its patient finds none. Complete it all the same?",
  "restore-to-full-slot":
    "All places of this hour are taken meanwhile. Take the visit back into this hour all the same?",
} satisfies { [R in PlainReason]?: string };

/** Errors when patients change their own visit; the helpline can. */
export const formattedVisitTexts = {
  "own-change-deadline": ({ until, today, helpline }) =>
    `This could be changed until ${formatDeadline(until, today)}. ${callUs(helpline)}`,
  "own-moves-used": ({ max, helpline }) =>
    `${max === 0 ? "Visits are moved by phone." : `This visit has been moved ${max === 1 ? "once" : `${max} times`} already.`} ${callUs(helpline)}`,
  "own-change-by-phone": ({ why, helpline }) => `${byPhoneTexts[why]} ${callUs(helpline)}`,
  "own-move-after-meal": ({ kind, at, tests }) => {
    const moment = formatLabTime(at, sentences);
    return kind === "last-meal"
      ? `The last meal before this time was ${moment} at the latest, which has passed. Please choose another time.`
      : `${sentences.preparation.list(tests)}: the first bite before this time was ${moment}, which has passed. Please choose another time.`;
  },
} satisfies { [R in keyof ReasonParams]?: (facts: ReasonParams[R]) => string };

const byPhoneTexts = {
  "at-centre": "This visit is at the centre.",
  shared: "Someone else is visited with you.",
  "under-way": "The phlebotomist is on the way.",
} satisfies Record<ReasonParams["own-change-by-phone"]["why"], string>;

function callUs(helpline: string): string {
  return `Please call us: ${formatPhone(helpline)}.`;
}

/** "3:00 PM", with the day if it is not today. */
function formatDeadline({ day, minutes }: ReasonParams["own-change-deadline"]["until"], today: string): string {
  const time = formatTime(minutes, sentences.clock);
  return day === today ? time : `${formatLongDate(day, sentences.calendar)}, ${time}`;
}
