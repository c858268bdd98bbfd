import { z } from "zod";
import { Analyte } from "#core/catalogue/analytes/schema.ts";
import { organs } from "#core/catalogue/organs.ts";
import { Day } from "#core/slots/schema.ts";
import { packageNeeds } from "./packages/needs.ts";

/** Row 3.2: the icons a category may have. */
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
});

/** A test as lists show it. */
export const TestSummary = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** What it is done for, in a patient's few words; empty where the lab has not told. */
  indication: z.string(),
  categoryId: z.number().int(),
  organ: z.enum(organs),
  price: Price,
  discountPrice: Price.nullable(),
  sampleType: z.string(),
  reportTime: z.string(),
  preparation: z.string(),
  isPopular: z.boolean(),
  /** What it measures of the tests that are sold by themselves too, those of panels inside it included. */
  holds: z.array(z.number().int()),
  /** Everyday words, short names and common spellings by which patients look for it. */
  alsoKnownAs: z.array(z.string()),
});

export const Test = TestSummary.extend({
  about: z.string(),
  clinicalImportance: z.string(),
  testingProcess: z.string(),
  /** What the report says of it, line by line; empty where the lab has not told. */
  analytes: z.array(Analyte),
});

export const PackageTest = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** Whether it is sold by itself too, and so has a page of its own. */
  isOffered: z.boolean(),
  organ: z.enum(organs),
  /** What it measures of the tests that are sold by themselves too. */
  holds: z.array(z.number().int()),
});

/** The offer at which a package is sold today, by every way; its last day. */
export const RunningOffer = z.object({ slug: z.string(), price: Price, until: Day });

export const Package = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  /** One sentence of its own; empty where the lab has written none. */
  tagline: z.string(),
  description: z.string(),
  /** Null: it stands among all packages alone. */
  need: z.enum(packageNeeds).nullable(),
  price: Price,
  /** The catalogue's; an offer that runs stands beside it and is what is asked (core/pricing/discount.ts). */
  discountPrice: Price.nullable(),
  offer: RunningOffer.nullable(),
  isPopular: z.boolean(),
  isNew: z.boolean(),
  /** For whom and for what it is asked, in everyday words, by which patients look for it. */
  alsoKnownAs: z.array(z.string()),
  tests: z.array(PackageTest),
});

/** A special price for one package from its first day to its last; its own page tells of it (decision D9). */
export const Offer = z.object({
  slug: z.string(),
  packageId: z.number().int(),
  price: Price,
  startsOn: Day,
  endsOn: Day,
  /** The advert is artwork and prints figures of its own. */
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

export const Faq = z.object({ id: z.number().int(), question: z.string(), answer: z.string() });

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
