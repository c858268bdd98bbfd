import { z } from "zod";
import { healthGoals } from "#core/catalogue/health-goals.ts";
import { organs } from "#core/catalogue/organs.ts";
import { TestNeeds } from "#core/catalogue/preparation/schema.ts";
import { Faq, Offer, Package, Test, Testimonial } from "#core/catalogue/schema.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { Rupees } from "#core/pricing/rupees.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { createDayRule } from "#core/slots/schema.ts";
import {
  confirmationFlag,
  expectedVersion,
  MAX_ID,
  nullableInteger,
  optionalText,
  requiredInteger,
  requiredText,
} from "#core/text-schemas.ts";
import { tubeKinds } from "#db/schema/values.ts";

const discountRule = z.union([z.literal(""), Rupees], validationKey("rupees"));

const codeRule = z
  .string()
  .trim()
  .regex(/^[A-Z0-9][A-Z0-9-]{1,19}$/, validationKey("catalogue-code"));

const testIdsRule = z
  .array(z.number().int().positive().max(MAX_ID, validationKey("catalogue-test-gone")))
  .max(200, validationKey("text-too-long"));

const alsoKnownAsRule = z.array(requiredText(60)).max(40, validationKey("text-too-long"));

const latestStartRule = z
  .union([z.literal(""), z.enum(slotTimes)], validationKey("catalogue-hour"))
  .nullable()
  .transform((chosen) => chosen || null);

/** The organ it examines; empty to use its category's. */
const organRule = z
  .union([z.literal(""), z.enum(organs)], validationKey("catalogue-organ"))
  .nullable()
  .transform((chosen) => chosen || null);

const healthGoalRule = z
  .union([z.literal(""), z.enum(healthGoals)], validationKey("catalogue-need"))
  .nullable()
  .transform((chosen) => chosen || null);

/** How a patient prepares for a test. */
const preparationRules = z.object({
  fastingMinH: nullableInteger(validationKey("catalogue-hours"), 24),
  fastingMaxH: nullableInteger(validationKey("catalogue-hours"), 24),
  waterOk: z.boolean(),
  latestStart: latestStartRule,
  afterMealMin: nullableInteger(validationKey("catalogue-minutes"), 360),
  preparationNotes: z.array(requiredText(200)).max(8, validationKey("text-too-long")),
});

/** Editable fields of a test. */
const testRules = z.object({
  name: requiredText(120),
  description: requiredText(400),
  /** Fits on one line of a list. */
  indication: optionalText(34),
  categoryId: requiredInteger(validationKey("catalogue-category"), MAX_ID),
  price: Rupees,
  /** Empty for none. */
  discountPrice: discountRule,
  organ: organRule,
  /** Empty for the specification's default (core/catalogue/defaults.ts). */
  sampleType: optionalText(80),
  /** The tube or container, and whether no other test shares it. */
  tube: z.enum(tubeKinds, validationKey("catalogue-tube")),
  tubeApart: z.boolean(),
  reportTime: optionalText(80),
  preparation: optionalText(600),
  ...preparationRules.shape,
  about: requiredText(4000),
  clinicalImportance: requiredText(4000),
  testingProcess: requiredText(4000),
  alsoKnownAs: alsoKnownAsRule,
  /** Separately sold tests that a panel measures; panels inside it stand for their own tests. */
  panelTestIds: testIdsRule,
  isPopular: z.boolean(),
  isOffered: z.boolean(),
});

/** Editable fields of a package. */
const packageRules = z.object({
  name: requiredText(120),
  tagline: optionalText(80),
  description: requiredText(400),
  need: healthGoalRule,
  price: Rupees,
  discountPrice: discountRule,
  testIds: testIdsRule.min(1, validationKey("catalogue-test-ids")),
  isPopular: z.boolean(),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  isOffered: z.boolean(),
  alsoKnownAs: alsoKnownAsRule,
});

/** Codes are never reused: bookings and papers refer to them. */
export const CreateTestRequest = testRules.extend({
  ...preparationRules.partial().shape,
  organ: organRule.optional(),
  code: codeRule,
  indication: testRules.shape.indication.optional(),
  tube: testRules.shape.tube.optional(),
  tubeApart: testRules.shape.tubeApart.optional(),
  panelTestIds: testIdsRule.optional(),
});
export const CreatePackageRequest = packageRules.extend({
  code: codeRule,
  alsoKnownAs: alsoKnownAsRule.optional(),
  tagline: packageRules.shape.tagline.optional(),
  need: healthGoalRule.optional(),
});

/** Only changed fields are sent, so that two people do not undo each other's work. */
const editRules = { version: expectedVersion, confirmed: confirmationFlag };
export const ChangeTestRequest = testRules.partial().extend(editRules);
export const ChangePackageRequest = packageRules.partial().extend(editRules);
export const ChangeOfferRequest = z
  .object({
    price: Rupees,
    startsOn: createDayRule(validationKey("catalogue-day")),
    endsOn: createDayRule(validationKey("catalogue-day")),
    advertRegularPrice: Rupees,
    advertPrice: Rupees,
  })
  .partial()
  .extend(editRules);

const versionRule = z.number().int().meta({ description: "Counts changes; send it back with an update." });

const translated = { gloss: true, english: true, englishDescription: true } as const;

export const StaffTest = Test.omit({ holds: true, analytes: true, tubes: true, ...translated }).extend({
  ...TestNeeds.omit({ name: true, notes: true, english: true }).shape,
  latestStart: z.string().nullable(),
  organ: z.string().nullable(),
  tube: z.enum(tubeKinds),
  tubeApart: z.boolean(),
  preparationNotes: z.array(z.string()),
  panelTestIds: z.array(z.number().int()),
  isOffered: z.boolean(),
  version: versionRule,
});
export const StaffPackage = Package.omit({ tests: true, offer: true, ...translated }).extend({
  testIds: z.array(z.number().int()),
  isFeatured: z.boolean(),
  isOffered: z.boolean(),
  version: versionRule,
});
export const StaffOffer = Offer.extend({ version: versionRule });

/** The whole catalogue for editing, including what is no longer sold. */
export const StaffCatalogue = z.object({
  categories: z.array(z.object({ id: z.number().int(), name: z.string() })),
  tests: z.array(StaffTest),
  packages: z.array(StaffPackage),
  offers: z.array(StaffOffer),
  faqs: z.array(Faq.omit({ english: true })),
  testimonials: z.array(Testimonial),
});

export type CreateTestRequest = z.infer<typeof CreateTestRequest>;
export type CreatePackageRequest = z.infer<typeof CreatePackageRequest>;
export type ChangeTestRequest = z.infer<typeof ChangeTestRequest>;
export type ChangePackageRequest = z.infer<typeof ChangePackageRequest>;
export type ChangeOfferRequest = z.infer<typeof ChangeOfferRequest>;
export type StaffTest = z.infer<typeof StaffTest>;
export type StaffPackage = z.infer<typeof StaffPackage>;
export type StaffOffer = z.infer<typeof StaffOffer>;
export type StaffCatalogue = z.infer<typeof StaffCatalogue>;
