/* How to prepare for a visit, in Punjabi. Times, drinks and lists of tests come formatted by the functions below. */

import * as english from "#core/i18n/en/preparation.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as approvedBy from "./approved-by.ts";
import { calendar } from "./calendar.ts";
import { clock } from "./clock.ts";

const hours = (count: number) => (count < 2 ? `${count} ਘੰਟਾ` : `${count} ਘੰਟੇ`);

/** "1 ਘੰਟਾ" before a postposition. */
const bend = (time: string) => time.replace(/ਘੰਟਾ$/, "ਘੰਟੇ");

/** How times are said in these sentences. */
export const preparationTimes: Sentences["preparationTimes"] =
  DRAFTS_SHOWN || approvedBy.preparation ? { calendar, clock } : english.preparationTimes;

/**
 * Sentences about food, drink and times, for pages, papers and messages. "ਆਖਰੀ ਖਾਣਾ" would be the last meal of a life,
 * and "10 ਘੰਟੇ ਪਹਿਲਾਂ ਤੱਕ" a moment: a fast is said as a length of time. Insulin is no "ਦਵਾਈ" to most people.
 */
export const preparation: Sentences["preparation"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        /** For fasting patients who take medicines. */
        askDoctor:
          "ਜੇ ਇਨਸੁਲਿਨ ਜਾਂ ਸ਼ੂਗਰ ਦੀ ਗੋਲੀ ਚੱਲਦੀ ਹੈ, ਗਰਭਵਤੀ ਹੋ, ਜਾਂ ਟੈਸਟ ਛੋਟੇ ਬੱਚੇ ਦਾ ਹੈ: ਖਾਲੀ ਪੇਟ ਰਹਿਣ ਤੋਂ ਪਹਿਲਾਂ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ, ਸਵੇਰ ਦੀ ਦਵਾਈ, ਇਨਸੁਲਿਨ ਬਾਰੇ ਵੀ।",
        mealMissed: "ਉਹ ਟਾਈਮ ਲੰਘ ਚੁੱਕਾ ਹੈ: ਜੇ ਉਸ ਤੋਂ ਬਾਅਦ ਕੁਝ ਖਾਧਾ ਹੈ, ਤਾਂ ਹੋਰ ਟਾਈਮ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
        biteMissed: "ਉਹ ਟਾਈਮ ਲੰਘ ਚੁੱਕਾ ਹੈ: ਜੇ ਉਦੋਂ ਖਾਣਾ ਨਹੀਂ ਖਾਧਾ, ਤਾਂ ਹੋਰ ਟਾਈਮ ਲਈ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।",
        unrestricted: "ਖਾਲੀ ਪੇਟ ਜ਼ਰੂਰੀ ਨਹੀਂ। ਰੋਜ਼ ਵਾਂਗ ਖਾਣਾ, ਚਾਹ, ਪਾਣੀ ਲਓ।",
        fast: (time, drink) => `ਸੈਂਪਲ ਤੋਂ ਪਹਿਲਾਂ ${time} ਕੁਝ ਨਾ ਖਾਓ। ਇਸ ਦੌਰਾਨ ${drink}।`,
        water: "ਸਾਦਾ ਪਾਣੀ ਠੀਕ ਹੈ; ਚਾਹ, ਕੌਫ਼ੀ, ਦੁੱਧ ਨਹੀਂ",
        noWater: "ਕੁਝ ਨਾ ਪੀਓ, ਪਾਣੀ ਵੀ ਨਹੀਂ",
        lastMeal: (time) => `${time} ਵਜੇ ਖਾਣਾ ਖਾਓ, ਫਿਰ ਕੁਝ ਨਾ ਖਾਓ।`,
        lastMealBy: (time) => `${time} ਵਜੇ ਤੱਕ ਖਾ ਲਓ, ਫਿਰ ਕੁਝ ਨਾ ਖਾਓ।`,
        lastMealBetween: (from, to) => `ਖਾਣਾ ${from} ਤੋਂ ${to} ਵਜੇ ਦੇ ਵਿਚਕਾਰ ਖਾਓ, ਫਿਰ ਕੁਝ ਨਾ ਖਾਓ।`,
        lastMealOfDay: (weekday, from, to) => `ਖਾਣਾ ${weekday} ${from} ਤੋਂ ${to} ਵਜੇ ਦੇ ਵਿਚਕਾਰ ਖਾਓ, ਫਿਰ ਕੁਝ ਨਾ ਖਾਓ।`,
        afterLastMeal: (drink) => `ਉਸ ਤੋਂ ਬਾਅਦ ${drink}।`,
        /** "Begin to eat" is the first bite. */
        firstBite: (tests, moment, time) =>
          moment === null
            ? `${tests}: ਰੋਜ਼ ਵਾਲਾ ਖਾਣਾ ਵਿਜ਼ਿਟ ਤੋਂ ${bend(time)} ਪਹਿਲਾਂ ਸ਼ੁਰੂ ਕਰੋ; ਸ਼ੁਰੂ ਕਰਨ ਦਾ ਟਾਈਮ ਲਿਖ ਲਓ, ਫਿਰ ਸਿਰਫ਼ ਸਾਦਾ ਪਾਣੀ।`
            : `${tests}: ਰੋਜ਼ ਵਾਲਾ ਖਾਣਾ ${moment} ਵਜੇ ਸ਼ੁਰੂ ਕਰੋ, ਵਿਜ਼ਿਟ ਤੋਂ ${bend(time)} ਪਹਿਲਾਂ; ਸ਼ੁਰੂ ਕਰਨ ਦਾ ਟਾਈਮ ਲਿਖ ਲਓ, ਫਿਰ ਸਿਰਫ਼ ਸਾਦਾ ਪਾਣੀ।`,
        hoursApart: (least, most) =>
          `ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਟੈਸਟ ਲਈ ${hours(least)} ਖਾਲੀ ਪੇਟ ਰਹਿਣਾ ਜ਼ਰੂਰੀ ਹੈ, ਦੂਜੇ ਲਈ ਵੱਧ ਤੋਂ ਵੱਧ ${hours(most)}: ਖਾਲੀ ਪੇਟ ਰਹਿਣ ਤੋਂ ਪਹਿਲਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।`,
        secondSample: (tests, time) =>
          `${tests} ਲਈ ਦੂਜਾ ਸੈਂਪਲ ਵੀ ਚਾਹੀਦਾ ਹੈ, ਖਾਣੇ ਤੋਂ ${bend(time)} ਬਾਅਦ: ਪਹਿਲਾ ਸੈਂਪਲ ਹੋ ਜਾਣ ਤੋਂ ਬਾਅਦ ਖਾਣਾ ਖਾਓ, ਅਤੇ ਦੂਜੇ ਸੈਂਪਲ ਦਾ ਟਾਈਮ ਪੱਕਾ ਕਰਨ ਲਈ ਵਿਜ਼ਿਟ ਤੋਂ ਪਹਿਲਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।`,
        hours,
        hoursBetween: (least, most) => `${least}-${most} ਘੰਟੇ`,
        minutes: (count) => `${count} ਮਿੰਟ`,
        list: (names) => (names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ਅਤੇ ${names.at(-1)}`),
      }
    : english.preparation;

/** What a cheaper package or test asks of the patient. */
export const stricterPreparation: Sentences["stricterPreparation"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        inReturn: (demands) => `ਪਰ ਬਦਲੇ ਵਿੱਚ ${demands.join(", ਅਤੇ ")}।`,
        fast: (after, before) =>
          before === null
            ? `${after} ਖਾਲੀ ਪੇਟ ਰਹਿਣਾ ਪਵੇਗਾ, ਜੋ ਤੁਹਾਡੇ ਚੁਣੇ ਟੈਸਟਾਂ ਲਈ ਜ਼ਰੂਰੀ ਨਹੀਂ`
            : `${bend(before)} ਦੀ ਥਾਂ ${after} ਖਾਲੀ ਪੇਟ ਰਹਿਣਾ ਪਵੇਗਾ`,
        latestHour: (after, before) => `ਸੈਂਪਲ ਦਾ ਆਖਰੀ ਟਾਈਮ ${before === null ? "" : `${before} ਦੀ ਥਾਂ `}${after} ਹੋਵੇਗਾ`,
      }
    : english.stricterPreparation;
