import { backgrounds } from "./backgrounds.ts";
import { blood, painWords, sugar } from "./body-parts.ts";
import { youngInfantWords } from "./infant-words.ts";
import { combinePhrases, LOW_SUGAR_RANGE } from "./numbers.ts";
import {
  bellyPainWords,
  blurredSightWords,
  highPressureWords,
  pregnantWords,
  swollenFaceWords,
  unbornStillInPregnancyWords,
  watersWords,
} from "./pregnancy-words.ts";
import type { WordRule } from "./rule.ts";
import { states } from "./states.ts";
import { listVerbForms, negateVerb } from "./verb-forms.ts";

export const sweat = "sweat, sweating, sweats, sweaty, pasina, paseena, pasine, paseene, parsina, mudka";

/* Signs of an emergency and circumstances such as age and pregnancy, which count together (`combinations.ts`). */

export const swelling = `swelling, swell, swells, swelled, swollen, puffed, puffy, sujan, soojan, sojan,
  ${listVerbForms("suj, sujj, sooj, soj")}, sujji, sujjan, sujjeya, sujjya, sooj, soja, soje, suja, suje, sujna, sujne,
  sujda, sujdi, sujde, soojta, sooji, soj, sojj`;

/** Words for a permanent state. */
export const lasting = `rehta, rehti, rehte, rehnda, rehndi, rehnde, rehenda, rehndiyan, rahta, rahti, rahte, every morning, on and off,
  comes and goes`;

export const child = `baby, infant, child, kid, son, daughter, bacha, bachcha, bache, bachche, bachi, bachchi, bachchon,
  beta, bete, beti, niyana, niyane, niana, munda, munde, kudi, kaka, kaake, kake, kaki, shishu, jawak, jwak, javaak,
  juak, nikka, nikke, nikki, nike, niki, chhota baccha, nephew, niece, grandson, granddaughter, grandchild, bhanja, bhanji, bhatija, bhatiji, pota, poti, dohta, dohti, bitiya, gudiya, beby, babby, babe, ladka, ladki, toddler,
  ${combinePhrases(
    "1, 2, 3, 4, 5, 6",
    `yrs, year old, yr old, yrs old, years old, saal ka, saal ki, saal ke, saal da, saal di,
  saal de, yr, year`,
  )}`;

export const babies = "baby, beby, babby, infant, kaka, kaaka, kake, kaki, kakki, shishu, navjaat, bby";

/** Children whose age in days follows directly: "10 din da kaka". "Bachcha" and "bacha" sound the same. */
const newborns = `${babies}, child, son, daughter, bacha, bache, bachi, beta, bete, beti, munda, munde, kudi, niyana,
  ladka, ladki, jawak`;

const ofMonths = combinePhrases(
  "1, one, 2, two",
  `month old, months old, ${combinePhrases("mahine ka, mahine ki, mahine da, mahine di", babies)}`,
);

const ofDays = `day old, days old, week old, weeks old, din ka, din ke, din ki, dinon ka, dinon ki, din da, din de,
  din di, days ka, days ki, days da, days di, days baby, day ka, day ki, days back, days ago, din pehle, din pehlan,
  dina pehlan, dinan pehlan, dina da, dina di, dinan da, dinan di, hafte ka, hafte ki, hafte da, hafte di, haftean da,
  haftean di`;

const milk = "milk, doodh, dudh, breast, feed, feeds, feeding, chung, chungh, stanpan, maa da dudh, bottle";

const refusesFeedWords = `not drinking, not drink, not taking, not take, not feeding, not sucking, wont drink, wont take,
  wont suck, doesnt drink, doesnt take, refuses, refusing, stopped drinking, stopped feeding, nahi pee, nahi pi,
  nahi pakad, nahi fad, nahi fadda, nahi le, nahi lai, nahi lainda, nahi pinda, nahi pindi, nahi chung, nahi chungda, nahi chungdi, nahi kar,
  chhad ditta, chhod diya, chhad dita, band kar, ${negateVerb(`pi, pee, chung, chungh, chus, choos`)}, nahi pinda,
  pinda nahi, pindi nahi, lainda nahi, laindi nahi, nahi laindi, leta nahi, leti nahi, muh nahi la, muh nahi laun`;

/** Signs that are an emergency only together with others (`combinations.ts`). They can be negated. */
const deniable = {
  ...states,
  sweat: [[sweat]],
  painInArmOrJaw: [
    [
      `left arm, jaw, left hand, baju, baanh, left shoulder, jabda, jabde, khabbi baah, khabbi baanh, khabbi bah,
        khabbe hath, khabbi side, khabbe paase, bayan haath, baya haath, baye haath, bayi baah, left bazu,
        khabba modha, khabbe modhe, baaye kandhe, baayan kandha, radiating, radiates, radiate, spreading to the,
        spreading to back, going to the back, tak ja raha, tak jaa raha, tak janda, tak aa raha, tak jandi`,
    ],
    [
      "arm, baah, baanh, bah, bazu, baju, haath, hath, hand, bayan haath, baya haath, baye haath",
      `${painWords}, tak, spreading, going, heavy, bhari, sunn, numb, tingling, jhunjhun, jhunjhuna, jhanjhanahat,
        jhanjhana`,
    ],
  ],
  /** Heart pain outside the chest. */
  upperPain: [
    [
      `back, upper back, shoulder, shoulders, shoulder blades, neck, jaw, upper stomach, peeth, pith, pitth,
    kandhe, modhe, gardan, dhaun, jabde, jabade`,
      painWords,
    ],
  ],
  nausea: [
    [
      `nausea, vomit, vomiting, vomited, ulti, ultian, ultiyan, ultiya, jee kacha, ji kacha, dil kacha,
    jee machal, ji machal, matli, ubkai, ghabrahat, ghabrat, ghabhrahat, bechaini, restless, ghabraahat, uneasy,
    palpitation, palpitations`,
    ],
  ],
  swelling: [[swelling]],
  lowSugar: [
    [sugar, "low, lo, lau, kam, ghat, ghatt, ghati, gir gayi, dig, thalle, down, drop, dropped, dropping"],
    [sugar, LOW_SUGAR_RANGE],
    ["insulin, hypo"],
  ],
  shaking: [
    [
      `shaking, shaky, shivering, trembling, tremors, confused, confusion, drowsy, tremble, shake, shakes, jittery,
        ${listVerbForms(`kaanp, kanp, kaamp, kamp, kamb`)}, kambi, kaamb, kaamba, kambda, kambde, kambdi, kambni, kampkampi,
        kapkapi, kampan, behosh, thande pasine`,
    ],
  ],
  blurredSight: blurredSightWords,
  highPressure: highPressureWords,
  swollenFace: swollenFaceWords,
  unbornStill: unbornStillInPregnancyWords,
  waters: watersWords,
  bellyPain: bellyPainWords,
  refusesMilk: [
    [milk, refusesFeedWords],
    ["wont feed, not feeding, wont suck, not sucking, refuses feed, refusing feed"],
  ],
  weak: [
    [
      `cry, crying, not crying, weak cry, ${negateVerb(`ro, rov, rond, hil, jaag, jag, uth`)}, rona band, ronda nahi,
        rondi nahi, nahi ronda, nahi rondi, rona b band, hildi juldi ghat, hilda julda ghat, hildi ghat, hilda ghat,
        ghat hildi, less movement, not moving, not active, moving less, saans tez, tez saans, tez tez saans, saah tej,
        tej saah, breathing fast, fast breathing, breathing heavily, pasli, pasliyan, pasliya, paslian,
        chest indrawing, andar dhans, andar dhas, chhati dhas, jhatke, jhatka, fits, stiff, akad, suttha, sutta,
        sutti, sota rehta, soti rehti, sleeping all day, sleeps all day, not waking, hard to wake, unresponsive,
        yellow till, yellow upto, yellow up to, yellow feet, yellow legs, yellow palms, very yellow, hari ulti,
        green vomit, vomiting green, dhilla peya, nadhal, nidhal, cold, thanda, thandi, limp, floppy, dhilla, dhilli,
        dheela, dheeli, sust, sleepy, lethargic, fever, bukhar, taap, blue, neela, neeli, neele, temperature, taapmaan`,
    ],
  ],
  blood: [
    ["bleeding, bliding, spotting, bahut khoon, bahut blood, clots, khoon de thakke"],
    [
      blood,
      `aa raha,
    aa gaya, pai raha, pe raha, ja raha, ja rahi, nikal, coming, came, payi janda, pai janda, paye, pai gaya, aunda,
    aaya, behna, vag, vagda, pad raha`,
    ],
  ],
} satisfies Record<string, readonly WordRule[]>;

/** Person and circumstances: a nearby "no" negates something else. */
const circumstances = {
  ...backgrounds,
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
        madhumakkhi, madhumakhi, makhi, makkhi, bhrind, bhirind, bharind, bhind, tataiya, tattaiya, dank, dang, keede,
        keeda, keere`,
    ],
  ],
  injection: [["injection, injections, injekshan, vaccine, vaccination, tika, teeka, sui, sooi, drip"]],
  /** So young that every hour counts. */
  newborn: [
    [
      `newborn, new born, navjaat, navjat, navjammya, navjammeya, nava jammya, nava jammeya, nava jamya, navjanmi,
        navjamme, navjanme, navjamma, navjanma, navjanmya, navjanmeya, navi jammi, navi jami, nave jamme, jamde bache, jamde bacche, jamdi bachi, janamte, naya janma,
        nayi janmi, naya paida, just born, jamne ke baad, paida hote, born today, born yesterday, ${combinePhrases(ofDays, newborns)},
        ${ofMonths}`,
    ],
    [babies, ofDays],
    [
      "delivered, paida, janma, janmi, jammya, jammeya, jammi, born, janam",
      `last week, this week, yesterday, today, kal, kall, parso, parson, pichle hafte, pichhle hafte, is hafte, hafta
        pehle, hafte pehle, hafte pehlan, hafta pehlan, ${combinePhrases("1-28, ek, do, teen, char, panj", "days, din, dina, dinan")}`,
    ],
    [child, "days old, day old, weeks old, week old, paida, janma, janmi, jammya, jammeya, jammi"],
  ],
  ageInDays: [[ofDays]],
  baby: [[babies]],
  youngChild: [[child]],
  youngInfant: youngInfantWords,
  pregnant: pregnantWords,
} satisfies Record<string, readonly WordRule[]>;

export const signs = { ...deniable, ...circumstances };

export type SignId = keyof typeof signs;

export function isCircumstance(id: string): boolean {
  return id in circumstances;
}
