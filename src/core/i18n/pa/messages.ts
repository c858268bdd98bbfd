/*
 * Messages to patients in Punjabi. Days, times, amounts and phones come formatted; a line "Label: value" becomes a row of
 * a mail's list. An SMS in Gurmukhi has 70 letters a part: the sentences are short.
 */

import type { Sentences } from "#core/i18n/en.ts";

type Visit = { isAtCentre: boolean; day: string; time: string };

/** "ਘਰ ਵਾਲੀ ਵਿਜ਼ਿਟ" would sound like a wife's. */
const visit = ({ isAtCentre, day, time }: Visit) =>
  `${isAtCentre ? "ਸਾਡੇ ਸੈਂਟਰ ’ਤੇ ਤੁਹਾਡੀ" : "ਤੁਹਾਡੇ ਘਰ"} ${day}, ${time} ਵਜੇ ਦੀ ਵਿਜ਼ਿਟ`;

/** Lines that several messages share. */
export const messageLines: Sentences["messageLines"] = {
  hello: (name) => `${name} ਜੀ,`,
  reference: (code) => `ਬੁਕਿੰਗ ਨੰਬਰ: ${code}`,
  address: (lab, address) => `${lab}, ${address}।`,
  questions: (phone) => `ਕੋਈ ਸਵਾਲ? ${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`,
  notRequested: (phone) => `ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਕਰਵਾਇਆ? ${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`,
  atCentre: "ਸੈਂਪਲ ਸਾਡੇ ਸੈਂਟਰ ’ਤੇ ਲਿਆ ਜਾਵੇਗਾ।",
  /** Before a link that opens the visit, as the last line; the second while nothing can be changed. */
  changeVisit: (url) => `ਵਿਜ਼ਿਟ ਦੇਖੋ, ਟਾਈਮ ਬਦਲੋ ਜਾਂ ਰੱਦ ਕਰੋ: ${url}`,
  openVisit: (url) => `ਆਪਣੀ ਵਿਜ਼ਿਟ ਦੇਖੋ: ${url}`,
  /** An instruction for one of several people of a visit. */
  forPatient: (name, instruction) => `${name}: ${instruction}`,
  /** In place of a preparation that does not fit into a template. */
  callToPrepare: "ਤਿਆਰੀ ਬਾਰੇ ਪੁੱਛਣ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
};

/** Confirmation of a booking. */
export const confirmationMessage: Sentences["confirmationMessage"] = {
  subject: (code) => `ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਪੱਕੀ ਹੈ (${code})`,
  hello: (name, lab) => `${name} ਜੀ, ${lab} ਵਿੱਚ ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਪੱਕੀ ਹੈ।`,
  date: (day) => `ਤਾਰੀਖ: ${day}`,
  time: (time) => `ਟਾਈਮ: ${time}`,
  total: (amount) => `ਕੁੱਲ: ${amount}, ਪੈਸੇ ਸੈਂਪਲ ਅਤੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ ਹੀ ਦਿਓ।`,
  /** The visit link, if there is one, follows: with it most patients need no call. */
  call: (phone) => `ਕੋਈ ਸਵਾਲ ਹੈ ਜਾਂ ਕੁਝ ਬਦਲਣਾ ਹੈ? ${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`,
};

/** Messages about a change of a visit. */
export const visitMessages: Sentences["visitMessages"] = {
  moved: {
    subject: (code) => `ਵਿਜ਼ਿਟ ਦਾ ਨਵਾਂ ਟਾਈਮ (${code})`,
    now: (day, time) => `ਘਰ ਆ ਕੇ ਸੈਂਪਲ ਲੈਣ ਦਾ ਨਵਾਂ ਟਾਈਮ: ${day}, ${time}। ਪੁਰਾਣੇ ਟਾਈਮ ’ਤੇ ਅਸੀਂ ਨਹੀਂ ਆਵਾਂਗੇ।`,
    unsuitable: (phone) => `ਨਵਾਂ ਟਾਈਮ ਠੀਕ ਨਹੀਂ? ${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`,
  },
  redraw: {
    subject: (code) => `ਦੁਬਾਰਾ ਸੈਂਪਲ ਲਈ ਮੁਫ਼ਤ ਵਿਜ਼ਿਟ (${code})`,
    again: (day, time) =>
      `ਤੁਹਾਡੇ ਸੈਂਪਲ ਦੀ ਇੱਕ ਟਿਊਬ ਵਰਤੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਮਾਫ਼ ਕਰਨਾ, ਤੁਹਾਡੀ ਕੋਈ ਗਲਤੀ ਨਹੀਂ। ਅਸੀਂ ${day}, ${time} ਵਜੇ ਸੈਂਪਲ ਦੁਬਾਰਾ ਲਵਾਂਗੇ, ਮੁਫ਼ਤ।`,
    unsuitable: (phone) => `ਟਾਈਮ ਠੀਕ ਨਹੀਂ? ${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`,
  },
  cancelled: {
    subject: (code) => `ਤੁਹਾਡੀ ਵਿਜ਼ਿਟ ਰੱਦ ਹੈ (${code})`,
    cancelled: (booking, reason) => `${visit(booking)} ਰੱਦ ਹੈ। ${reason}`,
    bookAgain: (phone) => `ਹੋਰ ਟਾਈਮ ਬੁੱਕ ਕਰਨ ਲਈ ${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`,
    reasons: {
      "patient-asked": "ਤੁਸੀਂ ਰੱਦ ਕਰਨ ਲਈ ਕਿਹਾ ਸੀ।",
      "not-at-home": "ਮਾਫ਼ ਕਰਨਾ, ਅਸੀਂ ਤੁਹਾਡੇ ਘਰ ਆਏ ਸੀ, ਪਰ ਤੁਹਾਡੇ ਨਾਲ ਮੇਲ ਨਹੀਂ ਹੋ ਸਕਿਆ।",
      "lab-cannot-come": "ਮਾਫ਼ ਕਰਨਾ, ਅਸੀਂ ਉਸ ਟਾਈਮ ਨਹੀਂ ਆ ਸਕਦੇ।",
      other: "ਕਾਰਨ ਜਾਣਨਾ ਹੋਵੇ ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
    },
    /** Follows the reason if something was paid. */
    refund: "ਜੋ ਪੈਸੇ ਦਿੱਤੇ ਸਨ, ਉਹ ਵਾਪਸ ਮਿਲਣਗੇ।",
  },
  itemsChanged: {
    subject: (code) => `ਤੁਹਾਡੇ ਟੈਸਟ ਬਦਲੇ ਹਨ (${code})`,
    changed: (booking) => `${visit(booking)} ਦੇ ਟੈਸਟ ਬਦਲੇ ਹਨ।`,
    total: (amount) => `ਕੁੱਲ: ${amount}`,
    sampleTaken: "ਤੁਹਾਡਾ ਸੈਂਪਲ ਸਾਡੇ ਕੋਲ ਹੈ। ਕੋਈ ਤਿਆਰੀ ਨਹੀਂ ਕਰਨੀ।",
  },
  detailsChanged: {
    subject: (code) => `ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਵਿੱਚ ਨਵੀਂ ਜਾਣਕਾਰੀ (${code})`,
    changed: (day, time, details) => `${day}, ${time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਵਿੱਚ ਇਹ ਬਦਲਿਆ ਹੈ: ${details}। ਵਿਜ਼ਿਟ ਉਵੇਂ ਹੀ ਰਹੇਗੀ।`,
    /** The patient's words for the details that they entered. */
    fields: {
      name: "ਨਾਂ",
      phone: "ਫ਼ੋਨ ਨੰਬਰ",
      email: "ਈਮੇਲ",
      age: "ਉਮਰ",
      exactAge: "ਉਮਰ",
      gender: "ਜੈਂਡਰ",
      address: "ਘਰ ਦਾ ਪਤਾ",
      landmark: "ਨੇੜੇ ਦੀ ਨਿਸ਼ਾਨੀ",
      pinCode: "ਪਿੰਨ ਕੋਡ",
    },
  },
};

/**
 * Messages about statuses set by staff: each one's approved template is its sentence (docs/operations.md, "Templates").
 */
export const statusMessages: Sentences["statusMessages"] = {
  "visit-confirmed": {
    subject: (code) => `ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਪੱਕੀ ਹੈ (${code})`,
    sentence: (booking) => `${visit(booking)} ਪੱਕੀ ਹੈ।`,
  },
  "sample-collected": {
    subject: (code) => `ਤੁਹਾਡਾ ਸੈਂਪਲ ਸਾਡੇ ਕੋਲ ਹੈ (${code})`,
    sentence: () => "ਅਸੀਂ ਤੁਹਾਡਾ ਸੈਂਪਲ ਲੈ ਲਿਆ ਹੈ। ਰਿਪੋਰਟ ਤਿਆਰ ਹੁੰਦੇ ਹੀ ਦੱਸਾਂਗੇ।",
  },
  "visit-declined": {
    subject: (code) => `ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਰੱਦ ਹੈ (${code})`,
    sentence: (booking) =>
      `${visit(booking)} ਨਹੀਂ ਹੋਵੇਗੀ। ਹੋਰ ਟਾਈਮ ਬੁੱਕ ਕਰਨਾ ਹੋਵੇ, ਜਾਂ ਤੁਹਾਨੂੰ ਇਸ ਦਾ ਪਤਾ ਨਹੀਂ ਸੀ, ਤਾਂ ${booking.helpline} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`,
  },
};

/** Messages about reports. */
export const reportMessages: Sentences["reportMessages"] = {
  openIt: (url) => `ਦੇਖਣ ਲਈ ਬੁਕਿੰਗ ਵਾਲੇ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਲੌਗਿਨ ਕਰੋ: ${url}`,
  stillToCome: "ਜੇ ਤੁਹਾਡੀ ਕੋਈ ਰਿਪੋਰਟ ਆਉਣੀ ਬਾਕੀ ਹੈ, ਤਾਂ ਤਿਆਰ ਹੁੰਦੇ ਹੀ ਦੱਸਾਂਗੇ।",
  "report-ready": {
    subject: (code) => `ਤੁਹਾਡੀ ਰਿਪੋਰਟ ਤਿਆਰ ਹੈ (${code})`,
    first: (name, lab) => `${name} ਜੀ, ${lab} ਤੋਂ ਤੁਹਾਡੀ ਰਿਪੋਰਟ ਤਿਆਰ ਹੈ।`,
  },
  "report-corrected": {
    subject: (code) => `ਤੁਹਾਡੀ ਸੁਧਾਰੀ ਹੋਈ ਰਿਪੋਰਟ ਤਿਆਰ ਹੈ (${code})`,
    first: (name, lab) =>
      `${name} ਜੀ, ${lab} ਤੋਂ ਤੁਹਾਡੀ ਸੁਧਾਰੀ ਹੋਈ ਰਿਪੋਰਟ ਤਿਆਰ ਹੈ। ਇਹ ਪਹਿਲਾਂ ਭੇਜੀ ਰਿਪੋਰਟ ਦੀ ਥਾਂ ਹੈ: ਪਹਿਲਾਂ ਵਾਲੀ ਨਾ ਵਰਤੋ।`,
  },
  "report-withdrawn": {
    subject: (code) => `ਤੁਹਾਨੂੰ ਇੱਕ ਰਿਪੋਰਟ ਗਲਤੀ ਨਾਲ ਭੇਜੀ ਗਈ (${code})`,
    first: (name, lab) =>
      `${name} ਜੀ, ${lab} ਤੋਂ ਇੱਕ ਰਿਪੋਰਟ ਤੁਹਾਨੂੰ ਗਲਤੀ ਨਾਲ ਭੇਜੀ ਗਈ। ਉਹ ਨਾ ਵਰਤੋ, ਕਿਸੇ ਨੂੰ ਨਾ ਦਿਖਾਓ, ਅਤੇ ਜਿੱਥੇ ਸਾਂਭੀ ਹੈ ਉੱਥੋਂ ਮਿਟਾ ਦਿਓ।`,
  },
};

/** Messages about money; the amount due is that after the receipt. */
export const receiptMessages: Sentences["receiptMessages"] = {
  /** In place of the name, if only the phone of who pays is known: "ਨਮਸਕਾਰ ਜੀ,". */
  somebody: "ਨਮਸਕਾਰ",
  due: (amount) => `ਦੇਣੇ ਬਾਕੀ: ${amount}`,
  toReturn: (amount) => `ਵਾਪਸ ਮਿਲਣੇ ਬਾਕੀ: ${amount}`,
  settled: "ਹੁਣ ਕੁਝ ਦੇਣਾ ਬਾਕੀ ਨਹੀਂ।",
  "payment-received": {
    subject: (code) => `ਸਾਨੂੰ ਤੁਹਾਡੇ ਪੈਸੇ ਮਿਲ ਗਏ (${code})`,
    sentence: (amount, lab) => `${lab} ਨੂੰ ਤੁਹਾਡੇ ਤੋਂ ${amount} ਮਿਲ ਗਏ ਹਨ।`,
    way: (ways) => `ਪੈਸੇ ਕਿਵੇਂ ਦਿੱਤੇ: ${ways}`,
    number: (number) => `ਰਸੀਦ: ${number}`,
  },
  "money-returned": {
    subject: (code) => `ਅਸੀਂ ਤੁਹਾਨੂੰ ਪੈਸੇ ਵਾਪਸ ਦਿੱਤੇ (${code})`,
    sentence: (amount, lab) => `${lab} ਨੇ ਤੁਹਾਨੂੰ ${amount} ਵਾਪਸ ਦਿੱਤੇ ਹਨ।`,
    way: (ways) => `ਕਿਵੇਂ ਵਾਪਸ ਦਿੱਤੇ: ${ways}`,
    number: (number) => `ਵਾਪਸੀ ਦੀ ਰਸੀਦ: ${number}`,
  },
};

/** Reminders of a visit. */
export const reminderMessages: Sentences["reminderMessages"] = {
  /** Only where a reply is read. */
  optOut: "ਸੁਨੇਹੇ ਬੰਦ ਕਰਨ ਲਈ ਜਵਾਬ ਵਿੱਚ STOP ਲਿਖੋ।",
  /** "ਕੱਲ੍ਹ" is yesterday too: the verb or the date says which. */
  tomorrow: {
    subject: (code) => `ਕੱਲ੍ਹ ਅਸੀਂ ਸੈਂਪਲ ਲੈਣ ਆਵਾਂਗੇ (${code})`,
    sentence: (day, time) => `ਕੱਲ੍ਹ, ${day}, ${time} ਵਜੇ ਅਸੀਂ ਤੁਹਾਡੇ ਘਰ ਸੈਂਪਲ ਲੈਣ ਆਵਾਂਗੇ।`,
  },
  soon: {
    subject: (code) => `ਅੱਜ ਅਸੀਂ ਸੈਂਪਲ ਲੈਣ ਆਵਾਂਗੇ (${code})`,
    sentence: (day, time) => `ਅੱਜ, ${day}, ${time} ਵਜੇ ਅਸੀਂ ਤੁਹਾਡੇ ਘਰ ਸੈਂਪਲ ਲੈਣ ਆਵਾਂਗੇ।`,
  },
  /** In place of a last meal whose time has passed. */
  stillFasting: (lastMeal, drink) =>
    `ਸੈਂਪਲ ਹੋਣ ਤੱਕ ਕੁਝ ਨਾ ਖਾਓ। ${drink}। ਜੇ ${lastMeal} ਵਜੇ ਤੋਂ ਬਾਅਦ ਕੁਝ ਖਾਧਾ ਹੈ, ਤਾਂ ਹੋਰ ਟਾਈਮ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।`,
};

/** Messages of the day of a visit. */
export const roundMessages: Sentences["roundMessages"] = {
  /** In place of the phlebotomist's first name. */
  unnamed: "ਸਾਡੇ ਲੈਬ ਸਟਾਫ਼",
  "phlebotomist-coming": {
    subject: (code) => `ਸਾਡੇ ਲੈਬ ਸਟਾਫ਼ ਆ ਰਹੇ ਹਨ (${code})`,
    sentence: (phlebotomist, from, to) => `${phlebotomist} ਤੁਹਾਡੇ ਘਰ ਸੈਂਪਲ ਲੈਣ ਆ ਰਹੇ ਹਨ। ${from} ਤੋਂ ${to} ਵਜੇ ਦੇ ਵਿਚਕਾਰ ਪਹੁੰਚਣਗੇ।`,
  },
  "visit-late": {
    subject: (code) => `ਮਾਫ਼ ਕਰਨਾ, ਅਸੀਂ ਲੇਟ ਹਾਂ (${code})`,
    sentence: (phlebotomist, from, to) =>
      `${phlebotomist} ਤੁਹਾਡੇ ਘਰ ਸੈਂਪਲ ਲੈਣ ਆਉਣ ਵਿੱਚ ਲੇਟ ਹਨ। ਅਸੀਂ ${from} ਤੋਂ ${to} ਵਜੇ ਦੇ ਵਿਚਕਾਰ ਆਉਣ ਦਾ ਕਿਹਾ ਸੀ। ਮਾਫ਼ ਕਰਨਾ। ਅਸੀਂ ਕਦੋਂ ਆਵਾਂਗੇ, ਇਹ ਪੁੱਛਣ ਲਈ ਜਾਂ ਹੋਰ ਟਾਈਮ ਚੁਣਨ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।`,
  },
};

/** Answers to what patients write back, and texts for what is not kept of it. */
export const inboundMessages: Sentences["inboundMessages"] = {
  /** In place of a picture or a file, which is not downloaded. */
  media: "[ਫ਼ੋਟੋ ਜਾਂ ਫ਼ਾਈਲ ਭੇਜੀ]",
  /** In place of a location, a contact or the like. */
  noText: "[ਬਿਨਾਂ ਲਿਖਤ ਦੇ ਕੁਝ ਭੇਜਿਆ]",
  "fasting-noted": {
    sentence: (day, time) => `ਧੰਨਵਾਦ। ਅਸੀਂ ਲਿਖ ਲਿਆ ਹੈ ਕਿ ਤੁਸੀਂ ਕੁਝ ਨਹੀਂ ਖਾਧਾ। ${day}, ${time} ਵਜੇ ਦੀ ਵਿਜ਼ਿਟ ਉਵੇਂ ਹੀ ਰਹੇਗੀ।`,
  },
  "fasting-not-needed": {
    sentence: (day, time) => `ਧੰਨਵਾਦ। ${day}, ${time} ਵਜੇ ਦੀ ਵਿਜ਼ਿਟ ਲਈ ਖਾਲੀ ਪੇਟ ਜ਼ਰੂਰੀ ਨਹੀਂ: ਰੋਜ਼ ਵਾਂਗ ਖਾਣਾ, ਚਾਹ, ਪਾਣੀ ਲਓ।`,
  },
  "choose-another-hour": {
    sentence: (day, time) => `ਇਹ ਦੱਸਣ ਲਈ ਧੰਨਵਾਦ ਕਿ ਤੁਸੀਂ ਖਾਣਾ ਖਾ ਲਿਆ ਹੈ। ${day}, ${time} ਵਜੇ ਦੀ ਵਿਜ਼ਿਟ ਲਈ ਖਾਲੀ ਪੇਟ ਜ਼ਰੂਰੀ ਹੈ।`,
    choose: (url) => `ਹੋਰ ਟਾਈਮ ਇੱਥੇ ਚੁਣੋ: ${url}`,
  },
  "not-me-noted": {
    sentence: (lab) =>
      `${lab} ਨੂੰ ਦੱਸਣ ਲਈ ਧੰਨਵਾਦ। ਅਸੀਂ ਲਿਖ ਲਿਆ ਹੈ ਕਿ ਇਹ ਬੁਕਿੰਗ ਤੁਹਾਡੀ ਨਹੀਂ, ਅਤੇ ਇਸ ਮਰੀਜ਼ ਬਾਰੇ ਤੁਹਾਡੇ ਫ਼ੋਨ ’ਤੇ ਹੋਰ ਸੁਨੇਹੇ ਨਹੀਂ ਭੇਜਾਂਗੇ।`,
  },
  "opted-out": {
    sentence: (lab) => `ਇਸ ਫ਼ੋਨ ’ਤੇ ${lab} ਦੇ ਹੋਰ ਸੁਨੇਹੇ ਨਹੀਂ ਆਉਣਗੇ, ਸਿਰਫ਼ ਮੰਗਿਆ ਹੋਇਆ ਲੌਗਿਨ OTP ਆਵੇਗਾ। ਸੁਨੇਹੇ ਫਿਰ ਚਾਹੀਦੇ ਹੋਣ ਤਾਂ START ਲਿਖੋ।`,
  },
  "opted-in": {
    sentence: (lab) => `${lab} ਦੇ ਸੁਨੇਹੇ ਤੁਹਾਨੂੰ ਫਿਰ ਆਉਣਗੇ। ਬੰਦ ਕਰਨ ਲਈ ਜਵਾਬ ਵਿੱਚ STOP ਲਿਖੋ।`,
  },
};

/** Message with a login code, which comes first: a lab's name may have digits. */
export const loginCodeMessage: Sentences["loginCodeMessage"] = (code, lab, minutes) =>
  `${code} ਤੁਹਾਡਾ ${lab} ਦਾ ਲੌਗਿਨ OTP ਹੈ। ${minutes} ਮਿੰਟ ਚੱਲੇਗਾ। ਸਾਡਾ ਸਟਾਫ਼ ਇਹ ਕਦੇ ਨਹੀਂ ਮੰਗਦਾ।`;

/** What a patient's chat with the lab begins with. */
export const patientChat: Sentences["patientChat"] = (lab, code) => `ਨਮਸਕਾਰ ${lab}, ਮੈਂ ਆਪਣੀ ਬੁਕਿੰਗ ${code} ਬਾਰੇ ਗੱਲ ਕਰਨੀ ਹੈ।`;

/** Language of a mail's HTML. */
export const mailLanguage: Sentences["mailLanguage"] = "pa";
