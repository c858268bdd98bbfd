import { combinePhrases } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "./rule.ts";

/* Words shared by questions of several topics, in English, and in Hindi and Punjabi in Latin letters. */

export const how = `how much, how many, kitna, kitne, kitni, kitnaa, kinna, kinne, kinni, kinnaa, kinnay, ketna, kitney`;

export const report =
  "report, reports, riport, repot, reprot, result, results, rijalt, rizalt, riporat, riporta, reportan, riportan";

/** Unambiguous words for a booking. */
export const booking = `booking, bookings, booked, buking, bookng, book kiya, book kiti, book karayi, book karwayi, appointment, apointment,
  appoinment, apointmant, slot, visit, order, collection`;

export const weekdays = `sunday, sundays, monday, tuesday, wednesday, thursday, friday, saturday, itvar, itwaar, itvaar, aitvar, aitwar,
  etwar, ravivar, ravivaar, raviwar, shanivar, sanichar, somvar, somwar, mangalvar, mangalwar, budhvar, budhwar, veervar, virvar,
  guruvar, shukarvar, shukravar, sande, mande`;

export const lab = `lab, labs, laib, lebortery, laboratory, centre, center, sentar, saintar, dukaan, dukan, clinic, office, branch, you,
  tusi, tusin, tussi, aap, aapki, aapka, aapke, tuhada, tuhadi, tuhade, thuadi, thuada`;

/** Unambiguous words for the person who takes the sample. */
export const staff = `technician, technicians, tekneeshiyan, taknishian, phlebotomist, phlebo, phlebotomists, phlebotamist, flebotomist, phalebotomisat, taikneesheean, tekneeshian, collection boy,
  collection guy, collection person, collection agent, lab boy, lab guy, lab wala, lab vala, sample boy, sample wala, sample wale, sample vala, sample lene wala, sample lene vala,
  sample lain wala, sample lain vala, staff, staaf, your boy, your guy, your man, your person, your team, your executive, executive, agent, aapka ladka, aapka banda, aapka aadmi,
  aapka bhaiya, tuhada munda, tuhada banda, tuhada aadmi, tuhade bande, lab da munda, lab da banda, lab ka ladka, lab ka aadmi`;

const take = "le, lai, lain, lene, lete, lende, lainde, laine, loge, lavoge, laoge, lenge, lan, len";

export const sample = `sample, samples, saimpal, sempal, sampal, saimpl, sampel, blood sample, khoon da sample, khoon ka sample,
  ${combinePhrases("sample, saimpal, khoon, blood", take)}`;

export const home =
  "home, hom, house, ghar, ghare, gharo, gharon, ghr, doorstep, door step, home visit, home collection";

export const place = `area, areas, pind, pinda, pindan, gaon, gaav, gaanv, gaun, gav, village, villages, city, town, shehr, shehar, sheher, shahar,
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
  "medicine, medicines, medication, medications, dawai, dawaai, davai, davaayi, davaee, dawa, dava, dwai, davaaiyan, dawaiyan, goli, goliyan, golian, tablet, tablets, pill, pills, insulin";

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
  ["refund, refunds, refunded, riphand, riphund, rifand"],
  [
    "money, paise, paisa, paisey, amount, cash, rupaye, payment",
    "back, wapas, wapis, vapas, vapis, waapas, vaapas, return, returned, mud, morh, mor",
  ],
];
