/** Reference ranges on a test's page. */
export const referenceRanges = {
  title: "What your numbers mean",
  titleOfFindings: "What the report says",
  sexes: { any: "", female: "Women", male: "Men" },
  under: (years: number) => `under ${years}`,
  from: (years: number) => `from ${years}`,
  limits: {
    between: (low: string, high: string) => `${low} to ${high}`,
    upTo: (high: string) => `up to ${high}`,
    orMore: (low: string) => `${low} or more`,
  },
  tooLow: "Too low",
  inRange: "In range",
  inRangeMeans: "As it should be in most adults.",
  tooHigh: "Too high",
  finding: "Reported as found or not found",
  words: "Described in words",
  own: "Your report has the range",
  typical: "Typical for adults who are not pregnant; your report has your lab's own.",
  published: (sources: readonly string[]) => `Published by: ${sources.join("; ")}.`,
  signed: (names: readonly string[]) => `Confirmed for this lab by ${names.join(", ")}.`,
};
