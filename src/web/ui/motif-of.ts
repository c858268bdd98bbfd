export type MotifName = "phul" | "nabz" | "kanak" | "lehar" | "suraj" | "dariya" | "boond" | "bagh";

/** Which cloth a package wears, by a part of its name; the first that fits counts (look, "Package card"). */
const motifsByName: readonly [part: string, motif: MotifName][] = [
  ["essential health monitoring package (1.1)", "phul"],
  ["essential health monitoring package (1.2)", "nabz"],
  ["advance health monitoring package (1.1)", "kanak"],
  ["advance health monitoring package (1.2)", "lehar"],
  ["comprehensive", "suraj"],
  ["diabetes", "dariya"],
  ["women", "boond"],
];

/** Row 3.10: package pictures are chosen by name; an unknown name gets the garden. */
export function motifOf(packageName: string): MotifName {
  const name = packageName.toLowerCase();
  return motifsByName.find(([part]) => name.includes(part))?.[1] ?? "bagh";
}

/** The comprehensive package alone lies on dark cloth. */
export function isOnDarkCloth(packageName: string): boolean {
  return motifOf(packageName) === "suraj";
}
