/** Home page. */
export const home = {
  hero: {
    door: "Lab tests at your door.",
    payAfter: "Pay after the test.",
    lead: "A trained phlebotomist comes to you. Your report is online in",
    reportHours: "24-48 hours.",
    searchLabel: "Search tests",
    searchExample: "CBC, thyroid, vitamin D3",
    search: "Search",
    book: "Book Your Health Checkup",
    joinWaitlist: "Join Waitlist",
    strip: "Packages and their prices",
  },
  nextVisit: {
    title: "How a visit goes",
    book: "Book in a minute",
    nothingToPay: "₹0 to pay now",
    door: "At your door",
    anyHour: "the hour you choose",
    sample: "Sample taken",
    minutes: "in 10-15 minutes",
    report: "Report online",
    reportHours: "in 24-48 hours",
    by: (day: string) => `by ${day}`,
    free: "The next free hour",
    pay: "You pay after the test, by cash, card or UPI.",
    goOn: "Go on with the booking begun here",
    own: { title: "Your next visit", booked: "Booked", see: "See your booking" },
  },
  trust: {
    label: "Why patients choose nabz",
    facts: [
      { fact: "2,000+", of: "trusted patients" },
      { fact: "₹0", of: "for home collection" },
      { fact: "24-48 hours", of: "to your report online" },
      { fact: "Pay later", of: "by cash, card or UPI" },
    ],
  },
  packages: { title: "Health packages", sentence: "One visit, one clear report.", all: "All Packages" },
  steps: {
    title: "Booked in three steps",
    list: [
      {
        step: "Select Package",
        how: "Choose a package, or only the tests you need. The price you see is the price you pay.",
      },
      {
        step: "Book Appointment",
        how: "Pick a day and an hour. Collection at home takes 10-15 minutes and costs nothing extra.",
      },
      {
        step: "Receive Report",
        how: "Online in 24-48 hours, then a doctor talks you through it. You pay after the test, by cash, card or UPI.",
      },
    ],
  },
  walking: {
    title: "What a daily walk does for your blood",
    sentence:
      "Thirty minutes a day moves sugar, cholesterol and blood pressure. A short film on why, and how to begin.",
  },
  tests: {
    title: "Individual Tests",
    sentence: "By name, by code, or by what they look at.",
    all: (tests: number) => `All ${tests} tests`,
  },
  categories: { title: "Browse by category" },
  testimonials: { title: "What patients say", back: "Testimonials before", on: "More testimonials" },
  faq: {
    title: "Questions, answered",
    sentence: "Something else on your mind?",
    support: "Contact Support",
    more: (questions: number) => `${questions} more questions`,
    /** While the lab has none. */
    none: { title: "Any questions?", sentence: "Call or write to us before you book." },
  },
  waitlist: {
    title: (city = "your city") => `Not in ${city} yet? Join the waitlist.`,
    sentence: "We will message you once, when collection reaches your street.",
    phone: "Mobile number",
    example: "98765 43210",
    join: "Join Waitlist",
    joining: "Joining...",
    joined: "You are on the list.",
    invalid: "Please enter a valid 10-digit phone number",
    failed: "We could not add you. Please try again.",
  },
};

/** Next to the next free slot. */
export const homeFasting = "Tests that need fasting may need a later hour: booking shows which.";
