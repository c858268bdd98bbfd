import { type SymptomId, symptoms } from "./symptoms.ts";

/** By the catalogue's ids. */
const recommendedItems = {
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

export type ItemType = keyof (typeof recommendedItems)[SymptomId];

/** Keys of all recommended items: "package-1", "test-5". */
type ItemKey = { [Type in ItemType]: `${Type}-${(typeof recommendedItems)[SymptomId][Type][number]}` }[ItemType];

/** A recommended item and the symptoms that it is for. Its name comes from the catalogue. */
export type Recommendation = { key: ItemKey; type: ItemType; id: number; for: readonly SymptomId[] };

/** Returns packages before tests, each once, in the order of the symptoms. */
export function listRecommendations(symptomIds: readonly SymptomId[]): Recommendation[] {
  const inOrder = symptoms.map(({ id }) => id).filter((id) => symptomIds.includes(id));
  return [...listItems("package", inOrder), ...listItems("test", inOrder)];
}

function listItems(type: ItemType, symptomIds: readonly SymptomId[]): Recommendation[] {
  const ids = new Set(symptomIds.flatMap((symptom): readonly number[] => recommendedItems[symptom][type]));
  return [...ids].map((id) => {
    const isFor = (symptom: SymptomId) => (recommendedItems[symptom][type] as readonly number[]).includes(id);
    return { key: `${type}-${id}` as ItemKey, type, id, for: symptomIds.filter(isFor) };
  });
}
