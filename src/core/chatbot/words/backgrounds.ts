import { animalWords, mauledWords, snakeWords, unseenBiteWords } from "./bite-words.ts";
import { combinePhrases } from "./numbers.ts";
import { households, manyPillsWords, pesticides, poison, swallowed } from "./poison-words.ts";
import type { WordRule } from "./rule.ts";
import { atHandWords, selfHarmWords } from "./self-harm-words.ts";

/** Circumstances that mean nothing by themselves. */
export const backgrounds = {
  diarrhoea: [
    [
      `loose motion, loose motions, loosemotion, loosemotions, lose motion, lose motions, motions, diarrhea,
    diarrhoea, dast, dasat, julab, jullab, julaab, pechish, haiza, cholera, tatti, tattian, tattiyan, tatiyan,
    tateeya, tattia, patli potty, patle dast, watery stool, watery stools, tattian lag`,
    ],
  ],
  dengue: [
    [
      `dengue, dengu, denghi, dengoo, platelet, platelets, plateletcount, pletlet, pletlets, paletlait,
    paletlet, platlet, platlets, malaria, typhoid, taifaid`,
    ],
  ],
  heat: [["dhoop, dhup, dhupp, garmi, heat, hot sun, sun, loo, khet ch kam"]],
  fumes: [
    [
      `angithi, angeethi, angithee, coal, coals, koyla, koyle, kole, kola, generator, gas geyser, geyser, tandoor,
      heater, bukhari, chulha, chullha, burning wood`,
      `kamra,
      kamre, room, closed, band, leak, leek, slept, sleeping, so gaye, sutte, so rahe, bathroom, night, raat,
      jal rahi, jala ke, baal ke, bal ke, smell, badbu`,
    ],
    ["gas", "leak, leek, closed, smell, badbu, room, kamra, kamre"],

    [
      `celphos, sulphas, salfas, sulfas, wheat tablets, drum tablets, wheat drum, kanak wali goli, gehu wali goli,
        fumigation, naphthalene, paint, thinner`,
      "room, closed, band, kamra, kamre, inhaled, smell, opened, khol, badbu, gas",
    ],
    [
      "harpic, bleach, acid, phenyl, cleaner, toilet cleaner, domex, tezab, tejab, bathroom cleaner",
      `mixed, mixing, mix, mila, milaya, milake, rala, ralaya, ralake, fumes, smell, badbu, gas, dhuan, bathroom, toilet`,
    ],
  ],
  drugs: [
    [
      `nasha, nashe, chitta, chitte, smack, heroin, heroine, brown sugar, nashe da tika, nashe da teeka, drugs,
    opium, afeem, bhukki, injected`,
    ],
  ],
  sugarMedicine: [
    ["insulin, insoolin, insulen"],
    [
      "sugar, shugar, shoogar, suger, diabetes, diabetic, glimepiride, metformin",
      `goli, goliyan, golian, goliya,
      dawai, dawa, dwai, davaai, davai, davaayi, tablet, tablets, medicine, medicines`,
    ],
  ],
  diabetic: [
    [
      `diabetic, diabetes, sugar patient, sugar ke mareez, sugar ka mareez, sugar da mareej, sugar de mareej,
    sugar di mareej, sugar ki mareez, sugar hai`,
    ],
  ],
  doubled: [
    [
      `ki jagah, instead of, wrong dose, galat dose, twice, double, doubled, extra dose, overdose, do baar,
    do bar, do vaar, do vari, do vaari, dobara kha, dugni, dugna, zyada lag, zyada le, zyada la, zyada kha, jyada lag,
    jyada le, jyada kha, zyada lai, vadh kha, vadh lag, vadh la, too much, by mistake, galti se, galti nal, galti naal`,
    ],
  ],
  swallowed: [[swallowed]],
  manyPills: manyPillsWords,
  strongMedicine: [
    [
      combinePhrases(
        `bp, bipi, beepi, sugar, shugar, diabetes, heart, dil, neend, sleeping, nind, iron, thyroid, mirgi,
          depression, dadi, dada, nani, nana, papa, mummy, dadi ji, dada ji, dadi ki, dada ki, nani ki, nana ki,
          papa ki, mummy ki, mammi ki, bp ki, sugar ki, neend ki, dil ki, bp di, bp dian, bp diyan, sugar dian,
          sugar di, neend di, neend dian, dadi di, dadi dian, bebe dian, bebe di, papa di, papa dian, his, her, my,
          our, grandmothers, grandfathers, grandmas, grandpas, mothers, fathers`,
        "goli, goliyan, golian, dawai, dawa, dwai, tablet, tablets, pills, pill, medicine, medicines",
      ),
    ],
  ],
  poisonNamed: [[`${households}, ${pesticides}, ${poison}`]],
  sprayed: [
    [
      `spray, sprey, spre, sprayed, spraying, chhidkaa, chhidkaav, chhidkav, chidkav, chhidka, keetnashak, pesticide,
        insecticide, weedicide, fumigation, fumigated`,
    ],
  ],
  hardship: [
    [
      `debt, debts, loan, karza, karja, karje, karze, karz, udhaar, kist, kistan, crop failed, lost the crop, lost crop,
        fasal kharab, fasal barbad, fasal maari, exam, exams, paper kharab, result, failed, fail ho, number ghat,
        neet, board, breakup, broke up, divorce, talak`,
    ],
  ],
  snake: snakeWords,
  animal: animalWords,
  mauled: mauledWords,
  mistaken: [
    [
      "by mistake, mistakenly, accidentally, accidently, galti se, galti nal, galti naal, galti to, bhulekhe, anjaane, anjane, dhokhe se",
    ],
  ],
  unseenBite: unseenBiteWords,
  wishToDie: selfHarmWords,
  atHand: atHandWords,
} satisfies Record<string, readonly WordRule[]>;
