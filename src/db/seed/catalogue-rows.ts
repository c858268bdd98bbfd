/** The catalogue as the lab writes it: whole rupees, plain sentences; the seeders convert it to database rows. */

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
  /** Its purpose in at most 34 letters. */
  indication: string;
  categoryId: number;
  rupees: number;
  discountRupees?: number;
  sampleType: "Blood" | "Urine" | "Stool" | "Sputum";
  reportTime: "Same Day" | "24-48 hours" | "2-3 days" | "3-4 days" | "5-6 days";
  /** Hours without food: minimum, and maximum if longer would change the result; 0 is none. */
  fastingMinH: number;
  fastingMaxH?: number;
  /** False if not even water is allowed while fasting. */
  waterOk?: boolean;
  /** The last slot, as slots are written. */
  latestStart?: string;
  /** Minutes from the first bite of a meal to the sample. */
  afterMealMin?: number;
  /** Short self-contained sentences for every booking. */
  preparationNotes?: string[];
  /** Further text for the test's page. */
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
  /** One sentence for its card. */
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
  /** Lower case: audience and purpose in everyday English, Hindi and Punjabi in Latin letters. */
  alsoKnownAs: string[];
};

export type OfferRow = {
  slug: string;
  packageId: number;
  rupees: number;
  /** Duration of the offer in days, from the first start. */
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
