import { agesAndAmounts } from "./numbers.ts";

/** A slip away from words of ours, and everyday words in their own right. */
export const ordinaryWords = `couch, haan, haanji, hanji, bhi, ate, aate, kayi, kai, kabhi, kita, keeta, kiti, keeti,
  kehda, kede, kehdi, suna, suni, suno, sunna, sunne, suneya, sunke, sun, maine, mainne, mainu, mera, mere, meri,
  mana, maana, mann, jinna, jinne, jinni, jinhe, san, saanu, sanu, sade, saade, haal, haddi, hadi, haddiyan, kamra,
  kamre, kampni, kampani, company, khada, khade, khadi, kade, kada, kadi, tried, tries, sweet, swear, heard, chess,
  cheat, threat, bloom, weigh, weights, wajah, vajah, khan, khana, khane, cooking, khaana, alike, back, block, bone,
  chat, falling, fasting, fewer, full, heading, join, lining, month, paint, piles, scans, seats, seen, shared, soon,
  sort, spread, stain, star, store, stream, take, takes, three, timed, tire, unclean, word, works, worms, worse,
  bhai, bhaji, chai, daam, dhoop, karana, khali, khujli, khulla, kithe, lagda, lagta, makan, mard, peela, peena,
  peeth, saand, saath, sair, sakda, seesa, seeta, severe, closed, struck, vidal`;

/** Everyday phrases whose words would otherwise mislead. */
export const harmlessPhrases = `${agesAndAmounts}, food poisoning, lead poisoning, occult blood, blood test,
  blood tests, blood report, blood sugar, blood pressure, blood group, blood thinner, blood thinners, live in,
  live at, live near, living in, living at, khoon ki jaanch, khoon di jaanch, khoon ka test, khoon da test,
  khoon ki kami, khoon di kami, bad breath, deep breath, breathing exercise, breathing exercises, breath test,
  saans test, saans ka test, saans da test, broke down, breathing fine, breathing is fine, breathing ok,
  breathing is ok, breathing normal, breathing is normal, saans theek, saans thik, saans sahi, saans normal,
  saah theek, saah thik, saah sahi, fits of, coughing fits, tired of waiting, sir i, sir my, sir please,
  to lose weight, to reduce weight, weight kam karna, wajan kam karna, wajan ghatana, weight ghatana,
  bhaar ghatauna, bhar ghatana`;
