import type { EmergencyId } from "#core/chatbot/emergencies.ts";
import { relatives } from "#core/chatbot/words/negation-words.ts";
import { LOW_PRESSURE_RANGE, LOW_SUGAR_RANGE } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";
import { sweat, swelling } from "#core/chatbot/words/signs.ts";
import { pulse, rambling, skin } from "#core/chatbot/words/states.ts";
import { accidentWords, electricShockWords } from "./accident-words.ts";
import { animalBiteWords, biteWords } from "./bite-words.ts";
import { bleedingWords } from "./bleeding-words.ts";
import { chest, face, pressure, sugar } from "./body-parts.ts";
import { breathingWords } from "./breathing-words.ts";
import { collapseWords } from "./collapse-words.ts";
import { poisonWords } from "./poison-words.ts";
import { brokenBagWords, unbornStillWords } from "./pregnancy-words.ts";
import { selfHarmNowWords, selfHarmWords } from "./self-harm-words.ts";
import { strokeWords } from "./stroke-words.ts";

/** Wordings of each emergency. */
export const emergencyWords = {
  poison: poisonWords,
  selfHarmNow: selfHarmNowWords,
  selfHarm: selfHarmWords,
  electricShock: electricShockWords,
  bite: biteWords,
  animalBite: animalBiteWords,
  heart: [
    [
      `heart attack, heart attk, heart atak, hart ataik, harat ataik, hart atack, heart atack, heart fail, dil fail,
      cardiac arrest, dil ka daura, dil da daura`,
    ],
    [
      chest,
      `clutch, clutches, clutching, clutched, holding, gripping, grabbing, grips, pakad, pakde, pakdi, pakda,
        pakadkar, fad, fadi, fade, phad, phadi, ghut, ghuti, ghutti, ghutdi, sitting on, elephant, haathi, hathi,
        bori, bora, pahad, pahaad, slab, brick, vatta, rock, kisi ne rakh, kise ne rakh, stone, patthar, crushed, crushing, khich, khicha, khichav, pulling, hath paind, hath penda, hath pai, hath pe,
        sula, soola, weight, wajan, vajan, wazan, baith ja, baithda, baith rah, doob, dubda, sinking, chakki, jakad,
        jakadan, squeez, squeezing, bandh`,
    ],
    [sweat, "left arm, left hand, left shoulder, jaw, jabda, baju, baah, baanh, bazu"],
  ],
  stroke: strokeWords,
  breathing: breathingWords,
  collapse: collapseWords,
  bleeding: bleedingWords,
  allergy: [
    [`${face}, lips, lip, tongue, honth, hont, hoth, bull, bulh, bullan, jeebh, jibh`, "allergy, allergic, reaction"],
    ["tongue, jeebh, jibh, zuban", "thick, moti, mota"],
    ["tongue, lips, lip, honth, hont, hoth, bull, bulh, bullan, jeebh, jibh, jeeb", swelling],
    [
      "injection, medicine, drug, tablet, penicillin, antibiotic, dawai, davai, vaccine, tika, teeka",
      `reaction,
      riaction, ricshan`,
    ],
    ["allergic reaction, anaphylaxis, anaphylactic, epipen, severe allergy"],
  ],
  pregnancy: [...unbornStillWords, ...brokenBagWords],
  // Detected only by combinations, as are the signs of a shock.
  newborn: [],
  lowSugar: [
    [sugar, LOW_SUGAR_RANGE],
    ["hypoglycemia, hypoglycaemia"],
    ["glucometer, glucometr, glukometer", LOW_SUGAR_RANGE],
    [
      "glucometer, glucometr, glukometer, meter",
      `lo,
    low`,
    ],
  ],
  circulation: [
    [pressure, LOW_PRESSURE_RANGE],
    [
      pressure,
      `nahi aa, not recordable, unrecordable, not detectable, crashed, crash, crashing, nahi mil,
      record nahi, zero`,
    ],
    [
      skin,
      `barf, yakh, ice cold, thande pad gaye, thanda pad gaya, thandi pad gayi, thande pai gaye, thandi pai gayi,
      thanda pai gaya`,
    ],
    [
      pulse,
      "barely, hardly, mushkil, weak, feeble, faint, thready, kamzor, kamjor, madham, maddi, maddham, halki, dubdi, dub, doob",
    ],
    ["sepsis, septic shock, dehydration shock"],
  ],
  other: [
    [
      `ambulance, emergency, water broke, waters broke, labour pain, labour pains, labor pain, labor pains, in labour,
        in labor, delivery hone`,
    ],
    [rambling],
    [
      `bol nahi hunda, bol nahi hundi, bol nahi hunde, nahi bol hunda, gal nahi hundi, gal nahi kar hundi,
      gall nahi hundi`,
    ],
    [
      "attack, atack, ataik, attk, attck, atak aaya",
      `aaya, aa gaya, aayi, aa raha, peya, pya, pai gaya, pai gya,
      ho gaya, hoya, lagda, lagta`,
    ],
    [
      `${relatives}, he is, hes, she is, shes, patient`,
      "dying, mar raha, mar rahi, mar rahe, mar reha, marne wala, marn wala",
    ],
    ...accidentWords,
  ],
} satisfies Record<EmergencyId, readonly WordRule[]>;
