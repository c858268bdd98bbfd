import { head, limbs } from "./body.ts";
import type { Rule } from "./rule.ts";

const heights = `chhat, kotha, kothe, roof, rooftop, terrace, balcony, stairs, staircase, seedhi, seedhiyon,
  seedhiyan, pauri, pauriyan, ladder, bike, scooter, scooty, motorcycle`;

const venomous = "snake, saanp, saamp, saap, sapp, sapa, naag, scorpion, bichhu, thuha, thuhe, thuhan";

const scalding = `hot water, boiling water, boiling, garam pani, garam paani, ubalta, ubalte, ubalda, ubaldi, ubalde,
  garam dudh, hot oil, garam tel, tatta pani, tatta tel, hot tea, hot milk, garam chai, garam doodh, acid, tezab,
  petrol, cylinder, cooker, geyser, stove, steam, fire`;

/** How accidents are told that need an ambulance, whatever part of the body they have hurt. */
export const accidentWords: readonly Rule[] = [
  [
    `accident, takkar, hit by car, hit by a car, hit by bike, hit by a bike, hit by truck, hit by a truck, run over,
      drowned, drowning, doob gaya, doob gayi, dub gaya, dub gayi`,
  ],
  [
    `scalded, jhulas, jhulas gaya, jhulas gayi, jal gaya, jal gayi, jal gaye, aag lag, agg lag, sadd gaya, sad gaya,
      sad gayi, sarr gaya`,
  ],
  [
    scalding,
    `burnt, burned, fell on, spilled, gir gaya, gir gayi, dig gaya, dul gaya, dull gaya, dulh gaya, dul gayi,
      dulh gayi, pai gaya, pai gayi`,
  ],
  [
    heights,
    `fell, fallen, gir gaya, gir gayi, gir pada, gir padi, gir pya, gir peya, dig gaya, dig pya, digg pya, digg peya`,
  ],
  [
    "fell, fallen, gir gaya, gir gayi, gir gaye, dig pya, dig payi",
    "uth nahi, nahi uth, cant get up, cannot get up, unable to get up, not able to get up",
  ],
  [
    `${limbs}, ungli, ungal, finger, fingers, thumb`,
    "cut off, severed, chopped, crushed, kat gaya, kat gayi, kat gaye, vadh gaya, vadh gayi",
  ],
  [head, "injury, injured, chot, chott, satt, sat lagi, phat gaya, fat gaya, pat gaya"],
];

export const biteWords: readonly Rule[] = [
  [
    venomous,
    `bite, bites, bit, bitten, stung, sting, kaat, kaata, kata, kat, kaatne, das, dasa, dank, dang, lad, lad gaya,
      ladya, ladeya`,
  ],
  ["snakebite"],
];

export const electricShockWords: readonly Rule[] = [
  ["electrocuted, electrocution, electric shock, live wire"],
  ["wire, taar, socket, switch, plug", "touched, touching, chhoo gaya, chhu gaya, chhoo liya, hath lag, haath lag"],
  [
    "current, karant, karent, bijli",
    "lag, laga, lagi, lagya, lageya, shock, jhatka, jhatke, chipak, chimbad, chhoo, chhu, pakad",
  ],
];
