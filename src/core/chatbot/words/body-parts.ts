/* Parts of the body and their functions, in English, and in Hindi and Punjabi in Latin letters. */

export const painWords = `pain, pains, paining, painful, paining a lot, ache, aches, aching, hurt, hurts, hurting, sore,
  soreness, dard, drd, darad, dardh, peed, peerh, pir, pida, peeda, dukhda, dukhde, dukhdi, dukhta, dukhte, dukhti,
  dukh, dukhna, cramp, cramps, takleef, taklif`;

/** Those of them that are verbs. */
export const painVerbs = `paining, aching, hurt, hurts, hurting, dukhda, dukhde, dukhdi, dukhta, dukhte, dukhti, dukh,
  dukhna, dukhdiyan`;

export const head = "head, forehead, sir, sar, sirr, matha, mathe, matthe";

export const stomach = `stomach, stomic, tummy, belly, abdomen, abdominal, pet, pait, paet, pett, dhid, dhidd, tidd,
  naabhi`;

export const joint = `joint, joints, knee, knees, ghutna, ghutne, ghutno, ghutnon, goda, gode, godde, goddeyan,
  godeyan, jod, jodo, jodon, jodan, joda, joron, joro, jora, elbow, elbows, ankle, ankles, wrist, wrists, shoulder,
  shoulders, finger, fingers, moda, mode, modhe, kandha, kandhe`;

export const chest = `chest, heart, dil, seena, seene, sine, seeney, hikk, hik, chhati, chhaati, chati, chaati, chhathi, chaatti, kaalja,
    kalja, kalje, kaalje, kaleja, kaleje`;

export const throat = "throat, gala, sangh, sanghi, gale, galle, galey, tonsil, tonsils";

/** Parts that a stroke affects, besides the face. */
export const limbs = `arm, arms, leg, legs, hand, hands, foot, feet, haath, hath, hatth, haathan, hathan, baah, baanh,
  bah, bazu, baju, latt, lat, laat, lattan, latan, pair, pairan, pairon, paanv, panv, paon, pav, taang, tang, taangen,
  tangan, sharir, shareer, sareer, body`;

export const face = "face, mouth, muh, munh, mooh, moonh, chehra, chehre";

export const sugar = "sugar, shugar, shoogar, sugr, suger, shuger, glucose, cheeni";

export const weight = "weight, wajan, wazan, vajan, vazan, bhaar, bhar, kilo, kilos, kg, kgs";

/** Parts that hurt: a list of them belongs together ("pain in head, stomach and knees"). */
export const bodyParts = [head, stomach, joint, chest, throat].join(",");

export const breath = `breath, breathe, breathing, saans, sans, saas, saah, sah, sahh, saanh, saha, dum, swas, shwas,
  dam`;

export const blood = "blood, khoon, khun, lahu";

export const pressure = "bp, beepi, bee pee, b p, pressure, bpm machine, sbp, systolic";
