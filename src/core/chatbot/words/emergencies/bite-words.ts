import { formsOf } from "#core/chatbot/words/forms.ts";
import { inARow } from "#core/chatbot/words/numbers.ts";
import type { Rule } from "#core/chatbot/words/rule.ts";

const venomous = `snake, cobra, viper, krait, saanp, saamp, saap, sapp, sap, sapa, naag, nag, scorpion, bichhu,
  bichoo, bicchu, bichchhu, thuha, thuhe, thuhan, thooha, thuaa, dathuha, athuha, atthuha, khapra, kainchua`;

const animals = `dog, dogs, stray dog, puppy, monkey, cat, jackal, pig, rat, mongoose, fox, bear, leopard, animal,
  kutta, kutte, kuta, kute, kutti, kuttey, bandar, baandar, bander, billi, bili, billa, gidar, gidad, giddar, suar,
  soor, janwar, nevla, neola, rabid, pagal kutta, halkaya, halkeya`;

const bites = `bite, bites, bit, bitten, stung, sting, attacked, tore, dank, danka, dang, dangg, daank,
  ${formsOf(`kaat, kat, das, dass, das, lad, ladd, ladh, vadh, vaddh, bhad`)}, kaatne, dasa, kaata, kata, lad gaya,
  ladya, ladeya, ladeyaa, dank maar, dang maar, dand maar, dand vadh, dand gad, noch, nocha, nochya, paad, paad ditta,
  phaad, paar ditta, kha gaya, kha liya`;

/** What crawls and was not seen: together with how somebody is afterwards (`combinations.ts`). */
export const unseenBiter = `something, some insect, unknown, insect, keeda, keede, keere, kida, kide, kira, kide ne,
  kuj, kujh, kuchh, kuch, jaanwar, cheez, cheej, chiz, spider, makdi, makra, kirla`;

export const biteWords: readonly Rule[] = [
  [venomous, bites],
  [
    `snakebite, snake bite, saanp ne, sap ne, sapp ne, do dand de nishan, fang marks, two marks, two fang,
    ${inARow(
      "do, 2, two",
      `daant ke nishan, danda de nishan, dandan de nishan, dant ke nishan, puncture, holes,
    chhed`,
    )}`,
  ],
  [
    `bhoond, bhund, bhrind, bhirind, madhumakhi, madhumakkhi, madhumakhiyon, madhumakhian, makhiyan, bees, wasps,
    hornets, dumna, makhial`,
    `jhund,
    hamla, attack, attacked, swarm, many, jagah, jagha, thaan, saare, bahut, dher`,
  ],
  [
    unseenBiter,
    `two marks, fang, do nishan, kaala pad, kala pad, kala pai, kaali pad, kala ho, eyelids, palkein,
    palkan`,
  ],
];

export const animalBiteWords: readonly Rule[] = [
  [animals, `${bites}, scratched, scratch, panja, panje, nakhun, nahu`],
  ["rabies, rabid", "bite, bit, foam, pani se dar, water"],
];

/** How a bite that nobody saw is told. */
export const unseenBiteWords: readonly Rule[] = [[unseenBiter, bites]];
