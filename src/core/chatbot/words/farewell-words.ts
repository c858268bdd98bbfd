import { combinePhrases } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";

const everyone = `everyone, everybody, all, family, mummy, mom, maa, bebe, papa, friends, wife, husband, kids, children,
  sab, sabko, sabhi, sareyan, sareyaan, saareyan, sareya, ghar, gharwalon, gharwaleyan, bacche, bachche, bachcheyan`;

const goneForever = `kal se, kal to, kal ton, kall ton, kall to, aaj ke baad, aaj se, ajj ton baad, ajj to baad, ajj ton, is duniya,
  tumhare beech, tuhade vich, tuhade ch, zinda, jinda, jeenda, jiunda, jionda, from tomorrow, after tonight, after today`;

const without = `without me, mere bina, mere bagair, mere baghair, mere to bina, mere ton bina, mere bin, mere jaan naal, mere jane se,
  mere jaane se, mere marne se, ${combinePhrases(
    "if i am not, if im not, if i was not, if i wasnt, if i were not, once i am not, when i am not, if i werent",
    "there, here, around, alive, in this world, living",
  )}`;

const ending = `${combinePhrases(
  "khatam, khatm, khtam, katam, khattam",
  `kar lunga, kar lungi, kar dunga, kar dungi, kar lena, kar dena, kar lu, kar lun, kar du, kar doon, kar deni,
    kar leni, kar lavanga, kar lavangi, kar lena hai, kar lava, kar lavan, kar laina, karne, karan, karna`,
)}, ${combinePhrases("muka, mukaa, mukka, nipta, nibed", "dena, deni, dinda, dindi, dunga, dungi, laina, lena, lavanga, lavangi, deyanga, devanga, du")}`;

const ended = combinePhrases(
  "muka, mukaa, mukka, nibed",
  "dena, deni, dinda, dindi, dunga, dungi, lavanga, lavangi, deyanga, devanga",
);

const edge = "edge, ledge, railing, kinare, kandhe te, banere, munder";

/** Farewells to life that do not name death: being a burden, a letter, children left in others' care. */
export const farewellWords: readonly WordRule[] = [
  [
    `${combinePhrases("i am, im, i was, being, feel like, just, become, am only, i have become, always, only", "a burden, burden")},
      ${combinePhrases("burden", "on everyone, on family, on my family, on them, on my parents, on my children, on my kids, on all, on my wife, on my husband, on you, to them, to all, to my parents, to my children, to you, anymore, any more")},
      bojh ban, bojh hu, bojh hoon, bojh haan, bojh ha, bojh bann, boj ban, bojh banke`,
  ],
  [
    "bojh, boj, bojha, burden",
    `nahi rahunga, nahi rahungi, nahi rehna, nahi rahna, nahi banna, nahi banunga, nahi banungi, nahi ban, nahi banna chahti,
      kisi pe, kisi par, sab pe, sab par, sabpe, kise te, kise utte, sareyan te, sareya te, sarean te, ghar waleyan te,
      gharwaleyan te, ghar walon pe, ghar walo par, maa baap pe, maa baap par, mapeyan te, parivar pe, parivar te, bachcheyan te,
      bacchon pe, dharti te, dharti par, no more, not be, nobody`,
  ],
  [
    "nahi rahunga, nahi rahungi, nahi rahna, nahi rehna, na rahu, na raha, na rahunga, na rahungi, nahi hovanga, nahi hovangi, nahi milunga, nahi milungi, nahi hona, nahi dikhunga, nahi dikhungi, nahi dikhna, wont be here, will not be here, wont be alive, will be gone, wont see me",
    goneForever,
  ],
  [
    `after me, after i go, after i am gone, after im gone, once i am gone, when im not there, when i am not there,
      when i am no more, if i am no more, after my death, if something happens to me, mere baad, mere bad, mere baaad, mere to baad, mere ton baad,
      mere pichhon, mere pichho, mere picho, mere pichhe, mere jaan ton baad, mere jaan to baad, mere jaane ke baad, mere jane ke baad, meri maut, agar mai na rahu, agar main na rahu,
      je mai na reha, je mai na rahi, mai na raha, mai na rahi, mai na rahu, main na rahu, main na rahoon, mai na rahan`,
    `take care, look after, khayal, khyal, khayaal, khiyal, khial, dhyan, dhian, dhiyan, dekhbhal, sambhal, sambhaal, samhal, sambh, saambh, saamb, loan, karza, insurance, lic, zameen, jameen, property, paal, pal lena`,
  ],
  [
    without,
    "better, happy, happier, khush, sukhi, easier, behtar, changa, changi, relieved, peace, chain, sukoon, sauka, saukhe, sokhe, aaram",
  ],
  [
    `wrote a letter for, wrote letter for, i wrote a letter, have written a letter, left a letter, left a note, leaving a letter, letter for mummy, letter for my parents,
      ${combinePhrases(
        "chitthi, chithi, chiththi, chitthee, letter, note, khat, parchi",
        "likh ke rakh, likh ke chhad, likh ke chhod, likh ke rakhti, likh ke rakhta, likh ke rakhi, likh rakhi, likh di, likh diti, likh ditti, likh di hai, likhi hai sab, chhod, chhad, chhod ke, chhad ke",
      )}`,
  ],
  [
    "last msg, last message, last text, last sms, last call, last time, aakhri msg, akhri msg, akhiri msg, aakhiri msg, aakhiri mesej, aakhiri message, akhiri message, akhri message, aakhri mesej, aakhri suneha, aakhri vaar, aakhri vari, akhri vari, aakhri baar, akhri baar, aakhiri baar",
    "bhej, bhejeya, bhejya, bhejta, bhejti, sent, send, sending, alvida, goodbye, talking to you, sabko, sareyan nu, everyone, milna, mil lo, mil lu, gal kar, dekh lo, dekh lu",
  ],
  [
    `${combinePhrases("finish, finishing, end, ending, eliminate, destroy", "himself, herself, myself, themself, my story, his story, her story, this life, this pain forever")},
      ${combinePhrases("end, finish, ending, finishing", "everything, it all, everything tonight, it tonight, it today, all this tonight")},
      ${combinePhrases("everything, it all, all this", "will be over tonight, will end tonight, will end today, ends tonight, ends today, will be over by morning, will be over soon")},
      last day of my life, last night of my life, my last night, meri aakhri raat, meri akhri raat, meri aakhiri raat, mera aakhri din, mera akhri din, mera aakhiri din`,
  ],
  [
    `khud ko, khud nu, khudko, apne aap ko, apne aap nu, aapne aap nu, apna aap, aapna aap, aavda aap, sab kuch, sab kuchh, sab kujh, sab kuj, sabkuch, kissa, kahani, kahaani, zindagi, jindagi, life, jeevan, jaan`,
    ending,
  ],
  [
    `no reason to go on, no reason to be here, no reason left, no hope left, lost all hope, nothing left for me, nothing left to live, no purpose in life, what is the use of living, whats the point of living, no use of living,
      nobody will miss, no one will miss, nobody would miss, no one would care, forgive me everyone, forgive me mummy, forgive me mom, forgive me papa, forgive me all, sorry for everything,
      ji ke kya, jee ke kya, jeeke kya, jee ke ki, ji ke ki, jee kar kya, ji kar kya, jeevan ka koi matlab nahi, himmat haar chuk, hamesha ke liye ja, hamesha ke liye so, hamesha ke liye chala, hamesha ke liye chali, hamesha layi ja, hamesha lai ja, hamesha layi so, hamesha lai so,
      hamesha layi chala, sada layi ja, sada lai so, sada layi so, bahut door ja raha, bahut door chala, bahut door chali, bahut dur ja, rab kol ja, rabb kol ja, rabb kol chal, rab kol chal, bhagwan ke paas ja, upar ja raha, upar ja rahi, kabhi na uthun, kabhi na uthoon, kade na uthan, kade na uthaan, kade na utthan, subah na dekh, never see the morning, wont see tomorrow, wont see morning, not see tomorrow`,
  ],
  [
    "maaf kar dena, maaf kar deo, maaf kar deyo, maaf kar deni, maaf kar deyin, maf kar dena, mainu maaf, mujhe maaf",
    `${everyone}, ja raha, ja rahi, chala, chali, challa, challi`,
  ],
  ["kam, kamm, kaam", ended],
  [edge, "terrace, roof, bridge, canal, nehar, pul, chhat, kothe, sitting, standing, khada, khadi, baitha, baithi"],
  [
    "na uthu, na uthun, na uthoon, na uthan, na utthan, want to wake up, wake up again, wake up tomorrow",
    "kal, kall, subah, saver, swer, kabhi, kade, dont, do not, never, not",
  ],
  [
    "farak, fark, faraq, difference",
    "mere jaan, mere jaane, mere jane, mere marne, mere hone, mere hon, if i am gone, if i die, if i live",
  ],
  [
    "chain se, sukoon se, shanti se, in peace, chain naal, sukoon naal",
    "ja sakta, ja sakti, ja sakda, ja sakdi, chala jaunga, chali jaungi, can go now, leave now",
  ],
  ["free of me, free of her, free of him, free from me, rid of me, mujhse azaad, mere ton azaad, mera khehda"],
  [
    "vasiyat, wasiyat, vasiyatnama, wasiyatnama, my will, his will, her will",
    "likh, likhi, likhti, wrote, written, made, bana, naam",
  ],
  [
    "thak gaya, thak gayi, thak chuka, thak chuki, akk gaya, akk gayi, ak gaya, ak gayi, akk chukka, tang aa, tired of, fed up of, fed up with",
    "zindagi, jindagi, jeevan, jeene, jeen, jee ke, life, living, jiun, jeon",
  ],
];
