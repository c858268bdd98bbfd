import type { WordRule } from "#core/chatbot/words/rule.ts";
import { blood } from "./body-parts.ts";
import { negateAbility, negateVerb } from "./verb-forms.ts";

/** External and internal bleeding. */
export const bleedingWords: readonly WordRule[] = [
  [
    blood,
    `vomit, vomiting, vomited, vomits, puke, threw up, throwing up, throw up, spit, spitting, sputum, phlegm, thook,
      thuk, ulti, ultian, ultiyan, cough, haematemesis, tatti, laitreen, letrine, latreen, coughing, khansi,
      khaansi, khang, balgam, stool, stools, potty, latrine, motion, toilet`,
  ],
  [
    "black, kala, kale, kaale, kali, kaali",
    `stool, stools, potty, latrine, letrine, laitreen, latreen, pakhana,
    pakhaana, poop, potti, motion, tatti, tattiyan, tattian`,
  ],
  [
    "bleeding, bleed, bliding, beeding, blood loss",
    `still, heavy, heavily, not stopping, wont stop, not stop, nahi ruk, nahi band, band nahi, ruk nahi, a lot,
      lot of, bahut, nonstop, non stop, itni, itna, enni, inni, zyada, badi, profuse, profusely, so much, too much,
      badly, continuous, continuously, soaked, soaking, pads, every hour, clots, ear, ears, kaan, kann`,
  ],
  [
    "pad, pads, paid, kapda, kapde, bedsheet, chadar, towel",
    `soaked, soaking, bhar gaya, bhar raha, bhar rahe,
    bhij, bhijj, full of blood, every hour, every ten, har ghante, har das, tar ho`,
  ],
  [
    `bahut khoon, bahut blood, bahut lahu, bahut zyada khoon, zyada khoon, kaafi khoon, lots of blood, lot of blood,
    so much blood, too much blood, bada khoon, badaa lahu`,
  ],
  ["full of blood, khoon khoon, khoon se bhar, khoon naal bhar, lahu luhan, lahu luhaan, khoon se lathpath"],
  ["nose, naak, nakk", "pouring, gushing, dripping blood, flooding, like a tap, nal wangu, nalke wangu"],
  [blood, "gattle, gatle, gattla, gatte, lothde, lothre, thakke, thakka, thakhe, clots, clot"],
  [
    "nakseer, naksir, nosebleed, nose bleed, epistaxis",
    `${negateVerb("ruk, rukk, tham, hat")}, band nahi, nahi band,
    not stopping, wont stop, bahut, heavy`,
  ],
  ["vomit, vomited, vomiting, ulti", "coffee, kaufi, kofi, coffee colour, dark, kaali, kali, red, laal, lal"],
  [
    blood,
    `beh, behna, baha, vag, vagda, vagya, vageya, vagi, bah, bahna, behne, nikal raha, nikal rahi, nahi ruk,
      ruk nahi, rukda nahi, nahi rukda, band nahi, nahi band, nahi tham, tham nahi, gushing, pouring, spurting,
      fountain, parnala, fuvara, phuvara, fuhara, dhaar, tarar, dhar, losing, lost a lot, lots of, wont stop,
      ${negateAbility("stop, stopping, clotting")}, ear, ears, kaan, kann, kanno, kannan`,
  ],
];
