import * as english from "#api/i18n/en/visits.ts";
import { formatTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import { formatLabTime } from "#core/catalogue/preparation/sentences.ts";
import type { PlainReason, ReasonParams } from "#core/errors.ts";
import * as approvedBy from "#core/i18n/pa/approved-by.ts";
import { sentences } from "#core/i18n/pa.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { DRAFTS_SHOWN } from "#drafts";

/** Errors about visits and their members. */
export const visitTexts = {
  "visit-unknown": "ਇਹ ਵਿਜ਼ਿਟ ਨਹੀਂ ਮਿਲੀ।",
  "visit-link-unknown": "ਇਸ ਲਿੰਕ ਨਾਲ ਕੋਈ ਵਿਜ਼ਿਟ ਨਹੀਂ ਖੁੱਲ੍ਹਦੀ।",
  "fasting-not-needed":
    DRAFTS_SHOWN || approvedBy.preparation
      ? "ਇਸ ਵਿਜ਼ਿਟ ਲਈ ਖਾਲੀ ਪੇਟ ਜ਼ਰੂਰੀ ਨਹੀਂ: ਰੋਜ਼ ਵਾਂਗ ਖਾਣਾ, ਚਾਹ, ਪਾਣੀ ਲਓ।"
      : english.visitTexts["fasting-not-needed"],
  "fasting-answer-late": "ਇਹ ਵਿਜ਼ਿਟ ਹੁਣ ਹੋਣੀ ਬਾਕੀ ਨਹੀਂ ਹੈ।",
  "visit-changed": "ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਵਿਜ਼ਿਟ ਹੁਣੇ ਬਦਲੀ ਹੈ। ਫਿਰ ਦੇਖੋ।",
  "visit-not-assignable": "ਲੈਬ ਸਟਾਫ਼ ਨੂੰ ਘਰ ਦੀ ਉਹੀ ਵਿਜ਼ਿਟ ਦਿੱਤੀ ਜਾ ਸਕਦੀ ਹੈ ਜੋ ਅਜੇ ਹੋਣੀ ਹੈ।",
  "phlebotomist-unavailable": "ਇਹ ਵਿਅਕਤੀ ਵਿਜ਼ਿਟਾਂ ’ਤੇ ਨਹੀਂ ਜਾਂਦੇ। ਕਿਸੇ ਹੋਰ ਨੂੰ ਚੁਣੋ।",
  "round-changed": "ਇਸ ਦੌਰਾਨ ਇਹ ਰਾਊਂਡ ਬਦਲ ਗਿਆ ਹੈ। ਫਿਰ ਦੇਖੋ।",
  "round-hours": "ਵਿਜ਼ਿਟ ਦੀ ਵਾਰੀ ਸਿਰਫ਼ ਉਸੇ ਟਾਈਮ ਦੀਆਂ ਵਿਜ਼ਿਟਾਂ ਵਿੱਚ ਬਦਲ ਸਕਦੀ ਹੈ।",
  "phone-for-whom": sentences.staffForms["change-phone-for"],
  "visit-over": "ਟਾਈਮ ਸਿਰਫ਼ ਉਸ ਵਿਜ਼ਿਟ ਦਾ ਬਦਲ ਸਕਦਾ ਹੈ ਜੋ ਅਜੇ ਹੋਣੀ ਹੈ।",
  "centre-not-moved": "ਸੈਂਟਰ ਦੀ ਵਿਜ਼ਿਟ ਉਸੇ ਟਾਈਮ ਦੀ ਹੈ ਜਦੋਂ ਬੁੱਕ ਹੋਈ: ਇਸ ਦਾ ਟਾਈਮ ਨਹੀਂ ਬਦਲ ਸਕਦਾ। ਇਸ ਨੂੰ ਰੱਦ ਕਰੋ, ਅਤੇ ਨਵੀਂ ਬੁੱਕ ਕਰੋ।",
  "centre-without-address": "ਸੈਂਟਰ ਦੀ ਵਿਜ਼ਿਟ ਲਈ ਘਰ ਦਾ ਪਤਾ ਨਹੀਂ ਲਿਖਿਆ ਜਾਂਦਾ।",
  "centre-cancel-reason": "ਸੈਂਟਰ ਦੀ ਵਿਜ਼ਿਟ ਲਈ ਸਟਾਫ਼ ਕਿਤੇ ਨਹੀਂ ਜਾਂਦਾ। ਕੋਈ ਹੋਰ ਕਾਰਨ ਚੁਣੋ।",
  "own-cancel-reason": "ਇੱਕ ਕਾਰਨ ਚੁਣੋ।",
  "centre-without-members": "ਸੈਂਟਰ ਦੀ ਵਿਜ਼ਿਟ ਇੱਕ ਵਿਅਕਤੀ ਲਈ ਹੁੰਦੀ ਹੈ। ਇੱਕ ਹੋਰ ਬੁੱਕ ਕਰੋ।",
  "visit-not-joinable": "ਇਸ ਘਰ ਹੁਣ ਕਿਸੇ ਨੇ ਨਹੀਂ ਆਉਣਾ। ਨਵੀਂ ਵਿਜ਼ਿਟ ਬੁੱਕ ਕਰੋ।",
  "booking-not-cancellable": "ਸਿਰਫ਼ ਉਹੀ ਵਿਜ਼ਿਟ ਰੱਦ ਹੋ ਸਕਦੀ ਹੈ ਜੋ ਅਜੇ ਹੋਣੀ ਹੈ।",
  "collect-before-visit": "ਇਸ ਵਿਜ਼ਿਟ ਦਾ ਦਿਨ ਅਜੇ ਨਹੀਂ ਆਇਆ। ਕੀ ਸੈਂਪਲ ਪਹਿਲਾਂ ਹੀ ਲੈ ਲਿਆ ਹੈ?",
  "complete-without-sample": "ਇਸ ਬੁਕਿੰਗ ਦਾ ਸੈਂਪਲ ਨਹੀਂ ਲਿਆ ਗਿਆ। ਫਿਰ ਵੀ ਇਸ ਨੂੰ ਪੂਰੀ ਹੋਈ ਲਿਖਣਾ ਹੈ?",
  "complete-without-report":
    "ਇਸ ਬੁਕਿੰਗ ਦੀ ਰਿਪੋਰਟ ਮਰੀਜ਼ ਨੂੰ ਨਹੀਂ ਦਿੱਤੀ ਗਈ, ਇਸ ਲਈ ਮਰੀਜ਼ ਨੂੰ ਕੋਈ ਰਿਪੋਰਟ ਨਹੀਂ ਦਿਸਦੀ। ਫਿਰ ਵੀ ਇਸ ਨੂੰ ਪੂਰੀ ਹੋਈ ਲਿਖਣਾ ਹੈ?",
  "restore-to-full-slot": "ਇਸ ਦੌਰਾਨ ਇਸ ਟਾਈਮ ਦੀਆਂ ਸਾਰੀਆਂ ਥਾਵਾਂ ਭਰ ਗਈਆਂ ਹਨ। ਫਿਰ ਵੀ ਵਿਜ਼ਿਟ ਇਸੇ ਟਾਈਮ ’ਤੇ ਵਾਪਸ ਲਿਆਉਣੀ ਹੈ?",
} satisfies { [R in PlainReason]?: string };

/** Errors when patients change their own visit; the helpline can. */
export const formattedVisitTexts = {
  "own-change-deadline": ({ until, today, helpline }) =>
    `ਇਹ ਵਿਜ਼ਿਟ ${formatDeadline(until, today)} ਵਜੇ ਤੱਕ ਹੀ ਬਦਲੀ ਜਾ ਸਕਦੀ ਸੀ। ${callUs(helpline)}`,
  "own-moves-used": ({ max, helpline }) =>
    `${max === 0 ? "ਵਿਜ਼ਿਟ ਦਾ ਟਾਈਮ ਫ਼ੋਨ ’ਤੇ ਬਦਲਿਆ ਜਾਂਦਾ ਹੈ।" : `ਇਸ ਵਿਜ਼ਿਟ ਦਾ ਟਾਈਮ ਪਹਿਲਾਂ ਹੀ ${max === 1 ? "ਇੱਕ" : max} ਵਾਰ ਬਦਲ ਚੁੱਕਾ ਹੈ।`} ${callUs(helpline)}`,
  "own-change-by-phone": ({ why, helpline }) => `${byPhoneTexts[why]} ${callUs(helpline)}`,
  "own-move-after-meal":
    DRAFTS_SHOWN || approvedBy.preparation
      ? ({ kind, at, tests }) => {
          const moment = formatLabTime(at, sentences);
          return kind === "last-meal"
            ? `ਇਸ ਟਾਈਮ ਲਈ ਖਾਣਾ ${moment} ਵਜੇ ਤੱਕ ਖਾ ਲੈਣਾ ਸੀ, ਉਹ ਟਾਈਮ ਲੰਘ ਚੁੱਕਾ ਹੈ। ਕੋਈ ਹੋਰ ਟਾਈਮ ਚੁਣੋ।`
            : `${sentences.preparation.list(tests)}: ਇਸ ਟਾਈਮ ਲਈ ਖਾਣਾ ${moment} ਵਜੇ ਸ਼ੁਰੂ ਕਰਨਾ ਸੀ, ਉਹ ਟਾਈਮ ਲੰਘ ਚੁੱਕਾ ਹੈ। ਕੋਈ ਹੋਰ ਟਾਈਮ ਚੁਣੋ।`;
        }
      : english.formattedVisitTexts["own-move-after-meal"],
} satisfies { [R in keyof ReasonParams]?: (facts: ReasonParams[R]) => string };

const byPhoneTexts = {
  "at-centre": "ਇਹ ਵਿਜ਼ਿਟ ਸੈਂਟਰ ’ਤੇ ਹੈ।",
  shared: "ਇਸੇ ਵਿਜ਼ਿਟ ਵਿੱਚ ਤੁਹਾਡੇ ਨਾਲ ਕਿਸੇ ਹੋਰ ਦਾ ਸੈਂਪਲ ਵੀ ਹੈ।",
  "under-way": "ਲੈਬ ਸਟਾਫ਼ ਰਸਤੇ ਵਿੱਚ ਹਨ।",
} satisfies Record<ReasonParams["own-change-by-phone"]["why"], string>;

function callUs(helpline: string): string {
  return `ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ: ${formatPhone(helpline)}।`;
}

/** The time, with the day if it is not today. */
function formatDeadline({ day, minutes }: ReasonParams["own-change-deadline"]["until"], today: string): string {
  const time = formatTime(minutes, sentences.clock);
  return day === today ? time : `${formatLongDate(day, sentences.calendar)}, ${time}`;
}
