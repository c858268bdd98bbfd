import { combinePhrases, YEAR_RANGE } from "./numbers.ts";

/* Words that negate a symptom, and words that may stand between the two. */

/** Precede what they negate: "no fever", "I don't have a cough", "bina bukhar". */
export const negatesNext =
  "no, not, without, never, dont, doesnt, didnt, havent, hasnt, isnt, wasnt, nor, neither, nil, bina, na, koi";

/** Follow what they negate: "bukhar nahi hai". */
export const negatesPrevious = "nahi, nahi hai, no, not, nil, isnt, wasnt, arent, gone";

/** Between two halves of a sign it means "become": "his face has gone crooked". */
export const becomeWords = "gone";

/** Between a symptom and its "nahi" they reverse the meaning: "bukhar utarda nahi", the fever does not go down. */
export const stopWords = `ruk, rukta, rukti, rukte, rukda, rukdi, rukde, rukne, band, utar, utarta, utarda, utardi,
  theek, thik, jaata, jaati, jata, jati, janda, jandi, ghat, ghatta, ghatda, hatt, hatda, hatta, chhad, chhadda,
  stopping, stop, better, going`;

/** Say that a person is well. */
export const wellWords = `${combinePhrases("is, am, are, im, feeling, feel, doing", "fine, well, ok, okay, healthy, good, great, all right, alright")},
  ${combinePhrases("theek, thik, theak, sahi, changa, changi, vadhiya, badhiya, tandurust", "hai, hain, h, hu, hoon, ha, haan, aa, ne, a")}`;

/** Extend a negation to the next symptom: "no fever or cough". */
export const conjunctions = "or, nor, and, aur, ya, te, ate, and no";

/** Mean nothing by themselves: "no signs of any fever". */
export const fillers = `any, a, an, the, such, sign, signs, of, have, having, has, had, got, get, feel, feeling, is,
  are, there, been, more, high, severe, symptom, symptoms, complaint, problem, history, ka, ki, ke, kind, my, in`;

/** May follow a negating "nahi"; "khansi nahi ruk rahi" (does not stop) means the contrary. */
export const negationEndings = `pada, pya, peya, pda, hai, haiga, haigi, haige, hega, hegi, he, h, hain, ho, hua, hui, hota, hoti, hoya, hunda, hundi, aa, aaya, aayi, aata, aate,
  aati, aunda, aunde, aundi, aandi, hote, hunde, balki, blki, sagon, sagong, ab, hun, tha, thi, si, there, present, now, lagta, lagti, rehta, bas,
  par, but, lekin, sirf, only, te, aur, and`;

/** Start a new clause. */
export const contrasts = `but, only, just, bas, sirf, par, lekin, magar, balki, blki, sagon, except, however, hai, hain, ne, h, he, pya, peya, only have, raha,
  rahi, rahe,
    gaya, gayi, gaye`;

/* Words for what is over. */

/** The dead need no ambulance: "my grandfather died of stroke". What is feared ("maut ho jayegi") has not happened. */
export const diedWords = `died of, died from, died due, died because, died by, died after, died in, he died, she died,
  passed away, passed on, passed due, death was, death due, death by, death from, death because, expired, late father,
  late mother, late grandfather, no more with us, chal base, chal vase, chal basi, swarg sidhar, poore ho gaye,
  pure ho gaye, poore hoye, poori ho gayi, puri ho gayi, poora ho gaya, ${combinePhrases("guzar, gujar, gujjar, guzzar", "gaye, gaya, gayi, chuke, chuki")}`;

export const deathWords = "death, dath, deth, maut, mout, mrityu, mrityoo, dehant, deehant, swargwas, swargvas, nidhan";

/** Relatives, in English, and in Hindi and Punjabi in Latin letters. */
export const relatives = `father, mother, grandfather, grandmother, grandpa, grandma, granny, dad, daddy, mom, mum, husband, wife, brother,
  sister, son, daughter, uncle, aunt, aunty, neighbour, neighbor, friend, papa, pita, pitaji, maa, mata, mataji, mummy, mammi, dada, daada, dadi,
  daadi, nana, naana, nani, naani, bebe, bapu, biji, beeji, pati, patni, bhai, bhra, behen, bhen, beta, beti, chacha, taya, mama,
  saas, sasur, padosi, gwandi, dost`;

/** Said of a relative who has died. */
export const diedOfRelative = `died, dies, is dead, passed away, passed on, is no more, demise, mar gaye, mar gaya, mar gayi, mar ge, chal base,
  chal vase, chal basi, swarg sidhar, poore ho, pure ho, poora ho, poori ho,
  expired due, expired of, expired from, expired because, expired in,
  ${combinePhrases("guzar, gujar, gujjar, guzzar", "gaye, gaya, gayi, ge, chuke, chuki")}`;

/** Verbs that mean a death only directly next to the relative: "papa nahi rahe", "lost my father". */
export const relativeDied = `${combinePhrases(relatives, "expired, has expired, ji expired, nahi rahe, nahi rahi, nahi raha, ji nahi rahe, ji nahi rahi")},
  ${combinePhrases("lost my, lost our, lost his, lost her", relatives)}`;

/** People, and functions of the body, that may be said to be well. */
export const persons = `${relatives}, saans, saah, breath, breathing, health, sehat, tabiyat, baby, babies, newborn, navjaat, navjanmiya, infant, child, children, kid, kids, bacha, bachcha, bache, bachche, bachi,
  bachchi, kaka, kaki, kudi, munda, munde, ladka, ladki, i, we, main, mai, mein, asi, assi, hum, ham, family, sab, sabhi, sare, saare, everyone, everybody,
  he, she, they`;

/** With a death, they put it into the past. */
export const happenedWords = "hui, hua, huyi, hoi, hoyi, hoya, ho gayi, ho gaya, ho chuki";

/** Past illnesses are no emergency of today. */
export const pastWords = `last year, last month, years ago, year ago, months ago, pichle saal, pichle mahine,
  saal pehle, history, in the past, pehle hua, saal ho gaye, saal ho ge, saalan ton, saal pehla, saal pehlan,
  saal pahle, ${YEAR_RANGE}`;

/** Put into the past together with "tha" or "si": "pehlan adhrang hoya si". */
export const earlierWords = "pehle, pehla, pehlan, pahle, pahlan, earlier, kabhi";

/** A childhood is long ago, whatever else refers to today. */
export const longAgoWords = `bachpan, bachapan, childhood, chhote hunde, chote hunde, chhota tha, chhoti thi,
  ${combinePhrases(
    `when he was, when she was, when i was`,
    `1, 2, 3, 4, 5, 6, 7, 8, 9, 10, young, small, little, a child,
  a kid, a baby`,
  )}`;

/** Refer to today even next to words of the past. */
export const presentWords = `today, right now, again, aaj, ajj, phir, fir, pher, dobara, der pehle, ghante pehle,
  ghanta pehle, minute pehle, mint pehle, ghante pehlan, minute pehlan`;

/** The same, except about a childhood. */
export const nowWords = "abhi, hune";

/** Bring a clause back to the present: "papa died of stroke, ab mummy ka muh tedha". */
export const clauseNowWords = "now, ab, abb, hun, hunn, abhi, hune";

/** Follow what they put into the past: "daura pya si", "daura pada tha". */
export const wasWords = `tha, thi, si, san, sigi, siga, c, aate the, hote the, padte the, lagte the, when he was,
  when she was, when i was`;

/** Precede what they put into the past, together with "years ago": "she had seizures years ago". */
export const hadWords = "had, used to have, used to get, suffered, got";

/** Follow an idiom: "the price gave me a heart attack, haha". */
export const laughter = "haha, hahaha, hehe, lol, rofl";

/** Topics of such idioms. Without one of these, laughter is ignored: some people laugh out of fear. */
export const jokeTopics = `price, prices, rate, rates, bill, bills, cost, amount, discount, offer, package, mehnga, mehanga, mehngi, mahanga, mahenga,
  mehenga, paise, paisa, daam, rupee, rs, report, result, results, marks, match, boss, teacher, traffic, ad, ads, advert, video,
  meme, joke, chutkula, film, movie, song, news, budget, petrol price, salary`;
