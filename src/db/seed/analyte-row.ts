/** Publications of reference ranges. */
export const rangeSources = {
  abim: "American Board of Internal Medicine, Laboratory Test Reference Ranges",
  ureaNitrogen:
    "American Board of Internal Medicine, Laboratory Test Reference Ranges (urea nitrogen 8 to 20 mg/dL, times 2.14)",
  msd: "MSD Manual, Blood Tests: Reference Ranges",
  msdCount: "MSD Manual, Complete Blood Count (CBC)",
  medlineplus: "U.S. National Library of Medicine, MedlinePlus: Cholesterol Levels",
  kdigo: "KDIGO Clinical Practice Guideline for Chronic Kidney Disease",
  heart: "American Heart Association and CDC, Markers of Inflammation and Cardiovascular Disease",
  academies: "National Academies, Dietary Reference Intakes for Calcium and Vitamin D",
  nih: "U.S. National Institutes of Health, Office of Dietary Supplements: Vitamin B12",
} as const;

export type RangeRow = {
  sex?: "female" | "male";
  /** Whole years of age, both included; adults by default. */
  from?: number;
  to?: number;
  low?: number;
  high?: number;
  source: keyof typeof rangeSources;
};

export type AnalyteRow = {
  code: string;
  name: string;
  unit?: string;
  decimals?: number;
  /** A number by default. */
  reportedAs?: "finding" | "words";
  ranges?: RangeRow[];
  /** What a value below or above the range may mean, in plain words. */
  lowMeans?: string;
  highMeans?: string;
  /** Ids of the tests that measure it themselves; panels measure what their tests measure. */
  tests: number[];
};
