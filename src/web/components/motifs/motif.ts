/** Motifs used for packages only; they are drawn into cloths.svg, so that other pages do not load them. */
export const packageMotifs = ["boond", "dil", "dhol", "bohar", "titli", "diva", "badal", "charkha"] as const;

export type MotifName =
  | "phul"
  | "nabz"
  | "kanak"
  | "lehar"
  | "suraj"
  | "dariya"
  | "bagh"
  | (typeof packageMotifs)[number];

/** Pattern of a package by a part of its name; the first match counts (look, "Package card"). */
const motifsByName: readonly [part: string, motif: MotifName][] = [
  ["essential health monitoring package (1.1)", "phul"],
  ["essential health monitoring package (1.2)", "nabz"],
  ["advance health monitoring package (1.1)", "kanak"],
  ["advance health monitoring package (1.2)", "lehar"],
  ["comprehensive", "suraj"],
  ["diabetes", "dariya"],
  ["heart", "dil"],
  ["women", "boond"],
  ["men's", "dhol"],
  ["senior", "bohar"],
  ["thyroid", "titli"],
  ["vitamin", "diva"],
  ["fever", "badal"],
  ["joint", "charkha"],
];

/** Returns the motif of a package by its name; an unknown name gets the garden. */
export function getMotif(packageName: string): MotifName {
  const name = packageName.toLowerCase();
  return motifsByName.find(([part]) => name.includes(part))?.[1] ?? "bagh";
}

/** Returns the pattern of a booking: its package's, or the pulse for tests alone. */
export function getItemsMotif(items: readonly { itemType: string; name: string }[]): MotifName {
  const booked = items.find(({ itemType }) => itemType === "package");
  return booked ? getMotif(booked.name) : "nabz";
}

/** Only the comprehensive package has a dark pattern. */
export function hasDarkPattern(packageName: string): boolean {
  return getMotif(packageName) === "suraj";
}
