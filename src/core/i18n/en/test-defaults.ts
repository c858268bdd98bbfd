/* Texts for fields that the lab has left empty, in English. */

/** Texts of a test for fields that the lab has left empty. Lists and detail pages have different ones. */
export const testDefaults = {
  sampleType: "Blood",
  reportTime: { list: "Same Day", detail: "24-48 hours" },
  /** Names of the samples that the catalogue stores in English, and how its report times are said. */
  sampleNames: {} as Readonly<Record<string, string>>,
  sayReportTime: (stored: string) => stored,
  preparation:
    "Fasting for 8-12 hours may be required. Water is permitted. Avoid alcohol and strenuous exercise for 24 hours.",
};
