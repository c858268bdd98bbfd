import { and, asc, eq, inArray } from "drizzle-orm";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { findActiveOffer } from "#core/pricing/active-offer.ts";
import { getPackageCode, getPackageName, getTestCode, getTestName } from "#core/pricing/item-names.ts";
import { formatAmount } from "#core/pricing/money.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import {
  categories,
  faqs,
  offers,
  packages,
  packageTests,
  panelTests,
  testimonials,
  tests,
} from "#db/schema/catalogue.ts";
import { listAnalytes } from "./analyte-queries.server.ts";
import { compareWithCheaperPackage, type PackageComparison } from "./cheaper-package.ts";
import { parseHealthGoal } from "./health-goals.ts";
import { getOrgan } from "./organs.ts";
import { createPackagesOverview, type PackagesOverview } from "./packages-overview.ts";
import { expandPanels, type Panels } from "./panels.ts";
import { findItemNeeds, getLatestFastingStart } from "./preparation/queries.server.ts";
import { describeStricterPreparation } from "./preparation/stricter-preparation.ts";
import { describeTestPreparation } from "./preparation/test-needs.ts";
import {
  type Category,
  type CategoryIcon,
  categoryIcons,
  type Faq,
  type Offer,
  type Package,
  type PackageTest,
  type Test,
  type Testimonial,
  type TestSummary,
} from "./schema.ts";
import { createTestsOverview, type TestsOverview } from "./tests-overview.ts";
import { englishTextOptions, loadTranslations, type TextOptions } from "./translations/load-translations.server.ts";
import type { TextField } from "./translations/translated-fields.ts";
import { type Translations, translatePreparation } from "./translations/translations.ts";
import { listTubes, type TubeKind } from "./tubes.ts";

type TestRow = typeof tests.$inferSelect;
type PackageRow = typeof packages.$inferSelect;
type OfferRow = typeof offers.$inferSelect;

export async function listCategories(db: Db, textOptions = englishTextOptions): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.id));
  const { translate } = await loadTranslations(db, textOptions, {
    kinds: ["category"],
    fields: ["name", "description"],
  });
  return rows.map(({ name, description, ...row }) => {
    const { texts, english } = translate("category", row.id, { name, description });
    return { id: row.id, ...texts, icon: parseCategoryIcon(row.icon), ...(english && { english }) };
  });
}

/** Fields of a test in lists. */
const summaryFields = ["gloss", "description", "indication", "preparation", "notes"] as const;
const detailFields = ["about", "clinicalImportance", "testingProcess"] as const;

/** Returns the tests on sale, in English where a text has no translation that may be shown. */
export async function listTests(db: Db, textOptions = englishTextOptions): Promise<TestSummary[]> {
  const rows = await db.select().from(tests).where(eq(tests.isOffered, true)).orderBy(asc(tests.id));
  const context = await loadCatalogueContext(db, textOptions);
  const translations = await loadTranslations(db, textOptions, { kinds: ["test"], fields: summaryFields });
  return rows.map((row) => presentTestSummary(row, context, translations));
}

/** Returns the ids of the tests that each panel directly contains. */
export async function listPanels(db: Db): Promise<Panels> {
  const rows = await db.select().from(panelTests).orderBy(asc(panelTests.panelId), asc(panelTests.testId));
  const membersOf = Map.groupBy(rows, ({ panelId }) => panelId);
  return new Map([...membersOf].map(([panelId, members]) => [panelId, members.map(({ testId }) => testId)]));
}

export async function getTestsOverview(db: Db, textOptions = englishTextOptions): Promise<TestsOverview> {
  return createTestsOverview(await listTests(db, textOptions));
}

/** Returns a test on sale with its analytes and tubes; null if it is unknown or no longer offered. */
export async function findTest(db: Db, id: number, textOptions = englishTextOptions): Promise<Test | null> {
  const [row] = await db
    .select()
    .from(tests)
    .where(and(eq(tests.id, id), eq(tests.isOffered, true)));
  if (!row) return null;
  const { about, clinicalImportance, testingProcess } = row;
  const context = await loadCatalogueContext(db, textOptions);
  const fields = [...summaryFields, ...detailFields];
  const translations = await loadTranslations(db, textOptions, { kinds: ["test"], fields, ids: [id] });
  const { texts, english } = translations.translate("test", id, { about, clinicalImportance, testingProcess });
  const summary = presentTestSummary(row, context, translations);
  const analytes = await listAnalytes(db, expandPanels([id], context.panels));
  const tubes = await listTubesOfTest(db, id, context.panels);
  return { ...summary, ...joinEnglish(summary.english, english), ...texts, analytes, tubes };
}

/** Returns the kinds of the tubes that a test needs, in the order of draw. */
async function listTubesOfTest(db: Db, id: number, panels: Panels): Promise<TubeKind[]> {
  const rows = await db
    .select({ id: tests.id, tube: tests.tube, tubeApart: tests.tubeApart })
    .from(tests)
    .where(inArray(tests.id, expandPanels([id], panels)));
  return listTubes([id], rows, panels).map(({ kind }) => kind);
}

/** Returns all packages as sold on `today`, yyyy-MM-dd of the lab's calendar. */
export async function listPackages(db: Db, today: string, textOptions = englishTextOptions): Promise<Package[]> {
  const rows = await db.select().from(packages).where(eq(packages.isOffered, true)).orderBy(asc(packages.id));
  return presentPackages(db, rows, today, textOptions);
}

export async function getPackagesOverview(db: Db, today: string): Promise<PackagesOverview> {
  return createPackagesOverview(await listPackages(db, today));
}

export async function listFeaturedPackages(
  db: Db,
  today: string,
  textOptions = englishTextOptions,
): Promise<Package[]> {
  const isFeatured = and(eq(packages.isOffered, true), eq(packages.isFeatured, true));
  const rows = await db.select().from(packages).where(isFeatured).orderBy(asc(packages.id));
  return presentPackages(db, rows, today, textOptions);
}

/** Returns a package as sold on `today`, yyyy-MM-dd; null if it is unknown or no longer offered. */
export async function findPackage(
  db: Db,
  id: number,
  today: string,
  textOptions = englishTextOptions,
): Promise<Package | null> {
  const rows = await db
    .select()
    .from(packages)
    .where(and(eq(packages.id, id), eq(packages.isOffered, true)));
  const [found] = await presentPackages(db, rows, today, textOptions);
  return found ?? null;
}

/** Compares a package with the nearest cheaper one. */
export async function comparePackage(
  db: Db,
  id: number,
  today: string,
  textOptions = englishTextOptions,
): Promise<PackageComparison | null> {
  const packages = await listPackages(db, today, textOptions);
  const item = packages.find((candidate) => candidate.id === id);
  if (!item) return null;
  const cheaper = compareWithCheaperPackage(item, packages);
  return {
    cheaper: cheaper && {
      ...cheaper,
      asksMore: describeStricterPreparation(
        await needsOf(item),
        await needsOf(cheaper),
        getSentences(textOptions.language),
      ),
    },
  };

  function needsOf({ id: itemId }: { id: number }) {
    return findItemNeeds(db, [{ itemType: "package", itemId }]);
  }
}

/** Offers of packages that are sold, including future and past ones: each has its page. */

export async function listOffers(db: Db): Promise<Offer[]> {
  const rows = await db
    .select({ offer: offers })
    .from(offers)
    .innerJoin(packages, eq(packages.id, offers.packageId))
    .where(eq(packages.isOffered, true))
    .orderBy(asc(offers.slug));
  return rows.map(({ offer }) => presentOffer(offer));
}

export async function listTestimonials(db: Db): Promise<Testimonial[]> {
  const { id, patientName, rating, testimonial, serviceName } = testimonials;
  return db
    .select({ id, patientName, rating, testimonial, serviceName })
    .from(testimonials)
    .orderBy(asc(testimonials.id));
}

/** Returns the questions. One whose answer stays in English stays so too: the two are read together. */
export async function listFaqs(db: Db, textOptions = englishTextOptions): Promise<Faq[]> {
  const rows = await db.select().from(faqs).orderBy(asc(faqs.id));
  const { translate } = await loadTranslations(db, textOptions, { kinds: ["faq"], fields: ["question", "answer"] });
  return rows.map(({ id, question, answer }) => {
    const faq = { question, answer };
    const { texts, english } = translate("faq", id, faq);
    return english ? { id, ...faq, english: ["question", "answer"] } : { id, ...texts };
  });
}

/** Adds tests and running offers to packages, because every view of a package shows the offer's price. */
async function presentPackages(
  db: Db,
  rows: PackageRow[],
  today: string,
  textOptions: TextOptions,
): Promise<Package[]> {
  const ids = rows.map(({ id }) => id);
  const offerRows = await db.select().from(offers).where(inArray(offers.packageId, ids));
  const members = await db
    .select({
      packageId: packageTests.packageId,
      test: { id: tests.id, code: tests.code, name: tests.name, isOffered: tests.isOffered },
      organ: tests.organ,
      icon: categories.icon,
    })
    .from(packageTests)
    .innerJoin(tests, eq(tests.id, packageTests.testId))
    .innerJoin(categories, eq(categories.id, tests.categoryId))
    .where(inArray(packageTests.packageId, ids))
    .orderBy(asc(packageTests.packageId), asc(packageTests.position));
  const testsOf = Map.groupBy(members, ({ packageId }) => packageId);
  const panels = await listPanels(db);
  const fields = ["gloss", "tagline", "description"] as const;
  const translations = await loadTranslations(db, textOptions, { kinds: ["package", "test"], fields });
  const presentMember = ({ test, organ, icon }: (typeof members)[number]): PackageTest => ({
    ...test,
    code: getTestCode(test.id, test.code),
    name: getTestName(test.name, getSentences("en").itemNames),
    organ: getOrgan(organ, parseCategoryIcon(icon)),
    holds: listPanelTests(test.id, panels),
    ...presentGloss(translations.findGloss("test", test.id, test.name)),
  });
  return rows.map((row) => {
    const membersOf = (testsOf.get(row.id) ?? []).map(presentMember);
    return presentPackage(row, membersOf, findActiveOffer(offerRows, row, today), translations);
  });
}

function presentPackage(
  row: PackageRow,
  members: PackageTest[],
  offer: OfferRow | null,
  { translate, findGloss }: Translations,
): Package {
  const { id, isPopular, isNew, alsoKnownAs } = row;
  const { texts, english } = translate("package", row.id, { tagline: row.tagline, description: row.description });
  return {
    ...{ id, isPopular, isNew, alsoKnownAs },
    ...texts,
    ...(english && { english }),
    ...presentGloss(findGloss("package", row.id, row.name)),
    ...presentEnglishDescription(row, texts),
    code: getPackageCode(row.id, row.code),
    name: getPackageName(row.name, getSentences("en").itemNames),
    need: parseHealthGoal(row.need),
    ...formatPrices(row.pricePaise, row.discountPaise),
    offer: offer && { slug: offer.slug, price: formatAmount(offer.pricePaise), until: offer.endsOn },
    tests: members,
  };
}

/** Loaded once for many tests. */
type CatalogueContext = {
  panels: Panels;
  latestFastingStart: SlotTime;
  icons: ReadonlyMap<number, CategoryIcon>;
  language: Language;
};

async function loadCatalogueContext(db: Db, { language }: TextOptions): Promise<CatalogueContext> {
  const icons = new Map((await listCategories(db)).map(({ id, icon }) => [id, icon]));
  return { panels: await listPanels(db), latestFastingStart: await getLatestFastingStart(db), icons, language };
}

function presentTestSummary(
  row: TestRow,
  { panels, latestFastingStart, icons, language }: CatalogueContext,
  translations: Translations,
): TestSummary {
  const { test, isEnglish } = translatePreparation(row, translations, "all");
  const words = getSentences(isEnglish ? "en" : language);
  const { texts, english } = translations.translate("test", row.id, {
    description: row.description,
    indication: row.indication,
  });
  const { description, indication } = texts;
  const { id, categoryId, sampleType, reportTime, isPopular, alsoKnownAs } = row;
  const englishPreparation = isEnglish ? (["preparation"] as const) : undefined;
  return {
    ...{ id, description, indication, categoryId, sampleType, reportTime, isPopular, alsoKnownAs },
    code: getTestCode(id, row.code),
    name: getTestName(row.name, getSentences("en").itemNames),
    ...formatPrices(row.pricePaise, row.discountPaise),
    organ: getOrgan(row.organ, icons.get(categoryId) ?? "flask"),
    preparation: describeTestPreparation(test, latestFastingStart, words, row.preparation),
    holds: listPanelTests(id, panels),
    ...presentGloss(translations.findGloss("test", id, row.name)),
    ...joinEnglish(english, englishPreparation),
    ...presentEnglishDescription(row, texts),
  };
}

function presentGloss(gloss: string | undefined): { gloss?: string } {
  return gloss === undefined ? {} : { gloss };
}

/** The search reads English descriptions too. */
function presentEnglishDescription(
  { description }: { description: string },
  shown: { description: string },
): { englishDescription?: string } {
  return description === shown.description ? {} : { englishDescription: description };
}

function joinEnglish(...lists: (readonly TextField[] | undefined)[]): { english?: TextField[] } {
  const english = lists.flatMap((fields) => fields ?? []);
  return english.length > 0 ? { english } : {};
}

/** The separately sold tests that a test measures. */
function listPanelTests(testId: number, panels: Panels): number[] {
  return expandPanels([testId], panels).filter((id) => id !== testId);
}

export function presentOffer(row: OfferRow): Offer {
  return {
    slug: row.slug,
    packageId: row.packageId,
    price: formatAmount(row.pricePaise),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    advertRegularPrice: formatAmount(row.advertRegularPaise),
    advertPrice: formatAmount(row.advertPaise),
  };
}

export function formatPrices(pricePaise: number, discountPaise: number | null) {
  return {
    price: formatAmount(pricePaise),
    discountPrice: discountPaise === null ? null : formatAmount(discountPaise),
  };
}

/** An unknown icon falls back to the flask. */
function parseCategoryIcon(icon: string): CategoryIcon {
  return categoryIcons.find((knownIcon) => knownIcon === icon) ?? "flask";
}
