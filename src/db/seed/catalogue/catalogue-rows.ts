/** The catalogue as the lab writes it: whole rupees, plain sentences; the loaders turn it into the database's rows. */

export type CategoryRow = {
  id: number;
  name: string;
  description: string;
  icon: "flask" | "heartbeat" | "brain" | "lungs" | "microscope" | "bone" | "kidneys" | "dna";
};

export type TestRow = {
  id: number;
  code: string;
  name: string;
  description: string;
  /** What it is done for, in at most 34 letters. */
  indication: string;
  categoryId: number;
  rupees: number;
  discountRupees?: number;
  sampleType: "Blood" | "Urine" | "Stool" | "Sputum";
  reportTime: "Same Day" | "24-48 hours" | "2-3 days" | "3-4 days" | "5-6 days";
  /** Hours without food: at least, and at most where too long would change the result; 0 needs none. */
  fastingMinH: number;
  fastingMaxH?: number;
  /** False where not even water is allowed while fasting. */
  waterOk?: boolean;
  /** The last hour of a visit, as slots are written. */
  latestStart?: string;
  /** The sample is taken so many minutes after the first bite of a meal. */
  afterMealMin?: number;
  /** What every booking of it says, in short sentences that stand by themselves. */
  preparationNotes?: string[];
  /** What the test's page says besides. */
  preparation: string;
  about: string;
  clinicalImportance: string;
  testingProcess: string;
  isPopular?: boolean;
  /** Lower case: short names, everyday English, Hindi and Punjabi in Latin letters. */
  alsoKnownAs: string[];
};

export type PackageRow = {
  id: number;
  code: string;
  name: string;
  /** One sentence of its own, for its card. */
  tagline: string;
  need: "every-year" | "tired" | "sugar-and-heart" | "age-and-life" | "fever-and-joints";
  description: string;
  rupees: number;
  discountRupees?: number;
  isPopular?: boolean;
  isNew?: boolean;
  isFeatured?: boolean;
  /** In the order in which a patient reads them; cards show the first six. */
  testIds: number[];
  /** Lower case: for whom and for what it is asked, in everyday English, Hindi and Punjabi in Latin letters. */
  alsoKnownAs: string[];
};

export type OfferRow = {
  slug: string;
  packageId: number;
  rupees: number;
  /** Of the day of the first start and those after it. */
  days: number;
  advertRegularRupees: number;
  advertRupees: number;
};

export type TestimonialRow = {
  id: number;
  patientName: string;
  rating: 1 | 2 | 3 | 4 | 5;
  testimonial: string;
  serviceName: string;
};

export type FaqRow = { id: number; question: string; answer: string };
