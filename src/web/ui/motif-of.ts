/** Motifs that stand for packages alone; they are drawn into cloths.svg, so that a page without them does not load them. */
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

/** Which cloth a package wears, by a part of its name; the first that fits counts (look, "Package card"). */
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

/** Row 3.10: package pictures are chosen by name; an unknown name gets the garden. */
export function motifOf(packageName: string): MotifName {
  const name = packageName.toLowerCase();
  return motifsByName.find(([part]) => name.includes(part))?.[1] ?? "bagh";
}

/** The cloth of a booking: its package's; the pulse for tests alone. */
export function motifOfItems(items: readonly { itemType: string; name: string }[]): MotifName {
  const booked = items.find(({ itemType }) => itemType === "package");
  return booked ? motifOf(booked.name) : "nabz";
}

/** The comprehensive package alone lies on dark cloth. */
export function isOnDarkCloth(packageName: string): boolean {
  return motifOf(packageName) === "suraj";
}
