import { z } from "zod";
import { organs } from "#core/catalogue/organs.ts";
import { packageNeeds } from "#core/catalogue/packages/needs.ts";
import { TestNeeds } from "#core/catalogue/preparation/schema.ts";
import { Faq, Offer, Package, Test, Testimonial } from "#core/catalogue/schema.ts";
import { fromWire, rupeesTyped } from "#core/pricing/money.ts";
import { slotCountWord, slotTimes } from "#core/slots/grid.ts";
import { dayText } from "#core/slots/schema.ts";
import {
  confirmed,
  GREATEST_ID,
  seenVersion,
  written,
  writtenNumber,
  writtenNumberOrNone,
  writtenOrEmpty,
  writtenSentences,
} from "#core/written.ts";

export const editingSentences = {
  rupees: "Please write rupees, like 499 or 499.50.",
  category: "Please choose a category.",
  code: "A code is 2 to 20 capital letters, digits and hyphens, like CBC-01.",
  testIds: "Please choose at least one test.",
  day: "Please choose a day.",
  testGone: "One of these tests does not exist.",
  hours: "Please write whole hours from 0 to 24, or leave it empty.",
  minutes: "Please write whole minutes up to 360, or leave it empty.",
  organ: "Please choose one of the organs, or none.",
  need: "Please choose one of the needs, or none.",
  hour: `Please choose one of the ${slotCountWord} hours, or none.`,
} as const;

/** As the desk types it, or as we show it ("₹2,299"); at most 9,99,999 rupees. */
const Rupees = z
  .string()
  .overwrite(rupeesTyped)
  .regex(/^\d{1,6}(\.\d{1,2})?$/, editingSentences.rupees)
  .refine((typed) => fromWire(typed) > 0, editingSentences.rupees);

const DiscountRupees = z.union([z.literal(""), Rupees], editingSentences.rupees);

const Code = z
  .string()
  .trim()
  .regex(/^[A-Z0-9][A-Z0-9-]{1,19}$/, editingSentences.code);

const TestIds = z
  .array(z.number().int().positive().max(GREATEST_ID, editingSentences.testGone))
  .max(200, writtenSentences.tooLong);

const KnownAs = z.array(written(60)).max(40, writtenSentences.tooLong);

const LatestStart = z
  .union([z.literal(""), z.enum(slotTimes)], editingSentences.hour)
  .nullable()
  .transform((chosen) => chosen || null);

/** What it looks at; empty where its category says it. */
const ChosenOrgan = z
  .union([z.literal(""), z.enum(organs)], editingSentences.organ)
  .nullable()
  .transform((chosen) => chosen || null);

const Need = z
  .union([z.literal(""), z.enum(packageNeeds)], editingSentences.need)
  .nullable()
  .transform((chosen) => chosen || null);

/** How a patient prepares for a test. */
const PreparationFields = z.object({
  fastingMinH: writtenNumberOrNone(editingSentences.hours, 24),
  fastingMaxH: writtenNumberOrNone(editingSentences.hours, 24),
  waterOk: z.boolean(),
  latestStart: LatestStart,
  afterMealMin: writtenNumberOrNone(editingSentences.minutes, 360),
  preparationNotes: z.array(written(200)).max(8, writtenSentences.tooLong),
});

/** What the desk may change of a test. */
const TestFields = z.object({
  name: written(120),
  description: written(400),
  /** A line of a list holds so much. */
  indication: writtenOrEmpty(34),
  categoryId: writtenNumber(editingSentences.category, GREATEST_ID),
  price: Rupees,
  /** Empty where there is none. */
  discountPrice: DiscountRupees,
  organ: ChosenOrgan,
  /** Empty: what the specification says of a test that does not tell (core/catalogue/defaults.ts). */
  sampleType: writtenOrEmpty(80),
  reportTime: writtenOrEmpty(80),
  preparation: writtenOrEmpty(600),
  ...PreparationFields.shape,
  about: written(4000),
  clinicalImportance: written(4000),
  testingProcess: written(4000),
  alsoKnownAs: KnownAs,
  /** What a panel measures of what is sold by itself too; panels inside it stand for their own tests. */
  panelTestIds: TestIds,
  isPopular: z.boolean(),
  isOffered: z.boolean(),
});

/** What the desk may change of a package. */
const PackageFields = z.object({
  name: written(120),
  tagline: writtenOrEmpty(80),
  description: written(400),
  need: Need,
  price: Rupees,
  discountPrice: DiscountRupees,
  testIds: TestIds.min(1, editingSentences.testIds),
  isPopular: z.boolean(),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  isOffered: z.boolean(),
  alsoKnownAs: KnownAs,
});

/** A code is given once: bookings and papers name it. */
export const NewTest = TestFields.extend({
  ...PreparationFields.partial().shape,
  organ: ChosenOrgan.optional(),
  code: Code,
  indication: TestFields.shape.indication.optional(),
  panelTestIds: TestIds.optional(),
});
export const NewPackage = PackageFields.extend({
  code: Code,
  alsoKnownAs: KnownAs.optional(),
  tagline: PackageFields.shape.tagline.optional(),
  need: Need.optional(),
});

/** Only what was changed is sent, so that two people at the desk do not undo each other's work. */
const edited = { version: seenVersion, confirmed };
export const TestChange = TestFields.partial().extend(edited);
export const PackageChange = PackageFields.partial().extend(edited);
export const OfferChange = z
  .object({
    price: Rupees,
    startsOn: dayText(editingSentences.day),
    endsOn: dayText(editingSentences.day),
    advertRegularPrice: Rupees,
    advertPrice: Rupees,
  })
  .partial()
  .extend(edited);

const version = z.number().int().meta({ description: "Counts changes; send it back with an update." });

export const DeskTest = Test.omit({ holds: true, analytes: true }).extend({
  ...TestNeeds.omit({ name: true, notes: true }).shape,
  latestStart: z.string().nullable(),
  organ: z.string().nullable(),
  preparationNotes: z.array(z.string()),
  panelTestIds: z.array(z.number().int()),
  isOffered: z.boolean(),
  version,
});
export const DeskPackage = Package.omit({ tests: true, offer: true }).extend({
  testIds: z.array(z.number().int()),
  isFeatured: z.boolean(),
  isOffered: z.boolean(),
  version,
});
export const DeskOffer = Offer.extend({ version });

/** The whole catalogue as the desk edits it, with what is offered no more. */
export const DeskCatalogue = z.object({
  categories: z.array(z.object({ id: z.number().int(), name: z.string() })),
  tests: z.array(DeskTest),
  packages: z.array(DeskPackage),
  offers: z.array(DeskOffer),
  faqs: z.array(Faq),
  testimonials: z.array(Testimonial),
});

export type NewTest = z.infer<typeof NewTest>;
export type NewPackage = z.infer<typeof NewPackage>;
export type TestChange = z.infer<typeof TestChange>;
export type PackageChange = z.infer<typeof PackageChange>;
export type OfferChange = z.infer<typeof OfferChange>;
export type DeskTest = z.infer<typeof DeskTest>;
export type DeskPackage = z.infer<typeof DeskPackage>;
export type DeskOffer = z.infer<typeof DeskOffer>;
export type DeskCatalogue = z.infer<typeof DeskCatalogue>;
