import type { TubeKind } from "#db/schema/values.ts";
import type { TestRow } from "./catalogue-rows.ts";

const tubeOfSample = {
  Blood: "serum",
  Urine: "urine",
  Stool: "stool",
  Sputum: "sputum",
} as const satisfies Record<TestRow["sampleType"], TubeKind>;

/** Tests by number whose tube does not follow from the sample; other blood tests are done in serum. */
const testsOfTube: Partial<Record<TubeKind, readonly number[]>> = {
  // Blood culture.
  culture: [68],
  // Clotting: PT, aPTT, D-dimer.
  citrate: [24, 25, 26],
  // TB Gold: the blood is incubated alive.
  heparin: [60],
  edta: [
    // HbA1c, blood counts, ESR, smear, blood group, HPLC, G6PD, eosinophils, malaria.
    ...[2, 5, 18, 19, 20, 21, 22, 23, 27, 28, 56, 64],
    // Homocysteine, lead, PTH, HCV RNA, HLA-B27.
    ...[35, 52, 87, 76, 91],
  ],
  // Sugar: fasting, after a meal, random.
  fluoride: [1, 3, 4],
  "urine-24h": [97],
};

/**
 * Tests that share no tube: sugar after a meal (another time), trace elements (a tube without them), PCR and IGRA (opened
 * by one analyser only), and cultures (sterile).
 */
const testsApart = new Set([3, 30, 49, 52, 60, 68, 69, 70, 57, 59, 76]);

/** Returns the tube of a test of the first catalogue. */
export function getTube({ id, sampleType }: Pick<TestRow, "id" | "sampleType">): {
  tube: TubeKind;
  tubeApart: boolean;
} {
  const kinds = Object.entries(testsOfTube) as [TubeKind, readonly number[]][];
  const tube = kinds.find(([, testIds]) => testIds.includes(id))?.[0] ?? tubeOfSample[sampleType];
  return { tube, tubeApart: testsApart.has(id) };
}
