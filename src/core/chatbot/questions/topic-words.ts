import { inARow } from "#core/chatbot/words/numbers.ts";
import type { Rule } from "#core/chatbot/words/rule.ts";

/* What patients ask of the lab, in English and in Hindi and Punjabi as they are typed in Latin letters. */

const how = `how much, how many, kitna, kitne, kitni, kitnaa, kinna, kinne, kinni, kinnaa, kinnay, ketna, kitney`;

const when = `when, kab, kabtak, kadon, kado, kdo, kddo, kadd, how long, how soon, how fast, how late, kitne din, kitni der,
  kitne time, kitne ghante, kinne din, kinni der, kinne time, kinne ghante, time, tat, ready, late, delay, days,
  hours, same day, jaldi, aayi, aayegi, ayegi, aaegi, aa jayegi, milegi, milugi, milegee, milti, mildi, milni, mil jayegi, aungi,
  augi, aayugi, get, download, online, whatsapp, nahi aayi, nahi mili, not received, pending, dikh`;

const report = "report, reports, riport, repot, reprot, result, results, rijalt, rizalt, riporat, riporta";

const booking = `booking, bookings, buking, bookng, appointment, apointment, appoinment, apointmant, slot, visit, date, time, day,
  order, collection, samay, din, tareekh, tarikh, taarikh`;

const change = `change, changed, changing, reschedule, rescheduled, reshedule, shift, shifted, postpone, prepone, move,
  another, different, other, later, earlier, badal, badalna, badalni, badli, badlo, badlna, badlni, badalwani, agle, aage, age, pichhe`;

const food = `eat, eating, food, drink, drinking, breakfast, lunch, meal, tea, coffee, milk, water, chai, cha, doodh, dudh, paani,
  pani, khana, khaana, roti, nashta, naashta, khake, khaake, khaa ke, kha ke, kha kar, khakar, khai, khani, khaani, peena, pi, pee, piye, piyu, pi ke,
  pee ke, peeke, pike, peeni, medicine, dawai, dawa`;

const beforeTest = `before, pehle, pehla, pehlan, pahle, pahila, pehlaan, test, tests, jaanch, janch, sample, can i, can we, allowed,
  should i, sakda, sakde, sakdi, sakte, sakta, sakti, chahiye, chahida, hai, ya, kya, jaanch, khali, aana, aau, aaun, karna`;

const lab = "lab, centre, center, dukaan, dukan, clinic, office, you, tusi, aap, tuhada, aapka, tuhadi, aapki, branch";

const open = `aaoge, aaogey, aayoge, aaunge, aawoge, aayenge, open, opens, opening, close, closes, closing, closed, timing, timings, khulte, khulta, khulti, khulda, khuldi, khulde,
  khulla, khula, khule, khuli, khullegi, band, working`;

/** How each is asked; `topicsOf` gives the first that are found, in this order. */
export const topicWords = {
  person: [
    [
      `human, agent, customer care, customer support, customer service, helpline, phone number, contact number,
        mobile number, phone no, mobile no, your number, whatsapp number, contact you, reach you, call me, call back, callback,
        speak to, speak with, talk to, talk with, someone to talk, real person, operator, receptionist, manager,
        number do, number dedo, number de do, number dena, number deo, number dao, nambar, complaint`,
    ],
    [
      "baat, gal, gall, gallbaat, batcheet",
      "karni, karna, karo, karao, karwao, kara do, karva do, karwa do, karao, kar sakte, karna chahta, karna chahti, karvao, krni, karniya",
    ],
    [
      `${report}, booking, bill, service, staff`,
      "galat, wrong, mistake, mismatch, incorrect, shikayat, complaint, not satisfied, problem, issue",
    ],
  ],
  cancel: [
    [
      `cancel, cancle, cancell, cancelled, canceled, cancellation, cancelation, kainsal, kensal, kansal, radd, radda, rad karni, rad karna,
        refund, call off, calling off, dont want the booking, do not want the booking`,
    ],
  ],
  change: [["reschedule, reshedule, rescheduling, postpone, prepone, reschedul"], [change, booking]],
  reportTime: [
    [report, when],
    [report, how],
    [
      "report kab, report kadon, report status, report time, turnaround time, report nahi aayi, my report, meri report, mera report",
    ],
  ],
  fasting: [
    [
      `fasting, fast, empty stomach, without food, without eating, khali pet, khaali pet, khali pait, nirne kalje, nirne kaalje, nirna,
        bhukhe, bhookhe, bhukha, bhookha, bhukhi, bhukhe pet, na kha, bina khaye, bina khaaye, khaye bina`,
    ],
    [food, beforeTest],
    ["prepare, preparation, taiyari, tayari, tyari, precaution, precautions"],
  ],
  hours: [
    ["till what time, until what time, upto what time, what time do you, at what time, kis time tak"],
    ["timing, timings, opening hours, working hours, lab hours, business hours, holiday, holidays, chhutti, chutti"],
    [
      `sunday, sundays, saturday, itvar, itwaar, itvaar, aitvar, aitwar, ravivar, ravivaar, raviwar, shanivar, tonight, night,
        kitne baje, kitne vaje, kinne vaje, kinne baje, kis time, kehre time, what time, which time, when, kab, kadon, till when, kab tak, kadon tak`,
      open,
    ],
    [
      "open, closed, close, khula, khule, khulla",
      `sunday, sundays, saturday, today, tomorrow, now, aaj, kal, ajj, ${lab}`,
    ],
    [
      "sunday, itvar, itwaar, aitvar, ravivar",
      "available, sample, collection, aate, aunde, come, test, booking, hai, visit",
    ],
    ["slot, slots, time slot", "available, which, what, free, morning, evening, kab, kehra, khali"],
  ],
  area: [
    [
      "pin, pin code, pincode, service area, serviceable, area served, which areas, which area, what areas, kis area, kehre area, home collection in",
    ],
    [
      "home collection, collection, service, sample, home sample",
      "in, at, available, area, near, city, village, pind, gaon, gaanv, mohalla, upto, outside",
    ],
    [
      `come to, come at, coming to, visit, reach, serve, cover, aate, aande, aunde, aaunde, aa jaoge, aaoge, aaunge, aao ge, aa sakte, aa sakde, pahunchte, pahunchde, aa ke, aake, aake sample, lainde, lete`,
      `area, pind, gaon, gaanv, village, city, town, mohalla, sector, phase, nagar, home, house, ghar, outside, ludhiana, me, ch, mera, mere`,
    ],
    ["do you come to, do you come, do you serve, do you visit, do you deliver, do you reach"],
  ],
  visit: [
    [
      `technician, phlebotomist, phlebotamist, collection boy, lab boy, sample boy, who comes, who will come, who collects,
        who takes, who draws, kaun aayega, kaun aata, kaun aaega, kon aayega, kon aata, kon aaega, kaun aauga, kaun aunda, kon aunda, kaun aavega,
        kaun lega, kon lega, kaun lainda, kaun lene, lady staff, female staff, lady technician, female technician, male technician, trained,
        painful, does it hurt, sample kaise, sample kiven, sample kive, how is the sample, how do you take, how do you collect, how does it work, home visit, home collection free, is home collection`,
    ],
    [
      "lady, female, male, gents, ladies, nurse, boy, girl",
      "come, comes, send, staff, collect, collecting, taking, take, takes, sample, aayegi, aayega, bhejo, bhej, available",
    ],
  ],
  payment: [
    [
      `gpay, google pay, googlepay, phonepe, phone pe, paytm, upi, debit card, credit card, cash on, pay later, net banking,
        payment, payments, paymant, pement, bhugtan, bhugtaan, pay online, online pay, how to pay, how do i pay, when to pay, when do i pay, pay cash, by cash, cash, emi, insurance, cashless`,
    ],
    [
      "pay, paise, paisa, paying",
      "how, when, later, after, online, card, kab, kadon, kaise, kiven, kive, kiwe, baad, pehle, accept, de sakte, dene, advance",
    ],
  ],
  price: [
    [
      `price, prices, pricing, prise, cost, costs, costing, rate, rates, ret, charge, charges, fee, fees, phees, kimat, keemat, kimaat, daam, mull, mul,
        kharcha, kharch, discount, offer, mrp, cheapest, sasta, budget, rupee, rupees, rupaye, rupay, paise`,
    ],
    [
      how,
      `ka, ki, ke, da, di, de, lagta, lagda, lagte, lagde, lagenge, lagnge, lagega, lagnage, lagange, lagu, is, are, for, hai, hoga, hovega, hunda, hota, padega, paindi, painda, me, ch, vich`,
    ],
    ["how much"],
  ],
  address: [
    [
      "where is the lab, where is your, where are you, your address, lab address, directions, google map, how to reach, address",
    ],
    [
      "kahan, kaha, kithe, kithey, kidhar, where, location, pata",
      "lab, ho, hai, hain, centre, center, tusi, aap, office, located",
    ],
  ],
  book: [
    [
      `book a test, book test, book an appointment, book appointment, want to book, how to book, how do i book, how can i book,
        booking kaise, booking kiven, booking karni, booking karna, booking karo, appointment chahiye, appointment chahidi, appointment leni, appointment lena`,
    ],
    [
      "test, tests, jaanch, janch, checkup, sample",
      "karwana, karvana, karana, karna, karni, karwani, karvani, karauna, karvauna, krwana, krna, dena, deni, want, need, book",
    ],
  ],
} satisfies Record<string, readonly Rule[]>;

/** So many what is asked after is no price: "kitne baje", "kinne din". */
export const countedThings = inARow(
  "kitne, kitni, kitna, kinne, kinni, kinna, how many",
  "baje, vaje, bje, vje, din, dina, dinan, der, ghante, ghanta, time, tests, test, parameters, hafte, days, hours, log, mahine",
);

export type Topic = keyof typeof topicWords;
