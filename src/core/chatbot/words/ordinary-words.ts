/** A slip away from words of ours, and everyday words in their own right. */
export const ordinaryWords =
  "couch, tried, tries, sweet, swear, heard, chess, cheat, threat, bloom, weigh, weights, wajah, vajah, khan, khana, khane, cooking, khaana";
