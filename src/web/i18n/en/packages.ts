/** All packages, by need. */
export const packages = {
  title: "All Packages",
  sentence: "One visit, one clear report. You pay after the test.",
  description:
    "All health packages of nabz with their tests and prices. Free sample collection at home, reports online in 24-48 hours, pay after the test.",
  list: "Packages",
  crumbs: "Breadcrumb",
  byNeed: "Packages by need",
  all: "All",
  needs: {
    "every-year": { chip: "Every year", title: "Every year", sentence: "Nothing hurts, and it should stay so." },
    tired: {
      chip: "Tired",
      title: "Tired, heavier, hair on the comb",
      sentence: "When something is off and you want to know what.",
    },
    "sugar-and-heart": {
      chip: "Sugar and heart",
      title: "Sugar and heart",
      sentence: "What one lives with for years, kept in sight.",
    },
    "age-and-life": {
      chip: "Women, men, elders",
      title: "For her, for him, for our elders",
      sentence: "Chosen by age and life, not by organ.",
    },
    "fever-and-joints": {
      chip: "Fever and joints",
      title: "Fever, and joints that ache",
      sentence: "When the body says it aloud.",
    },
  },
  compare: "Compare",
  compareTwo: "Compare 2",
  chooseAnother: "Choose another one to compare.",
  tickTwo: "Tick Compare on two packages.",
  chosen: (names: readonly string[]) => new Intl.ListFormat("en-IN").format(names),
  more: (tests: number) => (tests === 1 ? "1 more test" : `${tests} more tests`),
};

/** Two packages compared; `rupees` is null if they cost the same. */
export const compare = {
  buys: (rupees: string, tests: number) => `${tests === 1 ? "1 more test" : `${tests} more tests`} for ${rupees} more`,
  same: (rupees: string | null) => (rupees ? `The same tests, ${rupees} apart` : "The same tests at the same price"),
  apart: (rupees: string | null, both: number) =>
    `${both === 1 ? "1 test" : `${both} tests`} in both, ${rupees ? `${rupees} apart` : "at the same price"}`,
  nothingInCommon: "Two packages with no test in common",
  onlyIn: (name: string, tests: number) => `Only in ${name}: ${tests}`,
  both: (tests: number) => `In both: ${tests}`,
};
