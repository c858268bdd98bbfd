import { fell } from "./accident-words.ts";
import { limbs, pressure, throat } from "./body-parts.ts";
import { combinePhrases } from "./numbers.ts";
import type { WordRule } from "./rule.ts";
import { negateAbility, negateVerb } from "./verb-forms.ts";

/* States of failing brain or circulation: signs that mean little alone and much together (`combinations.ts`). */

const urine = "urine, pee, peshab, peshaab, pishab, pishaab, pesab, pisab, peshb, susu, mutra";
const eyes = "eyes, aankh, aankhe, aankhen, aankho, aankhon, ankhe, ankhen, akh, akhan, akha, akhaan";
export const skin = `${limbs}, pinda, pind, sarir, badan, skin, chamdi, hath pair, haath pair, mattha, body`;

export const pulse = "pulse, nabz, nabj, nabaz, nabaj";

/** Sufficient alone: not said in jest or about a healthy person. */
export const rambling = `delirious, delirium, talking nonsense, speaking nonsense, talking rubbish, talking gibberish,
  talking irrelevant, talking incoherently, incoherent, not making any sense, behki behki, bahki bahki, behki baat,
  bahki baat, behki baatein, behki hui baat, behkiyan gallan, behkian gallan, behkiyan gala, bahkiyan gallan,
  behki gallan, behkeeya gala, bahekiyan gallan, puthian gallan, puthiyan gallan, puthiya gala, putheeya gala,
  gallan putthian, gallan puthian, gala puthiya, gallan v putthian, oot patang bol, oot patang baat, ulti seedhi baat,
  patal mari, patal maari, patal mar, patal maar, be sir pair, kamliyan gallan, jhalliyan gallan, ulta seedha bol, ulta sidha bol, ulta pulta bol, ultian sidhian gallan`;

export const states = {
  mind: [
    [
      `${rambling}, confused, confusion, confuse ho, disoriented, disorientated, drowsy, drowsiness, nonsense,
        hallucinating, semi conscious, half conscious, altered, irritable and sleepy, like a drunk, like drunk,
        like a drunkard, like drunken, as if drunk, drunk like, very sleepy, too sleepy, keeps sleeping, hard to wake,
        difficult to wake, ${combinePhrases(
          `behaving, behave, acting, talking, speaking`,
          `strange, strangely, weird,
        weirdly, odd, oddly, funny, abnormal, abnormally, different, differently, like drunk`,
        )}, ${negateAbility(`recognise,
        recognize, recognising, recognizing, recognise us, in senses, in his senses, in her senses, making sense,
        understanding, understand`)}, badbada, badbadaa, barbara, ulta seedha, ulta sidha, ulti seedhi, ulti sidhi,
        puthian, puthiyan, ajeeb behave, ajeeb bol, ajib bol, ajeeb harkat, ajib harkat, ajeeb baat, ajib baat, ajeeb baatein, ajib baatein, forgot our names, forgot our name, forgot her name, forgot his name, forgot my name, doesnt know us, not knowing us,
        ajeeb ajeeb, sharabi, sharabiyan, sharabian, nashe jaisa, nashe jehe, nashe wangu, hosh me nahi, hosh ch nahi,
        neend me ja, neend ch ja, nind me ja, sutta, sutti, sutteya, suttha, sutta pya, suti janda, suti jandi,
        sutti jandi, sutta janda, soye ja, sota ja, soti ja, nidhal, nidhaal, besudh, besud, gumsum, ghabra ke bol,
        ${negateVerb(`pehchan, pehchaan, pachhan, pachan, pachhaan`)}, pehchanta nahi, nahi pehchan, pachhane nahi,
        nahi pachhande, samajh nahi pa, samajh nahi aa reha kuch, nahi samajh pa`,
    ],
    [
      `pehchan, pehchaan, pachhan, pachan, pachhanda, pachhandi, pachhande, pehchanta, pehchante, pehchanti, recognise,
      recognize`,
      `nahi,
      not, cant, cannot`,
    ],
    [
      eyes,
      `band ho, band hundi, band hundian, band ho rahi, closing, half open, nahi khul, khul nahi, khuldi nahi,
      khuldian nahi, nahi khol, andhera, hanera, haneraa, ghum, blackout, dark`,
    ],
  ],
  coldBody: [
    [
      `${combinePhrases(
        `hands, feet, hand, legs, limbs, skin, arms, fingers, hands feet`,
        `cold, are cold, is cold,
        gone cold, went cold, going cold, getting cold, turned cold, turning cold, became cold, feel cold,
        are ice cold, ice cold, icy, clammy`,
      )}, ${combinePhrases(
        "body, whole body",
        `is cold, gone cold, went cold,
        getting cold, turned cold, has gone cold, became cold, ice cold, is ice cold`,
      )}, cold hands, cold feet,
        cold skin, cold sweaty, cold clammy, cold limbs, cold to touch, cold extremities, is cold and sweaty,
        he is cold, she is cold, became cold`,
    ],
    [skin, "thande, thanda, thandi, thandian, thandiyan, yakh, barf, baraf, clammy"],
  ],
  coldSweat: [
    [
      `cold sweat, cold sweats, cold sweating, cold and sweaty, sweaty and cold, cold and clammy, clammy,
        drenched in sweat, thanda pasina, thande pasine, thanda paseena, thande paseene, thandi pasina, thanda mudka,
        pasine se tar, paseene se tar, pasina pasina, paseeno paseeni, pasino pasini, treli, treliyan, trelian,
        tareli, tareleeya, tarelian, thandi treli`,
    ],
  ],
  lowPressure: [
    [
      pressure,
      `low, lo, lau, kam, ghat, ghatt, ghateya, thalle, thale, niche, neeche, gir, dig, drop,
    dropped, dropping, down, fell, falling, crash, crashed, nahi aa`,
    ],
  ],
  pulseBad: [[pulse, "weak, barely, hardly, mushkil, fast, racing, slow, feeble, tez, tej, dheemi, kamzor, nahi"]],
  noUrine: [
    [
      `${combinePhrases(
        `no, not passed, not passing, not passed any, hasnt passed, stopped passing, very little, hardly any,
        no drop of`,
        "urine",
      )}, not urinating, not urinated, hasnt urinated, not peed, hasnt peed, stopped urinating,
        urine stopped, urine has stopped, ${combinePhrases(
          urine,
          `nahi aa, nahi aaya, nahi aayi, nahi aya, nahi hua, nahi ho,
        nahi hoya, nahi kita, nahi kiya, nahi utar, nahi kar, nahi aunda, nahi aaunda, nahi gaya, band, bilkul nahi,
        bilkul band, bahut kam, bht kam, ruk gaya, ghat`,
        )}, no wet nappy, nappy dry, diaper dry`,
    ],
    [urine, "nahi kiya, nahi kari, nahi aaya, nahi hua, nahi hoya, nahi aya, nahi kita, band hai, band ho"],
  ],
  pale: [
    [
      `pale, ashen, grey, gray, bluish, mottled, patchy, blotchy, colour gone, color gone, looks white, looking white, looked white, gone white, turned white, went white, turning white, white as, ${combinePhrases(
        `safed, chitta,
        chitte, peela, pila, peeli, pili, peele, pile, kala, neela`,
        `pad, pai, pe, ho, hoye, hoya, hoyi, hoyian, jard, zard, pya, peya`,
      )},
        ${combinePhrases("rang", `pila, peela, ud, udd, safed, chitta, utar, ur, fikka`)}, chakatte, chakte`,
    ],
  ],
  sunkenEyes: [
    ["very dehydrated, severely dehydrated, severe dehydration, badly dehydrated"],
    [
      eyes,
      `sunken, dhas,
    dhans, dhasi, andar, khubh, vich dhas, baith`,
    ],
  ],
  cannotStand: [
    [
      `${negateAbility(`stand, stand up, get up, walk, sit, sit up, keep standing, standing, lift her head,
        lift his head`)}, too weak to, very weak to stand, ${negateVerb(`bol, khad, khada, khadi, khade, khara, tur,
        baith, beth, uth`)}, khada nahi ho, khadi nahi ho, khda nahi, khada nahi hunda, khade nahi ho, uth nahi hunda,
        uthya nahi janda, uthiya nahi janda, uth nahi pa, nidhal, nidhaal, nidhaal ho, bejaan, be jaan,
        jaan nahi rahi, bol nahi pa, bolya nahi janda, bol nahi hunda, nahi bol pa, no strength to, not talking,
        not speaking, collapsed, collapse`,
    ],
  ],
  palpitation: [
    [
      "heart, dil, chest, dhadkan, heartbeat",
      `racing, pounding, fluttering, beating fast,
    beating very fast, beats fast, dhadak, dhadakda, dhadakta, dhadak raha, tez, tej, jor, zor, irregular`,
    ],
    [
      `palpitation,
    palpitations`,
    ],
  ],
  tightThroat: [
    [
      `${throat}, lips, lip, tongue, bull, honth, jeebh`,
      `tight, tightness, tingling, tingle, choking,
    lump, jakad, jakdan, khich, jhanjhanahat, khujli, khurak`,
    ],
  ],
  /** Effects of venom, and bite marks. */
  venom: [
    [
      "eyelid, eyelids, palak, palke, palken, palkein, palkan, palka, palkaan, akhan dian palkan",
      "droop, drooping, droopy, heavy, bhari, bhaari, band, closing, falling, dig, gir, jhuk, latak, lamak",
    ],
    ["two, 2, do, small, chhote, nikke", "nishan, nishaan, hole, holes, dots, marks, mark, fang, chhed, puncture"],
    ["fang, fangs, fang marks, bite marks, bite mark, tooth marks, teeth marks, puncture marks"],
    [
      "swallow, swallowing, thuk, thook, thukk, nigal, nigalna, langh, langhda, langhdi, langhaunda",
      "cant, cannot, unable, not able, difficulty, difficult, hard, nahi",
    ],
    [
      `${limbs}, finger, ungli, ungal, ankle, gitta, gitte, toe`,
      "blue, black, purple, neela, neeli, neele, kala, kaala, kali, kale",
    ],
  ],
  /** Effects of an inhaled insecticide. */
  cholinergic: [
    [
      "saliva, drool, drooling, laar, laran, laraan, laal, laala, laalan, lala, lalan, thuk, thook, spit",
      "falling, fall, flowing, dripping, coming, mouth, muh, munh, tapak, nikal, gir, vag, vagda, vagdi, vagdian, vagdia, beh",
    ],
    [
      "pupil, pupils, putli, putliyan, putlian, putlia, putliya, putleeyan",
      "small, tiny, pin, pinpoint, choti, chhoti, nikki, nikkian, nikkia, nikkiyan, sungad, sukad",
    ],
    ["twitching, twitch, twitches, fadak, fadakde, fadakda, phadak, phadakde, phadakda"],
  ],
  jaundiced: [
    [
      "yellow, peela, pila, peeli, pili, peele, pile, piliya, peeliya, jaundice",
      "skin, eyes, body, pinda, badan, feet, legs, palms, pair, pairon, pairo, pairan, talve, till, upto, tak, full, fully, very, bahut, poora, pura, sara, whole",
    ],
  ],
  listless: [
    [
      `limp, floppy, lifeless, gasping, not crying, weak cry, dhilla, dhilli, bejaan, sust, nidhal, nadhal, lethargic,
        ${negateVerb("ro, rov, ron, rond")}`,
    ],
    [
      "wake, waking, jagane, jagaane, jagaun, jagauna, jagaya, jagaune, uthane, uthaane, uthaun, uthaya",
      `too sleepy, very sleepy, not, cant, wont, hard, difficult, ${negateVerb("uth, jaag, jag, rov, ro")}`,
    ],
  ],
  fell: [[fell]],
  inWater: [
    [
      `balti, bucket, tub, tank, tanki, water tank, pani me, pani ch, paani me, paani ch, hauz, hodi, septic,
    gutter, naala, nala`,
    ],
  ],
  rash: [
    [
      `hives, rash, rashes, daane, dane, dhaffad, dhafad, dhaphad, chhapaki, chhapaki, chhapaaki, pitti,
    pitti uchhal, chakatte, chakte, lal daag, laal daag, urticaria, itching all over, khurak saare`,
    ],
  ],
} satisfies Record<string, readonly WordRule[]>;
