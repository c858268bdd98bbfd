/** A slip away from words of ours, and everyday words in their own right. */
export const ordinaryWords = `couch, tried, tries, sweet, swear, heard, chess, cheat, threat, bloom, weigh, weights, wajah, vajah, khan, khana, khane, cooking, khaana,
  alike, back, block, bone, chat, falling, fasting, fewer, full, heading, join, lining, month, paint, piles, scans, seats, seen, shared, soon, sort, spread, stain, star, store,
  stream, take, takes, three, timed, tire, unclean, word, works, worms, worse, bhai, bhaji, chai, daam, dhoop, karana, khali, khujli, khulla, kithe, lagda, lagta, makan, mard, peela,
  peena, peeth, saand, saath, sair, sakda, seesa, seeta, severe, closed, struck, vidal`;
