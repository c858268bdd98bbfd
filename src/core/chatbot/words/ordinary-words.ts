import { agesAndAmounts, combinePhrases } from "./numbers.ts";

const illnesses = `stroke, heart attack, attack, paralysis, lakwa, adhrang, daura, daure, mirgi, epilepsy, snake, sap,
  poison, zeher, jehar, fits`;

/** Fears and prevention, which have not happened: "adhrang ton bachan layi". */
const asTopics = [
  combinePhrases(
    illnesses,
    `risk, risks, prevention, awareness, marker, markers, test, tests, ka test, da test, ki jaanch, di jaanch,
      ki janch, to bachan, ton bachan, to bachn, to bacha, to bachav, se bachne, se bachna, se bachav, se bacha,
      ka khatra, da khatra, ka risk, da risk, da darr, da dar, ka dar, ivy, plant, plants, gourd, venom test`,
  ),
  combinePhrases(illnesses, "covered, cover, insurance, ka insurance, insured"),
  combinePhrases(
    `risk of, risk for, prevent, avoid, chance of, chances of, fear of, afraid of, scared of, family history of,
    history of`,
    illnesses,
  ),
].join(",");

/** Tantrums, breathless laughter, and blood levels of a medicine. */
const dishes = `food, biryani, pizza, burger, samosa, jalebi, sweets, mithai, chocolate, chai, tea, coffee, paratha, parantha, momos,
  momo, ice cream, golgappe, panipuri, kulfi, lassi, rice, roti, sugar, my phone, phone, internet, wifi, ac`;

const idioms = [
  combinePhrases("die for, dying for, to die for, die without", dishes),
  combinePhrases("live without, living without", `${dishes}, ${combinePhrases("my, a, any, the", dishes)}`),
  combinePhrases("fit of", "laughter, laughing, anger, rage, temper, giggles"),
  "throwing a fit, threw a fit, throws a fit, throw a fit",
  combinePhrases(
    "having a fit, have a fit, had a fit, has a fit",
    combinePhrases(
      "over, about",
      "attendance, homework, marks, money, price, prices, fees, rent, nothing, the price, the bill, the report, the delay, the fees, bill, late, being late, my, his, her, our, small, it",
    ),
  ),
  combinePhrases(
    "breathless, out of breath, short of breath, cant breathe, breath gone",
    "laughing, from laughing, with laughing, by laughing, after laughing",
  ),
  combinePhrases(
    "has has ke, has has, hass hass, hass hass ke, hans hans ke, hans hans, hasde hasde, hanste hanste, haste haste",
    "saans phool, saans ful, saans phul, saah chadh, saah chad, saah charh, sah chad, saah phul, pet dukh, pet dard, dhidd dukh",
  ),
  combinePhrases(
    "mirgi, mirgee, epilepsy, seizure, fits",
    combinePhrases(
      "ki dawa, ki dawai, di dwai, di dawai, di davaayi, di dawa, medicine, drug, tablet",
      "ka level, da level, level, da laival, ka leval, le raha, le rahi, le rahe, chal rahi, chaldi, le raha, le rahi, le rahe, leta, leti, lete, khanda, khandi, khande, chal rahi, chaldi",
    ),
  ),
].join(",");

/** Eating is no cough: "khani" is not "khansi". */
const ateWords = ["kha", "khaa", "khai"]
  .flatMap((stem) => ["na", "naa", "ne", "ni", "nee", "nia", "nian", "niyan"].map((ending) => stem + ending))
  .join(", ");

/** Everyday words that are one typo away from ours. */
export const ordinaryWords = `${ateWords}, cancer, cancers, kainsar, kansar, book, booked, couch, hasa, hasaa, haan, haanji, hanji, bhi, ate, aate, kayi, kai, kabhi, kita, keeta, kiti, keeti,
  kehda, kede, kehdi, suna, suni, suno, sunna, sunne, suneya, sunke, sun, maine, mainne, mainu, mera, mere, meri,
  mana, maana, mann, jinna, jinne, jinni, jinhe, san, saanu, sanu, sade, saade, haal, haddi, hadi, haddiyan, kamra,
  kamre, kampni, kampani, company, khada, khade, khadi, kade, kada, kadi, tried, tries, sweet, swear, heard, chess,
  cheat, threat, bloom, weigh, weights, wajah, vajah, khan, khana, khane, cooking, khaana, alike, back, block, bone,
  chat, falling, fasting, fewer, full, heading, join, lining, month, paint, piles, scans, seats, seen, shared, soon,
  sort, spread, stain, star, store, stream, take, takes, three, timed, tire, unclean, word, works, worms, worse, bhai,
  bhaji, chai, daam, dhoop, karana, khali, khujli, khulla, kithe, lagda, lagta, makan, mard, peela, peena, peeth,
  saand, saath, sair, sakda, seesa, seeta, severe, closed, kidney, kidneys, fast, charge, charges, charged, rashes, raat, raati, raatan, lagte, lagti, lagde, lagdi, nose, running, hospital, wound, khuli, khula, khule, woman, taken, token, mara,
  maara, mare, maare, mari, maari, struck, vidal, ghateya, ghatiya`;

/** Intestinal worms are no insect bites, and food can worsen what it did not cause. */
const habits = [
  combinePhrases(
    combinePhrases(
      "pet, pait, pett, dhid, dhidd, tidd, potty, poti, latrine, letrin, tatti, stool, stools, motion",
      "me, ch, ke, de, vich, andar",
    ),
    "keede, keeda, keere, keera, kide, kida, kire, kirre, kirm, kirmi, krimi",
  ),
  "worms in, stomach worms, worms in stool",
  combinePhrases(
    "khane se, khaane se, khaan naal, khan naal, khaan nal, eating it, peene se, peen naal",
    "badh jata, badh jati, badh jate, vadh janda, vadh jandi, vadh jande, increases, gets worse, becomes worse, makes it worse",
  ),
].join(",");

/** Everyday phrases whose words would mislead. */
export const harmlessPhrases = `${combinePhrases("thand, thandi, thandh", "lag, lagke, lag ke, lagkar, lagti, lagda, lagdi, lagna, lagi, lag rahi, naal bukhar")}, ${agesAndAmounts}, ${asTopics}, ${idioms}, ${habits}, ${combinePhrases(
  `confused about, confused which,
  confused between, confused what, confused if, am confused, little confused, confused ke, confuse hu, confused hu,
  confused haan`,
  `which, what, the, test, package, if, a, about, between, whether, ki, kaun, kehra`,
)},
  confused about, confused which, confused between, confused what, ${combinePhrases(
    "jawab nahi",
    `de raha customer,
  de rahe customer, dinda phone, dinda fon, de rahe phone, de raha phone, de raha whatsapp, dinda whatsapp`,
  )},
  accident insurance, police accident, accident report, accident claim, accident ka claim, ekseedent klem,
  ekseedent klaim, hosh ud, hosh udd, emergency contact, saans ki jaanch, saans di jaanch, die hard,
  no response from your, no reply from your, no response from the lab, ${combinePhrases(
    `not responding to my,
  not responding on, not replying to my, not responding to`,
    `whatsapp, message, messages, mail, mails, email, emails,
  sms, booking, complaint`,
  )}, kuch atka lagta, atka lagta, atka hua lagta, atkeya lagda, ${combinePhrases(
    `dog bite,
  snake bite, animal bite, rabies`,
    `vaccine available, vaccine price, vaccine hai, vaccine rate, vaccine milegi,
  vaccine mil, injection available, vaccine course`,
  )}, ${combinePhrases(
    "spo 2, o 2, spo2, oxygen",
    "94, 95, 96, 97, 98, 99, 100",
  )}, bleeding time, clotting time, bleeding disorder, bleeding gums, gums bleeding,
  no urine infection, no urine problem, food poisoning, lead poisoning, occult blood, blood test, blood tests,
  blood report, blood sugar, blood pressure, blood group, blood thinner, blood thinners, live in, live at, live near,
  living in, living at, khoon ki jaanch, khoon di jaanch, khoon ka test, khoon da test, khoon ki kami, khoon di kami,
  bad breath, deep breath, breathing exercise, breathing exercises, breath test, saans test, saans ka test,
  saans da test, broke down, breathing fine, breathing is fine, breathing ok, breathing is ok, breathing normal,
  breathing is normal, saans theek, saans thik, saans sahi, saans normal, saah theek, saah thik, saah sahi, fits of,
  coughing fits, tired of waiting, sir i, sir my, sir please, to lose weight, to reduce weight, ${combinePhrases(
    "weight, wajan, vajan, wazan, vazan, bhaar, bhar",
    "ghatana, ghatane, ghataana, ghataane, ghatauna, ghataun, ghatona, ghat karna, kam karna",
  )}`;
