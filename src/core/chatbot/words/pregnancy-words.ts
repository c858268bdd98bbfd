import { combinePhrases, HIGH_PRESSURE_RANGE } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";
import { face, stomach } from "./body-parts.ts";
import { listVerbForms, negateAbility, negateVerb } from "./verb-forms.ts";

const monthOfPregnancy = combinePhrases(
  `2-9 va, 2-9 van, 2-9 vaan, 2-9 wan, 2-9 wa, 2-9 th, 2-9 rd, 2-9 vi, 2-9 ve, 2-9 vein, 2-9 we, teeja, tija, teesra, chautha, chotha, panjva,
    panjvan, panchva, panchvan, paanchva, chheva, chhevan, chhatha, chhatthaa, satva, sattva, satvan, saatva, saatvan, athva,
    athvan, atthva, aathva, aathvan, nauva, nauvan, nova`,
  "mahina, maheena, mahine, month",
);

/** A number of weeks alone means pregnancy: "I am 34 weeks". */
const weeksAlong = combinePhrases("i am, im, she is, shes, wife is, wife", combinePhrases("5-42", "weeks, week, wks"));

export const pregnantWords: readonly WordRule[] = [
  [
    `pregnant, pregnancy, garbhvati, garbhavati, garbhvastha, garbhavastha, garbhawastha, pregnent, pregnency, pregnat,
      preggo, garbh, garbhpat, miscarriage, abortion, pet se, pet to, hamal, umeed se, umeed naal, expecting, delivery,
      dilivery, dileevri, dilivari, delivry, dlivery, jaapa, jappa, jachgi, jape, prasav, after birth, c section,
      cesarean, sijerian, month pregnant, month pregnancy, th month, ${monthOfPregnancy}, ${weeksAlong}, ${combinePhrases("20-42", "weeks, week, wks, hafte")}, ${combinePhrases("carrying", combinePhrases("2-9", "month, months"))},
      mahina chal raha, mahina lagga, maheena laga, mahina laga, trimester`,
  ],
];

/** Effects of high blood pressure in pregnancy on the eyes. */
export const blurredSightWords: readonly WordRule[] = [
  [
    `blurred, blurry, blur, blurring, dhundhla, dhundla, dhundhli, dhundli, dhundhle, dhundle, dhundlapan, dhundhlapan,
      seeing spots, seeing stars, seeing double, double vision, flashing lights, flashes, spots before,
      spots in front, taare dikh, tare dikh, taare nazar, tare disde, taare disde`,
  ],
  [
    "vision, sight, eyes, nazar, najar, aankhon, aankho, akhan",
    `spots, flashes, stars, dim, hazy, foggy, andhera, hanera, dhundh, dhund, loss, lost, gone, ${negateVerb("dikh, diss, dis")}`,
  ],
];

export const highPressureWords: readonly WordRule[] = [
  [
    "bp, beepi, pressure, systolic",
    `${HIGH_PRESSURE_RANGE}, high, hai, very high, badh, badhya, badha, vadh, vadhya, vadha, jyada, zyada, shoot, up`,
  ],
];

export const swollenFaceWords: readonly WordRule[] = [
  [
    face,
    `swelling, swollen, swells, swelled, puffy, puffed, sujan, soojan, sojan, ${listVerbForms("suj, sujj, sooj, soj")}, sujeya,
      sujjya, sujji, sooja, sooji`,
  ],
];

const unborn = `baby, beby, babby, kick, kicks, kicking, bacha, bachcha, bache, bachche, bachchi, movement, movements,
  halchal, shishu, nikka`;

const still = `${negateAbility("move, moving, moved, kick, kicking, kicked, feel, felt, feeling")}, ${negateVerb("hil, hill, hal")},
  havent felt, have not felt, hasnt moved, has not moved, hasnt kicked, no movement, no movements, no kick, no kicks,
  stopped moving, stopped kicking, stopped, less, reduced, kam hil, kam hal, ghat hil, ghat, halchal nahi,
  movement nahi, band`;

/** Broken waters, which have unambiguous names. */
export const brokenBagWords: readonly WordRule[] = [
  [
    "paani ki thaili, pani ki thaili, pani di thaili, paani di thaili, thaili, water bag, waterbag, bag of water, bag of waters",
    "phat, phatt, fat, fatt, phut, tut, toot, broke, broken, burst, leak, leaking, leaked",
  ],
];

/** An unborn child that no longer moves. */
export const unbornStillWords: readonly WordRule[] = [
  [combinePhrases(`${stomach}`, "me, ch, andar, vala, wala, da, ka"), still],
  [unborn, combinePhrases("me, in my, in the, inside, ch", "pet, womb, belly, tummy, stomach, kokh")],
];

export const unbornStillInPregnancyWords: readonly WordRule[] = [
  [unborn, still],
  [combinePhrases("no, any, less, fewer, without", "kick, kicks, movement, movements")],
];

export const watersWords: readonly WordRule[] = [
  [
    `paani ki thaili, pani ki thaili, pani di thaili, paani di thaili, thaili phat, thaili fat, water bag, waterbag,
      water break, water breaking, water broken, waters gone, water is leaking, water leaking, leaking water,
      leaking fluid, fluid leaking, fluid coming, losing water, amniotic, gush, gushing`,
  ],
  [
    "water, waters, fluid, paani, pani",
    `leak, leaking, leaked, broke, broken, burst, gush, trickling, nikal, aa raha, aa reha, aunda, chhut, chhutt,
      vag, beh, ja raha, ja reha, ris`,
  ],
];

/** Pain beyond the everyday. */
export const bellyPainWords: readonly WordRule[] = [
  [
    stomach,
    `pain, pains, paining, ache, hurts, hurting, cramp, cramps, cramping, contraction, contractions, dard, peed, pir,
      tight, tightening, hard`,
  ],
  ["contraction, contractions, labour, labor"],
];

/** A woman's periods, and what irregular ones are called. */
export const periods = `period, periods, pcod, pcos, mahwari, mahavari, mahavaari, masik, maasik, menses, menstruation, mensis, date late, peeriyad, piriyad`;
