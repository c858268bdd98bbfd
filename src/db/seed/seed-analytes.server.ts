import { inArray } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { analyteRanges, analytes, testAnalytes, tests } from "#db/schema/catalogue.ts";
import { sources } from "./catalogue/analyte-rows.ts";
import { analyteRows } from "./catalogue/analytes.ts";

/** Fills in what the catalogue's first tests measure, where a lab has nothing of it yet, one that was opened before too. */
export async function seedAnalytes(db: Db): Promise<void> {
  const [told] = await db.select({ code: analytes.code }).from(analytes).limit(1);
  if (told) return;
  const known = new Set((await knownTests(db)).map(({ id }) => id));
  await db
    .insert(analytes)
    .values(analyteRows.map(({ ranges: _, tests: _tests, ...row }, position) => ({ ...row, position })));
  await db.insert(analyteRanges).values(
    analyteRows.flatMap(({ code, ranges = [] }) =>
      ranges.map(({ from, to, source, ...range }) => ({
        ...range,
        analyte: code,
        ...(from !== undefined && { fromYears: from }),
        toYears: to ?? null,
        source: sources[source],
      })),
    ),
  );
  const measured = analyteRows.flatMap(({ code, tests: ids }) => ids.map((testId) => ({ testId, analyte: code })));
  const there = measured.filter(({ testId }) => known.has(testId));
  if (there.length > 0) await db.insert(testAnalytes).values(there);
}

async function knownTests(db: Db): Promise<{ id: number }[]> {
  const ids = [...new Set(analyteRows.flatMap(({ tests: measuring }) => measuring))];
  return db.select({ id: tests.id }).from(tests).where(inArray(tests.id, ids));
}
