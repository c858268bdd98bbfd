import { combinePhrases } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";
import { head, limbs } from "./body-parts.ts";
import { listVerbForms } from "./verb-forms.ts";

const heights = `chhat, kotha, kothe, roof, rooftop, terrace, balcony, stairs, staircase, seedhi, seedhiyon,
  seedhiyan, pauri, pauriyan, ladder, bike, scooter, scooty, motorcycle, tree, ped, rukh, darakht, khamba, khambe,
  pole, tower, manzil, floor, building, scaffolding, paid, khidki, window, chhajja, truck, trolly, trali, horse,
  ghoda, ghode, bullet, cycle, pul, khooh, kuan, kuen, well, borewell, tractor`;

export const fell = `fell, fallen, falling from, ${combinePhrases(
  "gir, dig, digg",
  `gaya, gayi, gaye, pada, padi, pade, pya,
  payi, paye, ke, peya`,
)}, gire, gira, giri, girke, digeya, digya, digge, dige`;

const scalding = `hot water, boiling water, boiling, garam pani, garam paani, ubalta, ubalte, ubalda, ubaldi, ubalde,
  garam dudh, hot oil, garam tel, tatta pani, tatta tel, hot tea, hot milk, garam chai, garam cha, garam chah,
  tatti cha, tatti chah, tatti daal, garam doodh, garam daal, garam dal, garam sabji, tatti daal, tatta dudh, hot dal,
  hot food, acid, tezab, tejab, petrol, cylinder, silandar, cooker, kukar, geyser, stove, tandoor, tandur, steam,
  bhaap, fire, patakha, patakhe, cracker, crackers, pataka, battery, boiler`;

const vehicles = `tractor, traiktar, trolley, trolly, trali, truck, tarak, tempo, bus, car, gaddi, gadi, jeep, train,
  rail, tyre, tayar, combine, kambain, kambaain, bullock cart, wall, kandh, deewar, roof, lintel, chhat, malba, bail,
  saand, cow`;

const machines = `machine, masheen, machin, toka, toke, chaff cutter, thresher, tharaishar, threshar, thraishar, tresher, grinder, harvester, combine, belt,
  patta, patte, gear, fan, pankha, pankhe, aara, aari, saw, cutter, mixer, mixi, press, lift, door, tractor, chara,
  kambain, kambaain`;

const fingers = "ungli, ungal, unglan, ungliyan, ungliya, ungla, finger, fingers, thumb, angutha, angootha, toe";

/** Accidents that need an ambulance, whatever body part is hurt. */
export const accidentWords: readonly WordRule[] = [
  [
    `accident, hadsa, haadsa, durghatna, ekseedent, aiksidaint, eksident, aksident, acident, accidant, takkar,
      hit by car, hit by a car, hit by bike, hit by a bike, hit by truck, hit by a truck, hit by bus, hit by a bus,
      hit by train, run over, ran over, runover, drowned, drowning, stabbed, gunshot, shot in, electrocuted,
      ${combinePhrases("doob, dub, dubb, dob", "gaya, gayi, gaye, raha, rahi")}`,
  ],
  [
    "lintel, kandh, deewar, wall, roof, malba, darakht, rukh, ped, tree",
    `utte, upar dig, upar gir, fell on,
    collapsed on, dig pya, dig peya, dig payi, thalle do, thalle dab`,
  ],
  [
    "bull, saand, sandh, jhota, majh, buffalo, cow, gaan, horse",
    `seeng, singh maar, sing maar, maar ditta, maar di,
    takkar, attacked, gored, hit, kicked`,
  ],
  [
    vehicles,
    `${combinePhrases(
      `thalle, thale, neeche, niche, under, beneath, heth, hethan`,
      `aa, a, dab, came, come, crushed,
    trapped, stuck, fell`,
    )}`,
  ],
  [
    "tractor, traiktar, taraiktar, trolley, trolly, trali, truck, tarak, tempo, combine, train, tyre, tayar",
    `thalle,
    thale, neeche, under, heth`,
  ],
  [
    vehicles,
    `thok, thokya, thokeya, takkar, uda ditta, uda diya, fet maar, fet mar, vajj, vajja, vajji, hit,
    chadh gaya, chad gaya, charh gaya, chadh gayi, ran over, crushed, kuchal, kuchli, kuchleya, maar gaya, maar di,
    rond, palat, ulat, overturned, toppled`,
  ],
  [
    "nehar, nahar, canal, pond, chhappad, chappad, talab, nadi, river, pool, tubewell",
    `dig, digg, gir, fell, dub,
    doob, rud, rurh, beh gaya`,
  ],
  [
    `scalded, jhulas, jhulas gaya, jhulas gayi, jal gaya, jal gayi, jal gaye, jhulse, aag lag, agg lag, sadd gaya,
      sad gaya, sad gayi, sad gaye, sarr gaya, sarr gayi, caught fire, on fire, chhaale pad gaye, chhale pai gaye,
      skin coming off, skin is coming off, skin peeling off, badly burnt, badly burned, severe burns, chamdi utar,
      chamri utar`,
  ],
  [
    scalding,
    `burnt, burned, burns, fell on, fell over, spilled, spilt, splashed, phat gaya, fat gaya, phat geya, fatt gaya,
      phatt gaya, ${listVerbForms("phat, fat, phatt")}, burst, exploded, blast, explosion, sad, saddi, saddeya,
      ${combinePhrases(
        `gir, dig, digg, dul, dull, dulh, dol, pai, pe, ulat, palat, chhalak, ud, pad, paad`,
        "gaya, gayi, gaye, pya",
      )}`,
  ],
  [heights, fell],
  [
    fell,
    `uth nahi, uthda nahi, uthdi nahi, nahi uth, cant get up, cannot get up, unable to get up, not able to get up,
      cant move, cannot move, not moving, kulha, hip, chuhla, chukna`,
  ],
  [
    `${limbs}, ${fingers}`,
    `cut off, severed, chopped, chopped off, crushed, amputated, hanging, ${listVerbForms("lamak")}, latak, latakda, latakdi, latakdian, alag ho,
      vakh ho, ${combinePhrases(
        `kat, katt, kata, vadh, vadhya, vaddh, vadhi, kuchal, kuchli, kuchl, pees, pis, chith, alag,
      vakh`,
        "gaya, gayi, gaye",
      )}`,
  ],
  [
    `${limbs}, ${fingers}, hair, vaal, dupatta, chunni, kapda`,
    combinePhrases(
      machines,
      `ch, cha, vich, me, mein, may, mai,
    in, naal, se`,
    ),
  ],
  [
    "chaff cutter, toka, toke, thresher, tharaishar, threshar, thraishar, tresher, grinder, aara, power saw, grass cutter",
    `${limbs}, ${fingers}`,
  ],
  [
    machines,
    `caught in, got caught, stuck in, ${combinePhrases(
      `hath, haath, ungli, unglan, baah, baanh, hand, arm, finger,
    fingers`,
      `aa, a, caught, stuck, phas, fas, got`,
    )}`,
  ],
  [
    "bone, haddi, hadi, haddiyan, hadd, bones",
    `tut gayi, toot gayi, tut gaya, toot gaya, tutt gayi, bahar, baahar,
    sticking out, came out, coming out, visible, dikh, disdi, out of, through the skin`,
  ],
  [
    head,
    `injury, injured, chot, chott, satt, sat lagi, phat gaya, fat gaya, pat gaya, paat gaya, phatt gaya,
    fatt gaya, khul gaya, phut gaya, foot gaya, bleeding, cracked`,
  ],
  [
    "knife, chaku, chakku, chhura, kirpan, talwar, gandasa, gandasi, sword, dagger, daang, bullet",
    `maar, mar, maarya, mareya, attacked, stabbed, lagi, lag gayi, vajj, vajji, vajja, in stomach, in chest, ghus,
      khubh`,
  ],
  [
    "knife, chaku, chakku, chhura, sword, kirpan, daati, dati, gandasi, rod, sariya, glass, kaanch",
    `stomach, pet me,
    pet ch, dhid ch, seene me, chest, gale te, gale pe, neck, gardan, eye, aankh me, akh ch`,
  ],
  ["goli, goliyan, bullet", "chal gayi, vajj gayi, vajji, lag gayi hai, maar ditti, maar di, se ghayal"],
  ["heatstroke, heat stroke, loo lag, lu lag"],
  [
    "acid, tezab, tejab, chemical, chuna, choona, spray, harpic, bleach, phenyl, cement, fevikwik",
    "eye, eyes, aankh, aankho, aankhon, aankhe, aankhen, akh, akhan, akha, face, chehre, muh te, muh par, muh pe",
  ],
];

export const electricShockWords: readonly WordRule[] = [
  ["electrocuted, electrocution, electric shock, live wire, shock lag gaya, karent lag, karant lag"],
  [
    "wire, wires, taar, taaran, tar, socket, switch, plug, board, motor, transformer, khamba, khambe",
    `gir gayi, dig payi, dig pyi, fell, touched, touching, chhoo gaya, chhu gaya, chhoo liya, hath lag, haath lag,
      hath la layi, chipak, chimbad, chambad`,
  ],
  [
    "shock from, shock by, shock of, got shock, got a shock",
    "fridge, geyser, cooler, heater, iron, press, motor, pump, machine, tv, inverter, meter, light, plug, switch, wire",
  ],
  [
    "current, karant, karent, curent",
    `tubewell, motor, khamba, khambe, cooler, fridge, transformer, pump, heater,
    iron, press, mar gaya`,
  ],
  [
    "current, karant, karent, curent, karnt, bijli, bijlee, electricity, light wali taar",
    `lag, laga, lagi, lagya, lageya, lagga, shock, jhatka, jhatke, jhataka, chipak, chimbad, chambad, chhoo, chhu,
      pakad, fad, phad, maar, maareya, peya`,
  ],
];
