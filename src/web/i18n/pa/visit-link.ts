import * as approvedBy from "#core/i18n/pa/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/visit-link.ts";
import type { Texts } from "#web/i18n/en.ts";

/* The page behind a visit link, in Punjabi. */

const movesLeft = (count: number) => `ਟਾਈਮ ਅਜੇ ${count} ਵਾਰ ਹੋਰ ਬਦਲਿਆ ਜਾ ਸਕਦਾ ਹੈ।`;

export const visitLink: Texts["visitLink"] = {
  title: "ਤੁਹਾਡੀ ਵਿਜ਼ਿਟ",
  description: "ਅਸੀਂ ਸੈਂਪਲ ਲੈਣ ਕਦੋਂ ਆਵਾਂਗੇ, ਅਤੇ ਅਜੇ ਕੀ ਬਦਲ ਸਕਦਾ ਹੈ।",
  slot: (day, time) => `${day}, ${time}`,
  headings: { upcoming: "ਬੁੱਕ ਹੈ", moved: "ਟਾਈਮ ਬਦਲ ਗਿਆ", "on-the-way": "ਅਸੀਂ ਰਸਤੇ ਵਿੱਚ ਹਾਂ" },
  where: { home: "ਤੁਹਾਡੇ ਘਰ, ਇਸ ਟਾਈਮ ਤੋਂ", centre: "ਸਾਡੇ ਸੈਂਟਰ ’ਤੇ, ਇਸ ਟਾਈਮ ਤੋਂ" },
  people: "ਕਿਸ ਦਾ ਟੈਸਟ",
  area: (area) => `ਤੁਹਾਡੇ ਘਰ, ${area}`,
  atDoor: "ਤੁਹਾਡੇ ਘਰ",
  atCentre: "ਸਾਡੇ ਸੈਂਟਰ ’ਤੇ",
  movedFrom: (slot) => `ਪੁਰਾਣਾ ਟਾਈਮ ${slot} ਸੀ। ਉਹ ਟਾਈਮ ਫਿਰ ਖਾਲੀ ਹੈ।`,
  promised: (from, to) => `ਤੁਹਾਡੇ ਘਰ ${from} ਤੋਂ ${to} ਵਜੇ ਦੇ ਵਿਚਕਾਰ।`,
  call: (phone) => `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ`,
  changes: "ਵਿਜ਼ਿਟ ਬਦਲੋ",
  move: {
    row: "ਟਾਈਮ ਬਦਲੋ",
    rowDetail: (until, left) => `${until} ਵਜੇ ਤੱਕ। ${movesLeft(left)}`,
    title: "ਵਿਜ਼ਿਟ ਦਾ ਟਾਈਮ ਬਦਲੋ",
    now: (slot) => `ਹੁਣ: ${slot}। ਜਦੋਂ ਤੱਕ ਨਵਾਂ ਟਾਈਮ ਤੁਹਾਡਾ ਨਹੀਂ ਹੋ ਜਾਂਦਾ, ਇਹ ਤੁਹਾਡਾ ਹੀ ਹੈ।`,
    nearest: "ਸਭ ਤੋਂ ਨੇੜੇ ਦੇ ਖਾਲੀ ਟਾਈਮ",
    ofDay: (day) => `${day} ਨੂੰ ਖਾਲੀ ਟਾਈਮ`,
    none: "ਤੁਹਾਡੇ ਟੈਸਟਾਂ ਲਈ ਠੀਕ ਕੋਈ ਟਾਈਮ ਇੱਥੇ ਖਾਲੀ ਨਹੀਂ ਹੈ।",
    submit: "ਟਾਈਮ ਬਦਲੋ",
    after: (left) =>
      left === 0
        ? "ਇਸ ਤੋਂ ਬਾਅਦ ਸਿਰਫ਼ ਅਸੀਂ ਹੀ ਟਾਈਮ ਬਦਲ ਸਕਾਂਗੇ: ਸਾਨੂੰ ਫ਼ੋਨ ਕਰਨਾ।"
        : `ਇਸ ਤੋਂ ਬਾਅਦ ਟਾਈਮ ${left} ਵਾਰ ਹੋਰ ਬਦਲਿਆ ਜਾ ਸਕਦਾ ਹੈ।`,
    otherDays: "ਹੋਰ ਦਿਨ",
    closed: (day, why) => `${day}: ${why}`,
    full: "ਕੋਈ ਟਾਈਮ ਖਾਲੀ ਨਹੀਂ",
    back: "ਪਹਿਲਾਂ ਵਾਲਾ ਹੀ ਰੱਖੋ",
  },
  cancel: {
    row: "ਰੱਦ ਕਰੋ",
    rowDetail: (until) => `ਕੋਈ ਪੈਸੇ ਨਹੀਂ ਲੱਗਦੇ, ${until} ਵਜੇ ਤੱਕ`,
    title: "ਇਹ ਵਿਜ਼ਿਟ ਰੱਦ ਕਰਨੀ ਹੈ?",
    free: "ਕੋਈ ਪੈਸੇ ਨਹੀਂ ਲੱਗਦੇ। ਜੋ ਪੈਸੇ ਦਿੱਤੇ ਹਨ, ਉਹ ਤੁਹਾਨੂੰ ਵਾਪਸ ਮਿਲਣਗੇ।",
    oneOnly: (initials) => `ਇਸ ਨਾਲ ਸਿਰਫ਼ ${initials} ਦੀ ਵਿਜ਼ਿਟ ਰੱਦ ਹੋਵੇਗੀ। ਘਰ ਦੇ ਸਾਰਿਆਂ ਦੀ ਵਿਜ਼ਿਟ ਰੱਦ ਕਰਨੀ ਹੋਵੇ ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।`,
    why: "ਕਿਉਂ?",
    whyHint: "ਇਸ ਨਾਲ ਅਸੀਂ ਹੋਰ ਚੰਗਾ ਕੰਮ ਕਰ ਸਕਾਂਗੇ।",
    submit: "ਵਿਜ਼ਿਟ ਰੱਦ ਕਰੋ",
    keep: "ਵਿਜ਼ਿਟ ਰੱਖੋ",
    orMove: "ਜਾਂ ਟਾਈਮ ਬਦਲੋ",
    orMoveDetail: "ਜਿਹੜਾ ਟਾਈਮ ਤੁਹਾਨੂੰ ਠੀਕ ਲੱਗੇ",
  },
  ate: {
    title: "ਤੁਸੀਂ ਖਾ ਲਿਆ ਹੈ। ਕੋਈ ਗੱਲ ਨਹੀਂ।",
    sentence: "ਬਾਅਦ ਦਾ ਟਾਈਮ ਚੁਣੋ। ਇਹ ਟਾਈਮ ਬਦਲਣ ਵਿੱਚ ਨਹੀਂ ਗਿਣਿਆ ਜਾਵੇਗਾ।",
    submit: (slot) => `ਨਵਾਂ ਟਾਈਮ ਲਓ: ${slot}`,
    none: "ਤੁਹਾਡੇ ਟੈਸਟਾਂ ਲਈ ਠੀਕ ਕੋਈ ਬਾਅਦ ਦਾ ਟਾਈਮ ਖਾਲੀ ਨਹੀਂ। ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
  },
  obstacles: {
    deadline: (until) => `ਇੱਥੇ ਬਦਲਣ ਦਾ ਟਾਈਮ ${until} ਵਜੇ ਖਤਮ ਹੋ ਗਿਆ।`,
    "at-centre": "ਸੈਂਟਰ ਦੀ ਵਿਜ਼ਿਟ ਫ਼ੋਨ ਕਰ ਕੇ ਬਦਲੀ ਜਾਂਦੀ ਹੈ।",
    shared: "ਤੁਹਾਡੇ ਨਾਲ ਕਿਸੇ ਹੋਰ ਦੀ ਵੀ ਵਿਜ਼ਿਟ ਹੈ।",
    "under-way": "ਅਸੀਂ ਰਸਤੇ ਵਿੱਚ ਹਾਂ।",
    "moves-used": "ਇੱਥੇ ਇਸ ਵਿਜ਼ਿਟ ਦਾ ਟਾਈਮ ਜਿੰਨੀ ਵਾਰ ਬਦਲ ਸਕਦਾ ਸੀ, ਓਨੀ ਵਾਰ ਬਦਲ ਚੁੱਕਾ ਹੈ।",
    over: "ਇਹ ਵਿਜ਼ਿਟ ਹੁਣ ਬਦਲੀ ਨਹੀਂ ਜਾ ਸਕਦੀ।",
  },
  callUs: "ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ: ਅਸੀਂ ਕੋਈ ਹੱਲ ਫਿਰ ਵੀ ਲੱਭ ਲੈਂਦੇ ਹਾਂ।",
  over: {
    title: "ਇਹ ਵਿਜ਼ਿਟ ਹੋ ਚੁੱਕੀ ਹੈ",
    sentence: "ਇਹ ਹੁਣ ਬਦਲੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਜੇ ਅਸੀਂ ਤੁਹਾਨੂੰ ਨਹੀਂ ਮਿਲੇ, ਜਾਂ ਕੋਈ ਸਵਾਲ ਹੈ, ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
  },
  declined: {
    title: "ਇਹ ਵਿਜ਼ਿਟ ਰੱਦ ਹੈ",
    sentence: "ਕੋਈ ਨਹੀਂ ਆਵੇਗਾ। ਜੋ ਪੈਸੇ ਦਿੱਤੇ ਹਨ, ਉਹ ਤੁਹਾਨੂੰ ਵਾਪਸ ਮਿਲਣਗੇ।",
    again: "ਹੋਰ ਵਿਜ਼ਿਟ ਬੁੱਕ ਕਰੋ",
  },
  unknown: {
    title: "ਇਸ ਲਿੰਕ ਨਾਲ ਕੋਈ ਵਿਜ਼ਿਟ ਨਹੀਂ ਖੁੱਲ੍ਹਦੀ",
    sentence: "ਹੋ ਸਕਦਾ ਹੈ ਕਾਪੀ ਕਰਨ ਵੇਲੇ ਲਿੰਕ ਕੱਟਿਆ ਗਿਆ ਹੋਵੇ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।",
  },
  tooMany: { title: "ਥੋੜ੍ਹੀ ਉਡੀਕ ਕਰੋ" },
  notDone: "ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।",
};

/** Whether the patient has fasted, and until when they must. Moments come formatted. */
export const visitFasting: Texts["visitFasting"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        title: "ਕੀ ਤੁਸੀਂ ਕੁਝ ਖਾਧਾ ਹੈ?",
        since: (moment) => `${moment} ਵਜੇ ਤੋਂ ਬਾਅਦ`,
        fasted: "ਮੈਂ ਨਹੀਂ ਖਾਧਾ",
        ate: "ਮੈਂ ਖਾ ਲਿਆ",
        thanks: "ਧੰਨਵਾਦ: ਤੁਸੀਂ ਕੁਝ ਨਹੀਂ ਖਾਧਾ।",
        stay: "ਸੈਂਪਲ ਹੋ ਜਾਣ ਤੱਕ ਕੁਝ ਨਾ ਖਾਓ।",
        hasEaten: "ਤੁਸੀਂ ਖਾ ਲਿਆ ਹੈ।",
        chooseLater: "ਬਾਅਦ ਦਾ ਟਾਈਮ ਚੁਣੋ, ਤਾਂ ਜੋ ਕਿਸੇ ਦਾ ਆਉਣਾ ਐਵੇਂ ਨਾ ਜਾਵੇ।",
        callForLater: "ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ: ਅਸੀਂ ਬਾਅਦ ਦਾ ਟਾਈਮ ਲੱਭਾਂਗੇ।",
        choose: "ਬਾਅਦ ਦੇ ਟਾਈਮ ਦੇਖੋ",
        after: "ਨਹੀਂ, ਮੈਂ ਖਾ ਲਿਆ",
        lastMeal: (moment) => `ਖਾਣਾ ${moment} ਤੱਕ`,
        coming: "ਲੈਬ ਸਟਾਫ਼ ਤੁਰ ਪਏ ਹਨ। ਸੈਂਪਲ ਵਿੱਚ 10 ਤੋਂ 15 ਮਿੰਟ ਲੱਗਦੇ ਹਨ, ਫਿਰ ਚਾਹੋ ਤਾਂ ਖਾਣਾ ਖਾ ਲਓ।",
      }
    : english.visitFasting;
