import type { CategoryIcon, Organ } from "./schema.ts";

/** What a test looks at, as patients would say it; drawn in web/ui/organs. */
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

/** Where the tests of a category look, for those that name no organ of their own. */
const organOfCategory = {
  flask: "blood",
  heartbeat: "heart",
  brain: "brain",
  lungs: "lungs",
  microscope: "germ",
  bone: "bone",
  kidneys: "kidneys",
  dna: "hormones",
} satisfies Record<CategoryIcon, Organ>;

/** What a test looks at: what the lab has said of it, else what its category says. */
export function organOf(own: string | null, category: CategoryIcon): Organ {
  return organs.find((known) => known === own) ?? organOfCategory[category];
}

/** Tests by what they look at: the organs in the order in which the tests first name them, and so their tests. */
export function byOrgan<T extends { organ: Organ }>(tests: readonly T[]): { organ: Organ; tests: T[] }[] {
  const groups = new Map<Organ, T[]>();
  for (const test of tests) groups.set(test.organ, [...(groups.get(test.organ) ?? []), test]);
  return [...groups].map(([organ, own]) => ({ organ, tests: own }));
}
