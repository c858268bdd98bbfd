/* Steps before and at a visit, in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Steps before and at a visit. */
export const preparationSteps: Sentences["preparationSteps"] = {
  unrestricted: "रोज़ जैसा खाना, चाय, पानी लें",
  noFasting: "खाली पेट ज़रूरी नहीं।",
  lastMeal: "खाना कब तक",
  notBefore: (moment) => `यह खाना ${moment} बजे से पहले न खाएँ।`,
  thenDrink: (drink) => `फिर कुछ न खाएँ। ${drink}।`,
  firstBite: "रोज़ वाला खाना शुरू करें",
  noteTime: (tests) => `${tests} के लिए: पहले निवाले का टाइम लिख लें, फिर सिर्फ़ सादा पानी।`,
  ready: "तैयार रहें",
  readyNow: "अभी तैयार रहें",
  idProof: "ID कार्ड पास रखें।",
  sample: "घर पर सैंपल",
  between: (from, to) => `${from} और ${to} बजे के बीच। 10 से 15 मिनट लगते हैं।`,
};
