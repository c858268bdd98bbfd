import type { Rule } from "./rule.ts";

export const swallowed = `pi liya, pi lia, pi li, pi gaya, pi gayi, pi gya, pee liya, pee lia, pee li, pee gaya, pee gayi, pi leya, pi leyi, pi layi,
  pi lai, kha liya, kha lia, kha li, kha gaya, kha gayi, kha gya, kha leya, kha layi, kha lai, khadi, khadha, nigal, chaat, swallowed, drank, drunk, ate, eaten,
  consumed, took, taken, inhaled, ingested`;

const households = `phenyl, phenol, finail, harpic, toilet cleaner, bleach, kerosene, mitti ka tel, mitti da tel, petrol, diesel, detergent,
  sanitizer, all out, naphthalene, thinner, button battery, acid, tezab, tejab`;

export const pesticides = `pesticide, insecticide, weedicide, herbicide, spray, spre, sapre, keetnashak, kitnashak, celphos, sulphas, salfas, sulfas,
  chuhe, chuhiyan, rat killer, rat poison, keede marne, chuhe marne, machhar marne, machar marne`;

/** Said by themselves they may be a wish; swallowed, they are poison. */
export const poison = "poison, zeher, zehar, zahar, jehar, vish";

const tooMany =
  "too many, bahut saari, bahut sari, bahut zyada, handful, whole strip, full strip, poori strip, puri strip, poora patta, pura patta, overdose";

const medicines = "pills, pill, tablets, sleeping pills, goli, goliyan, goliya, golian, neend ki goli, neend di goli";

/** What was swallowed and may kill. Help comes by 112, whether it was meant or not. */
export const poisonWords: readonly Rule[] = [
  [`${households}, ${pesticides}, ${poison}`, swallowed],
  [medicines, tooMany],
  ["overdose, overdosed, poisoned"],
];
