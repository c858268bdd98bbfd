import * as approvedBy from "#core/i18n/pa/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/account.ts";
import type { Texts } from "#web/i18n/en.ts";

/* Login and dashboard of patients, and their reports, in Punjabi. */

const unreachable = "ਲੈਬ ਦੇ ਸਰਵਰ ਤੱਕ ਗੱਲ ਨਹੀਂ ਪਹੁੰਚੀ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।";
const bookings = (count: number) => (count < 2 ? `${count} ਬੁਕਿੰਗ` : `${count} ਬੁਕਿੰਗਾਂ`);

export const account: Texts["account"] = {
  login: {
    title: "ਮਰੀਜ਼ ਦਾ ਲੌਗਿਨ",
    description: "ਜਿਸ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਬੁਕਿੰਗ ਹੋਈ, ਉਸੇ ਨਾਲ ਆਪਣੀਆਂ ਬੁਕਿੰਗਾਂ ਅਤੇ ਰਿਪੋਰਟਾਂ ਦੇਖੋ।",
    sentence: "ਜਿਸ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਬੁਕਿੰਗ ਹੋਈ, ਉਸੇ ਨਾਲ ਆਪਣੀਆਂ ਬੁਕਿੰਗਾਂ ਅਤੇ ਰਿਪੋਰਟਾਂ ਦੇਖੋ।",
    phone: "ਫ਼ੋਨ ਨੰਬਰ",
    hint: "ਓਹੀ ਜੋ ਬੁਕਿੰਗ ਵੇਲੇ ਦਿੱਤਾ ਸੀ",
    demo: (phone) => `ਡੈਮੋ: ${phone}`,
    submit: "ਲੌਗਿਨ ਕਰੋ",
    next: "ਅੱਗੇ ਇਸ ਫ਼ੋਨ ’ਤੇ 6 ਅੰਕਾਂ ਦਾ OTP ਭੇਜਾਂਗੇ, WhatsApp ਜਾਂ SMS ’ਤੇ।",
    verifying: "ਦੇਖ ਰਹੇ ਹਾਂ...",
    unreachable,
    inside: {
      visits: "ਹਰ ਵਿਜ਼ਿਟ, ਕਦਮ-ਕਦਮ ’ਤੇ",
      reports: "ਤੁਹਾਡੀਆਂ ਰਿਪੋਰਟਾਂ, PDF ਵਿੱਚ",
      again: "ਪਹਿਲਾਂ ਵਾਲਾ ਟੈਸਟ ਦੁਬਾਰਾ ਕਰਾਓ",
    },
    newHere: "ਅਜੇ ਬੁਕਿੰਗ ਨਹੀਂ ਕੀਤੀ?",
    bookFirst: "ਪਹਿਲਾ ਟੈਸਟ ਬੁੱਕ ਕਰੋ",
    codeTitle: "OTP ਲਿਖੋ",
    codeSent: (phone) =>
      `ਜੇ ਸਾਡੇ ਕੋਲ ${phone} ਦੀਆਂ ਬੁਕਿੰਗਾਂ ਹਨ, ਤਾਂ ਇਸ ’ਤੇ 6 ਅੰਕਾਂ ਦਾ OTP ਆਵੇਗਾ, WhatsApp ਜਾਂ SMS ’ਤੇ। OTP 10 ਮਿੰਟ ਚੱਲਦਾ ਹੈ। ਜੇ ਨਾ ਆਵੇ ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।`,
    code: "ਲੌਗਿਨ ਦਾ OTP",
    resend: "ਨਵਾਂ OTP ਭੇਜੋ",
    resendIn: (seconds) => `ਨਵਾਂ OTP ${seconds} ਸਕਿੰਟ ਬਾਅਦ`,
    changeNumber: "ਨੰਬਰ ਬਦਲੋ",
    needsCookies: "ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਕੁਕੀਜ਼ ਰੋਕਦਾ ਹੈ। ਇਸ ਦੀ ਸੈਟਿੰਗ ਵਿੱਚ ਇਸ ਵੈੱਬਸਾਈਟ ਲਈ ਕੁਕੀਜ਼ ਚਾਲੂ ਕਰੋ, ਅਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
    unknownPhone: "ਇਸ ਨੰਬਰ ਨਾਲ ਕੋਈ ਬੁਕਿੰਗ ਨਹੀਂ ਹੋਈ।",
    noneFound: {
      title: "ਕੋਈ ਬੁਕਿੰਗ ਨਹੀਂ ਮਿਲੀ",
      text: "ਓਹੀ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ ਜਿਸ ਨਾਲ ਬੁਕਿੰਗ ਕੀਤੀ ਸੀ।",
      withDemo: (phone) => `ਓਹੀ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ ਜਿਸ ਨਾਲ ਬੁਕਿੰਗ ਕੀਤੀ ਸੀ। ਡੈਮੋ ਲਈ ${phone} ਲਿਖੋ।`,
    },
    failed: {
      title: "ਲੌਗਿਨ ਨਹੀਂ ਹੋਇਆ",
      text: "ਜੋ ਲਿਖਿਆ ਹੈ, ਉਹ ਦੇਖੋ ਅਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
      withDemo: (phone) => `ਜੋ ਲਿਖਿਆ ਹੈ, ਉਹ ਦੇਖੋ ਅਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ। ਡੈਮੋ ਲਈ ${phone} ਲਿਖ ਕੇ ਦੇਖੋ।`,
    },
    done: { title: "ਲੌਗਿਨ ਹੋ ਗਿਆ!", text: "nabz ਵਿੱਚ ਫਿਰ ਜੀ ਆਇਆਂ ਨੂੰ।" },
  },
  dashboard: {
    title: "ਮੇਰੀਆਂ ਬੁਕਿੰਗਾਂ",
    description: "ਤੁਹਾਡੀਆਂ ਬੁਕਿੰਗਾਂ, ਉਹ ਕਿੱਥੇ ਤੱਕ ਪਹੁੰਚੀਆਂ, ਅਤੇ ਤੁਹਾਡੀਆਂ ਰਿਪੋਰਟਾਂ।",
    welcome: (name) => `ਜੀ ਆਇਆਂ ਨੂੰ, ${name} ਜੀ`,
    logout: "ਲੌਗਆਊਟ",
    logoutFailed: { title: "ਲੌਗਆਊਟ ਨਹੀਂ ਹੋਇਆ", text: unreachable },
    signIn: "ਆਪਣੀਆਂ ਬੁਕਿੰਗਾਂ ਦੇਖਣ ਲਈ ਲੌਗਿਨ ਕਰੋ।",
    patients: "ਇਸ ਫ਼ੋਨ ਨੰਬਰ ਦੇ ਮਰੀਜ਼",
    personal: "ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ",
    name: "ਨਾਂ",
    phone: "ਫ਼ੋਨ",
    email: "ਈਮੇਲ",
    address: "ਘਰ ਦਾ ਪਤਾ",
    notProvided: "ਨਹੀਂ ਦਿੱਤੀ",
    bookings: "ਮੇਰੀਆਂ ਬੁਕਿੰਗਾਂ",
    tabs: { upcoming: "ਆਉਣ ਵਾਲੀਆਂ", completed: "ਪੂਰੀਆਂ ਹੋਈਆਂ", all: "ਸਾਰੀਆਂ" },
    booked: "ਬੁੱਕ ਹੋਈ",
    underWay: "ਕੰਮ ਹੋ ਰਿਹਾ ਹੈ",
    confirmed: "ਪੱਕੀਆਂ ਬੁਕਿੰਗਾਂ",
    pending: "ਪੱਕੀਆਂ ਹੋਣੀਆਂ ਬਾਕੀ",
    none: {
      upcoming: "ਕੋਈ ਬੁਕਿੰਗ ਆਉਣ ਵਾਲੀ ਨਹੀਂ",
      completed: "ਅਜੇ ਕੋਈ ਬੁਕਿੰਗ ਪੂਰੀ ਨਹੀਂ ਹੋਈ",
      all: "ਕੋਈ ਬੁਕਿੰਗ ਨਹੀਂ ਮਿਲੀ",
    },
    see: {
      upcoming: (count) => (count < 2 ? `ਆਉਣ ਵਾਲੀ ${bookings(count)} ਦੇਖੋ` : `ਆਉਣ ਵਾਲੀਆਂ ${bookings(count)} ਦੇਖੋ`),
      completed: (count) => (count < 2 ? `ਪੂਰੀ ਹੋਈ ${bookings(count)} ਦੇਖੋ` : `ਪੂਰੀਆਂ ਹੋਈਆਂ ${bookings(count)} ਦੇਖੋ`),
      all: (count) => `${bookings(count)} ਦੇਖੋ`,
    },
    noneAtAll: "ਅਜੇ ਤੁਹਾਡੀ ਕੋਈ ਬੁਕਿੰਗ ਨਹੀਂ ਹੈ",
    noneYet: "ਬੁਕਿੰਗ ਤੋਂ ਬਾਅਦ ਵਿਜ਼ਿਟ ਦਾ ਹਰ ਕਦਮ ਅਤੇ ਤੁਹਾਡੀ ਰਿਪੋਰਟ ਇੱਥੇ ਦਿਸੇਗੀ।",
    others: "ਇਸ ਫ਼ੋਨ ਨੰਬਰ ਦੇ ਹੋਰ ਮਰੀਜ਼ਾਂ ਦੀਆਂ ਬੁਕਿੰਗਾਂ ਉੱਪਰ ਉਨ੍ਹਾਂ ਦੇ ਨਾਂ ਹੇਠ ਹਨ।",
    bookFirst: "ਪਹਿਲਾ ਟੈਸਟ ਬੁੱਕ ਕਰੋ",
    loading: "ਤੁਹਾਡੀਆਂ ਬੁਕਿੰਗਾਂ ਖੁੱਲ੍ਹ ਰਹੀਆਂ ਹਨ...",
    failed: "ਤੁਹਾਡੀਆਂ ਬੁਕਿੰਗਾਂ ਨਹੀਂ ਖੁੱਲ੍ਹੀਆਂ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
    details: "ਜਾਣਕਾਰੀ ਦੇਖੋ",
    detailsFailed: { title: "ਗੜਬੜ ਹੋ ਗਈ", text: "ਬੁਕਿੰਗ ਦੀ ਜਾਣਕਾਰੀ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।" },
    booking: "ਬੁਕਿੰਗ",
    again: "ਦੁਬਾਰਾ ਬੁੱਕ ਕਰੋ",
    change: "ਬਦਲਣ ਲਈ ਫ਼ੋਨ ਕਰੋ",
    ownChanges: {
      move: "ਟਾਈਮ ਬਦਲੋ",
      cancel: "ਵਿਜ਼ਿਟ ਰੱਦ ਕਰੋ",
      until: (moment) => `ਇਸ ਵਿਜ਼ਿਟ ਦਾ ਟਾਈਮ ਬਦਲਣਾ ਜਾਂ ਵਿਜ਼ਿਟ ਰੱਦ ਕਰਨੀ ਹੋਵੇ, ਤਾਂ ${moment} ਵਜੇ ਤੱਕ ਹੋ ਸਕਦਾ ਹੈ।`,
      moveUntil: (moment) => `ਇਸ ਵਿਜ਼ਿਟ ਦਾ ਟਾਈਮ ${moment} ਵਜੇ ਤੱਕ ਬਦਲਿਆ ਜਾ ਸਕਦਾ ਹੈ।`,
      cancelUntil: (moment) => `ਇਹ ਵਿਜ਼ਿਟ ${moment} ਵਜੇ ਤੱਕ ਰੱਦ ਕੀਤੀ ਜਾ ਸਕਦੀ ਹੈ।`,
      today: (time) => `ਅੱਜ ${time}`,
      /** ਕੱਲ੍ਹ alone is yesterday, too. */
      tomorrow: (time, date) => `ਕੱਲ੍ਹ, ${date}, ${time}`,
      onDay: (day, time) => `${day}, ${time}`,
      obstacles: {
        "at-centre": "ਸੈਂਟਰ ਦੀ ਵਿਜ਼ਿਟ ਫ਼ੋਨ ਕਰ ਕੇ ਬਦਲੀ ਜਾਂਦੀ ਹੈ।",
        shared: "ਤੁਹਾਡੇ ਨਾਲ ਕਿਸੇ ਹੋਰ ਦੀ ਵੀ ਵਿਜ਼ਿਟ ਹੈ। ਇਹ ਵਿਜ਼ਿਟ ਬਦਲਣ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
        "under-way": "ਲੈਬ ਸਟਾਫ਼ ਰਸਤੇ ਵਿੱਚ ਹਨ। ਇਹ ਵਿਜ਼ਿਟ ਬਦਲਣ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
        "too-late": (moment) => `ਇਹ ਵਿਜ਼ਿਟ ${moment} ਵਜੇ ਤੱਕ ਬਦਲੀ ਜਾ ਸਕਦੀ ਸੀ। ਸਾਨੂੰ ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ।`,
        "move-too-late": (moment) => `ਇਸ ਦਾ ਟਾਈਮ ${moment} ਵਜੇ ਤੱਕ ਬਦਲਿਆ ਜਾ ਸਕਦਾ ਸੀ। ਟਾਈਮ ਬਦਲਣ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।`,
        "moves-used": "ਇੱਥੇ ਇਸ ਵਿਜ਼ਿਟ ਦਾ ਟਾਈਮ ਜਿੰਨੀ ਵਾਰ ਬਦਲ ਸਕਦਾ ਸੀ, ਓਨੀ ਵਾਰ ਬਦਲ ਚੁੱਕਾ ਹੈ। ਫਿਰ ਬਦਲਣ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
        "moves-none": "ਇਸ ਵਿਜ਼ਿਟ ਦਾ ਟਾਈਮ ਬਦਲਣ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
      },
      loadingFailed: { title: "ਗੜਬੜ ਹੋ ਗਈ", text: "ਇਹ ਨਹੀਂ ਖੁੱਲ੍ਹਿਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।" },
      unreachable,
      moveTitle: "ਇਸ ਵਿਜ਼ਿਟ ਦਾ ਟਾਈਮ ਬਦਲੋ",
      present: "ਹੁਣ",
      at: (day, time) => `${day}, ${time}`,
      movesLeft: (count) =>
        count === 1 ? "ਇੱਥੇ ਟਾਈਮ ਹੁਣ ਆਖਰੀ ਵਾਰ ਬਦਲਿਆ ਜਾ ਸਕਦਾ ਹੈ।" : `ਇੱਥੇ ਟਾਈਮ ${count} ਵਾਰ ਬਦਲਿਆ ਜਾ ਸਕਦਾ ਹੈ।`,
      confirmMove: "ਟਾਈਮ ਬਦਲੋ",
      moveTo: (day, time) => `ਨਵਾਂ ਟਾਈਮ ਲਓ: ${day}, ${time}`,
      moving: "ਟਾਈਮ ਬਦਲ ਰਿਹਾ ਹੈ...",
      chooseTime: "ਟਾਈਮ ਚੁਣੋ।",
      sameTime: "ਹੁਣ ਵੀ ਇਹੀ ਟਾਈਮ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ।",
      moved: "ਤੁਹਾਡੀ ਵਿਜ਼ਿਟ ਦਾ ਟਾਈਮ ਬਦਲ ਗਿਆ",
      movedTo: (day, time) => `ਅਸੀਂ ${day} ਨੂੰ ${time} ਵਜੇ ਆਵਾਂਗੇ।`,
      movedBack: "ਤੁਹਾਡੀ ਵਿਜ਼ਿਟ ਫਿਰ ਪੁਰਾਣੇ ਟਾਈਮ ’ਤੇ ਹੈ",
      notMovedBack: "ਵਿਜ਼ਿਟ ਪੁਰਾਣੇ ਟਾਈਮ ’ਤੇ ਵਾਪਸ ਨਹੀਂ ਹੋ ਸਕੀ",
      cancelTitle: "ਇਹ ਵਿਜ਼ਿਟ ਰੱਦ ਕਰਨੀ ਹੈ?",
      why: "ਕਿਉਂ ਰੱਦ ਕਰਨੀ ਹੈ?",
      reasons: { "patient-asked": "ਮੇਰਾ ਪ੍ਰੋਗਰਾਮ ਬਦਲ ਗਿਆ ਹੈ", other: "ਹੋਰ ਕੋਈ ਗੱਲ ਹੈ" },
      note: "ਥੋੜ੍ਹੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਲਿਖੋ",
      noteNeeded: "ਥੋੜ੍ਹੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਲਿਖੋ ਕਿ ਕਿਉਂ।",
      comesBack: (amount) => `${amount} ਤੁਹਾਨੂੰ ਵਾਪਸ ਮਿਲਣਗੇ।`,
      nothingToPay: "ਕੁਝ ਨਹੀਂ ਦੇਣਾ।",
      confirmCancel: "ਵਿਜ਼ਿਟ ਰੱਦ ਕਰੋ",
      cancelling: "ਰੱਦ ਹੋ ਰਹੀ ਹੈ...",
      keep: "ਵਿਜ਼ਿਟ ਰੱਖੋ",
      cancelled: "ਤੁਹਾਡੀ ਵਿਜ਼ਿਟ ਰੱਦ ਹੋ ਗਈ",
    },
    atCentre: "ਸਾਡੇ ਸੈਂਟਰ ’ਤੇ",
    wanted: {
      toCome: "ਪੈਸੇ ਬਾਅਦ ਵਿੱਚ",
      calledOff: "ਕੋਈ ਪੈਸੇ ਨਹੀਂ",
      due: "ਪੈਸੇ ਬਾਕੀ",
      part: "ਕੁਝ ਪੈਸੇ ਮਿਲੇ",
      nothing: "ਕੁਝ ਨਹੀਂ ਦੇਣਾ",
    },
    calledOff: "ਇਹ ਵਿਜ਼ਿਟ ਨਹੀਂ ਹੋਵੇਗੀ।",
    whyCalledOff: {
      "patient-asked": "ਤੁਸੀਂ ਰੱਦ ਕਰਨ ਨੂੰ ਕਿਹਾ ਸੀ।",
      "not-at-home": "ਅਸੀਂ ਆਏ ਸੀ, ਪਰ ਤੁਹਾਡੇ ਨਾਲ ਮੇਲ ਨਹੀਂ ਹੋ ਸਕਿਆ।",
      "lab-cannot-come": "ਮਾਫ਼ ਕਰਨਾ: ਅਸੀਂ ਉਸ ਟਾਈਮ ਨਹੀਂ ਆ ਸਕੇ।",
      "wrong-booking": "ਇਹ ਗਲਤੀ ਨਾਲ ਬੁੱਕ ਹੋਈ ਸੀ।",
      other: "ਕਿਉਂ ਰੱਦ ਹੋਈ, ਇਹ ਜਾਣਨਾ ਹੋਵੇ ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
    },
    tubes: {
      heading: "ਤੁਹਾਡੀਆਂ ਟਿਊਬਾਂ",
      compare: "ਇਹ ਹਰ ਲੇਬਲ ਦਾ ਆਖਰੀ ਹਿੱਸਾ ਹੈ: ਲੈਬ ਸਟਾਫ਼ ਦੇ ਹੱਥ ਵਾਲੀ ਟਿਊਬ ਨਾਲ ਮਿਲਾ ਕੇ ਦੇਖੋ।",
      labelEnd: (end) => `…${end}`,
      drawn: (drawn) => `ਸੈਂਪਲ ਲਿਆ ${drawn}`,
      received: (drawn, received) => `ਸੈਂਪਲ ਲਿਆ ${drawn}, ਲੈਬ ਪਹੁੰਚਿਆ ${received}`,
      rejected: "ਵਰਤਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ: ਅਸੀਂ ਦੁਬਾਰਾ ਲਵਾਂਗੇ, ਮੁਫ਼ਤ",
    },
    money: {
      wanted: "ਕੁਝ ਨਹੀਂ ਦੇਣਾ।",
      taken: "",
      givenBack: "ਤੁਹਾਡੇ ਪੈਸੇ ਵਾਪਸ ਹੋ ਗਏ।",
    },
  },
  details: {
    title: (code) => `ਬੁਕਿੰਗ ${code}`,
    summary: "ਬੁਕਿੰਗ ਦੀ ਜਾਣਕਾਰੀ",
    date: "ਤਾਰੀਖ",
    time: "ਟਾਈਮ",
    where: "ਕਿੱਥੇ",
    status: "ਬੁਕਿੰਗ ਦਾ ਹਾਲ",
    paymentStatus: "ਪੇਮੈਂਟ ਹੋਈ ਜਾਂ ਬਾਕੀ",
    paymentMethod: "ਪੈਸੇ ਕਿਵੇਂ",
    total: "ਕੁੱਲ",
    progress: "ਕਿੱਥੇ ਤੱਕ ਪਹੁੰਚੀ",
    done: "ਹੋ ਗਿਆ",
    notYet: "ਅਜੇ ਨਹੀਂ",
    steps: {
      confirmed: "ਬੁਕਿੰਗ ਪੱਕੀ",
      collected: "ਸੈਂਪਲ ਲੈਣਾ",
      testing: "ਟੈਸਟ ਹੋ ਰਿਹਾ ਹੈ",
      ready: "ਰਿਪੋਰਟ ਤਿਆਰ",
      declined: "ਰੱਦ",
      refunded: "ਪੈਸੇ ਵਾਪਸ",
    },
    prepare: "ਤਿਆਰੀ ਕਿਵੇਂ ਕਰਨੀ ਹੈ",
    items: "ਜੋ ਬੁੱਕ ਹੈ",
    item: "ਟੈਸਟ ਜਾਂ ਪੈਕੇਜ",
    type: "ਕਿਸਮ",
    price: "ਰੇਟ",
  },
};

export const report: Texts["report"] = {
  download: "ਰਿਪੋਰਟ ਡਾਊਨਲੋਡ ਕਰੋ",
  facts: (size) => `PDF, ${size}`,
  preparing: "ਤੁਹਾਡੀ ਰਿਪੋਰਟ ਬਣ ਰਹੀ ਹੈ",
  preparingSentence: "ਜਦੋਂ ਇਹ ਇੱਥੇ ਖੁੱਲ੍ਹਣ ਲੱਗੀ, ਅਸੀਂ ਤੁਰੰਤ WhatsApp ’ਤੇ ਸੁਨੇਹਾ ਭੇਜਾਂਗੇ।",
  loading: "ਤੁਹਾਡੀ ਰਿਪੋਰਟ ਲੱਭ ਰਹੇ ਹਾਂ...",
  failed: "ਤੁਹਾਡੀ ਰਿਪੋਰਟ ਨਹੀਂ ਖੁੱਲ੍ਹੀ। ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
};

/** If the preparation of a booking cannot be loaded. */
export const accountFasting: Texts["accountFasting"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? "ਕੁਝ ਟੈਸਟਾਂ ਲਈ ਖਾਲੀ ਪੇਟ ਰਹਿਣਾ ਪੈਂਦਾ ਹੈ। ਇਹ ਅਸੀਂ ਦੇਖ ਨਹੀਂ ਸਕੇ: ਸਾਨੂੰ ਫ਼ੋਨ ਕਰ ਕੇ ਪੁੱਛੋ।"
    : english.accountFasting;

/** Who sees a patient's bookings. */
export const accountPrivacy: Texts["accountPrivacy"] =
  DRAFTS_SHOWN || approvedBy.privacy ? "ਤੁਹਾਡੀਆਂ ਬੁਕਿੰਗਾਂ ਸਿਰਫ਼ ਤੁਹਾਨੂੰ ਅਤੇ ਲੈਬ ਨੂੰ ਦਿਸਦੀਆਂ ਹਨ।" : english.accountPrivacy;
