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
import type { OfferRow, PackageRow, TestRow } from "./catalogue/catalogue-rows.ts";
import { categoryRows } from "./catalogue/categories.ts";
import { offerRow } from "./catalogue/offer.ts";
import { organRows } from "./catalogue/organs.ts";
import { packageRows } from "./catalogue/packages.ts";
import { panelRows } from "./catalogue/panels.ts";
import { testRows } from "./catalogue/tests.ts";
import { labRow } from "./lab.ts";
import { seedAnalytes } from "./seed-analytes.server.ts";
import { servedAreaRows } from "./served-areas.ts";

const PAISE = 100;

const organOfTest = new Map(Object.entries(organRows).flatMap(([organ, ids]) => ids.map((id) => [id, organ])));

type Opening = {
  /** What a demo shows beside the catalogue. */
  madeUp?: { testimonials: (typeof testimonials.$inferInsert)[]; faqs: (typeof faqs.$inferInsert)[] } | undefined;
  /** yyyy-MM-dd of the lab's calendar: the offer runs from then on. */
  today: string;
};

/**
 * Fills an empty database with the lab and its catalogue, and with what is made up for a demo; false where
 * that was done before, so that what the lab has edited since is never touched.
 */
export async function seedLab(db: Db, { madeUp, today }: Opening): Promise<boolean> {
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
    await transaction.insert(tests).values(testRows.map(testValues));
    await transaction.insert(panelTests).values(Object.entries(panelRows).flatMap(panelValues));
    await seedAnalytes(transaction);
    await transaction.insert(packages).values(packageRows.map(packageValues));
    await transaction.insert(packageTests).values(packageRows.flatMap(memberValues));
    await transaction.insert(offers).values(offerValues(offerRow, today));
    if (madeUp) {
      await transaction.insert(testimonials).values(madeUp.testimonials);
      await transaction.insert(faqs).values(madeUp.faqs);
    }
    for (const table of [categories, tests, packages, testimonials, faqs]) await continueNumbers(transaction, table);
    return true;
  });
}

function testValues({ rupees, discountRupees, ...row }: TestRow) {
  return {
    ...row,
    organ: organOfTest.get(row.id) ?? null,
    pricePaise: rupees * PAISE,
    discountPaise: paiseOrNone(discountRupees),
  };
}

function panelValues([panelId, testIds]: [string, readonly number[]]) {
  return testIds.map((testId) => ({ panelId: Number(panelId), testId }));
}

function packageValues({ rupees, discountRupees, testIds: _, ...row }: PackageRow) {
  return { ...row, pricePaise: rupees * PAISE, discountPaise: paiseOrNone(discountRupees) };
}

function memberValues({ id, testIds }: PackageRow) {
  return testIds.map((testId, position) => ({ packageId: id, testId, position }));
}

function offerValues({ rupees, days, advertRegularRupees, advertRupees, ...row }: OfferRow, today: string) {
  return {
    ...row,
    pricePaise: rupees * PAISE,
    startsOn: today,
    endsOn: sql<string>`${today}::date + ${days - 1}::integer`,
    advertRegularPaise: advertRegularRupees * PAISE,
    advertPaise: advertRupees * PAISE,
  };
}

function paiseOrNone(rupees: number | undefined): number | null {
  return rupees === undefined ? null : rupees * PAISE;
}

/** The rows came with ids of their own; the next row that the lab adds goes on after them. */
async function continueNumbers(transaction: Db, table: PgTable): Promise<void> {
  await transaction.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select coalesce(max(id), 1) from ${table}))`,
  );
}
