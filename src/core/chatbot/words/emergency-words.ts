import type { EmergencyId } from "#core/chatbot/emergencies.ts";
import { accidentWords, biteWords, electricShockWords } from "./accident-words.ts";
import { blood, breath, chest, face, limbs, sugar, throat } from "./body.ts";
import { tooLowSugar } from "./numbers.ts";
import { poisonWords } from "./poison-words.ts";
import type { Rule } from "./rule.ts";
import { selfHarmWords } from "./self-harm-words.ts";
import { sweat, swelling } from "./signs.ts";

const oneSide = `one side, left side, right side, left arm, right arm, left leg, right leg, left hand, right hand,
  ek side, one arm, one leg, one hand, ek taraf, ek hath, ek haath, ek pair, ik pasa, ik pase, ik passa, ik hath,
  ik baah, ik latt, half body, aadha, adha, addha, sajja, khabba, sajje, khabbe, dayan, bayan, baya haath,
  daya haath, baye haath, daye haath`;

const falls = `fell, fallen, collapsed, gir gaya, gir gayi, gir gaye, gir pada, gir padi, dig gaya, dig pya, dig peya, dig payi,
    dig pai`;

/** How each emergency is said. */
export const emergencyWords = {
  poison: poisonWords,
  selfHarm: selfHarmWords,
  electricShock: electricShockWords,
  bite: biteWords,
  heart: [
    ["heart attack, hart ataik, harat ataik, cardiac arrest, dil ka daura, dil da daura"],
    [
      chest,
      `clutch, clutches, clutching, clutched, holding, gripping, grabbing, grips, pakad, pakde, pakdi, pakda,
        pakadkar, fad, fadi, fade, phad, phadi, ghut, ghuti, ghutti, ghutdi, sitting on, elephant, haathi, hathi,
        stone, patthar, crushed, crushing`,
    ],
    [sweat, "left arm, left hand, left shoulder, jaw, jabda, baju, baah, baanh, bazu"],
  ],
  stroke: [
    [face, "gone to one side, one side gone, pulled, shifted, khich, not straight, ek taraf"],
    ["half body, adha sharir, aadha sharir, adha sareer, addha sareer, blindness"],
    ["speech, words, bolna, bolne", "not clear, unclear, saaf nahi, garbled"],
    ["stroke, paralysis, paralysed, paralyzed, lakwa, lakva, laqwa, adhrang, brain attack"],
    [face, "drooping, droop, droops, drooped, numb, twisted, crooked, tedha, teda, tedda, dinga, vinga, latak"],
    [
      `${limbs}, face, muh, chehra`,
      `not moving, not working, cant move, cannot move, unable to move, nahi hil, nahi chal, nahi uth, nahi chuk,
        nahi chukk, chuk nahi, uth nahi, hil nahi, cannot lift, cant lift, kaam nahi, kamm nahi, lifeless`,
    ],
    [
      oneSide,
      `weak, weakness, numb, numbness, paralysed, sunn, sun, kamzor, kamzori, not moving, nahi hil,
      kaam nahi`,
    ],
    [
      `speech, speak, speaking, talk, words, voice, awaaz, aawaz, avaz, zuban, zubaan, bolna, bolne, bolan, bolya,
        boleya, bol`,
      `slurred, slur, slurring, cant, cannot, unable, not able, ladkhada, ladakhda, larkhara, nahi pa, nahi ho,
        nahi ja, nahi janda, nahi jaanda, nahi chal, nahi nikal, difficulty, trouble, dikkat, problem`,
    ],
    [
      "sudden, suddenly, achanak, ekdam",
      "see, vision, sight, blind, dikhna, dikhai, nazar, numb, numbness, confused, confusion",
    ],
    ["headache, head pain", "worst, thunderclap"],
  ],
  breathing: [
    [
      `breathless, breathlessness, suffocating, suffocation, gasping, choking, dyspnea, asthma attack, dam ghut,
        dum ghut, oxygen, spo2, breath, breathe, breathing, saans, saansein, not breathing, saans nahi, saah nahi,
        sah nahi`,
    ],
    [
      breath,
      `trouble, difficulty, difficult, struggle, struggling, ukhad, tez, fast, problem, short, shortness, cant,
        cannot, unable, not able, hard, tight, heavy, dikkat, dikat, taklif, takleef, pareshani, preshani, phool,
        phul, phoolna, phoolti, phulda, phulna, nahi aa, nahi aunda, ruk, rukda, rukti, atak, chadh, chadhda,
        charhda, chadda, charh, aukha, aukhi, mushkil, ghut, ghutan`,
    ],
    ["air, hawa, hava, oxygen", "struggling, gasping, not getting, no, nahi mil, nahi aa, fighting"],
    ["haanf, haanph, hafda, hafdi, haunkni"],
    [throat, "stuck, closing, atak, atka, atki, phas, phasa, phasi, fas, fasa, fasi, band ho"],
  ],
  collapse: [
    [falls, "jawab nahi, koi jawab, not talking, not moving, not speaking, bol nahi, nahi bol, hil nahi, nahi hil"],
    [
      "blue, neela, neele, neeli, nila, nili",
      `lips, lip, face, baby, child, honth, bull, bulh, chehra, muh, bacha, bachcha, bachi, turn, turned, turning,
        turns, went, gone, going, pad, pai, ho gaya, ho gayi`,
    ],
    ["jhaag, jhag, jhagg, froth, frothing, foam, foaming", "mouth, muh, munh, moonh"],
    ["sareer, sarir, sharir, badan, hath pair, haath pair", "akad gaya, akad gayi, akad gaye, aakad gaya"],
    ["jawab nahi de, jerking"],
    [
      "jhatke, jhatka",
      "aa raha, aa rahe, aaye, aaya, aunde, aande, aate, pad rahe, lag rahe, bukhar, body, badan, sareer, sarir",
    ],
    [
      "eyes, eye, aankh, aankhen, aankhe, akh, akhan, akhaan, akha",
      "not opening, wont open, not open, nahi khol, nahi khul, khol nahi",
    ],
    ["asthma, dama, inhaler, pump", "attack, not working, kaam nahi"],
    ["hosh, consciousness", "nahi aa, nahi aaya, nahi aayi, nahi, ch nahi, gone, lost"],
    ["pulse, nabz, nabj, nabaz", "no, nahi mil, nahi chal, nahi aa, ruk gayi, ruk gaya, cant find, cannot find"],
    [
      `turned blue, turning blue, neela pad, neeli pad, nila pad, nili pad, neela pai, consciousness, hosh, coma,
        faint, fainted, fainting, passed out, passing out, blacked out, blackout, unconscious, collapsed, behosh,
        behoshi, behos, seizure, seizures, fits, a fit, convulsion, convulsions, mirgi, daura, daure, jerks,
        jerking, gir pai, fell down suddenly, not waking, wont wake, not responding, unresponsive, hosh nahi`,
    ],
  ],
  bleeding: [
    [
      blood,
      `vomit, vomiting, vomited, vomits, puke, threw up, throwing up, throw up, spit, spitting, sputum, phlegm,
        thook, ulti, ultian, ultiyan, cough, coughing, khansi, khaansi, khang, balgam, stool, stools, potty,
        latrine, motion, toilet`,
    ],
    ["black, kala, kale, kaale, kali, kaali", "stool, stools, potty, latrine, motion, tatti"],
    ["bleeding", "heavy, heavily, not stopping, wont stop, nahi ruk, a lot, bahut, nonstop"],
    [
      blood,
      `beh, behna, baha, vag, vagda, vagya, vageya, vagi, bah, bahna, behne, nikal raha, nikal rahi, nahi ruk,
        ruk nahi, rukda nahi, band nahi, gushing, pouring, losing, lost a lot, wont stop, not stopping`,
    ],
  ],
  allergy: [
    [`${face}, lips, lip, tongue, honth, hont, hoth, bull, bulh, bullan, jeebh, jibh`, "allergy, allergic, reaction"],
    ["tongue, jeebh, jibh, zuban", "thick, moti, mota"],
    ["tongue, lips, lip, honth, hont, hoth, bull, bulh, bullan, jeebh, jibh, jeeb", swelling],
    ["allergic reaction, anaphylaxis, anaphylactic"],
  ],
  // Only by its combinations.
  newborn: [],
  lowSugar: [[sugar, tooLowSugar], ["hypoglycemia, hypoglycaemia"]],
  other: [
    [
      `ambulance, emergency, water broke, waters broke, labour pain, labour pains, labor pain, labor pains,
        in labour, in labor, delivery hone`,
    ],
    ...accidentWords,
  ],
} satisfies Record<EmergencyId, readonly Rule[]>;
