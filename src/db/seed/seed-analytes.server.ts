import { inArray } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { analyteRanges, analytes, testAnalytes, tests } from "#db/schema/catalogue.ts";
import { rangeSources } from "./analyte-row.ts";
import { analyteRows } from "./analytes.ts";

/** Seeds the analytes of the catalogue's first tests if a lab has none, including labs from before analytes. */
export async function seedAnalytes(db: Db): Promise<void> {
  const [existing] = await db.select({ code: analytes.code }).from(analytes).limit(1);
  if (existing) return;
  const knownIds = new Set((await listTestIds(db)).map(({ id }) => id));
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
        source: rangeSources[source],
      })),
    ),
  );
  const measured = analyteRows.flatMap(({ code, tests: ids }) => ids.map((testId) => ({ testId, analyte: code })));
  const existingTests = measured.filter(({ testId }) => knownIds.has(testId));
  if (existingTests.length > 0) await db.insert(testAnalytes).values(existingTests);
}

async function listTestIds(db: Db): Promise<{ id: number }[]> {
  const ids = [...new Set(analyteRows.flatMap(({ tests: measuring }) => measuring))];
  return db.select({ id: tests.id }).from(tests).where(inArray(tests.id, ids));
}
