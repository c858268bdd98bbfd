import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
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
import { holidays, lab, servedAreas } from "#db/schema/lab.ts";
import type { OfferRow, PackageRow, TestRow } from "./catalogue-rows.ts";
import { categoryRows } from "./categories.ts";
import { labRow } from "./lab-row.ts";
import { offerRow } from "./offer.ts";
import { organRows } from "./organs.ts";
import { packageRows } from "./packages.ts";
import { panelRows } from "./panels.ts";
import { seedAnalytes } from "./seed-analytes.server.ts";
import { seedTranslations } from "./seed-translations.server.ts";
import { servedAreaRows } from "./served-areas.ts";
import { testRows } from "./tests.ts";
import { getTube } from "./tubes.ts";

const PAISE_PER_RUPEE = 100;

const organByTestId = new Map(Object.entries(organRows).flatMap(([organ, ids]) => ids.map((id) => [id, organ])));

type SeedLabInput = {
  /** Additional content of a demo. */
  demoContent?: { testimonials: (typeof testimonials.$inferInsert)[]; faqs: (typeof faqs.$inferInsert)[] } | undefined;
  /** yyyy-MM-dd of the lab's calendar: the offer starts then. */
  today: string;
};

/**
 * Seeds an empty database with the lab and its catalogue, and a demo's content. Returns false if that was done before,
 * so that the lab's later edits are never overwritten.
 */
export async function seedLab(db: Db, { demoContent, today }: SeedLabInput): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const { holidays: closedDays, ...profile } = labRow;
    const opened = await transaction.insert(lab).values(profile).onConflictDoNothing().returning({ id: lab.id });
    if (opened.length === 0) {
      await seedAnalytes(transaction);
      return false;
    }
    await transaction.insert(holidays).values(closedDays);
    await transaction.insert(servedAreas).values(servedAreaRows);
    await transaction.insert(categories).values(categoryRows);
    await transaction.insert(tests).values(testRows.map(toTestValues));
    await transaction.insert(panelTests).values(Object.entries(panelRows).flatMap(toPanelTestValues));
    await seedAnalytes(transaction);
    await transaction.insert(packages).values(packageRows.map(toPackageValues));
    await transaction.insert(packageTests).values(packageRows.flatMap(toPackageTestValues));
    await transaction.insert(offers).values(toOfferValues(offerRow, today));
    if (demoContent) {
      await transaction.insert(testimonials).values(demoContent.testimonials);
      await transaction.insert(faqs).values(demoContent.faqs);
    }
    await seedTranslations(transaction, demoContent?.faqs ?? []);
    for (const table of [categories, tests, packages, testimonials, faqs]) await restartSequence(transaction, table);
    return true;
  });
}

function toTestValues({ rupees, discountRupees, ...row }: TestRow) {
  return {
    ...row,
    ...getTube(row),
    organ: organByTestId.get(row.id) ?? null,
    pricePaise: rupees * PAISE_PER_RUPEE,
    discountPaise: toPaiseOrNull(discountRupees),
  };
}

function toPanelTestValues([panelId, testIds]: [string, readonly number[]]) {
  return testIds.map((testId) => ({ panelId: Number(panelId), testId }));
}

function toPackageValues({ rupees, discountRupees, testIds: _, ...row }: PackageRow) {
  return { ...row, pricePaise: rupees * PAISE_PER_RUPEE, discountPaise: toPaiseOrNull(discountRupees) };
}

function toPackageTestValues({ id, testIds }: PackageRow) {
  return testIds.map((testId, position) => ({ packageId: id, testId, position }));
}

function toOfferValues({ rupees, days, advertRegularRupees, advertRupees, ...row }: OfferRow, today: string) {
  return {
    ...row,
    pricePaise: rupees * PAISE_PER_RUPEE,
    startsOn: today,
    endsOn: sql<string>`${today}::date + ${days - 1}::integer`,
    advertRegularPaise: advertRegularRupees * PAISE_PER_RUPEE,
    advertPaise: advertRupees * PAISE_PER_RUPEE,
  };
}

function toPaiseOrNull(rupees: number | undefined): number | null {
  return rupees === undefined ? null : rupees * PAISE_PER_RUPEE;
}

/** The seeded rows have explicit ids; the sequence continues after them. */
async function restartSequence(transaction: Db, table: PgTable): Promise<void> {
  await transaction.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select coalesce(max(id), 1) from ${table}))`,
  );
}
