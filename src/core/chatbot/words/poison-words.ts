import type { Rule } from "./rule.ts";

export const swallowed = `pi liya, pi li, pi gaya, pi gayi, pee liya, pee li, pee gaya, pee gayi, pi leyi, pi layi,
  pi lai, kha liya, kha li, kha gaya, kha gayi, kha layi, kha lai, kha layiya, kha laiya, kha layian, kha laiyan,
  kha lain, khadi, khadha, nigal, chaat, swallowed, drank, drunk, ate, eaten, consumed, took, taken, inhaled,
  ingested`;

const households = `phenyl, phenol, finail, harpic, toilet cleaner, bleach, kerosene, mitti ka tel, mitti da tel,
  petrol, diesel, detergent, sanitizer, all out, naphthalene, thinner, button battery, acid, tezab, tejab`;

export const pesticides = `pesticide, insecticide, weedicide, herbicide, spray, spre, sapre, keetnashak, kitnashak,
  celphos, sulphas, salfas, sulfas, chuhe, chuhiyan, rat killer, rat poison, keede marne, chuhe marne,
  machhar marne, machar marne`;

/** Said by themselves they may be a wish; swallowed, they are poison. */
export const poison = "poison, zeher, zehar, zahar, jehar, vish";

const tooMany = `too many, bahut saari, bahut sari, bahut zyada, handful, whole strip, full strip, poori strip, puri strip,
    poora patta, pura patta, overdose`;

const medicines = `pills, pill, tablets, sleeping pills, goli, goliyan, goliya, golian, neend ki goli, neend di goli`;

/** What was swallowed and may kill. Help comes by 112, whether it was meant or not. */
export const poisonWords: readonly Rule[] = [
  [`${households}, ${pesticides}, ${poison}`, swallowed],
  [medicines, tooMany],
  [
    `bahut goliyan, bahut goli, bahut golian, bahut tablets, bahut dawai, saariya goliya, sariyan goliyan,
      sari goliyan`,
    swallowed,
  ],
  ["gas, smoke, fumes, dhuan, dhua", "inhaled, breathed, closed room, band kamre, leak, leaked, leaking"],
  ["overdose, overdosed, poisoned"],
];
