import type { EmergencyId } from "#core/chatbot/emergencies.ts";
import { accidentWords } from "./accident-words.ts";
import { blood, breath, limbs, pain, throat } from "./body.ts";
import type { Rule } from "./rule.ts";

const oneSide = `one side, left side, right side, left arm, right arm, left leg, right leg, left hand, right hand, ek side,
  ek taraf, ik pasa, ik pase, ik passa, half body, aadha, adha, addha, sajja, khabba, sajje, khabbe, dayan, bayan`;

const sweat = "sweat, sweating, sweats, sweaty, pasina, paseena, pasine, paseene, parsina, mudka, पसीना, ਪਸੀਨਾ";

/** How each emergency is said. */
export const emergencyWords = {
  selfHarm: [
    [
      `suicide, suicidal, marna, marne, maran, jeena, jeene, jeen, jina, zeher, zehar, die, miss me, kill myself, killing myself, kill himself, kill herself, killing himself, killing herself, end my life, ending my life, end his life, end her life, ending his life, ending her life, want to die, wanna die, wish to die,
      hurt myself, harm myself, cut myself, self harm, dont want to live, do not want to live, not want to live,
      no reason to live, tired of living, tired of life, better off dead, khudkushi, khudkhushi, atmahatya, aatmahatya,
      mar jana, mar jaana, marna chahta, marna chahti, marna chaunda, marna chaundi, marna hai, marne ka mann, marne ka man,
      mar javan, jeena nahi, jina nahi, jeena nai, jeene ka mann nahi, jeene ka man nahi, jeen da dil nahi, jeen nu dil nahi,
      jaan dena, jaan de, khud ko khatam, khud nu khatam, apne aap ko khatam, jeen nu, zindagi khatam, zindagi ton, life khatam, sab khatam, ending everything, end everything, end it all, end it, not worth living, done with life, tired of this life, worth living, dont deserve to live,
      wish i was dead, wish i were dead, dont want to be alive, cant go on, hang myself, nas kaat, nas kat, nass kaat, slit wrist, slit my wrist, cut wrist, cut my wrist, cut his wrist, cut her wrist, phaansi, fansi, faansi, fahaa,
      sleep forever, jump from, no will to live, hate my life, kuch nahi bacha, nothing left in life, nothing to live for,
      no point in living, better without me, sleeping pills, overdose, zeher kha, zehar kha, zehar pee, poison, आत्महत्या, मरना चाहता, मरना चाहती, ਖੁਦਕੁਸ਼ੀ`,
    ],
    ["dont, do not, not, no, cant, why, tired", "live, living, alive"],
  ],
  heart: [
    ["heart attack, cardiac arrest, dil ka daura, dil da daura, दिल का दौरा"],
    [sweat, "left arm, left hand, left shoulder, jaw, jabda, baju, baah, baanh, bazu"],
  ],
  stroke: [
    [
      "face, mouth, muh, munh, mooh, chehra",
      "gone to one side, one side gone, pulled, shifted, khich, not straight, ek taraf",
    ],
    ["half body, adha sharir, aadha sharir, adha sareer, addha sareer, blindness"],
    ["speech, words, bolna, bolne", "not clear, unclear, saaf nahi, garbled"],
    ["stroke, paralysis, paralysed, paralyzed, lakwa, lakva, laqwa, adhrang, brain attack, लकवा, ਲਕਵਾ"],
    [
      "face, mouth, muh, munh, mooh, chehra",
      "drooping, droop, droops, drooped, numb, twisted, crooked, tedha, teda, tedda, dinga, vinga, latak",
    ],
    [
      `${limbs}, face, muh, chehra`,
      "not moving, not working, cant move, cannot move, unable to move, nahi hil, nahi chal, nahi uth, cannot lift, cant lift, kaam nahi, kamm nahi, lifeless",
    ],
    [oneSide, "weak, weakness, numb, numbness, paralysed, sunn, sun, kamzor, kamzori, not moving, nahi hil, kaam nahi"],
    [
      "speech, speak, speaking, talk, words, zuban, zubaan, bolna, bolne, bolan, bol",
      `slurred, slur, slurring, cant, cannot, unable,
      not able, ladkhada, larkhara, nahi pa, nahi ho, nahi chal, nahi nikal, difficulty, trouble, dikkat, problem`,
    ],
    [
      "sudden, suddenly, achanak, ekdam",
      "see, vision, sight, blind, dikhna, dikhai, nazar, numb, numbness, confused, confusion",
    ],
    ["headache, head pain", "worst, thunderclap"],
  ],
  breathing: [
    [
      `breathless, breathlessness, suffocating, suffocation, gasping, choking, dyspnea, asthma attack, dam ghut, dum ghut,
      oxygen, spo2, breath, breathe, breathing, saans, saansein,
      not breathing, saans nahi, saah nahi, sah nahi, saans nai, saah nai, saah ni, सांस`,
    ],
    [
      breath,
      `trouble, difficulty, difficult, struggle, struggling, ukhad, tez, fast, problem, short, shortness, cant, cannot, unable, not able, hard, tight, heavy,
      dikkat, dikat, taklif, takleef, pareshani, preshani, phool, phul, phoolna, phoolti, phulda, phulna, nahi aa, nahin aa,
      nai aa, ni aa, nhi aa, nahi aunda, ruk, rukda, rukti, atak, chadh, chadhda, charhda, chadda, charh, aukha, aukhi,
      mushkil, ghut, ghutan, नहीं आ, फूल, तकलीफ, ਨਹੀਂ ਆ, ਔਖਾ, ਔਖੇ`,
    ],
    [throat, "stuck, closing, atak, atka, atki, phas, phasa, phasi, fas, fasa, fasi, band ho"],
  ],
  collapse: [
    ["pulse, nabz, nabj, nabaz", "no, nahi mil, nahi chal, nahi aa, ruk gayi, ruk gaya, cant find, cannot find"],
    [
      `turned blue, turning blue, neela pad, neeli pad, nila pad, nili pad, neela pai, consciousness, hosh, coma, faint, fainted, fainting, passed out, passing out, blacked out, blackout, unconscious, collapsed, behosh, behoshi,
      behos, seizure, seizures, fits, a fit, convulsion, convulsions, mirgi, daura, daure, jhatke, jhatka, jerks, jerking, gir pai, fell down suddenly, not waking,
      wont wake, not responding, unresponsive, hosh nahi, बेहोश, ਬੇਹੋਸ਼`,
    ],
  ],
  bleeding: [
    [
      blood,
      `vomit, vomiting, vomited, vomits, puke, threw up, throwing up, throw up, spit, spitting, sputum, phlegm, thook, ulti, ultian, ultiyan, cough, coughing, khansi, khaansi, khang, balgam,
      stool, stools, potty, latrine, motion, toilet, उल्टी, ਉਲਟੀ`,
    ],
    ["black, kala, kale, kaale, kali, kaali", "stool, stools, potty, latrine, motion, tatti"],
    ["bleeding", "heavy, heavily, not stopping, wont stop, nahi ruk, a lot"],
    [
      blood,
      `beh, behna, baha, vag, vagda, vagya, vageya, nikal raha, nikal rha, nikal reha, nikal rahi, nahi ruk, ruk nahi, ni ruk, rukda nahi, band nahi, gushing, pouring,
      losing, lost a lot, wont stop, not stopping`,
    ],
  ],
  other: [
    [
      `ambulance, emergency, allergic reaction, water broke, waters broke, labour pain, labour pains, labor pain, labor pains, in labour, in labor,
      delivery hone, एम्बुलेंस, ਐਂਬੂਲੈਂਸ`,
    ],
    ...accidentWords,
  ],
} satisfies Record<EmergencyId, readonly Rule[]>;

/** With chest pain, each of these makes it an emergency of the heart. */
export const heartSigns: readonly Rule[] = [
  [sweat],
  ["left arm, jaw, left hand, baju, baanh, left shoulder, jabda, khabbi, bayan haath, baye haath, left bazu"],
  ["arm, baah, baanh, bah, bazu, baju", `${pain}, tak, spreading, going, heavy, bhari, sunn, numb, tingling`],
  ["nausea, vomit, vomiting, ulti, ultian, ghabrahat, ghabraahat, uneasy, palpitation, palpitations"],
];

/** Named illnesses of the past are no emergency of today. */
export const pastWords =
  "last year, last month, years ago, year ago, months ago, pichle saal, saal pehle, history, in the past, pehle hua";

/** Everyday phrases whose words would otherwise mislead. */
export const harmlessPhrases = `blood test, blood tests, blood report, blood sugar, blood pressure, blood group, blood thinner, blood thinners, live in, live at, live near, living in, living at, khoon ki jaanch,
  khoon di jaanch, khoon ka test, khoon da test, khoon ki kami, khoon di kami, bad breath, deep breath, breathing exercise, breathing exercises, breath test, saans test, saans ka test, saans da test, broke down,
  breathing fine, breathing is fine, breathing ok, breathing is ok, breathing normal, breathing is normal, saans theek,
  saans thik, saans sahi, saans normal, saah theek, saah thik, saah sahi, fits of, coughing fits,
  tired of waiting, sir i, sir my, sir please, to lose weight, to reduce weight, weight kam karna, wajan kam karna,
  wajan ghatana, weight ghatana, bhaar ghatauna, bhar ghatana`;
