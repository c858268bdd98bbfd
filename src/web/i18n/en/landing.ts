/** Landing page of the comprehensive offer, and its advertisement. */
export const landing = {
  titleOf: (name: string, price: string) => `${name} at ${price}`,
  descriptionOf: (name: string, tests: number, parameters: number) =>
    `${name}: ${tests} tests and ${parameters} parameters from one visit at home. Reports online in 24-48 hours. Pay after the test.`,
  loading: "Loading offer...",
  failed: "Failed to load the offer. Please try again later.",
  nav: {
    label: "On this page",
    tests: "Tests",
    benefits: "Benefits",
    overview: "Package",
    preparation: "Preparation",
    call: (phone: string) => `Call ${phone}`,
  },
  hero: {
    place: (city: string) => `Special offer in ${city}`,
    lead: (tests: number, parameters: number, categories: number) =>
      `${tests} tests with ${parameters} parameters in ${categories} categories, from one visit at your home.`,
    book: (price: string) => `Book Now at ${price} Only`,
    call: "Call Us",
    terms: "Nothing to pay today. Pay after the test, by cash, card or UPI.",
  },
  counts: {
    title: "Tests and parameters",
    sentence: "All of it from one visit.",
    tests: "Tests",
    parameters: "Parameters Tested",
    categories: "Categories",
    report: "Report",
    reportHours: "24-48 hours",
  },
  benefits: {
    title: "Benefits",
    list: {
      home: { what: "Collection at home", how: "A trained phlebotomist comes to you. The visit costs nothing extra." },
      short: {
        what: "10-15 minutes",
        how: "That is all the collection takes. You need not travel, and you need not wait.",
      },
      report: {
        what: "Reports in 24-48 hours",
        how: "Online under your phone number, and a doctor then talks you through them.",
      },
      later: {
        what: "Book now, pay later",
        how: "Nothing is paid at booking. You pay after the test, by cash, card or UPI.",
      },
    },
  },
  overview: {
    title: "Package overview",
    steps: [
      { step: "Choose your slot", how: "Pick a day and an hour. Booking takes two minutes." },
      {
        step: "We come to you",
        how: "The phlebotomist visits during the slot that you chose.",
      },
      {
        step: "Your report",
        how: "Reports are ready in 24-48 hours. You read them online, and an email tells you if you gave an address.",
      },
    ],
  },
  included: {
    title: "Tests included",
    other: "Other tests",
  },
  preparation: {
    title: "How to prepare",
  },
  testimonials: { title: "What patients say" },
  end: { title: "Ready when you are", privacy: "Privacy Policy", terms: "Terms of Service", refunds: "Refund Policy" },
};

/** The advertisement: its printed text, and the page that shows it. */
export const advert = {
  title: "Advertisement",
  description: "The advertisement of the comprehensive health offer, to download as an SVG or a PNG file.",
  sentence: "1080 × 1080 pixels, for a square post. The figures are those of the offer.",
  preview: (name: string, price: string, regular: string) =>
    `Advertisement: ${name} at ${price} in place of ${regular}`,
  download: "Download Advertisement",
  failed: "Failed to load the offer. Please try again later.",
  downloadPng: "Download as PNG",
  svg: "SVG, sharp at any size",
  png: "PNG, 1080 × 1080 pixels",
  elementsTitle: "Conversion elements",
  elements: {
    saving: (percent: number) => `${percent}% OFF`,
    prices: (price: string, regular: string) => `${price} in place of ${regular}`,
    payLater: "Book Now Pay Later: nothing to pay at booking",
    collection: "Free sample collection at home",
    report: "Reports in 24-48 hours",
    call: (phone: string) => `The lab's phone number: ${phone}`,
  },
  print: {
    title: (name: string, price: string, saved: [regular: string, off: string] | null) =>
      saved ? `${name}: ${price} in place of ${saved[0]}, ${saved[1]}` : `${name}: ${price}`,
    off: (percent: number) => `${percent}% OFF`,
    facts: (tests: number, parameters: number) => [
      `${tests} tests, ${parameters} parameters`,
      "Free home collection",
      "Reports in 24-48 hours",
    ],
    payLater: "Book Now Pay Later",
    call: (phone: string) => `Call ${phone}`,
  },
};

/** Preview images in messengers. */
export const share = {
  home: (city: string) => `At your home in ${city}. Reports in 24-48 hours.`,
  package: (tests: number, city: string) => `${tests} tests at your home in ${city}. Pay after the test.`,
  test: (city: string) => `At your home in ${city}. Pay after the test.`,
  from: (price: string) => `Packages from ${price}`,
};

/** How to prepare for the offer's visit. */
export const landingPreparation = {
  fasting: (least: number, most: number | null) =>
    most === null || most <= least ? `Fasting ${least} hours` : `Fasting ${least}-${most} hours`,
  eating: "Before the visit",
  medicines: {
    what: "Consult a doctor about morning medications",
    how: "Ask before you take or skip a dose.",
  },
  water: { what: "Drink plenty of water the day before", how: "It makes the sample easier to take." },
  clothing: { what: "Wear loose clothing", how: "Sleeves that go up easily make the visit quicker." },
};
