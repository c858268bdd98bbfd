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

const comesNot = `late, let, delay, delayed, waiting, still waiting, udeek, udeekda, udeekde, intezar, intjar, nahi aaya, nahi aaeya, nahi aya, nahi aayi, nahi aaye, nahi ayi,
  nahi pahuncha, nahi pahunchya, nahi pahunchi, nahi ponchya, not come, not came, not reached, not arrived, not here, hasnt come, didnt come, did not come, has not come,
  not yet, nobody came, no one came, no show, where is, kahan hai, kaha hai, kithe hai, kithe aa, kithe reh, kahan reh, kab tak aayega, kado tak aauga, kab pahunchega`;

const hear = `report kab, report kadon, report status, report time, turnaround time, report nahi aayi, report ni aayi`;

const delivered = `when, kab, kabtak, kadon, kado, kdo, kddo, kadd, kaddo, how long, how soon, how fast, how late, kitne din, kitni der,
  kitne time, kitne ghante, kinne din, kinni der, kinne time, kinne ghante, time, tat, ready, late, delay, days,
  hours, same day, today, aaj, ajj, urgent, jaldi, aayi, aayegi, ayegi, aaegi, aa jayegi, aa jaugi, aa jandi, aa jati, milegi, milugi, milegee, milti, mildi, milni, mil jayegi, mil jaugi,
  mil sakdi, mil sakti, aungi, augi, aayugi, aavegi, get, download, online, whatsapp, vhaatsayep, vatsaaip, watsapp, wattsapp, whatsap, email, e mail, eemel, mail, print, printed, print out,
  printout, hard copy, soft copy, haard kopi, pdf, courier, app, bhej, bhejoge, bhejde, bhejte, send, sent, share, nahi aayi, nahi mili, not received, pending, dikh, where,
  kahan, kithe, kaise, kiven, kive, kidda, how do, how will, how can, purani, puraani, old, again, dobara, dubara, lost, gum, kho gayi`;

const doctor = "doctor, doctors, dr, doktar, daaktar, daktar, dakter, doc";

const foodWords = `eat, eating, food, drink, drinking, breakfast, lunch, dinner, meal, tea, coffee, milk, water, chai, chaay, chah, chaah, cha pee, cha pi, doodh, dudh, paani,
  pani, khana, khaana, roti, nashta, naashta, khake, khaake, khaa ke, kha ke, kha kar, khakar, khai, khani, khaani, peena, pi, pee, piye, piyu, pi ke,
  pee ke, peeke, pike, peeni, smoke, smoking, cigarette, bidi, sharab, daru, alcohol, beer, paan, gutkha, juice, fruit`;

const beforeTestWords = `before, pehle, pehla, pehlan, pahle, pahila, pehlaan, ${may}, khali, aana, aau, aaun, karna, avoid, band karni, band karna, chhadni, rokni`;

const test = "test, tests, taisat, taist, jaanch, janch, jaanche, checkup, check up, chekap, saimpal, sample";

const nearOpen = `open, opens, opening, close, closes, closing, closed, khulte, khulta, khulti, khulda, khuldi, khulde, khulla, khulli, khula, khule, khuli,
  khullegi, khulegi, khulli, working, timing, timings, chalu`;

const extra = `charge, charges, charged, chaarj, chaaraj, fee, fees, phees, free, phri, fri, extra, ekstra, additional, alag, alg, vakhra, vakhre, vakhri, vadhu, vaadhu, wadhu, vadh,
  muft, mupht, mufat, muft me, paise, paisa, paisey, cost, kharcha, kharch`;

const asksForOthers = `for my parents, for parents, for my father, for my mother, for my wife, for my husband, for my family, for someone, for somebody, for someone else, for others, for other, for another person, for my friend,
  for my relative, on behalf, behalf, my maid, my driver, my servant, my neighbour, padosi, gwandi, parents ke liye, parents layi, parents lai, parents di, parents ki, mata pita, maata pita, maa baap, maa pyo, maapeya layi, maape, mapeyan, mummy ke liye, mummy papa ke liye, mammi paapa,
  papa ke liye, mummy layi, mummy lai, papa layi, mummy daddy, kisi aur ke liye, kisi aur ka, kisi aur ki, kisi dusre, kisi doosre, kise hor, hor kise, dusre ke liye, doosre ke liye, dost ke liye,
  ghar wale, ghar walo, gharwalo, gharwaleya, ghar waleyan, family members, whole family, puri family, poori family, sari family, saari family, sare family, parivar, parvar, tabbar, one number, same number, same phone, ek number, ek hi number, ikko number, iko number,
  two people, both of us, do logo, do jane, do jaane, dona di, dono ka`;

const abroad = `canada, kaneda, kanaada, kaineda, abroad, nri, videsh, vides, pardes, foreign, overseas, australia, america, usa, uk, england, dubai, new zealand, italy, germany,
  bahar rehnda, bahar rehndi, bahar rehta, bahar rehti, bahar hu, bahar ha, out of india, out of station, outstation, another city, other city, dusre shehr, doosre shehr, delhi, bangalore, mumbai`;

const bookVerbs = `book, booking, bookings, buk, buking, order, pay, schedule, arrange, appointment, apointment, karwa sakda, karwa sakdi, karwa sakta, karwa sakti, karva sakta, karva sakti, karva sakda,
  karwa sakde, karwa sakte, karva sakde, karva sakte, kar sakta, kar sakti, kar sakda, kar sakde, kara sakta, kara sakti, kara sakte, kra sakda, kra sakde, can i, can we, possible, ho jayega, ho jau, ho sakta, ho sakda`;

type TopicRules = readonly [topic: string, ...rules: WordRule[]];

/** Wordings of each topic; the first match counts. Rules with one word precede those that need a second one. */
export const topicRules = [
  [
    "consult",
    [
      doctor,
      `consult, consultation, consulting, baat, gal, gall, talk, speak, explain, explains, samjha, samjhau, samjhaega, samjhauga, samjhayega, samjha dega, samjha denge,
        samjhaunde, samjhate, advice, advise me, salah, slaah, raay`,
    ],
    [
      report,
      "explain, explained, understand, samajh, samjha, samjhau, samjhaega, samjhayega, samjhauga, samjhaunda, samjhaoge, interpret, meaning, matlab",
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
        feedback, payment failed, payment fail, paise kat gaye, paise kat ge, paise kat, amount deducted, paid twice, double payment`,
    ],
    [
      "baat, gal, gall, gallbaat, batcheet",
      "karni, karna, karo, karao, karwao, kara do, karva do, karva dio, karwa do, karwa deo, kar sakte, kar sakde, karna chahta, karna chahti, karvao, krni, krna, karniya, karna chahunda, ho sakti, ho sakdi, ho jaye, ho jave, ho jau, ho jayegi",
    ],
    [
      `${report}, booking, bill, service, staff, sample, saimpal, name, naam, naa, age`,
      "galat, glat, galt, wrong, mistake, mismatch, incorrect, spelling, shikayat, shikait, shikaait, complaint, not satisfied, problem, issue, missing, khul nahi, nahi khul, not opening, kisi aur ki, kise hor di, kisi dusre ki, someone elses",
    ],
    [
      "shikayat, shikait, shikaait, shikaayat, complaint",
      "karni, karna, register, file, lodge, against, where, your, karwani, darj",
    ],
  ],
  [
    "cancel",
    [
      `cancel, cancle, cancell, cancelled, canceled, cancelling, cancellation, cancelation, kainsal, kainsil, kensal, kansal, radd, radda, rad karni, rad karna, rad karo, rad kar,
        call off, calling off, dont want the booking, do not want the booking,
        booking nahi chahiye, booking nahi chahidi, test nahi karwana, test nahi karana, test nahi karauna`,
    ],
    ...refundRules,
    ["hatao, hata, hata do, hatvauni, delete, remove", "booking, buking, appointment, apointment, order"],
  ],
  [
    "change",
    [
      `another day, another slot, different day, different slot, kise hor din, kisi aur din, kisi dusre din, hor din, reschedule, rescheduled, reshedule, rescheduling, reschedul, rishedyool, postpone, postponed, prepone, preponed, ${combinePhrases(
        "change, badal, badalna, badalni, badli, shift",
        "date, time, day, slot, booking, appointment, samay, taareekh, tareek, tareekh, din",
      )}`,
    ],
    ["aage, agge, pichhe, pichhey", "booking, buking, appointment, apointment, slot"],
    [
      "change, changed, changing, shift, shifted, move, badal, badalna, badalni, badli, badlo, badlna, badlni, badalwani, badalvani, badlwana",
      `${booking}, date, time, day, samay, taaim, din, tareekh, tarikh, taarikh, tareek, taareekh, tareekan, address, ${weekdays}`,
    ],
    [
      `another, different, other, later, earlier, next, tomorrow, ${combinePhrases(
        "agle, agli, dusre, doosre, dusri, kisi aur, kise hor, hor",
        "din, date, time, samay, taaim, tareekh, tareek, hafte",
      )}`,
      "booking, booked, buking, slot, appointment, apointment, apointmant",
    ],
  ],
  [
    "container",
    [containerWords],
    [
      vesselWords,
      "urine, peshab, pishab, pishaab, peshaab, stool, tatti, potty, latrine, sputum, balgam, thook, sample, saimpal",
    ],
  ],
  ["reportTime", [report, delivered], [report, how], [`${hear}, my report, meri report, mera report`]],
  [
    "prescription",
    [
      `prescription, priskripshan, prescribtion, priscription, parchi, parchee, parcha, parche, parchiyan, doctor slip, dr slip, doctors slip, referral, refferal, doctors letter, doctor letter, doctors note,
        doctor note, self request`,
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
      `fasting, phaasting, empty stomach, without breakfast, khali pet, khaali pet, khali pait, khali dhid, nirne kalje, nirne kaalje, nirna, nirnai, bhukhe, bhookhe, bhukha, bhookha, bhukhi,
        bhukhe pet, upvaas, na kha, bina khaye, bina khaaye, bina kuch khaye, bina khade, bina kujh khade, khaye bina`,
    ],
    [
      "fast, fasted",
      "need, have to, should, must, do i, before, for, karna, rakhna, rakhni, zaroori, how long, test, tests",
    ],
    ["without food, without eating", `come, should, need, do i, ${test}`],
    ["prepare, preparation, taiyari, tayari, tyari, precaution, precautions, parhez, parhej, sawdhani"],
  ],
  [
    "hours",
    [
      `till what time, until what time, upto what time, what time do you, at what time, kis time tak, timing, timings, taaiming, opening hours, working hours, lab hours, business hours, holiday, holidays, chhutti,
        chhuttiyan, chutti, ${combinePhrases("kitne, kinne, kis, kehre", "baje, vaje, bje")}`,
    ],
    [
      `${weekdays}, tonight, night, today, tomorrow, aaj, ajj, kal, kis time, kehre time, what time, which time, when, kab, kadon, kado, till when, kab tak, kadon tak, early morning, subah, saver, shaam, raat`,
      nearOpen,
    ],
    [`band`, `${weekdays}, lab, laib, centre, center`],
    [nearOpen, lab],
    [
      weekdays,
      `available, collection, ${youCome}, possible, can i, can you, ho jayega, ho jau, ho jaega, mil jayega, milega, booking, visit, chhutti, sample, test hota, test hunda, tests, lab`,
    ],
    [
      "slot, slots, time slot, slat",
      "available, which, what, free, morning, evening, kab, kehra, kehre, khali, khaali, kal, today, tomorrow, hai, kaun, early",
    ],
    [combinePhrases("1-12", "am, pm, baje, vaje, bje"), youCome],
    ["how early, kitni jaldi, kinni jaldi, kitni subah, kinni savere, earliest slot, earliest time"],
  ],
  [
    "bill",
    [
      "bill, bil, bills, gst, jeeyesti, invoice, receipt, reciept, raseed, rasid, rasead, tax, 80 d, pakka bill, kachcha bill",
    ],
  ],
  [
    "insurance",
    [
      "insurance, insured, inshyorens, inshorens, insurence, mediclaim, mediklem, cashless, kaishles, beema, bima, tpa, cghs, echs, esi, ayushman, aayushman, ayushmaan, sehat card, reimbursement, reimburse",
    ],
  ],
  [
    "accreditation",
    [
      "nabl, nabh, enyebeeyel, accredited, accreditation, certified, certificate, certification, iso, licence, license, licensed, govt approved, government approved, manyata, maanyata, registered, accurate, accuracy, reliable, trust your",
    ],
    [
      "report, lab, test, riport, laib",
      "sahi, sahee, trusted, trust, genuine, bharosa, bharose, authentic, asli, pakki",
    ],
  ],
  [
    "charge",
    [
      "home collection, collection, home visit, home service, visiting, home sample, sample collection, doorstep, hom kalekshan",
      extra,
    ],
    [
      `${combinePhrases("ghar, ghare, gharo, gharon, ghar pe, ghar se, ghar te, ghar par", "aa, aake, aa ke, aa kar, aakar, aane, aan, aun, aaun, aauna, sample, saimpal, bulane, bulaun, visit, lete, lainde, collection, aa ke sample")}, come home, coming home, come to home, at home, from home, a ke sample, aa ke sample, sample lain, sample lene`,
      "extra, ekstra, additional, alag, vakhre, vakhra, vadhu, vaadhu, free, phri, muft, mupht, mufat, charge, charges, chaarj, chaaraj, fee, fees, phees",
    ],
    [
      combinePhrases(
        "ghar, ghare, home, ghar pe, ghar te",
        "bulane, bulaane, bulaun, bulaune, bulan, visit, collection, aane, aun, aaun",
      ),
      how,
    ],
  ],
  [
    "discount",
    [
      `discount, discounts, discaunt, diskaunt, diskaaunt, diskaaoont, dicount, discont, offer, offers, ophar, aaphar, coupon, kupan, promo, promo code, coupon code, referral code, chhoot, chhut, chhoot milti, riyayat, riayat, riayet, concession,
        kansaishan, cashback, kuch kam, kujh ghat, kujh kam, thoda kam, thoda ghat, kam karo, ghat karo, kam kar do, ghat kar deo, kam karoge, ghat karoge, kam lagao, less kar, bargain, best price, last price, festival sale`,
    ],
    ["chhot", "milti, mildi, hai, koi, kujh, kuch, bazurga, senior"],
  ],
  [
    "others",
    [asksForOthers, bookVerbs],
    [
      "wife, husband, mother, father, nani, nana, dadi, dada, saas, sister, brother, behan, bhabhi, chacha, uncle, aunty, mummy, papa, mata, pita",
      "book, booking, buk, buking",
    ],
    [abroad, `${bookVerbs}, parents, mummy, papa, mata pita, maata pita, maa, mother, father, family, test, tests`],
  ],
  [
    "visit",
    [
      `who comes, who will come, who is coming, who collects, who takes, who will take, who draws, who is taking, kaun aayega, kaun aata, kaun aaega, kon aayega, kon aata, kon aaega, kaun aauga, kaun aunda, kaun aaunda, kon aunda, kaun aavega, kaun aavega, kaun aaoo,
        kaun lega, kon lega, kaun lainda, kaun lene, kaun lain, kon lain, lady staff, female staff, ladies staff, lady technician, female technician, male technician, trained, qualified, experienced,
        sample kaise, sample kiven, sample kive, saimpal kaise, saimpal kive, how is the sample, how do you take, how do you collect, how does it work, home visit`,
    ],
    [
      "lady, ladies, ledi, leddy, female, male, gents, mahila, mehla, nurse, aurat, zanani, kudi, girl, ladki",
      `come, comes, send, staff, staaf, collect, collecting, taking sample, take sample, sample, saimpal, aayegi, aaugi, aavegi, aayega, aaega, bhejo, bhej, bhejoge, bhejna, bhejde, technician, available,
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
        payment, payments, paymant, pement, pemaint, bhugtan, bhugtaan, pay online, online pay, how to pay, how do i pay, when to pay, when do i pay, pay cash, by cash, cash, kaish, nakad, nakd, emi, kishta, kisht`,
    ],
    [
      "pay, paise, paisa, paying, paid",
      "how, when, later, after, online, card, kab, kadon, kado, kaise, kiven, kive, kiwe, kidda, baad, pehle, pehlan, accept, de sakte, dene, dena, dene hai, dene hunde, dene paine, advance, wapis, ghar aa ke",
    ],
  ],
  [
    "price",
    [
      `price, prices, pricing, prise, cost, costs, costing, rate, rates, ret, charge, charges, chaarj, chaaraj, fee, fees, phees, kimat, keemat, kimaat, daam, mull, mul,
        kharcha, kharch, mrp, cheapest, sasta, sasti, budget, rupee, rupees, rupaye, rupay, rupye, paise`,
    ],
    [
      how,
      `ka, ki, ke, da, di, de, lagta, lagda, lagte, lagde, lagenge, lagnge, lagega, lagnage, lagange, lagu, is, are, for, hai, hoga, hovega, hunda, hota, padega, paindi, painda, me, ch, vich`,
    ],
    ["how much"],
  ],
  [
    "draw",
    [
      "how much blood, kitna khoon, kinna khoon, khoon kitna, khoon kinna, kitna blood, kinna blood, blood kitna, blood kinna, amount of blood, ml blood, ml khoon, painful, does it hurt, will it hurt",
    ],
    [
      "needle, needles, sui, sooi, suyi, injection, khoon dene, khoon den, khoon dena, blood dene, blood den, giving blood, blood draw, sample dene, sample den, sample dena, sample lene, sample lain, khoon kadhaun, khoon nikalne, khoon nikalwane, khoon kadhan",
      "dard, darad, pain, painful, hurt, hurts, peed, dar, darr, scared, afraid, fear, chakkar, kamzori, nuksan, side effect",
    ],
  ],
  [
    "child",
    [
      "baby, babies, child, children, kid, kids, bachche, bachcha, bacche, bache, bacha, bachchon, bachcho, bachchi, bachi, bacheyan, bacheya, infant, niyane, niyana, year old",
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
      "kahan, kaha, kithe, kithey, kidhar, kitthe, where, pata",
      "lab, laib, centre, center, sentar, saintar, branch, tusi, aap, aapka, aapki, tuhada, tuhadi, office, located, clinic, dukan",
    ],
  ],
  [
    "atCentre",
    [
      `walk in, walkin, come to the lab, come to lab, come to your lab, come to centre, come to your centre, come to center, visit the lab, visit your lab, visit lab, come directly, come there, come myself, give sample at, give the sample at, at your lab, at the lab,
        direct aa, seedha aa, sidha aa, khud aa, aap aa ke, khud ja, without appointment, bina appointment, bina booking`,
    ],
    [
      "lab, laib, centre, center, sentar, saintar, clinic, branch",
      "aa ke, aake, aa kar, aakar, a ke, aana, auna, aauna, aa jawan, aa jau, aa jaun, aa sakta, aa sakti, aa sakte, aa sakda, aa sakde, aa sakdi, a sakda, a sakde, ja ke, ja kar, jaana, jana, jaakar, jaake, come, visit",
    ],
  ],
  [
    "area",
    [
      `pin, pin code, pincode, service area, serviceable, area served, which areas, which area, what areas, kis area, kehre area, home collection in, do you come to, do you come, do you serve, do you visit, do you deliver, do you reach,
        someone come to, kehde kehde pind, kehre kehre pind, kis kis gaon, kahan kahan, kithe kithe`,
    ],
    [
      place,
      `${youCome}, ${sample}, home collection, collection, service, servis, sarvis, suvidha, sahulat, available, aate, aande, aunde, aaunde, lete, lainde, visit, aa ke, aake, aa sakda`,
    ],
    [home, `${sample}, ${youCome}, available, aate, aunde, aaunde, lete, lainde`],
    [
      "aap, tusi, tussi, tusin, you, aapke log, tuhade bande",
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
        booking kaise, booking kiven, booking kive, booking karni, booking karna, booking karo, booking karwani, book karna, book karni, book kaise, book kive, book karo, appointment chahiye, appointment chahidi, appointment leni, appointment lena`,
    ],
    [
      test,
      "karwana, karvana, karana, karna, karni, karwani, karvani, karauna, karvauna, krwana, krna, dena, deni, want, need, book",
    ],
  ],
] as const satisfies readonly TopicRules[];

export type Topic = (typeof topicRules)[number][0];

/** Quantities and rates that are no prices: "kitne baje", "kinne din", "heart rate". */
export const noPrices = `${combinePhrases(
  "kitne, kitni, kitna, kinne, kinni, kinna, how many, how much",
  `baje, vaje, bje, vje, din, dina, dinan, der, ghante, ghanta, time, tests, test, parameters, hafte, days, hours, log, mahine, saal, baar, vaari, var, dafa, umar, khoon, blood, paani, pani,
    door, dur, water, sample, jaldi, subah, savere`,
)}, khoon kitna, khoon kinna, blood kitna, blood kinna, heart rate, pulse rate, heart ret, sedimentation rate, filtration rate`;
