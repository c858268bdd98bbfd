import * as approvedBy from "#core/i18n/pa/approved-by.ts";
import { visitChange } from "#core/i18n/pa/visit-change.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as english from "#web/i18n/en/confirmation.ts";
import type { Texts } from "#web/i18n/en.ts";
import { bookedNames } from "./common.ts";

/* After booking: waiting for the answer, and the confirmation, in Punjabi. */

export const confirmation: Texts["confirmation"] = {
  pendingSubmission: {
    title: "ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਇੰਟਰਨੈੱਟ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ",
    sentence:
      "ਅਜੇ ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਇਸੇ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ’ਤੇ ਸਾਂਭੀ ਹੈ। ਜਦੋਂ ਇੰਟਰਨੈੱਟ ਆ ਗਿਆ ਅਤੇ ਸਾਡਾ ਕੋਈ ਪੇਜ ਖੁੱਲ੍ਹਾ ਹੋਇਆ, ਇਹ ਆਪਣੇ-ਆਪ ਜਾਵੇਗੀ, ਇੱਕੋ ਵਾਰ। ਅੱਧੇ ਘੰਟੇ ਬਾਅਦ ਅਸੀਂ ਪਹਿਲਾਂ ਤੁਹਾਨੂੰ ਪੁੱਛਾਂਗੇ।",
    busyTitle: "ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਸਾਡੀ ਉਡੀਕ ਵਿੱਚ ਹੈ",
    busySentence:
      "ਇਸ ਵੇਲੇ ਸਾਡਾ ਸਿਸਟਮ ਬੁਕਿੰਗ ਨਹੀਂ ਲੈ ਸਕਦਾ; ਗਲਤੀ ਸਾਡੀ ਹੈ। ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਇਸੇ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ’ਤੇ ਸਾਂਭੀ ਹੈ। ਜਦੋਂ ਅਸੀਂ ਲੈ ਸਕੇ ਅਤੇ ਸਾਡਾ ਕੋਈ ਪੇਜ ਖੁੱਲ੍ਹਾ ਹੋਇਆ, ਇਹ ਆਪਣੇ-ਆਪ ਜਾਵੇਗੀ, ਇੱਕੋ ਵਾਰ। ਅੱਧੇ ਘੰਟੇ ਬਾਅਦ ਅਸੀਂ ਪਹਿਲਾਂ ਤੁਹਾਨੂੰ ਪੁੱਛਾਂਗੇ।",
    orBook: "ਜੇ ਉਡੀਕ ਨਹੀਂ ਹੋ ਸਕਦੀ ਤਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ:",
    needsPress: "ਅੱਧੇ ਘੰਟੇ ਤੋਂ ਤੁਹਾਡੀ ਬੁਕਿੰਗ ਦਾ ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਕੀ ਅਸੀਂ ਇਹ ਅਜੇ ਵੀ ਭੇਜੀਏ?",
    sendNow: "ਹੁਣੇ ਭੇਜੋ",
    perhaps: (phone) =>
      `ਹੋ ਸਕਦਾ ਹੈ ਇਹ ਸਾਡੇ ਕੋਲ ਪਹੁੰਚ ਚੁੱਕੀ ਹੋਵੇ। ਜੇ ਇਸ ਨੂੰ ਇੱਥੇ ਰੋਕ ਕੇ ਕੁਝ ਹੋਰ ਬੁੱਕ ਕਰਨਾ ਹੈ ਤਾਂ ${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ, ਤਾਂ ਜੋ ਤੁਹਾਡੀਆਂ ਦੋ ਬੁਕਿੰਗਾਂ ਨਾ ਹੋਣ।`,
    tryNow: "ਹੁਣੇ ਕੋਸ਼ਿਸ਼ ਕਰੋ",
    giveUp: "ਨਾ ਭੇਜੋ",
  },
  elsewhere: {
    label: "ਤੁਹਾਡੀ ਬੁਕਿੰਗ",
    what: (names, day, time) => `${names} (${day}, ${time})`,
    sending: (what) => `${what} ਦੀ ਬੁਕਿੰਗ ਭੇਜ ਰਹੇ ਹਾਂ।`,
    waiting: (what) =>
      `${what} ਦੀ ਬੁਕਿੰਗ ਇੰਟਰਨੈੱਟ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ। ਜਦੋਂ ਇੰਟਰਨੈੱਟ ਆ ਗਿਆ ਅਤੇ ਸਾਡਾ ਕੋਈ ਪੇਜ ਖੁੱਲ੍ਹਾ ਹੋਇਆ, ਇਹ ਆਪਣੇ-ਆਪ ਜਾਵੇਗੀ, ਇੱਕੋ ਵਾਰ।`,
    needsPress: (what) => `${what} ਦੀ ਬੁਕਿੰਗ ਦਾ ਅੱਧੇ ਘੰਟੇ ਤੋਂ ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਆਇਆ। ਕੀ ਅਸੀਂ ਇਹ ਅਜੇ ਵੀ ਭੇਜੀਏ?`,
    booked: (what, code) => `${what} ਦੀ ਬੁਕਿੰਗ ਹੋ ਗਈ। ਬੁਕਿੰਗ ਨੰਬਰ: ${code}`,
    see: "ਬੁਕਿੰਗ ਦੇਖੋ",
    refused: (what) => `${what} ਦੀ ਬੁਕਿੰਗ ਨਹੀਂ ਹੋਈ।`,
    form: "ਵਾਪਸ ਫ਼ਾਰਮ ’ਤੇ",
    close: "ਬੰਦ ਕਰੋ",
  },
  confirmed: {
    title: "ਬੁਕਿੰਗ ਪੱਕੀ ਹੋ ਗਈ!",
    where: "ਤੁਹਾਡੇ ਘਰ, ਇਸ ਟਾਈਮ ਤੋਂ",
    reference: "ਬੁਕਿੰਗ ਨੰਬਰ",
    appointment: "ਵਿਜ਼ਿਟ ਦੀ ਜਾਣਕਾਰੀ",
    date: "ਤਾਰੀਖ",
    time: "ਟਾਈਮ",
    address: "ਘਰ ਦਾ ਪਤਾ",
    method: "ਪੈਸੇ ਕਿਵੇਂ",
    paymentStatus: "ਪੇਮੈਂਟ ਹੋਈ ਜਾਂ ਬਾਕੀ",
    total: "ਕੁੱਲ",
    patient: "ਮਰੀਜ਼ ਦੀ ਜਾਣਕਾਰੀ",
    name: "ਨਾਂ",
    email: "ਈਮੇਲ",
    phone: "ਫ਼ੋਨ",
    gender: "ਜੈਂਡਰ",
    age: "ਉਮਰ",
    tests: "ਟੈਸਟਾਂ ਦੀ ਜਾਣਕਾਰੀ",
    before: "ਵਿਜ਼ਿਟ ਤੋਂ ਪਹਿਲਾਂ",
    instructions: (change) => [
      "15 ਮਿੰਟ ਪਹਿਲਾਂ ਤਿਆਰ ਰਹੋ।",
      "ਆਪਣਾ ID ਕਾਰਡ ਅਤੇ ਇਹ ਪੱਕੀ ਬੁਕਿੰਗ ਕੋਲ ਰੱਖੋ।",
      change,
      "ਪੈਸੇ ਸੈਂਪਲ ਅਤੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ ਹੀ ਦਿਓ।",
    ],
    print: "ਪ੍ਰਿੰਟ ਕਰੋ",
    home: "ਮੁੱਖ ਪੇਜ ਖੋਲ੍ਹੋ",
  },
  addToCalendar: {
    calendar: { shown: "ਕੈਲੰਡਰ", aloud: "ਇਸ ਵਿੱਚ ਪਾਓ:" },
    calendarFailed: "ਕੈਲੰਡਰ ਦੀ ਫ਼ਾਈਲ ਨਹੀਂ ਬਣੀ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।",
    share: { shown: "WhatsApp", aloud: "ਇਸ ’ਤੇ ਭੇਜੋ:" },
  },
};

/** Fasting, on the confirmation. */
export const confirmationFasting: Texts["confirmationFasting"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        ask: "ਖੂਨ ਦੇ ਟੈਸਟਾਂ ਲਈ ਖਾਲੀ ਪੇਟ ਰਹਿਣਾ ਪੈ ਸਕਦਾ ਹੈ। ਸਾਨੂੰ ਫ਼ੋਨ ਕਰ ਕੇ ਪੁੱਛੋ।",
        lastMeal: (time) => `ਖਾਣਾ ${time} ਤੱਕ`,
      }
    : english.confirmationFasting;

/** A visit as a calendar and another phone read it: in English as a whole while its preparation is. */
export const sharedVisit: Texts["sharedVisit"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        names: bookedNames,
        change: visitChange,
        message: (visit) =>
          [
            `${visit.patient} ਦਾ ਸੈਂਪਲ, ${visit.lab}`,
            visit.what,
            `ਬੁਕਿੰਗ ਨੰਬਰ: ${visit.code}`,
            `ਤਾਰੀਖ: ${visit.date}`,
            `ਟਾਈਮ: ${visit.time}`,
            `ਘਰ ਦਾ ਪਤਾ: ${visit.address}`,
            `ਕੁੱਲ: ${visit.total}, ਸੈਂਪਲ ਅਤੇ ਟੈਸਟ ਤੋਂ ਬਾਅਦ ਦੇਣੇ ਹਨ।`,
            visit.change,
            "",
            ...visit.prepare,
          ].join("\n"),
        entry: (lab) => `ਸੈਂਪਲ, ${lab}`,
        notes: (visit) =>
          [
            `ਬੁਕਿੰਗ ਨੰਬਰ: ${visit.code}`,
            `ਮਰੀਜ਼: ${visit.patient}`,
            visit.lab,
            `ਹੈਲਪਲਾਈਨ: ${visit.phones}`,
            ...visit.prepare,
            "ਆਪਣਾ ID ਕਾਰਡ ਕੋਲ ਰੱਖੋ।",
          ].join("\n"),
      }
    : english.sharedVisit;
