import { asc } from "drizzle-orm";
import type { Panels } from "#core/catalogue/panels.ts";
import { allFaqs, allPanels, allTestimonials, presentOffer, wirePrices } from "#core/catalogue/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { categories, offers, packages, packageTests, tests } from "#db/schema/catalogue.ts";
import type { DeskCatalogue, DeskPackage, DeskTest } from "./schema.ts";

/** The whole catalogue as the desk edits it, with what is offered no more. */
export async function catalogueForDesk(db: Db): Promise<DeskCatalogue> {
  const [categoryRows, testRows, panels, packageRows, members, offerRows, faqs, testimonials] = await Promise.all([
    db.select({ id: categories.id, name: categories.name }).from(categories).orderBy(asc(categories.id)),
    db.select().from(tests).orderBy(asc(tests.name)),
    allPanels(db),
    db.select().from(packages).orderBy(asc(packages.id)),
    db.select().from(packageTests).orderBy(asc(packageTests.position)),
    db.select().from(offers).orderBy(asc(offers.slug)),
    allFaqs(db),
    allTestimonials(db),
  ]);
  const membersOf = Map.groupBy(members, ({ packageId }) => packageId);
  return {
    categories: categoryRows,
    tests: testRows.map((row) => presentForDesk(row, panels)),
    packages: packageRows.map((row) => ({
      ...presentPackageForDesk(row),
      testIds: (membersOf.get(row.id) ?? []).map(({ testId }) => testId),
    })),
    offers: offerRows.map(presentOffer),
    faqs,
    testimonials,
  };
}

function presentForDesk({ pricePaise, discountPaise, ...rest }: typeof tests.$inferSelect, panels: Panels): DeskTest {
  return { ...rest, ...wirePrices(pricePaise, discountPaise), panelTestIds: [...(panels.get(rest.id) ?? [])] };
}

function presentPackageForDesk(row: typeof packages.$inferSelect): Omit<DeskPackage, "testIds"> {
  const { pricePaise, discountPaise, ...rest } = row;
  return { ...rest, ...wirePrices(pricePaise, discountPaise) };
}
