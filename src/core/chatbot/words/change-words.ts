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
