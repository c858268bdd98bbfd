import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { isIn } from "./is-in.ts";
import { catalogueTextFields, catalogueTextKinds, translationLanguages, tubeKinds } from "./values.ts";

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** Counts changes by staff, for optimistic locking. */
const version = () => integer().notNull().default(1);

export const categories = pgTable("categories", {
  id: id(),
  name: text().notNull(),
  description: text().notNull(),
  icon: text().notNull(),
});

export const tests = pgTable(
  "tests",
  {
    id: id(),
    code: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    /** Its purpose in a few plain words. */
    indication: text().notNull().default(""),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    /** The organ it examines; null to use its category's. */
    organ: text(),
    pricePaise: integer().notNull(),
    discountPaise: integer(),
    sampleType: text().notNull(),
    /** The tube or container it needs. */
    tube: text({ enum: tubeKinds }).notNull().default("serum"),
    /** Whether it needs one of its own, which no other test shares. */
    tubeApart: boolean().notNull().default(false),
    reportTime: text().notNull(),
    preparation: text().notNull(),
    /** Hours without food: 0 is none, null is unknown. */
    fastingMinH: integer(),
    fastingMaxH: integer(),
    /** Whether plain water is allowed while fasting. */
    waterOk: boolean().notNull().default(true),
    /** The last slot at which it is taken, e.g. "08:00 AM". */
    latestStart: text(),
    /** Minutes from the first bite of a meal to the sample. */
    afterMealMin: integer(),
    preparationNotes: text().array().notNull().default(sql`'{}'`),
    about: text().notNull(),
    clinicalImportance: text().notNull(),
    testingProcess: text().notNull(),
    isPopular: boolean().notNull().default(false),
    /** Tests that are no longer sold stay for bookings and packages that refer to them. */
    isOffered: boolean().notNull().default(true),
    alsoKnownAs: text().array().notNull().default(sql`'{}'`),
    version: version(),
  },
  (table) => [
    index().on(table.categoryId),
    check("test_price_is_positive", sql`${table.pricePaise} > 0`),
    check("tube_is_known", isIn(table.tube, tubeKinds)),
    check("fasting_is_in_order", sql`${table.fastingMinH} >= 0 and ${table.fastingMaxH} >= ${table.fastingMinH}`),
    check("test_discount_is_lower", sql`${table.discountPaise} > 0 and ${table.discountPaise} < ${table.pricePaise}`),
  ],
);

export const packages = pgTable(
  "packages",
  {
    id: id(),
    code: text().notNull().unique(),
    name: text().notNull(),
    tagline: text().notNull().default(""),
    description: text().notNull(),
    /** The health goal by which the package is grouped, or null. */
    need: text(),
    pricePaise: integer().notNull(),
    discountPaise: integer(),
    isPopular: boolean().notNull().default(false),
    isNew: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    isOffered: boolean().notNull().default(true),
    alsoKnownAs: text().array().notNull().default(sql`'{}'`),
    version: version(),
  },
  (table) => [
    check("package_price_is_positive", sql`${table.pricePaise} > 0`),
    check(
      "package_discount_is_lower",
      sql`${table.discountPaise} > 0 and ${table.discountPaise} < ${table.pricePaise}`,
    ),
  ],
);

export const packageTests = pgTable(
  "package_tests",
  {
    packageId: integer()
      .notNull()
      .references(() => packages.id, { onDelete: "cascade" }),
    testId: integer()
      .notNull()
      .references(() => tests.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.testId] })],
);

/** The separately sold tests that a panel measures, so that no patient pays for one twice. */
export const panelTests = pgTable(
  "panel_tests",
  {
    panelId: integer()
      .notNull()
      .references(() => tests.id),
    testId: integer()
      .notNull()
      .references(() => tests.id),
  },
  (table) => [
    primaryKey({ columns: [table.panelId, table.testId] }),
    check("panel_does_not_hold_itself", sql`${table.panelId} <> ${table.testId}`),
  ],
);

/** A line of a report: haemoglobin, TSH, whether a germ was found. */
export const analytes = pgTable(
  "analytes",
  {
    code: text().primaryKey(),
    /** Position in a report. */
    position: integer().notNull(),
    name: text().notNull(),
    unit: text(),
    decimals: integer().notNull().default(0),
    reportedAs: text().notNull().default("number"),
    /** What a value below or above the range may mean, in plain words. */
    lowMeans: text(),
    highMeans: text(),
  },
  (table) => [check("reported_as_is_known", sql`${table.reportedAs} in ('number', 'finding', 'words')`)],
);

/** The reference range of an analyte by sex and age in years, with its publication. */
export const analyteRanges = pgTable(
  "analyte_ranges",
  {
    analyte: text()
      .notNull()
      .references(() => analytes.code, { onDelete: "cascade" }),
    sex: text().notNull().default("any"),
    /** Whole years, both included; null is open-ended. */
    fromYears: integer().notNull().default(18),
    toYears: integer(),
    low: doublePrecision(),
    high: doublePrecision(),
    source: text().notNull(),
    /** The pathologist who approved it for this lab; null until then. */
    signedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.analyte, table.sex, table.fromYears] }),
    check("range_sex_is_known", sql`${table.sex} in ('any', 'female', 'male')`),
    check("range_has_a_limit", sql`${table.low} is not null or ${table.high} is not null`),
    check("range_is_in_order", sql`${table.high} > ${table.low}`),
  ],
);

/** What a test measures itself; the tests of a panel (`panel_tests`) measure the panel's analytes. */
export const testAnalytes = pgTable(
  "test_analytes",
  {
    testId: integer()
      .notNull()
      .references(() => tests.id),
    analyte: text()
      .notNull()
      .references(() => analytes.code, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.testId, table.analyte] })],
);

export const offers = pgTable(
  "offers",
  {
    slug: text().primaryKey(),
    packageId: integer()
      .notNull()
      .references(() => packages.id),
    pricePaise: integer().notNull(),
    /** First and last day, in the lab's calendar, of the offer. */
    startsOn: date({ mode: "string" }).notNull(),
    endsOn: date({ mode: "string" }).notNull(),
    advertRegularPaise: integer().notNull(),
    advertPaise: integer().notNull(),
    version: version(),
  },
  (table) => [
    check("offer_price_is_positive", sql`${table.pricePaise} > 0`),
    check("offer_ends_after_it_starts", sql`${table.endsOn} >= ${table.startsOn}`),
  ],
);

export const testimonials = pgTable(
  "testimonials",
  {
    id: id(),
    patientName: text().notNull(),
    rating: integer().notNull(),
    testimonial: text().notNull(),
    serviceName: text().notNull(),
  },
  (table) => [check("rating_is_one_to_five", sql`${table.rating} between 1 and 5`)],
);

export const faqs = pgTable("faqs", { id: id(), question: text().notNull(), answer: text().notNull() });

/** A text of the catalogue in another language. Pages show English where there is none, or where it is out of date. */
export const catalogueTexts = pgTable(
  "catalogue_texts",
  {
    kind: text({ enum: catalogueTextKinds }).notNull(),
    /** The id of the test, package, category or question. */
    id: integer().notNull(),
    language: text({ enum: translationLanguages }).notNull(),
    field: text({ enum: catalogueTextFields }).notNull(),
    /** Notes stand one a line. */
    text: text().notNull(),
    /** The English text that it translates: out of date as soon as the English differs. */
    source: text().notNull(),
    /** Who read and approved it; null is a draft. */
    reviewedBy: text(),
    reviewedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id, table.language, table.field] }),
    check("catalogue_text_kind_is_known", isIn(table.kind, catalogueTextKinds)),
    check("catalogue_text_language_is_known", isIn(table.language, translationLanguages)),
    check("catalogue_text_field_is_known", isIn(table.field, catalogueTextFields)),
    check("review_has_its_time", sql`(${table.reviewedBy} is null) = (${table.reviewedAt} is null)`),
  ],
);
