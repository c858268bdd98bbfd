import { combinePhrases } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";
import { face, limbs } from "./body-parts.ts";
import { listVerbForms, negateAbility, negateVerb } from "./verb-forms.ts";

const oneSide = `one side, left side, right side, left arm, right arm, left leg, right leg, left hand, right hand,
  ek side, one arm, one leg, one hand, ek taraf, ek hath, ek haath, ek pair, ik pasa, ik pase, ik passa, ik paasa,
  ik paase, ek paasa, ek paase, ek pase, ik hath, ik baah, ik latt, half body, aadha, adha, addha, sajja, khabba,
  sajje, khabbe, dayan, bayan, baya haath, khabbi, sajji, daya haath, baye haath, daye haath, ik paasa, ik side,
  pasa maar, one half, half of body`;

const unspoken = `slurred, slur, slurring, cant, cannot, unable, not able, ${listVerbForms(`ladkhada, ladakhda, larkhara,
  latpata, latapta, laptapa, tutla, thathla, thathlaun, thathlon, hakla, atak, thidak, thirak, fas, phas`)}, nahi pa,
  nahi ho, nahi ja, nahi janda, nahi jaanda, nahi chal, nahi nikal, nahi kar, nahi aa, difficulty, trouble, dikkat,
  problem, band ho gaya, band ho gayi, hat gaya, hatt gaya, ruk gaya, ruk gayi, cannot understand, cant understand,
  can understand her, can understand him, not understandable, jumbled, mixed up, mixing up, coming wrong, all wrong,
  coming all wrong, coming out wrong, not making sense, stopped, not coming`;

/** Signs of a stroke: face, arm, speech, eyes, and sudden onset. */
export const strokeWords: readonly WordRule[] = [
  [
    face,
    `${combinePhrases(
      `went, gone, going, pulled, shifted, turned, hanging, bent, moved, tilted, sagging, slanting`,
      `to one side, on one side, one side, to left, to right, to the left, to the right, to left side, to right side,
      sideways`,
    )}, one side gone, pulled, shifted, khich, not straight, ek taraf, ik paase, ek paase, ek pase,
      ik pase, ik passe, ik pasa, ek side ko, tircha, tirchha`,
  ],
  [
    `cant smile, cannot smile, unable to smile, not able to smile, half face, half of face, half of her face, half of his face, half my face, half of my face, ${combinePhrases(
      "aadha, adha, addha, ek taraf ka, ek side ka, ik pase da, ik paase da",
      "chehra, muh, munh, moonh, face",
    )}`,
  ],
  [
    "smile, smiling, smiles, hasda, hasdi, hasde, hansta, hansti, hanste, muskura, muskurata, muskurati, muskurate",
    "crooked, one side, half, lopsided, uneven, tedha, tedhi, vinga, vingi, dinga, ek taraf, ik paase, ik pase",
  ],
  [
    "cant see, cannot see, unable to see, not able to see, lost vision",
    "one eye, left eye, right eye, either eye, suddenly, sudden, anything, all of a sudden",
  ],
  [
    "sajje hatho, sajje hathon, khabbe hatho, khabbe hathon, right hand, left hand, one hand, sajje hath, khabbe hath, daye haath se, baye haath se, dayen haath se, bayen haath se, daye hath se, baye hath se",
    "dig, digg, gir, chhut, chut, dropping, drops, dropped, slips, slipping, falling, fall",
  ],
  ["half body, adha sharir, aadha sharir, adha sareer, addha sareer, adha shareer, blindness, adha pinda"],
  ["speech, words, bolna, bolne, zuban, zubaan, juban, gal", "not clear, unclear, saaf nahi, garbled, wrong, slurring"],
  [
    `stroke, paralysis, paralysed, paralyzed, paralise, lakwa, lakva, laqwa, lakua, adhrang, adrang, brain attack,
    brain hemorrhage, brain haemorrhage, haemorrhage, pakshaghat, falij, phalij, dimag ki nas, dimaag ki nas`,
  ],
  [
    `${face}, eyelid, palak, palka, honth, hont, lips, lip`,
    `tilted, drooling, drooping, droop, droops, drooped, numb, ${listVerbForms("dhilak, latak, lamak")}, twisted, crooked, tedha, teda,
    tedda, tedhi, dinga, vinga, vingi, latak, latka, tirchha, ghum gaya, mud gaya, wonky, lopsided`,
  ],
  [
    `${limbs}, face, muh, chehra`,
    `kaam karno hat, kaam karna band, kam karno hat, fell down, not working, lifeless, kamm nahi, kaam nahi,
      nahi kaam, ${negateAbility(`move, moving, lift, lifting, raise, raising, feel, hold, holding`)}, ${negateVerb(`hil, chal,
      uth, chuk, chukk, hill, mud`)}, be jaan, bejaan, dragging, drags, ${listVerbForms(`ghadees, gharees, ghaseet, ghasit,
      ghisat, ghiseet, ghseet, ghisad`)}, ghisatke, jaan nahi rahi, jaan nahi`,
  ],
  [
    oneSide,
    `weak, weakness, numb, numbness, paralysed, sunn, sun, kamzor, kamzori, not moving, nahi hil, hilda nahi,
      khadh gaya, khad gaya, khar gaya, khadh geya, maareya, mareya, kaam nahi, nahi kaam, dead, lifeless, heavy,
      bejaan, rah gaya, reh gaya, dragging, limp, chal nahi, nahi chal, hil nahi, uth nahi, nahi uth, ruk gaya`,
  ],
  [
    `speech, speak, speaking, talk, talking, words, sentence, voice, awaaz, aawaz, avaz, zuban, zubaan, juban, jubaan,
      jeebh, bolna, bolne, bolan, bolya, boleya, bol, gal, gall, bolno, bolnon, muh se shabd`,
    unspoken,
  ],
  [
    "sudden, suddenly, achanak, ekdam, ekdum, ek dum, ikdam, all of a sudden, hune, just now",
    `see, vision, sight, blind, dikhna, dikhai, nazar, najar, disna, disda, disan, diss, numb, numbness, confused,
      confusion, nonsense, double vision, do do dikh, cant walk, cannot walk, balance, imbalance, ladkhada,
      ladkhadane, ladkhad, staggering, dagmaga, dikhayi`,
  ],
  [
    "nazar, najar, vision, sight, eyesight, dikhna, dikhai, disna, disno",
    `chali gayi, chalee gayi, gone, lost,
    band ho gaya, band ho gayi, hat gaya, hatt gaya, khatam, went, band`,
  ],
  [
    "headache, head pain, sir dard, sar dard, sir peed",
    `worst, thunderclap, exploding, phat jayega, phatne, fatne,
    zindagi me kabhi nahi, worst of my life, worst ever`,
  ],
];
