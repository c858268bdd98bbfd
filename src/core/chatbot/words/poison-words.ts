import { combinePhrases, manyPillsCount } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";

const done = `liya, li, gaya, gayi, gaye, layi, laya, leya, liye, layian, laiyan, laiya, layiya, lain, lain hai,
  baitha, baithi, chuka, ditti, lita, leti, leyan, lyian, layea`;

export const swallowed = `${combinePhrases(`pi, pee, kha, khaa, khan, nigal, chaat, chat, gatak, chabaa, chaba`, done)},
  khadi, khadha, khaadi, khaadhi, khaadiyan, khadiyan, khayi, khaya, khayin, piya, peeta, peeti, peetti, piti, pitta,
  nigal, nigla, chaat, chatt, swallowed, swallow, drank, drunk, drinking, ate, eaten, consumed, took, taken, inhaled,
  ingested, licked, chewed, gulped, sipped, tasted, ${combinePhrases(
    "muh, munh, moonh, muuh",
    `me daal, me dal, mein daal,
  ch paa, vich paa, ch pa, nu la, nu laa`,
  )}, muh ch chala, muh me chala, muh me chali, munh me chala,
  ${combinePhrases("pila, pilaa, khila, khilaa", "diya, di, dita, ditta, diti, ditti")}, andar chala gaya, andar chali gayi, in mouth, in his mouth, in her mouth, into his mouth, into her mouth`;

export const households = `cleaner, floor cleaner, drain cleaner, cleaning liquid, kapde dhon wala, kapde dhone wala, sabun,
  soap, powder dhon, shampoo, perfume, phenyl, phenol, phenyle, phinail, phinayl, finayl, finail, phenail, harpic, lizol, domex, dettol, savlon, colin,
  toilet cleaner, bleach, kerosene, mitti ka tel, mitti da tel, mitti tel, petrol, diesel, deezal, detergent, surf,
  washing powder, sanitizer, sanitiser, all out, allout, mortein, goodnight, good knight, mosquito liquid, hit spray, baygon, ant powder, gamaxene, gamaksin, boric, hair colour, lime powder,
  mosquito coil, kachhua, coil, machhar coil, machhar wali, machar wala, naphthalene, phenyl goli, moth ball,
  moth balls, camphor, kapoor, thinner, turpentine, taarpeen, tarpin, paint, nail polish, remover, hair dye, vasmol,
  kala pathar, button battery, battery, acid, tezab, tejab, chemical, caustic, kaastik, urea, thermometer, mercury,
  paara, dhatura, dhatoora, wild mushroom, khumb jangli, zehreeli, zehreela, jehreeli, jehrili, kaneer, fevicol,
  desi sharab, nakli sharab, desi daru, nakli daru, methanol, spirit`;

export const pesticides = `pesticide, insecticide, weedicide, herbicide, fungicide, spray, spre, sapre, sprey,
  keetnashak, kitnashak, celphos, sulphas, salfas, sulfas, salphas, aluminium phosphide, paraquat, glyphosate,
  roundup, round up, monocil, endosulfan, organophosphate, ratol, rat kill, chuhe, chuha, chooha, chuhiyan,
  rat killer, rat poison, rat cake, keede marne, keede maarne, chuhe marne, choohe marne, chuhe maarne, choohe maarne,
  machhar marne, machar marne, ghun wali, fasal wali, wheat tablets, wheat tablet, wheat drum tablets, drum tablets, grain tablets, wheat pills, drum wali, drum wali goli, quickphos, quick phos, alphos, phosphine, phostoxin, kanak wali, khet wali, kheti wali, khetan wali, khet ki dawa,
  khet ki dawai, fasal ki dawa, fasal ki dawai, medicine of the fields, crop medicine, field medicine, makhi marne,
  keede maar, keede mar, keedemar, machhar maar, chuhe maar, lakshman rekha, ${combinePhrases(
    `kanak, fasal, kheti, khet,
  khetan, jhone, ghun, gehu, gehun, gehoon, genhu, gandum, anaj, daneyan, chawal, drum, narme, keede, sundi, chuhe, chuhiyan, choohe`,
    `di dawai, ki dawai, ki dawa, vali dawai,
  wali dawai, wali dawa, wali goli, di goli, ki goli, wali tablet, me rakhne wali, me rakhne wali goli, ch rakhan wali`,
  )}`;

/** May be a wish by themselves; swallowed, they are poison. */
export const poison = "poison, zeher, zehar, zahar, jehar, jaher, zahr, vish, mohra";

const tooMany = `too many, bahut saari, bahut sari, bahut saariyan, bahut zyada, dher saari, dher sari, handful,
  mutthi, muthi bhar, whole strip, full strip, entire strip, poori strip, puri strip, poora patta, pura patta,
  poora patta, sara patta, saara patta, puri dabbi, poori dabbi, saari dabbi, sari dabbi, puri shishi, whole bottle,
  full bottle, entire bottle, puri sheeshi, puri bottle, sari sheeshi, saari sheeshi, poori patti, puri patti, sari patti, saari patti, pura strip, poora strip, whole packet, full packet, poora packet, pura packet, sara packet, poori bottle, overdose,
  ikathian, ikathiyan`;

export const medicines = `pills, pill, tablets, tablet, sleeping pills, sleeping tablets, goli, goliyan, goliya,
  golian, neend wali, nind wali, neend ki dawa, neend ki dawai, neend di dawai, neend ki goli, neend di goli, medicine, medicines, capsules, strips, strip, patta, patte, crocin,
  paracetamol, combiflam, dolo`;

/** Swallowed substances that may kill. 112 helps, whether it was intended or not. */
export const poisonWords: readonly WordRule[] = [
  [`${households}, ${pesticides}, ${poison}`, swallowed],
  [
    `${households}, ${pesticides}`,
    `chadh gayi, chadh gaya, charh gayi, charh gaya, chad gayi, chad gaya, sungh,
    soongh, inhaled`,
  ],
  [medicines, tooMany],
  [
    `bahut goliyan, bahut goli, bahut golian, bahut tablets, bahut dawai, saariya goliya, sariyan goliyan,
      saari goliyan, sari goliyan, all the tablets, all the pills, all tablets, all pills, all his tablets,
      all her tablets, all his pills, all her pills, all her medicines`,
    swallowed,
  ],
  [
    "gas, smoke, fumes, dhuan, dhua, dhuen, dhue",
    `inhaled, breathed, closed room, band kamre, band kamra, leak,
    leaked, leaking, leek, chadh gayi, chadh gaya, chad gayi, charh gayi, ghut`,
  ],
  ["spray, dawa, dawai, davai", "chhidak, chhidakte, chhidkde, chhidkaav, chhirak"],
  ["mushroom, mushrooms, khumb, khumban", "ulti, ultian, vomiting, behosh, chakkar, drowsy"],
  ["overdose, overdosed, ovardoz, poisoned, carbon monoxide"],
  // A number before the medicine counts its pills; after it, it is the strength.
  [
    combinePhrases(manyPillsCount, "paracetamol, crocin, dolo, combiflam, sleeping, neend di, neend ki, neend, nind"),
    "tablets, pills, goliyan, goliya, golian",
  ],
  ["alcohol, sharab, daru, daaru", "zehreeli, jehrili, nakli, methanol"],
];

/** Too many pills at once, of any kind. */
export const manyPillsWords: readonly WordRule[] = [
  [
    combinePhrases(
      manyPillsCount,
      "pill, pills, tablet, tablets, goli, goliyan, medicine, capsule, crocin, paracetamol, dolo, of, bp, sugar, neend, sleeping, iron",
    ),
  ],
  ["strips, patte, do patte, strip poori"],
  [
    "tablets, pills, goliyan, golian, medicine, medicines, dawai, davai, davaayi, dawa, dwai, syrup, sirap",
    combinePhrases(
      "poori, puri, pura, poora, sari, saari, whole, full, entire",
      "sheeshi, shishi, bottle, botal, bottal, patta, strip, dabba, dabbi, packet",
    ),
  ],
  [
    "tablets, pills, goliyan, golian, medicines",
    `together, ek saath, ikathian, ikatthi, ikathi, at once, ikko vaari,
    all, saari, sari, saarian, pata nahi kinni, kitni pata, how many, kinnian, kinniyan, kitni, kinni`,
  ],
];
