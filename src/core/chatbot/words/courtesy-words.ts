import { combinePhrases } from "./numbers.ts";

/* Small talk and figures of speech, in English, and in Hindi and Punjabi in Latin letters. */

export const greetings = `hello, hi, hey, hii, helo, hlo, namaste, namaskar, sat sri akal, sat shri akal, ssa,
  good morning, good evening, good afternoon, salaam`;

export const thanks = `thanks, thank you, thankyou, thanx, thx, shukriya, dhanyavad, dhanwad, meharbani, no thanks, no thank you,
  nahi shukriya`;

/** With thanks, they say that an answer was understood. */
export const acknowledgements = `got it, understood, noted, great, perfect, ok, okay, bye, goodbye, good night, take care, that helps, helpful,
  you too, same to you, thats all, all clear, achha, acha, accha, changa, chalo, theek hai, thik hai, alvida,
  ${combinePhrases("samajh, samaj, samjh", "gaya, gayi, gya, aa gaya, aa gayi, aayi")},
  ${combinePhrases("pata", "lag gaya, chal gaya")}`;

export const addressWords = `sir, madam, mam, ji, doctor, dr, bhaji, bhai, bhaiya, didi, team, nabz, so much, a lot, very much, bahut, tuhadi,
  tuhada, aapki, aapka, aap, tusi, and, for, your, help, madad, all`;

/** Stand between thanks and their reason: "thanks for the report", "report layi shukriya". */
export const reasonLinks = "for, ke liye, liye, layi, lai";

/** Tell that something has come. */
export const received = `got, received, recieved, receive, ${combinePhrases("mil, aa, pahunch, pohnch", "gayi, gaya, gye, gaye, gyi, gya, gai")}, mili, mila, milli, mileya`;

/** A clause with one of these asks something. */
export const questionWords = `what, when, how, where, which, who, is, are, can, do, does, will, kya, ki, kab, kado, kadon, kaise, kiven, kahan, kithe, kitna,
  kitne, kitni, kinna, kinne, kinni, kaun, kehra, price, rate, book`;

/** What the exaggerated verbs are said about, besides `jokeTopics`. */
export const exaggeratedTopics = `wait, waiting, intezar, intjar, udeek, delay, queue, line, keemat, kimat, kharcha, fee, fees, charges`;

/** About such a topic they exaggerate: "this price is killing me", "rate sun ke mar gaya". */
export const exaggerations = `killing me, kill me, kills me, killed me, mar gaya, mar gayi, mar gaye, mar gya, arm and a leg,
  ${combinePhrases("maar, mar", "ditta, dala, diya, suttya")}, ${combinePhrases("jaan", "le li, lai layi, kadh ditti, kadh layi, nikal di, nikal gayi")},
  ${combinePhrases("gave me, gives me, giving me", "a heart attack, heart attack, a stroke, heart fail")}`;

/** Devices that "die", and exaggerated wishes. */
export const figuresOfSpeech = `${combinePhrases(
  "phone, mobile, battery, laptop, computer, car, wifi, internet, net",
  "died, dead, is dead, has died, just died, went dead, is dying, mar gaya, mar gayi, mar gya, khatam, battery died, battery is dead, battery dead",
)}, ${combinePhrases("dying to, dying for", "see, know, get, have, hear, try, meet, read, find, check, my, the, a")},
  ${combinePhrases("bored, scared, worried, tired, starved, frozen, frightened", "to death")}, sun ke, sunke, sun kar`;

/** What a wish is for: "report dekhne ke liye". */
export const purposes = combinePhrases(
  "dekhne, dekhan, vekhan, padhne, padhan, parhan, milne, janne, janan",
  "ke liye, liye, layi, lai, nu, ko",
);

/** Behind a purpose they exaggerate the wish. */
export const wishVerbs = combinePhrases(
  "mar, mara ja, mari ja, mare ja, mareya ja, maria ja, mariya ja",
  "raha, rahi, rahe, reha, rehi, riha, rihi",
);
