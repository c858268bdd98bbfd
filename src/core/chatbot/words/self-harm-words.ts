import { combinePhrases } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";
import { farewellWords } from "./farewell-words.ts";
import { poison } from "./poison-words.ts";

const intends = `want, wants, wish, thinking, think, plan, planning, going to, will, sochda, sochdi, soch raha,
  soch rahi, socha, jee karda, jee karta, dil karda, dil karta, dil kare, man karda, man karta, mann karda,
  mann karta, chahta, chahti, chaunda, chaundi, chahunda, chahundi, lavan, lavanga, lavangi, lunga, lungi, luga, lugi,
  lena, laina, lu, loon, khana, khan nu, khane, khavanga, khaunga, khaungi, kha lau, kha lavan, pi lavan, pi lunga,
  pi lungi, front of me, mere saamne, saamne rakhi`;

const noose = "phaansi, phansi, fansi, faansi, fahaa, faha, phaha, phahaa, fanda, phanda, pankhe naal, pankhe se";

const veins = "nas, nass, nasen, naade, veins, vein, kalai, kalaai, gutt";

const cutWrists = combinePhrases(
  "slit, cut, cutting, slashed, cuts",
  `my wrist, his wrist, her wrist, my wrists, his wrists, her wrists, wrists, my veins, his veins, her veins,
    his hand vein, her own wrist`,
);

const jumps = `jump, jumping, jumped, jumps, kood, kud, koodne, kudne, koodna, koodunga, chhalang, chhalaang,
  ${combinePhrases("chhaal, chhal", `maar, maari, maran, marn, maarna, marne, maarni, maarunga, maaranga, marunga, laga, la`)}`;

const drops = `roof, rooftop, bridge, canal, nehar, nehr, nahar, river, train, track, terrace, balcony, building,
  chhat, kothe, pul, kuan, kuen, khooh, well, nadi, darya, dariya, patri, gaddi agge, floor, manzil, window, khidki`;

const beforeTrain = `train ke aage, rail ke aage, train agge, train de agge, gaddi agge, rail agge, front of train,
  front of a train, front of the train, railway track pe, rail ki patri`;

/** A wish to die or self-harm, of the writer or another person. */
export const selfHarmWords: readonly WordRule[] = [
  [
    `suicide, suicidal, susaid, sosaid, khudkushi, khudkhushi, khudkashi, atmahatya, aatmahatya, atamhatya, self harm,
      self injury, ${combinePhrases(
        `kill, killing, hurt, hurting, harm, harming, cut, cutting, hang, hanging, hanged, hung,
      shoot, shot, burn, burnt, drown`,
        `myself, himself, herself, themselves, themself, yourself`,
      )}, ${combinePhrases(
        `end,
      ending, ended, take, taking, took`,
        `my life, his life, her life, my own life, his own life, her own life,
      their life`,
      )}, ${noose}, ${combinePhrases("nas, nass", "kaat, kat, vadh")}, ${cutWrists}, slit wrist, cut wrist,
      jump from, ${beforeTrain}`,
  ],
  [jumps, drops],
  ["thalle, neeche, niche, under", "aa jawan, aa jaun, aa jau, aa javan, aa jaunga, aa javanga"],
  ["blade, razor", "maarda, maardi, marda, mardi, maarke, maar, mareya, haath, hath, baah, wrist, arm, khud, apne"],
  [
    `die, want to die, wanna die, wish to die, marna, marne, maran, mar jana, mar jaana,
      ${combinePhrases(
        "mai, main, mein, me",
        `mar jaunga, mar jaungi, mar javanga, mar javangi, mar jawanga, mar jawangi,
      marna`,
      )}, mar jan, mar jaan, maut chahiye, maut aa ja, maut aa jaye, maut aa jave, maut mang, maut mangda,
      duniya chhod, duniya chhad, duniya ton, duniya to, duniya ch nahi rehna, nahi rehna is duniya,
      nahi rehna duniya, duniya me nahi rehna, mar javan, mar jaavan, mar jau, mar jaun, mar jawa, marna chahta,
      marna chahti, marna chaunda, marna chaundi, marna hai, marne ka mann, marne ka man, jaan dena, jaan de,
      jaan dene, jaan den, jaan le lunga, jaan le lungi, apni jaan, aapni jaan, ${combinePhrases(
        `khud ko, khud nu,
      apne aap ko, apne aap nu, aapne aap nu, apnay aap ko`,
        `khatam, khatm, maar, mar, maarna, nuksaan, nuksan`,
      )},
      sab khatam, sab khatm, zindagi khatam, zindagi khatm, life khatam, zindagi ton, ending everything,
      end everything, end it all, end it, ending it, sleep forever, never wake up, not wake up again, kabhi na uthu,
      better if i was gone, disappear forever`,
  ],
  [
    `jeena, jeene, jeen, jina, jine, jeuna, jiuna, jeena nahi, jina nahi, jeene ka mann nahi, jeene ka man nahi,
      jeen da dil nahi, jeen nu dil nahi, jeen nu, dont want to live, do not want to live, not want to live,
      no reason to live, nothing to live for, no will to live, no point in living, tired of living, tired of life,
      tired of this life, done with life, hate my life, not worth living, worth living, dont deserve to live,
      wish i was dead, wish i were dead, wish i was never born, better off dead, dont want to be alive,
      dont want to exist, cant go on, better without me, better off without me, miss me, when i am gone, when im gone,
      after i am gone, once i am gone, kuch nahi bacha, nothing left in life, no way out, no other way left,
      koi rasta nahi bacha, koi raah nahi, burden to everyone, burden on everyone, burden on my family,
      burden to my family, aakhri message, this is goodbye, final goodbye, goodbye forever, goodbye message, farewell message,
      suicide note, alvida`,
  ],
  [
    "life, zindagi, jindagi, jeevan",
    `not worth, no use, pointless, koi matlab, matlab nahi, ki faida, kya fayda, koi fayda, koi faida, no meaning, no point, no purpose, meaningless, bekar, bekaar, nothing left,
    thak gaya, thak gayi, tang aa, akk gaya, akk gayi, ak gaya, ak gayi`,
  ],
  ["dont, do not, not, no, cant, why, tired", "live, living, alive"],
  ...farewellWords,
  [
    `${poison}, sleeping pills, sleeping tablets, neend ki goliyan, neend di goliyan, salfas, sulfas, sulphas, celphos`,
    intends,
  ],
];

/** Self-harm that has begun or is imminent: 112 comes first. */
export const selfHarmNowWords: readonly WordRule[] = [
  [
    noose,
    `${combinePhrases(
      `laga, la, lga, laa, le, lai, lagaa`,
      `li, liya, laya, layi, leya, raha, rahi, reha, ke, lunga, luga,
      lungi, legi, lega, lau, lain, lavanga, ditta, baitha, baithi`,
    )}, lagane, lagaane, lain lagga, laun lagga,
      laun laggi, lagga, laggi, latak, latka, latki, latkeya, latki hui, hanging, found, neck, gale`,
  ],
  [
    `${combinePhrases(
      `hung, hanged, hanging, is hanging, tried to hang, trying to hang, shot, burning, stabbed, drowning,
      cutting`,
      `himself, herself, myself, themself`,
    )}, ${combinePhrases(
      `tried to kill, trying to kill, attempted to kill`,
      `himself, herself, myself, themself`,
    )}, attempted suicide, suicide attempt, attempting suicide, suicide kar li,
      suicide kar liya, khudkushi kar layi, khudkushi kar li, suicide kar raha, suicide kar rahi, suicide kar layi,
      ${beforeTrain}`,
  ],
  [jumps, drops],
  [veins, "kaat, kaatli, kat li, kat lai, kat layi, vadh, vadhi, vaddh"],
  [cutWrists],
  ["rassi, rope", "gale ch, galle ch, gale me, neck, darwaza, darvaja, door, kamra"],
  ["rassi, rope, dupatta, chunni, saree, sari", "pankha, pankhe, fan, latak, latka"],
  ["blade", "maar layi, maar li, maar raha, maar rahi, maar liya, chala liya, chala li"],
  [
    "aag, agg, petrol, kerosene, mitti ka tel, mitti da tel",
    `apne aap, khud ko, khud nu, himself, herself, myself,
    chhidak, chhidk, chhirk, poured`,
  ],
];

/** A throat that closes feels like a noose but is none. */
export const likeANoose = combinePhrases(
  "gale me, galle me, gale ch, galle ch, sangh ch",
  combinePhrases("fanda, phanda, faha, fansi", "sa, jaisa, jeha, jiha, jehi, wargaa"),
);

/** Together with a wish to die, an immediate danger. */
export const atHandWords: readonly WordRule[] = [
  [
    `in front of me, in my hand, in his hand, in her hand, mere saamne, mere samne, saamne rakhi, haath me hai,
      hath ch, rassi, rope, knife, chaku, gun, pistol, pistaul, bandook, bandooq, asla, railing, last message,
      aakhri message, goodbye, alvida, edge of, ${combinePhrases(
        `door, darwaza, darvaja, boohe, booha, buha, kamra, kamre,
      room, kundi, kundhi`,
        `locked, is locked, band, bolted, nahi khol, nahi kholda, nahi khol rahi, la layi, la li,
      laga li, me band, ch band`,
      )}, ${combinePhrases(
        "locked, bolted",
        `himself, herself, the door, the room, in room, inside,
      in the room, his room, her room, door`,
      )}, ${combinePhrases(
        `dene, karne, maarne, marne, karan, maran, marn, den,
      khatam karne, chhaal maaran, chaal marn`,
        `ja raha, ja rahi, lagga, laggi, lga, lgga, laggya, chali, chala,
      challa, challi, chaleya, wala, wali`,
      )}`,
  ],
];
