import { asc } from "drizzle-orm";
import { packageNeed } from "#core/catalogue/packages/needs.ts";
import type { Panels } from "#core/catalogue/panels.ts";
import { allFaqs, allPanels, allTestimonials, presentOffer, wirePrices } from "#core/catalogue/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { categories, offers, packages, packageTests, tests } from "#db/schema/catalogue.ts";
import type { DeskCatalogue, DeskOffer, DeskPackage, DeskTest } from "./schema.ts";

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
    tests: testRows.map((row) => presentTestForDesk(row, panels)),
    packages: packageRows.map((row) =>
      presentPackageForDesk(
        row,
        (membersOf.get(row.id) ?? []).map(({ testId }) => testId),
      ),
    ),
    offers: offerRows.map(presentOfferForDesk),
    faqs,
    testimonials,
  };
}

export function presentTestForDesk(
  { pricePaise, discountPaise, ...rest }: typeof tests.$inferSelect,
  panels: Panels,
): DeskTest {
  return { ...rest, ...wirePrices(pricePaise, discountPaise), panelTestIds: [...(panels.get(rest.id) ?? [])] };
}

export function presentPackageForDesk(row: typeof packages.$inferSelect, testIds: number[]): DeskPackage {
  const { pricePaise, discountPaise, ...rest } = row;
  return { ...rest, need: packageNeed(row.need), ...wirePrices(pricePaise, discountPaise), testIds };
}

export function presentOfferForDesk(row: typeof offers.$inferSelect): DeskOffer {
  return { ...presentOffer(row), version: row.version };
}
