import { blood, pain, sugar } from "./body.ts";
import { inARow, tooLowSugar } from "./numbers.ts";
import type { Rule } from "./rule.ts";

export const sweat = "sweat, sweating, sweats, sweaty, pasina, paseena, pasine, paseene, parsina, mudka";

export const swelling = `swelling, swell, swells, swelled, swollen, puffed, puffy, sujan, soojan, sojan, suj, sujj,
  sujji, sujjan, sujjeya, sujjya, sooj, soja, soje, suja, suje, sujna, sujne, sujda, sujdi, sujde, soojta, sooji,
  soj, sojj`;

const child = `baby, infant, child, kid, son, daughter, bacha, bachcha, bache, bachche, bachi, bachchi, bachchon,
  beta, bete, beti, niyana, niyane, niana, munda, munde, kudi, kaka, kaki, shishu`;

const ofDays = `day old, days old, week old, weeks old, din ka, din ke, din ki, dinon ka, dinon ki, din da, din de,
  din di, dina da, dina di, dinan da, dinan di, hafte ka, hafte ki, hafte da, hafte di, haftean da, haftean di`;

const milk = "milk, doodh, dudh, breast, feed, feeds, chung, chungh, stanpan";

const refuses = `not drinking, not drink, not taking, not take, not feeding, not sucking, wont drink, wont take,
  wont suck, doesnt drink, doesnt take, refuses, refusing, stopped drinking, stopped feeding, nahi pee, nahi pi,
  nahi le, nahi lai, nahi lainda, nahi pinda, nahi pindi, nahi chung, nahi chungda, nahi chungdi, nahi kar,
  chhad ditta, chhod diya, band kar`;

/** What makes an emergency beside another of these (`combinations.ts`), and none by itself. Signs can be denied. */
const deniable = {
  sweat: [[sweat]],
  painInArmOrJaw: [
    [
      `left arm, jaw, left hand, baju, baanh, left shoulder, jabda, jabde, khabbi baah, khabbi baanh, khabbi bah,
        khabbe hath, khabbi side, khabbe paase, bayan haath, baya haath, baye haath, bayi baah, left bazu`,
    ],
    [
      "arm, baah, baanh, bah, bazu, baju, bayan haath, baya haath, baye haath",
      `${pain}, tak, spreading, going, heavy, bhari, sunn, numb, tingling`,
    ],
  ],
  nausea: [["nausea, vomit, vomiting, ulti, ultian, ghabrahat, ghabraahat, uneasy, palpitation, palpitations"]],
  swelling: [[swelling]],
  lowSugar: [
    [sugar, "low, lo, kam, ghat, ghatt, ghati, gir gayi, down, drop, dropped, dropping"],
    [sugar, tooLowSugar],
    ["insulin, hypo"],
  ],
  shaking: [
    [
      `shaking, shaky, shivering, trembling, tremors, confused, confusion, drowsy, kaanp, kanp, kamp, kamb, kambi,
        kaamb, kaamba, kambda, kambde, kambdi, kambni, kampkampi, kapkapi, kampan, behosh, thande pasine`,
    ],
  ],
  refusesMilk: [[milk, refuses], ["wont feed, not feeding, wont suck, not sucking, refuses feed, refusing feed"]],
  weak: [
    [
      `cold, thanda, thandi, limp, floppy, dhilla, dhilli, dheela, dheeli, sust, sleepy, lethargic, fever, bukhar,
        taap, blue, neela, neeli`,
    ],
  ],
  blood: [["bleeding, spotting, bahut khoon, bahut blood"], [blood, "aa raha, pai raha, pe raha, ja raha, nikal"]],
} satisfies Record<string, readonly Rule[]>;

/** Who it is and what came before: a "no" that stands near denies something else. */
const circumstances = {
  food: [
    [
      `food, eat, eating, eaten, i ate, he ate, she ate, we ate, ate some, ate a, just ate, khana, khane, khaya,
        khate, khake, kha ke, kha kar, khaan ton, khadi si, khadha si, khaadha, khadi hai, prawns, shrimp, fish,
        peanut, peanuts, nuts, cashew, egg, eggs, mungfali, moongfali, kaju, anda, machhi, machli`,
    ],
  ],
  medicine: [["tablet, tablets, capsule, medicine, antibiotic, painkiller, dawai, dawa, syrup, goli, goliyan"]],
  sting: [
    [
      `sting, stings, stung, bees, bee sting, bee stung, bee bite, bee bit, honey bee, a bee, wasp, hornet, insect,
        madhumakkhi, madhumakhi, makhi, makkhi, bhrind, bhirind, bharind, bhind, tataiya, tattaiya, dank, dang,
        keede, keeda, keere`,
    ],
  ],
  injection: [["injection, injections, injekshan, vaccine, vaccination, tika, teeka, sui, sooi, drip"]],
  /** So young that each hour counts. */
  newborn: [
    [
      `newborn, new born, navjaat, navjat, navjammya, navjammeya, nava jammya, nava jammeya, nava jamya,
        ${inARow(ofDays, child)}`,
    ],
    [child, "days old, day old, weeks old, week old, paida, janma, jammya, jammeya"],
  ],
  ageInDays: [[ofDays]],
  youngChild: [[child]],
  pregnant: [["pregnant, pregnancy, garbhvati, garbhavati, pet se, pet to, hamal, umeed se, umeed naal, expecting"]],
} satisfies Record<string, readonly Rule[]>;

export const signs = { ...deniable, ...circumstances };

export type SignId = keyof typeof signs;

export function isCircumstance(id: string): boolean {
  return id in circumstances;
}
