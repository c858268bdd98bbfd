import { head, limbs } from "./body.ts";
import type { Rule } from "./rule.ts";

const heights = `chhat, kotha, kothe, roof, rooftop, terrace, balcony, stairs, staircase, seedhi, seedhiyon, seedhiyan, pauri, pauriyan,
  ladder, bike, scooter, scooty, motorcycle`;

const venomous = "snake, saanp, saamp, saap, sapp, sapa, naag, scorpion, bichhu, bichchu, bicchu";

const scalding = `hot water, boiling water, boiling, garam pani, garam paani, ubalta, ubalte, hot oil, garam tel, hot tea, hot milk, garam chai,
  garam doodh, acid, tezab, petrol, cylinder, cooker, geyser, stove, steam, fire`;

/** How accidents are told that need an ambulance, whatever part of the body they have hurt. */
export const accidentWords: readonly Rule[] = [
  [
    "accident, takkar, hit by car, hit by a car, hit by bike, hit by a bike, hit by truck, hit by a truck, run over, drowned, drowning, doob gaya, doob gayi, doob gya, dub gaya, dub gayi, dub gya, dub geya",
  ],
  [
    "scalded, jhulas, jhulas gaya, jhulas gayi, jal gaya, jal gayi, jal gya, jal gye, jal gaye, aag lag, agg lag, sadd gaya, sarr gaya",
  ],
  [scalding, "burnt, burned, fell on, spilled, gir gaya, gir gayi, gir geya, dig gaya, dul gaya, dulh gaya"],
  [
    heights,
    "fell, fallen, gir gaya, gir gayi, gir gya, gir geya, gir pada, gir padi, gir pya, gir peya, dig gaya, dig pya, digg pya, digg peya",
  ],
  [
    "fell, fallen, gir gaya, gir gayi, gir gye, dig pya, dig payi",
    "uth nahi, nahi uth, cant get up, cannot get up, unable to get up, not able to get up",
  ],
  [
    `${limbs}, ungli, ungal, finger, fingers, thumb`,
    "cut off, severed, chopped, crushed, kat gaya, kat gayi, kat gye, vadh gaya, vadh gayi",
  ],
  [head, "injury, injured, chot, chott, satt, sat lagi, phat gaya, fat gaya, pat gaya"],
];

export const biteWords: readonly Rule[] = [
  [
    venomous,
    "bite, bites, bit, bitten, stung, sting, kaat, kaata, kata, kat, kaatne, das, dasa, dank, dang, lad, lad gaya, lad gya, ladya, ladeya",
  ],
  ["snakebite"],
];

export const electricShockWords: readonly Rule[] = [
  ["electrocuted, electrocution, electric shock"],
  [
    "current, karant, karent, bijli",
    "lag, laga, lagi, lagya, lageya, shock, jhatka, jhatke, chipak, chimbad, chhoo, chhu, pakad",
  ],
];
