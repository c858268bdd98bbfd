import { and, asc, eq, inArray } from "drizzle-orm";
import { packageCodeOf, packageNameOf, testCodeOf, testNameOf } from "#core/pricing/item-names.ts";
import { toWire } from "#core/pricing/money.ts";
import { runningOffer } from "#core/pricing/running-offer.ts";
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
import { analytesOfTests } from "./analytes/queries.server.ts";
import { organOf } from "./organs.ts";
import { compareWithCheaper, type PackageComparison } from "./packages/comparison.ts";
import { digestPackages, type PackagesDigest } from "./packages/digest.ts";
import { packageNeed } from "./packages/needs.ts";
import { measuredBy, type Panels } from "./panels.ts";
import { asksMore } from "./preparation/asks-more.ts";
import { testPreparation } from "./preparation/needs.ts";
import { latestFastingStart, needsOfItems } from "./preparation/queries.server.ts";
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
import { digestTests, type TestsDigest } from "./tests/digest.ts";

type TestRow = typeof tests.$inferSelect;
type PackageRow = typeof packages.$inferSelect;
type OfferRow = typeof offers.$inferSelect;

export async function allCategories(db: Db): Promise<Category[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.id));
  return rows.map((row) => ({ ...row, icon: categoryIcon(row.icon) }));
}

export async function allTests(db: Db): Promise<TestSummary[]> {
  const rows = await db.select().from(tests).where(eq(tests.isOffered, true)).orderBy(asc(tests.id));
  const known = await knownOfTests(db);
  return rows.map((row) => testSummary(row, known));
}

export async function allPanels(db: Db): Promise<Panels> {
  const rows = await db.select().from(panelTests).orderBy(asc(panelTests.panelId), asc(panelTests.testId));
  const membersOf = Map.groupBy(rows, ({ panelId }) => panelId);
  return new Map([...membersOf].map(([panelId, members]) => [panelId, members.map(({ testId }) => testId)]));
}

export async function testsDigest(db: Db): Promise<TestsDigest> {
  return digestTests(await allTests(db));
}

export async function testById(db: Db, id: number): Promise<Test | null> {
  const [row] = await db
    .select()
    .from(tests)
    .where(and(eq(tests.id, id), eq(tests.isOffered, true)));
  if (!row) return null;
  const { about, clinicalImportance, testingProcess } = row;
  const known = await knownOfTests(db);
  const analytes = await analytesOfTests(db, measuredBy([id], known.panels));
  return { ...testSummary(row, known), about, clinicalImportance, testingProcess, analytes };
}

/** All packages as they are sold on `today`, yyyy-MM-dd of the lab's calendar. */
export async function allPackages(db: Db, today: string): Promise<Package[]> {
  const rows = await db.select().from(packages).where(eq(packages.isOffered, true)).orderBy(asc(packages.id));
  return presentPackages(db, rows, today);
}

export async function packagesDigest(db: Db, today: string): Promise<PackagesDigest> {
  return digestPackages(await allPackages(db, today));
}

export async function featuredPackages(db: Db, today: string): Promise<Package[]> {
  const isFeatured = and(eq(packages.isOffered, true), eq(packages.isFeatured, true));
  const rows = await db.select().from(packages).where(isFeatured).orderBy(asc(packages.id));
  return presentPackages(db, rows, today);
}

export async function packageById(db: Db, id: number, today: string): Promise<Package | null> {
  const rows = await db
    .select()
    .from(packages)
    .where(and(eq(packages.id, id), eq(packages.isOffered, true)));
  const [found] = await presentPackages(db, rows, today);
  return found ?? null;
}

/** One package beside the nearest cheaper one. */
export async function comparisonOfPackage(db: Db, id: number, today: string): Promise<PackageComparison | null> {
  const packages = await allPackages(db, today);
  const item = packages.find((one) => one.id === id);
  if (!item) return null;
  const cheaper = compareWithCheaper(item, packages);
  return { cheaper: cheaper && { ...cheaper, asksMore: asksMore(await needsOf(item), await needsOf(cheaper)) } };

  function needsOf({ id: itemId }: { id: number }) {
    return needsOfItems(db, [{ itemType: "package", itemId }]);
  }
}

/** The offers of packages that are sold, those to come and those of the past too: each has its page. */

export async function allOffers(db: Db): Promise<Offer[]> {
  const rows = await db
    .select({ offer: offers })
    .from(offers)
    .innerJoin(packages, eq(packages.id, offers.packageId))
    .where(eq(packages.isOffered, true))
    .orderBy(asc(offers.slug));
  return rows.map(({ offer }) => presentOffer(offer));
}

export async function allTestimonials(db: Db): Promise<Testimonial[]> {
  return db.select().from(testimonials).orderBy(asc(testimonials.id));
}

export async function allFaqs(db: Db): Promise<Faq[]> {
  return db.select().from(faqs).orderBy(asc(faqs.id));
}

/** Packages with their tests and, beside the catalogue's prices, the offer that runs: whoever shows one shows its price. */
async function presentPackages(db: Db, rows: PackageRow[], today: string): Promise<Package[]> {
  const ids = rows.map(({ id }) => id);
  const made = await db.select().from(offers).where(inArray(offers.packageId, ids));
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
  const panels = await allPanels(db);
  return rows.map((row) =>
    presentPackage(
      row,
      (testsOf.get(row.id) ?? []).map(({ test, organ, icon }) => ({
        ...test,
        code: testCodeOf(test.id, test.code),
        name: testNameOf(test.name),
        organ: organOf(organ, categoryIcon(icon)),
        holds: heldBy(test.id, panels),
      })),
      runningOffer(made, row, today),
    ),
  );
}

function presentPackage(row: PackageRow, members: PackageTest[], offer: OfferRow | null): Package {
  const { pricePaise, discountPaise, isFeatured: _featured, isOffered: _offered, version: _edited, ...rest } = row;
  return {
    ...rest,
    code: packageCodeOf(row.id, row.code),
    name: packageNameOf(row.name),
    need: packageNeed(row.need),
    ...wirePrices(pricePaise, discountPaise),
    offer: offer && { slug: offer.slug, price: toWire(offer.pricePaise), until: offer.endsOn },
    tests: members,
  };
}

/** What is asked once for many tests. */
type Known = { panels: Panels; latestFastingStart: SlotTime; icons: ReadonlyMap<number, CategoryIcon> };

async function knownOfTests(db: Db): Promise<Known> {
  const icons = new Map((await allCategories(db)).map(({ id, icon }) => [id, icon]));
  return { panels: await allPanels(db), latestFastingStart: await latestFastingStart(db), icons };
}

function testSummary(row: TestRow, { panels, latestFastingStart, icons }: Known): TestSummary {
  const { id, description, indication, categoryId, sampleType, reportTime, isPopular, alsoKnownAs } = row;
  return {
    ...{ id, description, indication, categoryId, sampleType, reportTime, isPopular, alsoKnownAs },
    code: testCodeOf(id, row.code),
    name: testNameOf(row.name),
    ...wirePrices(row.pricePaise, row.discountPaise),
    organ: organOf(row.organ, icons.get(categoryId) ?? "flask"),
    preparation: testPreparation(row, latestFastingStart),
    holds: heldBy(id, panels),
  };
}

/** What a test measures of what is sold by itself too. */
function heldBy(testId: number, panels: Panels): number[] {
  return measuredBy([testId], panels).filter((held) => held !== testId);
}

export function presentOffer(row: OfferRow): Offer {
  return {
    slug: row.slug,
    packageId: row.packageId,
    price: toWire(row.pricePaise),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    advertRegularPrice: toWire(row.advertRegularPaise),
    advertPrice: toWire(row.advertPaise),
  };
}

export function wirePrices(pricePaise: number, discountPaise: number | null) {
  return { price: toWire(pricePaise), discountPrice: discountPaise === null ? null : toWire(discountPaise) };
}

/** Row 3.3: an unknown icon falls back to the flask. */
function categoryIcon(icon: string): CategoryIcon {
  return categoryIcons.find((known) => known === icon) ?? "flask";
}
