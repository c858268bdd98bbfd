import { type SymptomId, symptoms } from "./symptoms.ts";

/** Row 9.33, by the catalogue's ids. */
const itemsFor = {
  fever: { package: [1], test: [5, 14] },
  fatigue: { package: [1], test: [12, 13, 9] },
  headache: { package: [1], test: [5, 9] },
  stomachPain: { package: [3], test: [7] },
  jointPain: { package: [], test: [14, 15] },
  chestPain: { package: [2], test: [6] },
  dizziness: { package: [1], test: [5] },
  weightLoss: { package: [3], test: [9] },
  soreThroat: { package: [], test: [5] },
  cough: { package: [], test: [5] },
} as const satisfies Record<SymptomId, Record<"package" | "test", readonly number[]>>;

export type ItemType = keyof (typeof itemsFor)[SymptomId];

/** What is ever recommended: "package-1", "test-5". */
type ItemKey = { [Type in ItemType]: `${Type}-${(typeof itemsFor)[SymptomId][Type][number]}` }[ItemType];

/** Row 3.26: what is worth testing, and for which of the symptoms. Its name comes from the catalogue. */
export type Recommendation = { key: ItemKey; type: ItemType; id: number; for: readonly SymptomId[] };

/** Packages before tests, each once (row 9.43), in the order of the symptoms' list. */
export function recommend(told: readonly SymptomId[]): Recommendation[] {
  const inOrder = symptoms.map(({ id }) => id).filter((id) => told.includes(id));
  return [...itemsOf("package", inOrder), ...itemsOf("test", inOrder)];
}

function itemsOf(type: ItemType, told: readonly SymptomId[]): Recommendation[] {
  const ids = new Set(told.flatMap((symptom): readonly number[] => itemsFor[symptom][type]));
  return [...ids].map((id) => {
    const isFor = (symptom: SymptomId) => (itemsFor[symptom][type] as readonly number[]).includes(id);
    return { key: `${type}-${id}` as ItemKey, type, id, for: told.filter(isFor) };
  });
}
