import { combinePhrases } from "./numbers.ts";

/* Quantities that rise and fall, and words for a rise, in English, and in Hindi and Punjabi in Latin letters. */

/** Each binds a change next to it: "hair loss" says nothing about the weight. */
export const changingNouns = `weight, wajan, wazan, vajan, vazan, bhaar, hair, hairs, baal, bal, vaal, kesh, appetite, bhukh, bhookh, bhuk, hunger,
  memory, yaddasht, yaad, vision, sight, eyesight, nazar, hearing, taste, smell, blood, khoon, hb, haemoglobin, hemoglobin, bone, muscle,
  height, sugar, bp, platelet, platelets, energy, sleep, neend, vitamin, iron, balance, pulse, oxygen`;

/** Verbs of a rise. */
export const gainWords = `gain, gains, gained, gaining, increase, increased, increasing, increases, rising, raised, badh, badha, badhta, badhti, badhna,
  badhne, vadh, vadha, vadheya, vadhda, vadhdi, vadhna, vadhiya`;

/** The contrary of a loss. */
export const riseWords = `${gainWords}, high, normal, fine, ok, okay, up, zyada, jyada, ziada, theek, thik, sahi`;

/** Verbs of a fall whose noun stands behind them: "losing hair". */
export const losingWords = "losing, loosing, lost, lose, less, low, reducing, reduced, dropping";

/** Of the weight they are a gain: "put on 5 kg". */
export const putOnWords = "put on, putting on, puts on, up by";

/** Getting fat, without the weight being named. */
export const fatWords = `motapa, obese, obesity, overweight, getting fat, becoming fat, got fat, ${combinePhrases(
  "mota, moti, mote",
  "ho, ho gaya, ho gayi, ho raha, ho rahi, ho reha, hota, hoti, hunda, hundi, hoya, hoyi",
)}`;

/** Feeling cold. */
export const coldWords = `feel cold, feeling cold, always cold, cold, thand, thandi, thandh, ${combinePhrases(
  "thand, thandh, sardi",
  "lagdi, lagti, lagda, lagta, lag",
)}`;
