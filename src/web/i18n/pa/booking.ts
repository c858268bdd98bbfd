import * as approvedBy from "#core/i18n/pa/approved-by.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/booking.ts";
import type { Texts } from "#web/i18n/en.ts";

/* Booking page, in Punjabi. */

const seats = (count: number) => (count < 2 ? `${count} ਥਾਂ` : `${count} ਥਾਵਾਂ`);

export const booking: Texts["booking"] = {
  title: "ਟਾਈਮ ਬੁੱਕ ਕਰੋ",
  description: "ਘਰ ਆ ਕੇ ਸੈਂਪਲ ਲੈਣ ਲਈ ਦਿਨ ਅਤੇ ਟਾਈਮ ਚੁਣੋ। ਹੁਣੇ ਬੁੱਕ ਕਰੋ, ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ।",
  back: "ਵਾਪਸ",
  tabs: { label: "ਬੁਕਿੰਗ ਦੇ ਕਦਮ", details: "ਮਰੀਜ਼", payment: "ਪੇਮੈਂਟ", done: "ਹੋ ਗਿਆ" },
  packages: {
    select: "ਪੈਕੇਜ ਚੁਣੋ",
    recommended: "ਸਾਡੀ ਸਲਾਹ",
    rest: (packages) => `${packages} ਹੋਰ ਪੈਕੇਜ`,
    help: "ਪੂਰੇ ਸਰੀਰ ਦੇ ਚੈੱਕਅੱਪ ਲਈ ਵੱਡਾ ਪੈਕੇਜ ਚੁਣੋ",
    none: "ਕੋਈ ਪੈਕੇਜ ਨਹੀਂ ਹੈ",
    change: "ਬਦਲੋ",
    browse: "ਸਾਰੇ ਪੈਕੇਜ ਦੇਖੋ",
    tests: "ਜਾਂ ਇਕੱਲੇ ਟੈਸਟ ਚੁਣੋ",
    activatedTitle: "ਪੈਕੇਜ ਚੁਣ ਲਿਆ",
    activated: "ਪਹਿਲਾਂ ਚੁਣੇ ਟੈਸਟ ਹਟਾ ਦਿੱਤੇ ਗਏ। ਹੁਣ ਪੈਕੇਜ ਬੁੱਕ ਹੋ ਰਿਹਾ ਹੈ।",
  },
  selection: {
    package: "ਚੁਣਿਆ ਪੈਕੇਜ",
    test: "ਚੁਣਿਆ ਟੈਸਟ",
    tests: (count) => `ਚੁਣੇ ਟੈਸਟ (${count})`,
    sample: "ਸੈਂਪਲ",
    reportTime: "ਰਿਪੋਰਟ ਦਾ ਟਾਈਮ",
    total: "ਕੁੱਲ ਰੇਟ",
    leftOut: (count) =>
      count === 1
        ? "ਤੁਹਾਡਾ ਇੱਕ ਟੈਸਟ ਹੁਣ ਇੱਥੇ ਨਹੀਂ ਹੁੰਦਾ, ਉਹ ਹਟਾ ਦਿੱਤਾ ਗਿਆ। ਬਾਕੀ ਉਸੇ ਤਰ੍ਹਾਂ ਹਨ।"
        : `ਤੁਹਾਡੇ ${count} ਟੈਸਟ ਹੁਣ ਇੱਥੇ ਨਹੀਂ ਹੁੰਦੇ, ਉਹ ਹਟਾ ਦਿੱਤੇ ਗਏ। ਬਾਕੀ ਉਸੇ ਤਰ੍ਹਾਂ ਹਨ।`,
    browse: "ਸਾਰੇ ਟੈਸਟ ਦੇਖੋ",
    more: "ਜਾਣਕਾਰੀ",
    loading: "ਤੁਹਾਡੇ ਚੁਣੇ ਟੈਸਟ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ...",
  },
  failed: {
    package: "ਪੈਕੇਜ ਦੀ ਜਾਣਕਾਰੀ ਨਹੀਂ ਖੁੱਲ੍ਹੀ",
    test: "ਟੈਸਟ ਦੀ ਜਾਣਕਾਰੀ ਨਹੀਂ ਖੁੱਲ੍ਹੀ",
    testsTitle: "ਟੈਸਟ ਨਹੀਂ ਖੁੱਲ੍ਹੇ",
    tests: "ਤੁਹਾਡੇ ਚੁਣੇ ਟੈਸਟ ਨਹੀਂ ਮਿਲੇ। ਟੈਸਟ ਫਿਰ ਚੁਣ ਕੇ ਦੇਖੋ।",
    nothing: "ਬੁੱਕ ਕਰਨ ਲਈ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਟੈਸਟ ਚੁਣੋ।",
    days: "ਕੈਲੰਡਰ ਦੀਆਂ ਛੁੱਟੀਆਂ ਨਹੀਂ ਖੁੱਲ੍ਹੀਆਂ। ਦਿਨ ਫਿਰ ਵੀ ਚੁਣਿਆ ਜਾ ਸਕਦਾ ਹੈ।",
    slots: "ਖਾਲੀ ਟਾਈਮ ਨਹੀਂ ਖੁੱਲ੍ਹੇ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
  },
  personal: {
    title: "ਮਰੀਜ਼ ਦੀ ਜਾਣਕਾਰੀ",
    name: "ਪੂਰਾ ਨਾਂ",
    phone: "ਫ਼ੋਨ ਨੰਬਰ",
    phoneAbroad: ({ country, localTime }) => (localTime ? `${country}, ਉੱਥੇ ਹੁਣ ${localTime}` : country),
    email: "ਈਮੇਲ",
    emailExample: "name@example.com",
    age: "ਉਮਰ",
    ageHint: "ਸਾਲਾਂ ਵਿੱਚ। ਛੋਟੇ ਬੱਚੇ ਦੀ: 8 ਮਹੀਨੇ, 10 ਦਿਨ।",
    gender: "ਜੈਂਡਰ",
    genders: { male: "ਮਰਦ", female: "ਔਰਤ", other: "ਹੋਰ" },
    address: "ਘਰ ਦਾ ਪਤਾ",
    addressHint: "ਘਰ ਆ ਕੇ ਸੈਂਪਲ ਲੈਣ ਲਈ ਜ਼ਰੂਰੀ",
    optional: "ਈਮੇਲ, ਉਮਰ, ਜੈਂਡਰ",
  },
  area: {
    pinCode: "ਪਿੰਨ ਕੋਡ",
    hint: "ਕੀ ਅਸੀਂ ਤੁਹਾਡੇ ਇਲਾਕੇ ਵਿੱਚ ਆਉਂਦੇ ਹਾਂ? ਪਿੰਨ ਕੋਡ ਲਿਖੋ, ਹੁਣੇ ਪਤਾ ਲੱਗ ਜਾਵੇਗਾ।",
    suggested: (pinCode) => `ਪਤੇ ਵਿੱਚੋਂ ${pinCode} ਲਓ`,
    unknown: "ਇਹ ਪਿੰਨ ਕੋਡ ਅਸੀਂ ਦੇਖ ਨਹੀਂ ਸਕੇ। ਫਿਰ ਵੀ ਬੁਕਿੰਗ ਹੋ ਸਕਦੀ ਹੈ।",
    call: (helpline) => `${helpline} ’ਤੇ ਫ਼ੋਨ ਕਰੋ`,
    or: "ਜਾਂ ਆਪਣਾ ਨੰਬਰ ਲਿਖ ਦਿਓ, ਜਦੋਂ ਆਉਣ ਲੱਗਾਂਗੇ ਅਸੀਂ ਦੱਸ ਦੇਵਾਂਗੇ।",
  },
  visit: {
    title: "ਸੈਂਪਲ ਕਦੋਂ ਲੈਣਾ ਹੈ",
    hint: "ਅਗਲੇ 14 ਦਿਨਾਂ ਵਿੱਚੋਂ ਚੁਣੋ (ਐਤਵਾਰ ਬੰਦ)",
    date: "ਤਾਰੀਖ",
    days: "ਅਗਲੇ ਦਿਨ",
    today: "ਅੱਜ",
    dayFull: "ਭਰ ਗਿਆ",
    dayOver: "ਲੰਘ ਗਿਆ",
    dayClosed: "ਬੰਦ",
    dayHoliday: "ਛੁੱਟੀ",
    choose: "ਤਾਰੀਖ ਚੁਣੋ",
    time: "ਟਾਈਮ",
    timeOf: (day) => `ਟਾਈਮ, ${day}`,
    freeOn: (day) => `ਟਾਈਮ, ${day} ਨੂੰ ਖਾਲੀ`,
    dateFirst: "ਖਾਲੀ ਟਾਈਮ ਦੇਖਣ ਲਈ ਤਾਰੀਖ ਚੁਣੋ।",
    loadingDays: "ਕੈਲੰਡਰ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...",
    loadingSlots: "ਖਾਲੀ ਟਾਈਮ ਖੁੱਲ੍ਹ ਰਹੇ ਹਨ...",
    closedDay: (day, reason) => `${day}। ${reason}`,
    previousMonth: "ਪਿਛਲਾ ਮਹੀਨਾ",
    nextMonth: "ਅਗਲਾ ਮਹੀਨਾ",
    free: (count) => `${seats(count)} ਖਾਲੀ`,
    full: "ਭਰ ਗਿਆ",
    past: "ਲੰਘ ਗਿਆ",
    passed: "ਇਹ ਟਾਈਮ ਲੰਘ ਗਏ ਹਨ।",
    late: "ਬਹੁਤ ਲੇਟ",
    firstToFast: (hour) => `ਪਹਿਲਾ ਟਾਈਮ ਜਿਸ ਲਈ ਅਜੇ ਖਾਲੀ ਪੇਟ ਰਿਹਾ ਜਾ ਸਕਦਾ ਹੈ: ${hour}`,
    firstToFastSentence: (hour) => `ਪਹਿਲਾ ਟਾਈਮ ਜਿਸ ਲਈ ਅਜੇ ਖਾਲੀ ਪੇਟ ਰਿਹਾ ਜਾ ਸਕਦਾ ਹੈ: ${hour}।`,
    noneFree: "ਇਸ ਦਿਨ ਦੇ ਸਾਰੇ ਟਾਈਮ ਭਰ ਗਏ ਹਨ।",
    kept: (minutes) => `ਇਹ ਟਾਈਮ ਅਸੀਂ ${minutes === 1 ? "ਇੱਕ ਮਿੰਟ" : `${minutes} ਮਿੰਟ`} ਤੁਹਾਡੇ ਲਈ ਰੱਖਾਂਗੇ।`,
    keptNoMore: "ਇਹ ਟਾਈਮ ਹੁਣ ਤੁਹਾਡੇ ਲਈ ਰੱਖਿਆ ਨਹੀਂ ਹੋਇਆ। ਅੱਗੇ ਵਧੋ, ਜੇ ਅਜੇ ਖਾਲੀ ਹੋਇਆ ਤਾਂ ਅਸੀਂ ਫਿਰ ਰੱਖ ਲਵਾਂਗੇ।",
    nearest: "ਸਭ ਤੋਂ ਨੇੜੇ ਦੇ ਖਾਲੀ ਟਾਈਮ",
    offer: (day, time) => `${day}, ${time}`,
    noOffer: "ਅਗਲੇ ਦੋ ਹਫ਼ਤਿਆਂ ਵਿੱਚ ਹੋਰ ਕੋਈ ਟਾਈਮ ਖਾਲੀ ਨਹੀਂ। ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
    nothingLost: "ਜੋ ਤੁਸੀਂ ਲਿਖਿਆ, ਉਹ ਸਾਰਾ ਇੱਥੇ ਹੀ ਹੈ।",
    lost: (time) => `${time} ਹੁਣੇ ਭਰ ਗਿਆ। ਹੋਰ ਟਾਈਮ ਚੁਣੋ।`,
    gone: (time) => `${time} ਲੰਘ ਗਿਆ। ਇਸ ਤੋਂ ਬਾਅਦ ਦਾ ਟਾਈਮ ਚੁਣੋ।`,
  },
  submit: "ਟਾਈਮ ਬੁੱਕ ਕਰੋ",
  checking: "ਦੇਖ ਰਹੇ ਹਾਂ...",
  mend: "ਕੁਝ ਰਹਿ ਗਿਆ ਜਾਂ ਗਲਤ ਹੈ। ਨਿਸ਼ਾਨ ਵਾਲੀਆਂ ਥਾਵਾਂ ਦੇਖੋ।",
  payLater: "ਪੈਸੇ ਬਾਅਦ ਵਿੱਚ",
  nothingChosen: "ਅਜੇ ਕੋਈ ਪੈਕੇਜ ਨਹੀਂ ਚੁਣਿਆ",
  priceLater: "ਬੁੱਕ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਦਿਸੇਗਾ",
  summary: {
    title: "ਬੁਕਿੰਗ ਦਾ ਹਿਸਾਬ",
    prepare: "ਤਿਆਰੀ ਕਿਵੇਂ ਕਰਨੀ ਹੈ",
    preparations: (points) => (points < 2 ? `${points} ਹੋਰ ਗੱਲ` : `${points} ਹੋਰ ਗੱਲਾਂ`),
    book: "ਹੁਣੇ ਬੁੱਕ ਕਰੋ",
    items: "ਜੋ ਟੈਸਟ ਬੁੱਕ ਹੋ ਰਹੇ ਹਨ",
    base: "ਅਸਲ ਰੇਟ",
    discount: (percent) => `ਛੋਟ, ${percent}%`,
    collection: "ਘਰ ਆ ਕੇ ਸੈਂਪਲ",
    free: "ਮੁਫ਼ਤ",
    total: "ਕੁੱਲ",
    parameters: "ਪੈਰਾਮੀਟਰ",
    more: (count) => `${count} ਹੋਰ ਟੈਸਟ...`,
    loading: "ਹਿਸਾਬ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...",
  },
  service: {
    title: "ਘਰ ਆ ਕੇ ਸੈਂਪਲ ਲੈਣ ਦੀ ਸੇਵਾ",
    home: "ਘਰ ਆ ਕੇ ਸੈਂਪਲ",
    homeSentence: "ਸਾਡੇ ਟ੍ਰੇਂਡ ਲੈਬ ਸਟਾਫ਼ ਤੁਹਾਡੇ ਘਰ ਆਉਂਦੇ ਹਨ। ਇਸ ਦੇ ਕੋਈ ਵੱਖਰੇ ਪੈਸੇ ਨਹੀਂ।",
    timings: "ਟਾਈਮ",
    support: "ਮਦਦ",
    supportSentence: "ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ, ਚੁਣਨ ਅਤੇ ਬੁੱਕ ਕਰਨ ਵਿੱਚ ਅਸੀਂ ਮਦਦ ਕਰਦੇ ਹਾਂ।",
    mandatory: "ਪੂਰਾ ਨਾਂ, ਫ਼ੋਨ ਨੰਬਰ ਅਤੇ ਘਰ ਦਾ ਪਤਾ ਜ਼ਰੂਰੀ ਹਨ।",
    select: "ਹੈਲਥ ਪੈਕੇਜ ਚੁਣੋ, ਉਸ ਦਾ ਰੇਟ ਇੱਥੇ ਦਿਸੇਗਾ।",
  },
  help: { title: "ਮਦਦ ਚਾਹੀਦੀ ਹੈ?" },
  payment: {
    how: "ਪੈਸੇ ਕਿਵੇਂ ਦੇਣੇ ਹਨ",
    method: "ਹੁਣੇ ਬੁੱਕ ਕਰੋ, ਪੈਸੇ ਬਾਅਦ ਵਿੱਚ",
    messages: ["ਹੁਣ ਪੈਸੇ ਨਹੀਂ ਦੇਣੇ", "ਬੁਕਿੰਗ ਛੇਤੀ ਪੱਕੀ", "ਪੈਸੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ"],
    order: "ਬੁਕਿੰਗ ਦਾ ਹਿਸਾਬ",
    changeOrder: "ਜੋ ਬੁੱਕ ਹੋ ਰਿਹਾ ਹੈ, ਉਹ ਬਦਲੋ",
    visit: {
      title: "ਤੁਹਾਡੀ ਵਿਜ਼ਿਟ",
      when: "ਕਦੋਂ",
      at: (day, time) => `${day}, ${time}`,
      who: "ਕਿਸ ਦਾ ਟੈਸਟ",
      where: "ਕਿੱਥੇ",
      before: "ਪਹਿਲਾਂ",
      check: "ਦੇਖੋ ਅਤੇ ਪੱਕਾ ਕਰੋ",
    },
    noticeTitle: "ਪੈਕੇਜ ਚੁਣ ਲਿਆ",
    notice: (name) => `${name} ਬੁੱਕ ਹੋ ਰਿਹਾ ਹੈ`,
    confirm: "ਬੁਕਿੰਗ ਪੱਕੀ ਕਰੋ",
    processing: "ਬੁੱਕ ਹੋ ਰਿਹਾ ਹੈ...",
    newTotal: (total) => `ਨਵਾਂ ਕੁੱਲ ${total} ਹੈ। ਅਜੇ ਕੁਝ ਬੁੱਕ ਨਹੀਂ ਹੋਇਆ: ਇਸ ਨੂੰ ਪੱਕਾ ਕਰੋ, ਜਾਂ ਵਾਪਸ ਜਾਓ।`,
  },
  rebook: {
    title: "ਇਹ ਪਹਿਲਾਂ ਹੀ ਬੁੱਕ ਹੈ",
    no: "ਨਹੀਂ, ਇੱਕ ਕਾਫ਼ੀ ਹੈ",
    yes: "ਹਾਂ, ਦੁਬਾਰਾ ਬੁੱਕ ਕਰੋ",
  },
  phoneVerification: {
    title: "ਆਪਣਾ ਫ਼ੋਨ ਪੱਕਾ ਕਰੋ",
    send: "OTP ਭੇਜੋ",
    sending: "ਭੇਜ ਰਹੇ ਹਾਂ...",
    sent: (phone) =>
      `${phone} ’ਤੇ 6 ਅੰਕਾਂ ਦਾ OTP ਆਵੇਗਾ, WhatsApp ਜਾਂ SMS ’ਤੇ। ਇਹ 10 ਮਿੰਟ ਚੱਲਦਾ ਹੈ, ਅਤੇ ਇਸ ਨਾਲ ਇਸ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ’ਤੇ ਲੌਗਿਨ ਵੀ ਹੋ ਜਾਵੇਗਾ। ਜੇ ਨਾ ਆਵੇ ਤਾਂ ਉੱਪਰ ਲਿਖੇ ਨੰਬਰ ’ਤੇ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।`,
    code: "OTP",
    confirm: "ਪੱਕਾ ਅਤੇ ਬੁੱਕ ਕਰੋ",
  },
  draft: {
    clear: "ਫ਼ਾਰਮ ਖਾਲੀ ਕਰੋ",
    cleared: "ਫ਼ਾਰਮ ਖਾਲੀ ਹੈ",
  },
  earlier: {
    alreadyBooked: (names, day, time) => `${names} ਦੀ ਬੁਕਿੰਗ ਹੋ ਚੁੱਕੀ ਹੈ: ${day}, ${time}।`,
    see: "ਬੁਕਿੰਗ ਦੇਖੋ",
  },
  answers: {
    failedTitle: "ਬੁਕਿੰਗ ਨਹੀਂ ਹੋਈ",
    failed: "ਬੁਕਿੰਗ ਕਰਨ ਵਿੱਚ ਗੜਬੜ ਹੋ ਗਈ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
    processedTitle: "ਬੁਕਿੰਗ ਹੋ ਗਈ",
    processed: "ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਹੋ ਗਈ, ਪਰ ਅਸੀਂ ਉਸ ਦੀ ਜਾਣਕਾਰੀ ਇੱਥੇ ਦਿਖਾ ਨਹੀਂ ਸਕੇ। ਪੱਕੀ ਬੁਕਿੰਗ ਆਪਣੀ ਈਮੇਲ ਵਿੱਚ ਦੇਖੋ।",
    processedWithoutMail:
      "ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਹੋ ਗਈ, ਪਰ ਅਸੀਂ ਉਸ ਦੀ ਜਾਣਕਾਰੀ ਇੱਥੇ ਦਿਖਾ ਨਹੀਂ ਸਕੇ। ਦੇਖਣ ਲਈ ਆਪਣੇ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਲੌਗਿਨ ਕਰੋ, ਜਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
  },
};

/** Fasting, on the booking page. */
export const bookingFasting: Texts["bookingFasting"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        ask: "ਕੁਝ ਟੈਸਟਾਂ ਲਈ ਖਾਲੀ ਪੇਟ ਰਹਿਣਾ ਪੈਂਦਾ ਹੈ। ਇਹ ਅਸੀਂ ਦੇਖ ਨਹੀਂ ਸਕੇ: ਸਾਨੂੰ ਫ਼ੋਨ ਕਰ ਕੇ ਪੁੱਛੋ।",
        lastMeal: (moment) => `ਖਾਣਾ ${moment} ਤੱਕ`,
        mealMissed: "ਇਨ੍ਹਾਂ ਲਈ ਖਾਣਾ ਬੰਦ ਕਰਨ ਦਾ ਟਾਈਮ ਲੰਘ ਗਿਆ ਹੈ। ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਤਾਂ ਹੀ ਚੁਣੋ ਜੇ ਉਸ ਟਾਈਮ ਤੋਂ ਬਾਅਦ ਕੁਝ ਨਹੀਂ ਖਾਧਾ।",
      }
    : english.bookingFasting;

/** What happens to what is typed into the booking form. */
export const bookingPrivacy: Texts["bookingPrivacy"] =
  DRAFTS_SHOWN || approvedBy.privacy
    ? {
        draft: "ਇੱਥੇ ਲਿਖਿਆ ਬੁਕਿੰਗ ਹੋਣ ਤੱਕ ਇਸੇ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ’ਤੇ ਰਹਿੰਦਾ ਹੈ, ਵੱਧ ਤੋਂ ਵੱਧ ਇੱਕ ਦਿਨ।",
        email: "ਉੱਥੇ ਅਸੀਂ ਸਿਰਫ਼ ਇਸ ਬੁਕਿੰਗ ਬਾਰੇ ਲਿਖਦੇ ਹਾਂ।",
      }
    : english.bookingPrivacy;
