import { face, stomach } from "#core/chatbot/words/body.ts";
import { formsOf, notAble, notDone } from "#core/chatbot/words/forms.ts";
import { highPressure, inARow } from "#core/chatbot/words/numbers.ts";
import type { Rule } from "#core/chatbot/words/rule.ts";

const monthOfPregnancy = inARow(
  `2-9 va, 2-9 van, 2-9 vaan, 2-9 wan, 2-9 wa, 2-9 th, 2-9 rd, 2-9 vi, 2-9 ve, 2-9 vein, 2-9 we, teeja, tija, teesra, chautha, chotha, panjva,
    panjvan, panchva, panchvan, paanchva, chheva, chhevan, chhatha, chhatthaa, satva, sattva, satvan, saatva, saatvan, athva,
    athvan, atthva, aathva, aathvan, nauva, nauvan, nova`,
  "mahina, maheena, mahine, month",
);

/** Whoever is some weeks along says no more than that: "I am 34 weeks". */
const weeksAlong = inARow("i am, im, she is, shes, wife is, wife", inARow("5-42", "weeks, week, wks"));

export const pregnantWords: readonly Rule[] = [
  [
    `pregnant, pregnancy, garbhvati, garbhavati, garbhvastha, garbhavastha, garbhawastha, pregnent, pregnency, pregnat,
      preggo, garbh, garbhpat, miscarriage, abortion, pet se, pet to, hamal, umeed se, umeed naal, expecting, delivery,
      dilivery, dileevri, dilivari, delivry, dlivery, jaapa, jappa, jachgi, jape, prasav, after birth, c section,
      cesarean, sijerian, month pregnant, month pregnancy, th month, ${monthOfPregnancy}, ${weeksAlong}, ${inARow("20-42", "weeks, week, wks, hafte")}, ${inARow("carrying", inARow("2-9", "month, months"))},
      mahina chal raha, mahina lagga, maheena laga, mahina laga, trimester`,
  ],
];

/** What the blood pressure of a pregnancy does to the eyes. */
export const blurredSightWords: readonly Rule[] = [
  [
    `blurred, blurry, blur, blurring, dhundhla, dhundla, dhundhli, dhundli, dhundhle, dhundle, dhundlapan, dhundhlapan,
      seeing spots, seeing stars, seeing double, double vision, flashing lights, flashes, spots before,
      spots in front, taare dikh, tare dikh, taare nazar, tare disde, taare disde`,
  ],
  [
    "vision, sight, eyes, nazar, najar, aankhon, aankho, akhan",
    `spots, flashes, stars, dim, hazy, foggy, andhera, hanera, dhundh, dhund, loss, lost, gone, ${notDone("dikh, diss, dis")}`,
  ],
];

export const highPressureWords: readonly Rule[] = [
  [
    "bp, beepi, pressure, systolic",
    `${highPressure}, high, hai, very high, badh, badhya, badha, vadh, vadhya, vadha, jyada, zyada, shoot, up`,
  ],
];

export const swollenFaceWords: readonly Rule[] = [
  [
    face,
    `swelling, swollen, swells, swelled, puffy, puffed, sujan, soojan, sojan, ${formsOf("suj, sujj, sooj, soj")}, sujeya,
      sujjya, sujji, sooja, sooji`,
  ],
];

const unborn = `baby, beby, babby, kick, kicks, kicking, bacha, bachcha, bache, bachche, bachchi, movement, movements,
  halchal, shishu, nikka`;

const still = `${notAble("move, moving, moved, kick, kicking, kicked, feel, felt, feeling")}, ${notDone("hil, hill, hal")},
  havent felt, have not felt, hasnt moved, has not moved, hasnt kicked, no movement, no movements, no kick, no kicks,
  stopped moving, stopped kicking, stopped, less, reduced, kam hil, kam hal, ghat hil, ghat, halchal nahi,
  movement nahi, band`;

/** The bag of waters has a name of its own; nobody else's breaks. */
export const brokenBagWords: readonly Rule[] = [
  [
    "paani ki thaili, pani ki thaili, pani di thaili, paani di thaili, thaili, water bag, waterbag, bag of water, bag of waters",
    "phat, phatt, fat, fatt, phut, tut, toot, broke, broken, burst, leak, leaking, leaked",
  ],
];

/** A child that no longer moves in the womb. */
export const unbornStillWords: readonly Rule[] = [
  [inARow(`${stomach}`, "me, ch, andar, vala, wala, da, ka"), still],
  [unborn, inARow("me, in my, in the, inside, ch", "pet, womb, belly, tummy, stomach, kokh")],
];

export const unbornStillInPregnancyWords: readonly Rule[] = [
  [unborn, still],
  [inARow("no, any, less, fewer, without", "kick, kicks, movement, movements")],
];

export const watersWords: readonly Rule[] = [
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

/** Pain that nobody would call an everyday one. */
export const bellyPainWords: readonly Rule[] = [
  [
    stomach,
    `pain, pains, paining, ache, hurts, hurting, cramp, cramps, cramping, contraction, contractions, dard, peed, pir,
      tight, tightening, hard`,
  ],
  ["contraction, contractions, labour, labor"],
];
