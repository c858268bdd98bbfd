import type { WordRule } from "#core/chatbot/words/rule.ts";
import { breath, throat } from "./body-parts.ts";
import { likeANoose } from "./self-harm-words.ts";
import { listVerbForms } from "./verb-forms.ts";

/** Trouble breathing, and a blocked airway. */
export const breathingWords: readonly WordRule[] = [
  [
    `wheezing, wheeze, wheezes, wheezy, choked, cyanosed, cyanosis, cant complete a sentence,
    cannot complete a sentence, cannot complete one sentence, sau nahi, lamme pe nahi, lete nahi`,
  ],
  [
    `sikka, coin, button, haddi, marble, moongfali, mungfali, moongphali, bone, kancha, grape, toffee, beej, khilona,
    toy`,
    `atak,
    atka, atki, phas, phasa, phasi, fas, fasa, fasi, phans, fans, stuck, fas gaya, phas gaya, saans ki nali`,
  ],
  ["pasli, pasliyan, pasliya, paslian, ribs, chest wall", "chal, chaldi, chaldian, andar, dhas, dhans, in, sucking"],
  [
    `breathless, breathlessness, suffocating, suffocation, gasping, choking, dyspnea, asthma attack, dam ghut,
      dum ghut, dum nikal, dam nikal, smoke inhalation, ghutan ho, o 2, oxygen, oxigen, oksijan, oksijn, okseejan,
      spo2, spo, breath, breathe, breathing, saans, saansein, not breathing, saans nahi, saah nahi, sah nahi`,
  ],
  [
    breath,
    `trouble, difficulty, difficult, struggle, struggling, ukhad, tez, fast, problem, short, shortness, cant,
      cannot, unable, not able, hard, tight, heavy, dikkat, dikat, taklif, takleef, pareshani, preshani,
      ${listVerbForms(`phool, phul, ukhad, chadh, chad, atak, ghut, ruk, uth`)}, phoolna, nahi aa, nahi aunda, ruk, rukda,
      rukti, atak, chadh, chadhda, charhda, chadda, charh, aukh, aukha, aukhi, okha, okhi, mushkil, ghut, ghutan,
      slow, shallow, hauli, holi, dheere, rok, kharrate, gargling, gurgling, seeti, siti, whistling, khar khar,
      ghar ghar, stopped, stopping, stops, band, khich, utha, nahi le, nahi lai, pura nahi, poora nahi, reh janda,
      not coming, not getting`,
  ],
  [
    "air, hawa, hava",
    `struggling, gasping, not getting, no, nahi mil, nahi aa, fighting, low, kam, ghat, down,
    dropping, 70, 75, 78, 80, 82, 84, 85, 86, 88`,
  ],
  [likeANoose],
  ["haanf, haanph, hafda, hafdi, haunkni"],
  [
    throat,
    `stuck, closing, atak, atka, atki, phas, phasa, phasi, phans, fans, fas, fasa, fasi, band ho, band hunda,
    band hundi, band sa, ghut, ghutt, ghutda, close, closed up`,
  ],
];
