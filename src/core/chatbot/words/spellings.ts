/* Small words of Hindi and Punjabi with their spellings. Lists contain only the first. */

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

/** Maps each spelling to the one in the lists. */
export const standardSpellings: ReadonlyMap<string, string> = new Map(
  Object.entries(spellings).flatMap(([usual, variants]) =>
    variants.split(", ").map((variant) => [variant, usual] as const),
  ),
);

/** Emphasize the previous word and have no other meaning. */
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
