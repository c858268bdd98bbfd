/* Steps before and at a visit, in Punjabi. */

import { mealSteps as english } from "#core/i18n/en/preparation-steps.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as approvedBy from "./approved-by.ts";

/** Steps about food and drink before a visit. */
export const mealSteps: Sentences["mealSteps"] =
  DRAFTS_SHOWN || approvedBy.preparation
    ? {
        unrestricted: "ਰੋਜ਼ ਵਾਂਗ ਖਾਣਾ, ਚਾਹ, ਪਾਣੀ ਲਓ",
        noFasting: "ਖਾਲੀ ਪੇਟ ਜ਼ਰੂਰੀ ਨਹੀਂ।",
        lastMeal: "ਖਾਣਾ ਕਦੋਂ ਤੱਕ",
        notBefore: (moment) => `ਖਾਣਾ ${moment} ਵਜੇ ਤੋਂ ਬਾਅਦ ਖਾਓ, ਪਹਿਲਾਂ ਨਹੀਂ।`,
        /** The title cannot say that this is the last meal, so the sentence does. */
        thenDrink: (drink) => `ਇਸ ਖਾਣੇ ਤੋਂ ਬਾਅਦ ਕੁਝ ਨਾ ਖਾਓ; ${drink}।`,
        firstBite: "ਰੋਜ਼ ਵਾਲਾ ਖਾਣਾ ਸ਼ੁਰੂ ਕਰੋ",
        noteTime: (tests) => `${tests} ਲਈ: ਸ਼ੁਰੂ ਕਰਨ ਦਾ ਟਾਈਮ ਲਿਖ ਲਓ, ਫਿਰ ਸਿਰਫ਼ ਸਾਦਾ ਪਾਣੀ।`,
      }
    : english;

/** Steps of the visit itself. */
export const visitSteps: Sentences["visitSteps"] = {
  ready: "ਤਿਆਰ ਰਹੋ",
  readyNow: "ਹੁਣੇ ਤਿਆਰ ਰਹੋ",
  idProof: "ਆਪਣਾ ID ਕਾਰਡ ਕੋਲ ਰੱਖੋ।",
  sample: "ਘਰ ਆ ਕੇ ਸੈਂਪਲ",
  between: (from, to) => `${from} ਤੋਂ ${to} ਵਜੇ ਦੇ ਵਿਚਕਾਰ। 10 ਤੋਂ 15 ਮਿੰਟ ਲੱਗਦੇ ਹਨ।`,
};
