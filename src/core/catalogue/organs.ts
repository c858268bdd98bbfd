import type { CategoryIcon, Organ } from "./schema.ts";

/** What a test examines, in patients' words; drawn in web/components/organs. */
export const organs = [
  "blood",
  "sugar",
  "heart",
  "brain",
  "lungs",
  "germ",
  "bone",
  "kidneys",
  "liver",
  "stomach",
  "thyroid",
  "hormones",
  "tumour",
] as const;

/** Default organ of each category's tests. */
const categoryOrgans = {
  flask: "blood",
  heartbeat: "heart",
  brain: "brain",
  lungs: "lungs",
  microscope: "germ",
  bone: "bone",
  kidneys: "kidneys",
  dna: "hormones",
} satisfies Record<CategoryIcon, Organ>;

/** Returns what a test examines: the lab's choice, else its category's default. */
export function getOrgan(own: string | null, category: CategoryIcon): Organ {
  return organs.find((organ) => organ === own) ?? categoryOrgans[category];
}

/** Groups tests by organ, both in the order in which they first appear. */
export function groupByOrgan<T extends { organ: Organ }>(tests: readonly T[]): { organ: Organ; tests: T[] }[] {
  const groups = new Map<Organ, T[]>();
  for (const test of tests) groups.set(test.organ, [...(groups.get(test.organ) ?? []), test]);
  return [...groups].map(([organ, own]) => ({ organ, tests: own }));
}
