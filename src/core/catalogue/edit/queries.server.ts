import { asc } from "drizzle-orm";
import { parseHealthGoal } from "#core/catalogue/health-goals.ts";
import type { Panels } from "#core/catalogue/panels.ts";
import { formatPrices, listFaqs, listPanels, listTestimonials, presentOffer } from "#core/catalogue/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { categories, offers, packages, packageTests, tests } from "#db/schema/catalogue.ts";
import type { StaffCatalogue, StaffOffer, StaffPackage, StaffTest } from "./schema.ts";

/** Returns the whole catalogue for editing, including what is no longer sold. */
export async function getStaffCatalogue(db: Db): Promise<StaffCatalogue> {
  const [categoryRows, testRows, panels, packageRows, members, offerRows, faqs, testimonials] = await Promise.all([
    db.select({ id: categories.id, name: categories.name }).from(categories).orderBy(asc(categories.id)),
    db.select().from(tests).orderBy(asc(tests.name)),
    listPanels(db),
    db.select().from(packages).orderBy(asc(packages.id)),
    db.select().from(packageTests).orderBy(asc(packageTests.position)),
    db.select().from(offers).orderBy(asc(offers.slug)),
    listFaqs(db),
    listTestimonials(db),
  ]);
  const membersOf = Map.groupBy(members, ({ packageId }) => packageId);
  return {
    categories: categoryRows,
    tests: testRows.map((row) => presentStaffTest(row, panels)),
    packages: packageRows.map((row) =>
      presentStaffPackage(
        row,
        (membersOf.get(row.id) ?? []).map(({ testId }) => testId),
      ),
    ),
    offers: offerRows.map(presentStaffOffer),
    faqs,
    testimonials,
  };
}

/** Returns a test for editing. Each field is listed, so that a new column is not shown by itself. */
export function presentStaffTest(row: typeof tests.$inferSelect, panels: Panels): StaffTest {
  const { id, code, name, description, indication, categoryId, organ, sampleType, tube, tubeApart, reportTime } = row;
  const { preparation, fastingMinH, fastingMaxH, waterOk, latestStart, afterMealMin, preparationNotes } = row;
  const { about, clinicalImportance, testingProcess, isPopular, isOffered, alsoKnownAs, version } = row;
  return {
    ...{ id, code, name, description, indication, categoryId, organ, sampleType, tube, tubeApart, reportTime },
    ...{ preparation, fastingMinH, fastingMaxH, waterOk, latestStart, afterMealMin, preparationNotes },
    ...{ about, clinicalImportance, testingProcess, isPopular, isOffered, alsoKnownAs, version },
    ...formatPrices(row.pricePaise, row.discountPaise),
    panelTestIds: [...(panels.get(id) ?? [])],
  };
}

export function presentStaffPackage(row: typeof packages.$inferSelect, testIds: number[]): StaffPackage {
  const { id, code, name, tagline, description, isPopular, isNew, isFeatured, isOffered, alsoKnownAs, version } = row;
  return {
    ...{ id, code, name, tagline, description, isPopular, isNew, isFeatured, isOffered, alsoKnownAs, version },
    need: parseHealthGoal(row.need),
    ...formatPrices(row.pricePaise, row.discountPaise),
    testIds,
  };
}

export function presentStaffOffer(row: typeof offers.$inferSelect): StaffOffer {
  return { ...presentOffer(row), version: row.version };
}
