import { combinePhrases } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";
import { fell } from "./accident-words.ts";
import { negateAbility, negateVerb } from "./verb-forms.ts";

const falls = `${fell}, fell, fallen, collapsed, gire, digeya, digya, gir gaya, gir gayi, gir gaye, gir pada,
  gir padi, dig gaya, dig pya, dig peya, dig payi, dig pai, gira, giri, giri hai`;

/** Unconsciousness and fits. */
export const collapseWords: readonly WordRule[] = [
  [
    `${combinePhrases(
      `uth nahi, uthda nahi, uthdi nahi, jaag nahi, jag nahi, hil nahi, hilda nahi, hildi nahi, nahi uth,
      nahi jaag, nahi hil`,
      "raha, rahi, rahe, reha",
    )}, uthda nahi, uthdi nahi, uthde nahi, uthaya nahi uthda,
      jagda nahi, jaagda nahi, jagdi nahi, koi hil jul nahi, hil jul nahi, hiljul nahi, hilda julda nahi,
      hildi juldi nahi, ${negateAbility(`wake, be woken, waking, wake up, waking up, responding, respond, responsive,
      opening eyes, opening his eyes, opening her eyes, moving at all`)}, no response, no reply, no movement,
      koi response nahi, response nahi, koi jawab nahi, jawab nahi, jwab nahi, hungara nahi, hungaara nahi,
      hungara nahi bharda, koi harkat nahi, harkat nahi, halchal nahi, hulchul nahi, bulaun te nahi bolda, bulaun te nahi bold, bulane par nahi,
      bulane pe nahi, sunn ho gaya, murda, lifeless, looks dead, seems dead, not alive, mar gaya lagda,
      mar gaya lagta, gash kha ke, gash kha kar, epileptic fit, epileptic fits, epilepsy fit, dandal, dandan,
      danadal, dandhal`,
  ],
  [
    `slap, slapping, slapped, shake, shook, shaking, pinch, pinching, pinched, water on, hilane, hilaane, hilaun, hilaune, hilaya, haloone, halune, halun, haluneya,
      halaune, halaun, jhanjhod, jhinjhod, thappad, chapat, chutki, choondi, chhidak, bulaun, bulaune, bulane, bulaane, awaaz maar, jagane, jagaane, jagaun, jagaune`,
    `no answer, not answering, not answer, nothing, no response, not waking, not reacting, no reaction, not saying,
      ${negateVerb("bol, uth, jaag, jag, hil, hill")}, koi asar nahi, koi jawab nahi`,
  ],
  ["jhaag, jhag, jhagg, froth, foam", "kamb, kaanp, kamp, sutt, sut, shaking, jerk, jerking, akad"],
  [
    "lying, found, floor, ground, zameen, farsh",
    `not moving, not talking, not speaking, unresponsive,
    not breathing, hil nahi, nahi hil`,
  ],
  [
    "daant, dand, dandan, danda, teeth, jaw",
    `kitkita, kit kit, kirach, bhinch, bhich, bheench, meech, mich, jud,
    clenched, clenching, lock, locked, judd, jurd`,
  ],
  [
    "eyes, eye, aankh, aankhen, aankhe, akh, akhan, akhaan, akha, putli, putliyan",
    `rolled, rolling, rolled up,
    upar chad, upar chadh, oopar chadh, oopar chad, utte chad, utte chadh, utte char, ulat, palat, pathra, pathar,
    fixed, ultian, taade, tade`,
  ],
  [
    "body, sareer, sarir, sharir, shareer, badan, pinda, baby, bacha, bachi, jawak, jwak, munda, kudi, kaka, kaki, beta, beti, he, she, hath, haath, pair, jhatke, taap, bukhar, fever",
    `stiff, akad, aakad, thrashing, flailing,
    akkad, akdan, akadya, akdeya, became stiff, went stiff, jerking, convulsing, jhatak, jhatka, tadap, tadaf,
    chatpata, chhatpata, tarfda, marod khaa, mud gaye`,
  ],
  [falls, `${negateVerb("bol, hil")}, jawab nahi, koi jawab, not talking, not moving, not speaking`],
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
    "maar, marda, mardi, marde, maarda, maardi, maarde, khanda, khandi, kha raha, kha rahi, aa raha, aa rahe, aaye, aaya, aunde, aande, aate, pad rahe, lag rahe, bukhar, body, badan, sareer, sarir",
  ],
  [
    "eyes, eye, aankh, aankhen, aankhe, akh, akhan, akhaan, akha",
    `not opening, wont open, not open, ${negateVerb("khol, khul, khuld, pat, patt")}`,
  ],
  [
    "asthma, dama, inhaler, pump",
    `attack, not working, kaam nahi, vigad, bigad, worse, badh gaya, vadh gaya, flare,
    khatam, finished`,
  ],
  ["hosh, surt, surat, sudh, consciousness", "nahi aa, nahi aaya, nahi aayi, nahi, ch nahi, gone, lost"],
  [
    "pulse, nabz, nabj, nabaz, dhadkan, heartbeat",
    `no, not found, not felt, absent, nahi labh, labh nahi,
    labhdi nahi, nahi labhdi, mil nahi, nahi mil, nahi chal, nahi aa, ruk gayi, ruk gaya, cant find, cannot find`,
  ],
  [
    `turned blue, turning blue, neela pad, neeli pad, nila pad, nili pad, neela pai, consciousness, hosh, coma,
      faint, fainted, fainting, passed out, passing out, blacked out, blackout, unconscious, collapsed, behosh,
      behoshi, behos, behoshh, beshosh, bhosh, thrashing, flailing, seizure, seizures, fits, a fit, convulsion, convulsions, convulsing,
      ludhak gaya, ludhak gaye, ludhak gayi, ludak gaya, tadap raha, tadap rahi, tarfi janda, tarfda, tarfdi, mirgi,
      mirgee, daura, daure, dore, epilepsy attack, epileptic attack, jerks, jerking, gir pai, fell down suddenly,
      not waking, wont wake, not responding, unresponsive, hosh nahi`,
  ],
];
