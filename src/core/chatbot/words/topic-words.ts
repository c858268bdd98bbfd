import { containerWords, vesselWords } from "#core/catalogue/search/containers.ts";
import { combinePhrases } from "#core/chatbot/words/numbers.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";
import {
  booking,
  home,
  how,
  lab,
  man,
  may,
  medicines,
  place,
  refundRules,
  report,
  sample,
  staff,
  takeIt,
  weekdays,
  woman,
  youCome,
} from "./asking-words.ts";
import { purposes } from "./courtesy-words.ts";

const comesNot = `late, let, delay, waiting, still waiting, udeek, udeekda, udeekde, intezar, intjar, nahi aaya, nahi aaeya, nahi aayi, nahi aaye,
  nahi pahuncha, nahi pahunchya, nahi pahunchi, nahi ponchya, not come, not came, not reached, not arrived, not here, hasnt come, didnt come, did not come, has not come,
  not yet, nobody came, no one came, no show, where is, kahan hai, kithe hai, kithe aa, kithe reh, kahan reh, kab tak aayega, kado tak aauga, kab pahunchega`;

const hear = `report kab, report kadon, report status, report time, turnaround time, report nahi aayi`;

const delivered = `when, kab, kabtak, kadon, kdo, kadd, how long, how soon, how fast, how late, kitne din, kitni der,
  kitne time, kitne ghante, kinne din, kinni der, kinne time, kinne ghante, time, tat, ready, late, delay, days,
  hours, same day, today, aaj, urgent, jaldi, aayi, aayegi, aaegi, aa jayegi, aa jaugi, aa jandi, aa jati, milegi, milugi, milti, mildi, milni, mil jayegi, mil jaugi,
  mil sakdi, mil sakti, aungi, augi, aayugi, aavegi, get, download, online, whatsapp, vhaatsayep, vatsaaip, watsapp, email, e mail, eemel, mail, print, print out,
  printout, hard copy, soft copy, haard kopi, pdf, courier, app, bhej, bhejoge, bhejde, bhejte, send, sent, share, nahi aayi, nahi mili, not received, pending, dikh, where,
  kahan, kithe, kaise, kiven, kidda, how do, how will, how can, purani, old, again, dobara, dubara, lost, gum, kho gayi`;

const doctor = "doctor, dr, doktar, daaktar, dakter, doc";

const foodWords = `eat, eating, food, drink, breakfast, lunch, dinner, meal, tea, coffee, milk, water, chai, chaay, chah, cha pee, doodh, paani, khana, khaana, roti, nashta, khake, khaa ke, kha kar, khakar, khai, khani, khaani, peena, pi, piye, piyu, pi ke, peeke, peeni, smoke, smoking, cigarette, bidi, sharab, daru, alcohol, beer, paan, gutkha, juice, fruit`;

const beforeTestWords = `before, pehle, pehla, pahle, pahila, ${may}, khali, aana, aau, aaun, karna, avoid, band karni, band karna, chhadni, rokni`;

const test = "test, taisat, taist, jaanch, jaanche, checkup, check up, chekap, saimpal, sample";

const nearOpen = `open, close, closing, closed, khulte, khulta, khulti, khulda, khuldi, khulde, khulla, khulli, khula, khule, khuli,
  khullegi, working, timing, chalu`;

const extra = `charge, charges, charged, chaarj, chaaraj, fee, fees, free, extra, ekstra, additional, alag, alg, vakhra, vakhre, vakhri, vadhu, vadh,
  muft, mufat, muft me, paise, paisa, paisey, cost, kharcha, kharch`;

const asksForOthers = `for my parents, for parents, for my father, for my mother, for my wife, for my husband, for my family, for someone, for somebody, for someone else, for others, for another person, for my friend,
  for my relative, on behalf, behalf, my maid, my driver, my servant, my neighbour, padosi, gwandi, parents ke liye, parents layi, parents di, parents ki, mata pita, maa baap, maa pyo, maapeya layi, maape, mapeyan, mummy ke liye, mummy papa ke liye, mammi paapa,
  papa ke liye, mummy layi, papa layi, mummy daddy, kisi aur ke liye, kisi aur ka, kisi aur ki, kisi dusre, kise hor, hor kise, dusre ke liye, dost ke liye,
  ghar wale, ghar walo, gharwalo, gharwaleya, ghar waleyan, family members, whole family, puri family, sari family, sare family, parivar, parvar, tabbar, one number, same number, same phone, ek number, ek hi number, ikko number,
  two people, both of us, do logo, do jane, dona di, dono ka`;

const abroad = `canada, kaneda, kanaada, kaineda, abroad, nri, videsh, vides, pardes, foreign, overseas, australia, america, usa, uk, england, dubai, new zealand, italy, germany,
  bahar rehnda, bahar rehndi, bahar rehta, bahar rehti, bahar hu, bahar ha, out of india, out of station, outstation, another city, other city, dusre shehr, delhi, bangalore, mumbai`;

const bookVerbs = `book, booking, bookings, order, pay, schedule, arrange, appointment, karwa sakda, karwa sakdi, karwa sakta, karwa sakti, karva sakda,
  karwa sakde, karwa sakte, kar sakta, kar sakti, kar sakda, kar sakde, kara sakta, kara sakti, kara sakte, kra sakda, kra sakde, can i, can we, possible, ho jayega, ho jau, ho sakta, ho sakda`;

type TopicRules = readonly [topic: string, ...rules: WordRule[]];

/** Wordings of each topic; the first match counts. Rules with one word precede those that need a second one. */
export const topicRules = [
  [
    "consult",
    [
      doctor,
      `consult, consultation, baat, gal, talk, speak, explain, samjha, samjhau, samjhaega, samjhauga, samjhayega, samjha dega, samjha denge,
        samjhaunde, samjhate, advice, advise me, salah, slaah, raay`,
    ],
    [
      report,
      "explain, understand, samajh, samjha, samjhau, samjhaega, samjhayega, samjhauga, samjhaunda, samjhaoge, interpret, meaning, matlab",
    ],
  ],
  [
    "privacy",
    [
      `private, privacy, confidential, confidentiality, secret, gupt rakh, gopneey, data safe, my data, mera data, without telling, bina bataye, bina dasse, kisi ko pata, kise nu pata, kisi ko na bata, kise nu na das, kisi ko nahi bata,
        kise nu nahi das, koi aur dekh, hor koi dekh, koi hor dekh, who can see`,
    ],
  ],
  [
    "late",
    [staff, comesNot],
    [
      "nobody came, no one came, nobody has called, no one has called, no one called, nobody called, call nahi aaya, call nahi aayi, phone nahi aaya, fon nahi aaya, nobody has come, no one has come, koi nahi aaya, koi lene nahi aaya, koi lain nahi aaya",
    ],
  ],
  [
    "person",
    [
      `human, customer care, customer support, customer service, helpline, phone number, contact number, contact, mobile number, phone no, mobile no, your number, whatsapp number,
        reach you, call me, call back, callback, speak to, speak with, talk to, talk with, someone to talk, real person, someone real, connect me, operator, receptionist, manager, otp, password, log in, login,
        number do, number dedo, number de do, number dena, number deo, number dao, number dio, number dijiye, number dijie, number de dio, number ki, number kya, nambar, number bata, number batao, number dasso, number das,
        feedback, payment failed, paise kat gaye, paise kat, amount deducted, paid twice, double payment`,
    ],
    [
      "baat, gal, gallbaat, batcheet",
      "karni, karna, karo, karao, karwao, kara do, karva do, karva dio, karwa deo, kar sakte, kar sakde, karna chahta, karna chahti, krni, krna, karniya, karna chahunda, ho sakti, ho sakdi, ho jaye, ho jave, ho jau, ho jayegi",
    ],
    [
      `${report}, booking, bill, service, staff, sample, saimpal, name, naam, naa, age`,
      "galat, glat, galt, wrong, mistake, mismatch, incorrect, spelling, shikayat, shikait, complaint, not satisfied, problem, issue, missing, khul nahi, nahi khul, not opening, kisi aur ki, kise hor di, kisi dusre ki, someone elses",
    ],
    ["shikayat, shikait, complaint", "karni, karna, register, file, lodge, against, where, your, karwani, darj"],
  ],
  [
    "cancel",
    [
      `cancel, cancle, cancellation, kainsal, kainsil, kensal, kansal, radd, radda, rad karni, rad karna, rad karo, rad kar,
        call off, dont want the booking, do not want the booking,
        booking nahi chahiye, booking nahi chahidi, test nahi karwana, test nahi karana, test nahi karauna`,
    ],
    ...refundRules,
    ["hatao, hata, hata do, hatvauni, delete, remove", "booking, buking, appointment, order"],
  ],
  [
    "change",
    [
      `another day, another slot, different day, different slot, kise hor din, kisi aur din, kisi dusre din, hor din, reschedule, rescheduled, reshedule, rescheduling, reschedul, rishedyool, postpone, postponed, prepone, preponed, ${combinePhrases(
        "change, badal, badalna, badalni, badli, shift",
        "date, time, day, slot, booking, appointment, samay, taareekh, tareek, tareekh, din",
      )}`,
    ],
    ["aage, pichhe, pichhey", "booking, buking, appointment, slot"],
    [
      "change, changed, shift, move, badal, badalna, badalni, badli, badlo, badlna, badlni, badalwani, badlwana",
      `${booking}, date, time, day, samay, taaim, din, tareekh, tareekan, address, ${weekdays}`,
    ],
    [
      `another, different, other, later, earlier, next, tomorrow, ${combinePhrases(
        "agle, agli, dusre, doosre, dusri, kisi aur, kise hor, hor",
        "din, date, time, samay, taaim, tareekh, tareek, hafte",
      )}`,
      "booking, booked, buking, slot, appointment, apointmant",
    ],
  ],
  [
    "container",
    [containerWords],
    [vesselWords, "urine, peshab, pishab, stool, tatti, potty, latrine, sputum, balgam, thook, sample, saimpal"],
  ],
  [
    "reportTime",
    [report, delivered],
    [report, how],
    [report, purposes],
    [`${hear}, my report, meri report, mera report`],
  ],
  [
    "prescription",
    [
      `prescription, priskripshan, prescribtion, priscription, parchi, parcha, parche, parchiyan, doctor slip, dr slip, referral, doctors letter, doctors note, self request`,
    ],
    [
      doctor,
      `bina, bagair, bagai, without, zaroori, zaruri, jaruri, jaroori, lazmi, compulsory, mandatory, required, necessary, likhwa, likhva, likhwana, slip, chit, chitthi, letter, permission, referred,
        ${combinePhrases("need, needs, have, dikhana, dikhauna, puchna, puchhna, puchhna", "to, to see, to visit, from, padega, pau, painda, zaroori, jaroori")}`,
    ],
  ],
  [
    "fasting",
    [
      `fasting, phaasting, empty stomach, without breakfast, khali pet, khaali pet, khali pait, khali dhid, nirne kalje, nirna, nirnai, bhukhe, bhukha, bhukhi,
        bhukhe pet, upvaas, na kha, bina khaye, bina kuch khaye, bina khade, bina kujh khade, khaye bina`,
    ],
    ["fast, fasted", "need, have to, should, must, do i, before, for, karna, rakhna, rakhni, zaroori, how long, test"],
    ["without food, without eating", `come, should, need, do i, ${test}`],
    ["prepare, preparation, taiyari, tayari, precaution, parhez, sawdhani"],
  ],
  [
    "hours",
    [
      `till what time, until what time, upto what time, what time do you, at what time, kis time tak, timing, timings, taaiming, opening hours, working hours, lab hours, business hours, holiday, holidays, chhutti,
        chhuttiyan, chutti, ${combinePhrases("kitne, kinne, kis, kehre", "baje, vaje, bje")}`,
    ],
    [
      `${weekdays}, tonight, night, today, tomorrow, aaj, kal, kis time, kehre time, what time, which time, when, kab, kadon, till when, kab tak, kadon tak, early morning, subah, saver, shaam, raat`,
      nearOpen,
    ],
    [`band`, `${weekdays}, lab, laib, centre, center`],
    [nearOpen, lab],
    [
      weekdays,
      `available, collection, ${youCome}, possible, can i, can you, ho jayega, ho jau, ho jaega, mil jayega, milega, booking, visit, chhutti, sample, test hota, test hunda, tests, lab`,
    ],
    [
      "slot, time slot, slat",
      "available, which, what, free, morning, evening, kab, kehra, kehre, khali, khaali, kal, today, tomorrow, hai, kaun, early",
    ],
    [combinePhrases("1-12", "am, pm, baje, vaje, bje"), youCome],
    ["how early, kitni jaldi, kinni jaldi, kitni subah, kinni savere, earliest slot, earliest time"],
  ],
  [
    "bill",
    ["bill, gst, jeeyesti, invoice, receipt, reciept, raseed, rasid, rasead, tax, 80 d, pakka bill, kachcha bill"],
  ],
  [
    "insurance",
    [
      "insurance, insured, inshyorens, inshorens, insurence, mediclaim, mediklem, cashless, kaishles, beema, tpa, cghs, echs, esi, ayushman, sehat card, reimbursement, reimburse",
    ],
  ],
  [
    "accreditation",
    [
      "nabl, nabh, enyebeeyel, accredited, accreditation, certified, certificate, certification, iso, licence, license, licensed, govt approved, government approved, manyata, registered, accurate, accuracy, reliable, trust your",
    ],
    ["report, lab, test, riport, laib", "sahi, trusted, genuine, bharosa, bharose, authentic, asli, pakki"],
  ],
  [
    "charge",
    [
      "home collection, collection, home visit, home service, visiting, home sample, sample collection, doorstep, hom kalekshan",
      extra,
    ],
    [
      `${combinePhrases("ghar, ghare, gharo, gharon, ghar pe, ghar se, ghar te, ghar par", "aa, aake, aa ke, aa kar, aakar, aane, aan, aun, aaun, aauna, sample, saimpal, bulane, bulaun, visit, lete, lainde, collection, aa ke sample")}, come home, coming home, come to home, at home, from home, a ke sample, aa ke sample, sample lain, sample lene`,
      "extra, ekstra, additional, alag, vakhre, vakhra, vadhu, free, muft, mufat, charge, charges, chaarj, chaaraj, fee, fees",
    ],
    [
      combinePhrases(
        "ghar, ghare, home, ghar pe, ghar te",
        "bulane, bulaun, bulaune, bulan, visit, collection, aane, aun, aaun",
      ),
      how,
    ],
  ],
  [
    "discount",
    [
      `discount, diskaunt, diskaaunt, dicount, offer, ophar, aaphar, coupon, kupan, promo, promo code, coupon code, referral code, chhoot, chhoot milti, riyayat, riayet, concession,
        kansaishan, cashback, kuch kam, kujh ghat, kujh kam, thoda kam, thoda ghat, kam karo, ghat karo, kam kar do, ghat kar deo, kam karoge, ghat karoge, kam lagao, less kar, bargain, best price, last price, festival sale`,
    ],
    ["chhot", "milti, mildi, hai, koi, kujh, kuch, bazurga, senior"],
  ],
  [
    "others",
    [asksForOthers, bookVerbs],
    [
      "wife, husband, mother, father, nani, nana, dadi, dada, saas, sister, brother, behan, bhabhi, chacha, uncle, aunty, mummy, papa, mata, pita",
      "book, booking, buking",
    ],
    [abroad, `${bookVerbs}, parents, mummy, papa, mata pita, maa, mother, father, family, test`],
  ],
  [
    "visit",
    [
      `who comes, who will come, who is coming, who collects, who takes, who will take, who draws, who is taking, kaun aayega, kaun aata, kaun aaega, kaun aauga, kaun aunda, kaun aaunda, kaun aavega, kaun aaoo,
        kaun lega, kaun lainda, kaun lene, kaun lain, lady staff, female staff, ladies staff, lady technician, female technician, male technician, trained, qualified, experienced,
        sample kaise, sample kiven, saimpal kaise, saimpal kive, how is the sample, how do you take, how do you collect, how does it work, home visit`,
    ],
    [
      "lady, ladies, ledi, leddy, female, male, gents, mahila, mehla, nurse, aurat, zanani, kudi, girl, ladki",
      `come, send, staff, collect, taking sample, take sample, sample, saimpal, aayegi, aaugi, aavegi, aayega, aaega, bhejo, bhej, bhejoge, bhejna, bhejde, technician, available,
        mil jayegi, mil sakdi, mil sakti, milegi`,
    ],
    [`${woman}, ${man}`, staff],
    [staff, "verified, safe, id, id card, gloves, new needle, uniform, vaccinated, hygiene, clean"],
    ["new needle, fresh needle, navi sui, nayi sui, disposable, sealed, sterile"],
  ],
  [
    "payment",
    [
      `gpay, google pay, googlepay, googal pe, g pay, phonepe, phone pe, phon pe, paytm, petiem, upi, yoopeeyaayi, debit card, credit card, card accept, kaarad, cash on, pay later, net banking, netbanking, qr, scanner,
        payment, paymant, pement, pemaint, bhugtan, pay online, online pay, how to pay, how do i pay, when to pay, when do i pay, pay cash, by cash, cash, kaish, nakad, nakd, emi, kishta, kisht`,
    ],
    [
      "pay, paise, paisa, paying, paid",
      "how, when, later, after, online, card, kab, kadon, kaise, kiven, kidda, baad, pehle, pehlan, accept, de sakte, dene, dena, dene hai, dene hunde, dene paine, advance, wapis, ghar aa ke",
    ],
  ],
  [
    "price",
    [
      `price, pricing, prise, cost, rate, ret, charge, charges, chaarj, chaaraj, fee, fees, kimat, daam, mull,
        kharcha, kharch, mrp, cheapest, sasta, sasti, budget, rupee, rupaye, rupay, rupye, paise`,
    ],
    [
      how,
      `ka, ki, ke, da, di, de, lagta, lagda, lagte, lagde, lagenge, lagnge, lagega, lagnage, lagange, lagu, is, are, for, hai, hoga, hovega, hunda, hota, padega, paindi, painda, me, ch`,
    ],
    ["how much"],
  ],
  [
    "draw",
    [
      "how much blood, kitna khoon, kinna khoon, khoon kitna, khoon kinna, kitna blood, kinna blood, blood kitna, blood kinna, amount of blood, ml blood, ml khoon, painful, does it hurt, will it hurt",
    ],
    [
      "needle, sui, suyi, injection, khoon dene, khoon den, khoon dena, blood dene, blood den, giving blood, blood draw, sample dene, sample den, sample dena, sample lene, sample lain, khoon kadhaun, khoon nikalne, khoon nikalwane, khoon kadhan",
      "dard, darad, pain, painful, hurt, peed, dar, scared, afraid, fear, chakkar, kamzori, nuksan, side effect",
    ],
  ],
  [
    "child",
    [
      "baby, babies, child, children, kid, kids, bachche, bachcha, bachchon, bachchi, bacheyan, infant, niyane, niyana, year old",
      `sample, saimpal, khoon le, khoon lai, khoon lain, khoon lena, blood take, take blood, draw blood, blood draw, needle, sui, sooi, khoon nikal, khoon kadh, test kar, test karte, test karde, test ho, tests for, ${combinePhrases(
        "collect, do you, also",
        "from, test, collect, do, take, draw",
      )}`,
    ],
  ],
  [
    "address",
    [
      `where is the lab, where is your, where are you, your address, lab address, directions, direction, google map, location, lokeshan, how to reach, address, adress, edres, aidraes, ${combinePhrases("kahan, kaha, kithe, kithey, kidhar, kitthe", "ho, o, par ho, pe ho, te ho, hai lab, hai aapki, hai aapka, aa lab, hai tuhadi, hai tuhada, par hai, pe hai, te hai, par hai aapki, sthit")}`,
    ],
    [
      "kahan, kithe, kithey, kidhar, kitthe, where, pata",
      "lab, laib, centre, center, sentar, saintar, branch, tusi, aap, aapka, aapki, tuhada, tuhadi, office, located, clinic, dukan",
    ],
  ],
  [
    "atCentre",
    [
      `walk in, walkin, come to the lab, come to lab, come to your lab, come to centre, come to your centre, come to center, visit the lab, visit your lab, visit lab, come directly, come there, come myself, give sample at, give the sample at, at your lab, at the lab,
        direct aa, seedha aa, khud aa, aap aa ke, khud ja, without appointment, bina appointment, bina booking`,
    ],
    [
      "lab, laib, centre, center, sentar, saintar, clinic, branch",
      "aa ke, aake, aa kar, aakar, aana, auna, aauna, aa jawan, aa jau, aa jaun, aa sakta, aa sakti, aa sakte, aa sakda, aa sakde, aa sakdi, a sakda, ja ke, ja kar, jaana, jaakar, jaake, come, visit",
    ],
  ],
  [
    "area",
    [
      `pin, pin code, pincode, service area, serviceable, area served, which areas, what areas, kis area, kehre area, home collection in, do you come to, do you come, do you serve, do you visit, do you deliver, do you reach,
        someone come to, kehde kehde pind, kehre kehre pind, kis kis gaon, kahan kahan, kithe kithe`,
    ],
    [
      place,
      `${youCome}, ${sample}, home collection, collection, service, servis, sarvis, suvidha, sahulat, available, aate, aande, aunde, aaunde, lete, lainde, visit, aa ke, aake, aa sakda`,
    ],
    [home, `${sample}, ${youCome}, available, aate, aunde, aaunde, lete, lainde`],
    [
      "aap, tusi, tusin, you, aapke log, tuhade bande",
      "aate, aande, aunde, aaunde, come, aaoge, aavoge, visit, reach, pahunchte, pahunchde",
    ],
    [
      "home collection, home sample, home visit, home service, collection, service, servis, sarvis, hom kalekshan",
      "in, at, near, available, upto, provide, provided, hai, hunda, hota, karte, karde, do you",
    ],
  ],
  [
    "fasting",
    [foodWords, beforeTestWords],
    [medicines, takeIt],
    [
      medicines,
      `before, pehle, pehla, pehlan, pehlaan, can i take, should i take, stop, continue, band karni, band karna, rokni, chhadni, ${combinePhrases("le ke, kha ke, khake, leke, lai ke", "aana, aauna, auna, aa, aau, aavan")}`,
    ],
    [
      `${combinePhrases("khana, khani, khaana, khaani, peena, pina, peeni, roti khani, kha ke, pi ke", "hai, hai kya, h, aa, ae, ya nahi, ja nahi, aana, auna, padega, chahida")}, kuch khana, kujh khana`,
    ],
  ],
  [
    "book",
    [
      `book a test, book test, book an appointment, book appointment, want to book, how to book, how do i book, how can i book,
        booking kaise, booking kiven, booking karni, booking karna, booking karo, booking karwani, book karna, book karni, book kaise, book kive, book karo, appointment chahiye, appointment chahidi, appointment leni, appointment lena`,
    ],
    [test, "karwana, karana, karna, karni, karwani, karauna, karvauna, krwana, krna, dena, deni, want, need, book"],
  ],
] as const satisfies readonly TopicRules[];

export type Topic = (typeof topicRules)[number][0];

/** Quantities and rates that are no prices: "kitne baje", "kinne din", "heart rate". */
export const noPrices = `${combinePhrases(
  "kitne, kitni, kitna, kinne, kinni, kinna, how many, how much",
  `baje, vaje, bje, vje, din, dina, dinan, der, ghante, ghanta, time, tests, test, parameters, hafte, days, hours, log, mahine, saal, baar, vaari, var, dafa, umar, khoon, blood, paani, pani,
    door, dur, water, sample, jaldi, subah, savere`,
)}, khoon kitna, khoon kinna, blood kitna, blood kinna, heart rate, pulse rate, heart ret, sedimentation rate, filtration rate`;
