import { z } from "zod";
import { organs } from "#core/catalogue/organs.ts";
import { Day } from "#core/slots/schema.ts";
import { tubeKinds } from "#db/schema/values.ts";
import { Analyte } from "./analyte-schema.ts";
import { healthGoals } from "./health-goals.ts";
import { glossedShape, translatedShape } from "./translations/schema.ts";

/** Icons of categories. */
export const categoryIcons = ["flask", "heartbeat", "brain", "lungs", "microscope", "bone", "kidneys", "dna"] as const;

export const Price = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .meta({ description: "Rupees with two decimals", example: "499.00" });

export const Category = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  icon: z.enum(categoryIcons),
  ...translatedShape,
});

/** A test in lists. */
export const TestSummary = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** Its purpose in a few plain words; empty if not entered. */
  indication: z.string(),
  categoryId: z.number().int(),
  organ: z.enum(organs),
  price: Price,
  discountPrice: Price.nullable(),
  sampleType: z.string(),
  reportTime: z.string(),
  preparation: z.string(),
  isPopular: z.boolean(),
  /** The separately sold tests that it measures, including those of panels inside it. */
  holds: z.array(z.number().int()),
  /** Everyday words, short names and common spellings for the search. */
  alsoKnownAs: z.array(z.string()),
  ...glossedShape,
  englishDescription: z.string().optional().meta({ description: "For the search, where `description` is translated" }),
});

export const Test = TestSummary.extend({
  about: z.string(),
  clinicalImportance: z.string(),
  testingProcess: z.string(),
  /** Lines of its report; empty if not entered. */
  analytes: z.array(Analyte),
  /** What its sample is taken in, in the order of draw; empty if nothing is taken. */
  tubes: z.array(z.enum(tubeKinds)),
});

export const PackageTest = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** Whether it is sold separately, and so has its own page. */
  isOffered: z.boolean(),
  organ: z.enum(organs),
  /** The separately sold tests that it measures. */
  holds: z.array(z.number().int()),
  gloss: glossedShape.gloss,
});

/** The offer at which a package is sold today, and its last day. */
export const ActiveOffer = z.object({ slug: z.string(), price: Price, until: Day });

export const Package = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** One sentence about it; empty if not entered. */
  tagline: z.string(),
  description: z.string(),
  /** Null: it is listed only among all packages. */
  need: z.enum(healthGoals).nullable(),
  price: Price,
  /** The catalogue's; a running offer replaces it (core/pricing/prices.ts). */
  discountPrice: Price.nullable(),
  offer: ActiveOffer.nullable(),
  isPopular: z.boolean(),
  isNew: z.boolean(),
  /** Audience and purpose in everyday words, for the search. */
  alsoKnownAs: z.array(z.string()),
  tests: z.array(PackageTest),
  ...glossedShape,
  englishDescription: TestSummary.shape.englishDescription,
});

/** A special price of one package between two days, with its own page (decision D9). */
export const Offer = z.object({
  slug: z.string(),
  packageId: z.number().int(),
  price: Price,
  startsOn: Day,
  endsOn: Day,
  /** The advert is artwork with its own prices. */
  advertRegularPrice: Price,
  advertPrice: Price,
});

export const Testimonial = z.object({
  id: z.number().int(),
  patientName: z.string(),
  rating: z.number().int().min(1).max(5),
  testimonial: z.string(),
  serviceName: z.string(),
});

export const Faq = z.object({ id: z.number().int(), question: z.string(), answer: z.string(), ...translatedShape });

export type CategoryIcon = (typeof categoryIcons)[number];
export type Organ = (typeof organs)[number];
export type Category = z.infer<typeof Category>;
export type TestSummary = z.infer<typeof TestSummary>;
export type Test = z.infer<typeof Test>;
export type PackageTest = z.infer<typeof PackageTest>;
export type Package = z.infer<typeof Package>;
export type Offer = z.infer<typeof Offer>;
export type Testimonial = z.infer<typeof Testimonial>;
export type Faq = z.infer<typeof Faq>;
