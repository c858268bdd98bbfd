/* The small words of Hindi and Punjabi, each with the ways in which it is typed. Lists name only the first. */

const spellings = {
  nahi: "nahin, nahee, nai, nhi, nhin, ni",
  kar: "kr",
  mar: "mr",
  lag: "lg",
  rakh: "rkh",
  sab: "sb, sabb",
  ke: "k",
  gaya: "gya, geya, gia, giya",
  gayi: "gyi, gai, gayee, gei, gayian, gayiyan, gaiyan, gyian, gyia, gayia, gayeeya",
  gaye: "gye, gae, ge",
  raha: "rha, reha, riha, rya, reya, rahaa",
  rahi: "rhi",
  rahe: "rhe",
  liya: "lia, leya, lya, leeya",
  layi: "lyi, leyi, lai, layee, lei",
  payi: "pyi, peyi, pai, payee, pei",
  paye: "pye, pae, peye",
  band: "bnd, bandh",
  me: "mein, mey, may",
  ch: "vich, wich, vch, cha, vichh",
  pair: "per, paer, pairr",
  thande: "thnde, tande, thandhe",
  bahut: "bohat, bhot, bohut, bauht, bahat, bohot, bahot, bhut, boht, bht, bahoot",
};

/** Each such spelling, and the one that the lists name. */
export const usualSpelling: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([usual, others]) => others.split(", ").map((other) => [other, usual] as const)),
);

/** They give weight to the word before them and mean nothing else. */
export const particles: ReadonlySet<string> = new Set([
  "hi",
  "bhi",
  "vi",
  "v",
  "b",
  "to",
  "ta",
  "toh",
  "hee",
  "bi",
  "e",
]);
