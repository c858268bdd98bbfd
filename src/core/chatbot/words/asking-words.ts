import { combinePhrases } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "./rule.ts";

/* Words shared by questions of several topics, in English, and in Hindi and Punjabi in Latin letters. */

export const how = `how much, how many, kitna, kitne, kitni, kinna, kinne, kinni, kinnay, ketna, kitney`;

export const report = "report, riport, repot, reprot, result, rijalt, riporat, riporta, reportan";

/** Unambiguous words for a booking. */
export const booking = `booking, bookings, booked, bookng, book kiya, book kiti, book karayi, book karwayi, appointment,
  appoinment, apointmant, slot, visit, order, collection`;

export const weekdays = `sunday, monday, tuesday, wednesday, thursday, friday, saturday, itvar, aitvar,
  etwar, ravivar, shanivar, sanichar, somvar, mangalvar, budhvar, veervar,
  guruvar, shukarvar, shukravar, sande, mande`;

export const lab = `lab, labs, laib, lebortery, laboratory, centre, center, sentar, saintar, dukaan, clinic, office, branch, you,
  tusi, tusin, aap, aapki, aapka, aapke, tuhada, tuhadi, tuhade, thuadi, thuada`;

/** Unambiguous words for the person who takes the sample. */
export const staff = `technician, tekneeshiyan, taknishian, phlebotomist, phlebo, phlebotamist, phalebotomisat, taikneesheean, collection boy,
  collection guy, collection person, collection agent, lab boy, lab guy, lab wala, sample boy, sample wala, sample wale, sample lene wala,
  sample lain wala, staff, your boy, your guy, your man, your person, your team, your executive, executive, agent, aapka ladka, aapka banda, aapka aadmi,
  aapka bhaiya, tuhada munda, tuhada banda, tuhada aadmi, tuhade bande, lab da munda, lab da banda, lab ka ladka, lab ka aadmi`;

const take = "le, lai, lain, lene, lete, lende, lainde, laine, loge, lavoge, laoge, lenge, lan, len";

export const sample = `sample, samples, saimpal, sempal, sampal, saimpl, sampel, blood sample, khoon da sample, khoon ka sample,
  ${combinePhrases("sample, saimpal, khoon, blood", take)}`;

export const home = "home, hom, house, ghar, ghare, gharo, ghr, doorstep, door step, home visit, home collection";

export const place = `area, pind, pinda, gaon, gaav, gaanv, gaun, village, city, town, shehr, shehar, sheher, shahar,
  shehron, mohalla, mohalle, colony, kaloni, sector, phase, nagar, ilaka, ilake, ilaakey, elake, elaka, jagah, jagha, thaan, ludhiana,
  outside, locality, zila, district, tehsil, kasba`;

/** Whether staff come to a place, in the second person. */
export const youCome = `come, comes, coming, reach, serve, cover, deliver, ${combinePhrases(
  "aate, aande, aunde, aaunde, ande, aude, aonde, jaate, jande, jaande, pahunchte, pahunchde, lete, lainde, lende, laine, karte, karde",
  "ho, o, aap, kya",
)}, aaoge, aavoge, aaogey, aayoge, aawoge, aayenge, aaunge, ${combinePhrases(
  "aa, a, pahunch, lai, le, kar",
  "sakte, sakde, sakda, sakta, jaoge, jaavoge, jaande, jande, jaate, jate, jaayega, jayega",
)}`;

/** Asking for permission. */
export const may = `can i, can we, can you, can he, can she, could i, may i, allowed, should i, shall i, is it ok, is it okay, ok to, okay to, fine to, possible,
  sakda, sakde, sakdi, sakte, sakta, sakti, skde, skte, skda, skta, chalega, chalu, chaluga, chahiye, chahida, chahidi`;

/** One woman or man, as in "lady technician". */
export const woman = "lady, ladi, ledi, leddy, woman, female, mahila, mehla, mahla, aurat, orat, zanani, janani";
export const man = "male, gents, aadmi, mard, purush";

/** A medicine that the patient takes. */
export const medicines =
  "medicine, medication, dawai, davaayi, dawa, dwai, davaaiyan, goli, goliyan, tablet, pill, insulin";

/** Asks whether to take it. */
export const takeIt = `can i take, may i take, should i take, shall i take, i take my, take my, do i take, have my, skip, skipping, miss, stop, stopping, continue, chhad, chhadni, chhod, chhodni, rok, rokni,
  ${combinePhrases(
    "le, lai, la, kha, khaa",
    "sakta, sakti, sakte, sakda, sakdi, sakde, sakna, lu, loo, loon, lun, lavan, lawan, laan, lwa, lawa",
  )}, ${combinePhrases(
    "leni, laini, lena, laina, khani, khaani, khana, khaana",
    "hai, h, aa, ya, ja, ke nahi, chahiye, chahidi, chahida, padegi, pau, zaroori",
  )}, lu ya, loon ya, lavan ja, khavan, khaavan, khawan, khaun, khaoon`;

/** Money that comes back. */
export const refundRules: readonly WordRule[] = [
  ["refund, riphand, riphund"],
  ["money, paise, paisa, paisey, amount, cash, rupaye, payment", "back, wapas, wapis, return, mud, morh"],
];
