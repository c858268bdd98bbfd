import { combinePhrases } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";
import { listVerbForms } from "./verb-forms.ts";

const snakes = `snake, snakes, cobra, kobra, viper, krait, karait, kraitt, karet, kauriala, kaudiala, kaudiya ala,
  kaudia ala, kaudian ala, kaudeean aala, kaudian wala, kaudiyan wala, kaudiyan vala, kodiyan wala, phaniyar, faniyar, fanier, phanier,
  nagin, naagin, ghonas, padam, saanp, saamp, saap, sapp, sap, sapa, naag, nag`;

const venomous = `${snakes}, scorpion, scorpian, bichhu,
  bichoo, bicchu, bichchhu, thuha, thuhe, thuhan, thooha, thuaa, dathuha, athuha, atthuha, khapra, kainchua`;

const animals = `dog, dogs, stray dog, puppy, monkey, cat, jackal, pig, rat, mongoose, fox, bear, leopard, animal,
  kutta, kutte, kuta, kute, kutti, kuttey, kutto, kutton, kutteya, kutteyan, kuteyan, kuttiyan, kutian, bandaro, bandaron, bandran, bandra, billiyan, wolf, bhediya, langur, bandar, baandar, bander, billi, bili, billa, gidar, gidad, giddar, suar,
  soor, janwar, nevla, neola, rabid, pagal kutta, halkaya, halkeya`;

const bites = `bite, bites, bit, bitten, stung, sting, attacked, attack, mauled, tore, torn, chewed, ripped, licked, dank, danka, dang, dangg, daank,
  ${listVerbForms(`kaat, kat, das, dass, das, lad, ladd, ladh, vadh, vaddh, vad, vadd, bhad, noch, paad, phaad, jhapat`)}, kaatne, dasa, kaata, kata, lad gaya,
  ladya, ladeya, ladeyaa, dank maar, dang maar, dand maar, dand vadh, dand gad, noch, nocha, nochya, paad, paad ditta,
  phaad, paar ditta, kha gaya, kha liya`;

/** Unseen animals: an emergency together with the patient's state (`combinations.ts`). */
export const unseenBiter = `something, kisi ne, kise ne, some insect, unknown, insect, keeda, keede, keere, kida, kide, kira, kide ne,
  kuj, kujh, kuchh, kuch, jaanwar, cheez, cheej, chiz, spider, makdi, makra, kirla`;

/** Bites that are an emergency: of snakes and scorpions, by swarms, and with marks of fangs. */
export const biteWords: readonly WordRule[] = [
  [venomous, bites],
  [
    `snakebite, snake bite, saanp ne, sap ne, sapp ne, do dand de nishan, fang marks, two marks, two fang,
    ${combinePhrases(
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

export const animalBiteWords: readonly WordRule[] = [
  [animals, `${bites}, scratched, scratch, panja, panje, nakhun, nahu`],
  ["rabies, rabid", "bite, bit, foam, pani se dar, water"],
];

/** Bites by an unseen animal. */
export const unseenBiteWords: readonly WordRule[] = [[unseenBiter, bites]];

/** Any mention of a snake. */
export const snakeWords: readonly WordRule[] = [[snakes]];

/** Any mention of an animal, for wounds any number of words away. */
export const animalWords: readonly WordRule[] = [[animals]];
export const mauledWords: readonly WordRule[] = [
  [`${listVerbForms("noch")}, nocha, nochi, nochya, nocheya, mauled, phaad dala, phaad diya, paad ditta, paad dita`],
];
