import { inARow, years } from "./numbers.ts";

/* Words by which a symptom is denied, and the words that may stand between the two. */

/** Before what they deny: "no fever", "I don't have a cough", "bina bukhar". */
export const deniesNext =
  "no, not, without, never, dont, doesnt, didnt, havent, hasnt, isnt, wasnt, nor, neither, nil, bina, na, koi";

/** After what they deny: "bukhar nahi hai". */
export const deniesBefore = "nahi, nahi hai, no, not, nil, isnt, wasnt, arent, gone";

/** Between two halves of a sign it tells what became of the first: "his face has gone crooked". */
export const becomes = "gone";

/** Between a symptom and its "nahi" they turn the sense: "bukhar utarda nahi", the fever does not go down. */
export const goesAway = `ruk, rukta, rukti, rukte, rukda, rukdi, rukde, rukne, band, utar, utarta, utarda, utardi,
  theek, thik, jaata, jaati, jata, jati, janda, jandi, ghat, ghatta, ghatda, hatt, hatda, hatta, chhad, chhadda,
  stopping, stop, better, going`;

/** They pass a denial on to the next symptom: "no fever or cough". */
export const joins = "or, nor, and, aur, ya, te, ate, and no";

/** They say nothing by themselves: "no signs of any fever". */
export const fillers = `any, a, an, the, such, sign, signs, of, have, having, has, had, got, get, feel, feeling, is,
  are, there, been, more, high, severe, symptom, symptoms, complaint, problem, history, ka, ki, ke, kind, my, in`;

/** What may follow "nahi" where it denies; "khansi nahi ruk rahi" (does not stop) says the contrary. */
export const endsDenial = `pada, pya, peya, pda, hai, haiga, haigi, haige, hega, hegi, he, h, hain, ho, hua, hui, hota, hoti, hoya, hunda, hundi, aa, aaya, aayi, aata, aate,
  aati, aunda, aunde, aundi, aandi, hote, hunde, ab, hun, tha, thi, si, there, present, now, lagta, lagti, rehta, bas,
  par, but, lekin, sirf, only, te, aur, and`;

/** Behind these a sentence begins anew. */
export const contrasts = `but, only, just, bas, sirf, par, lekin, magar, except, however, hai, hain, ne, h, he, pya, peya, only have, raha,
  rahi, rahe,
    gaya, gayi, gaye`;

/* Words by which something is over. */

/** Who died of it needs no ambulance: "my grandfather died of stroke". What is feared ("maut ho jayegi") has not happened. */
export const died = `died of, died from, died due, died because, died by, died after, died in, he died, she died,
  passed away, passed on, passed due, death was, death due, death by, death from, death because, expired, late father,
  late mother, late grandfather, no more with us, chal base, chal vase, chal basi, swarg sidhar, poore ho gaye,
  pure ho gaye, poore hoye, poori ho gayi, puri ho gayi, poora ho gaya, ${inARow("guzar, gujar, gujjar, guzzar", "gaye, gaya, gayi, chuke, chuki")}`;

export const death = "death, dath, deth, maut, mout, mrityu, mrityoo, dehant, deehant, swargwas, swargvas, nidhan";

/** Beside a death it is one of the past. */
export const happened = "hui, hua, huyi, hoi, hoyi, hoya, ho gayi, ho gaya, ho chuki";

/** Named illnesses of the past are no emergency of today. */
export const pastWords = `last year, last month, years ago, year ago, months ago, pichle saal, pichle mahine,
  saal pehle, history, in the past, pehle hua, saal ho gaye, saal ho ge, saalan ton, saal pehla, saal pehlan,
  saal pahle, ${years}`;

/** So is what "tha" or "si" stands behind, with one of these: "pehlan adhrang hoya si". */
export const before = "pehle, pehla, pehlan, pahle, pahlan, earlier, kabhi";

/** Whoever was a child then is asked nothing of today. */
export const longAgo = `bachpan, bachapan, childhood, chhote hunde, chote hunde, chhota tha, chhoti thi,
  ${inARow(
    `when he was, when she was, when i was`,
    `1, 2, 3, 4, 5, 6, 7, 8, 9, 10, young, small, little, a child,
  a kid, a baby`,
  )}`;

/** These speak of today all the same. */
export const presentWords = `today, right now, again, aaj, ajj, phir, fir, pher, dobara, der pehle, ghante pehle,
  ghanta pehle, minute pehle, mint pehle, ghante pehlan, minute pehlan`;

/** So do these, unless somebody speaks of a childhood. */
export const nowWords = "abhi, hune";

/** Behind what they put into the past: "daura pya si", "daura pada tha". */
export const wasWords = `tha, thi, si, san, sigi, siga, c, aate the, hote the, padte the, lagte the, when he was,
  when she was, when i was`;

/** Before what they put into the past, beside a "years ago": "she had seizures years ago". */
export const hadWords = "had, used to have, used to get, suffered, got";

/** Behind an idiom, as in "the price gave me a heart attack, haha". */
export const laughter = "haha, hahaha, hehe, lol, rofl";

/** What people say such idioms of. Without one of these a laugh silences nothing: some laugh for fear. */
export const jestedOf = `price, prices, rate, rates, bill, bills, cost, amount, discount, offer, package, mehnga, mehanga, mehngi, mahanga, mahenga,
  mehenga, paise, paisa, daam, rupee, rs, report, result, results, marks, match, boss, teacher, traffic, ad, ads, advert, video,
  meme, joke, chutkula, film, movie, song, news, budget, petrol price, salary`;
