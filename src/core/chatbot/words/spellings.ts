/* The small words of Hindi and Punjabi, each with the ways in which it is typed. Lists name only the first. */

const spellings = {
  nahi: "nahin, nahee, nai, nhi, nhin, ni",
  gaya: "gya, geya, gia, giya",
  gayi: "gyi, gai, gayee",
  gaye: "gye, gae",
  raha: "rha, reha, riha",
  rahi: "rhi",
  rahe: "rhe",
  liya: "lia, leya, lya",
  bahut: "bohat, bohot, bahot, bhut, boht, bht, bahoot",
};

/** Each such spelling, and the one that the lists name. */
export const usualSpelling: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([usual, others]) => others.split(", ").map((other) => [other, usual] as const)),
);
