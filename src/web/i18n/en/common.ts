/* Texts shared by all areas. */

/** Language tag, as used by browsers and `Intl`. */
export const language = "en-IN";

export const brand = "nabz";

export const skipLink = "Skip to content";

export const close = "Close";

/** "fever, cough and sore throat" */
export const listNames = (names: readonly string[]) => new Intl.ListFormat(language).format(names);

/** Lists booked items: "Lipid Profile and HbA1c", "Lipid Profile, HbA1c and 3 more tests". */
export const bookedNames = (names: readonly string[]) =>
  listNames(names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more tests`] : names);

/** For tests that are not bound to a time before the visit. */
export const beforehand = "Before";

export const price = {
  now: "Price",
  was: "Was",
  withoutOffer: "Without the offer",
  until: (day: string) => `Offer price until ${day}`,
  off: (percent: number) => `${percent}% OFF`,
};

export const ribbons = { "most-popular": "Most Popular", "new-package": "New Package", "best-value": "Best Value" };

export const forms = {
  required: "Required",
  optional: "Optional",
  countryCode: "+91",
  phoneExample: "98765 43210",
};

export const states = {
  tryAgain: "Try again",
  call: (phone: string) => `Call ${phone}`,
  forbidden: "Your role may not open this page. Please ask the owner if you need it.",
};

export const toast = {
  label: "Message",
  viewport: "Messages ({hotkey})",
  dismiss: "Dismiss",
  undo: "Undo",
  howToUndo: "Go back to how it was",
};

export const failed = {
  categories: "Failed to load test categories. Please try again later.",
  packages: "Failed to load packages. Please try again later.",
  testimonials: "Failed to load testimonials. Please try again later.",
  faqs: "Failed to load FAQs. Please try again later.",
  tests: "Unable to load tests data. Please try again later.",
};

export const loading = {
  packages: "Loading packages...",
  categories: "Loading test categories...",
  tests: "Loading tests...",
  testimonials: "Loading testimonials...",
  faqs: "Loading FAQs...",
};

export const payLater = { banner: "Book Now Pay Later!", sentence: "Pay only after sample collection & testing" };

export const packageCard = {
  parameters: (count: number) => `${count} parameters`,
  more: (count: number) => `${count} plus more parameters`,
  /** For a package without a sentence of its own. */
  tagline: "Tests that belong together.",
  book: "Book Now",
  details: "View Details",
};

export const testimonials = { rating: (stars: number) => `${stars} of 5` };

export const video = {
  watch: (minutes: number) => (minutes === 1 ? "Watch, 1 minute" : `Watch, ${minutes} minutes`),
};

/** Wherever tests are searched, listed or counted. */
export const testList = {
  search: "Search by name or code",
  count: (tests: number) => (tests === 1 ? "1 test" : `${tests} tests`),
  inAll: (tests: number) => `${tests} tests in all`,
  found: (tests: number) => (tests === 1 ? "1 test found" : `${tests} tests found`),
  none: "No tests found",
  noneSentence: "Try a different search term or browse by category below.",
  clear: "Clear Filters",
};

export const testCard = {
  popular: "Popular",
  code: "Code",
  sample: "Sample",
  reportTime: "Report Time",
  details: "View Details",
  select: "Select",
  selected: "Selected",
};

/** Contact links, wherever the site itself has no answer. */
export const askUs = {
  whatsApp: "WhatsApp",
  call: "Call",
  notOffered: (names: readonly string[]) => `${names.join(" or ")} is not among our tests. Ask us on WhatsApp or call.`,
  question: (about: string) => (about === "" ? "Hello, I have a question." : `Hello, I have a question: ${about}`),
};

/** "2 packages"; empty for 0. */
function formatCount(count: number, noun: string): string {
  if (count === 0) return "";
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Search suggestions over tests and packages. */
export const search = {
  suggestions: "Suggestions",
  found: (things: number) => (things === 1 ? "1 suggestion" : `${things} suggestions`),
  none: (word: string) => `Nothing is found for “${word}”. Try another word, or ask us.`,
  /** Results in the listing: tests, and packages above them. */
  all: ({ tests, packages }: Record<"tests" | "packages", number>, word: string) => {
    const named = [formatCount(tests, "test"), formatCount(packages, "package")].filter((said) => said !== "");
    return `${named.join(" and ")} for “${word}”`;
  },
  below: "See them below",
  enter: "Enter",
  packageOf: (tests: number) => (tests === 1 ? "package of 1 test" : `package of ${tests} tests`),
  report: (time: string) => `report ${time}`,
  code: (code: string) => `code ${code}`,
  knownAs: (words: string) => `also: ${words}`,
  holds: (test: string) => `holds ${test}`,
  packages: (packages: number, word: string) => `${formatCount(packages, "package")} for “${word}”`,
  morePackages: (packages: number) => `${formatCount(packages, "more package")}`,
};

/** Containers of samples, with the colours of their caps. */
export const tubeNames = {
  culture: "Culture bottle",
  citrate: "Citrate, light blue",
  serum: "Serum, gold",
  heparin: "Heparin, green",
  edta: "EDTA, lavender",
  fluoride: "Fluoride, grey",
  urine: "Urine container",
  "urine-24h": "24-hour urine can",
  stool: "Stool container",
  swab: "Swab",
  sputum: "Sputum container",
  none: "No container",
};

/** Who learns that a video was seen. */
export const videoConsent = "The video loads from YouTube only after you tap.";
