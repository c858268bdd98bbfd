import { asc, inArray } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { analyteRanges, analytes, testAnalytes } from "#db/schema/catalogue.ts";
import { type Analyte, resultKinds, sexes } from "./analyte-schema.ts";

/** Returns what these tests measure, each analyte once, in the order of a report, with its reference ranges. */
export async function listAnalytes(db: Db, testIds: readonly number[]): Promise<Analyte[]> {
  const measured = db
    .select({ code: testAnalytes.analyte })
    .from(testAnalytes)
    .where(inArray(testAnalytes.testId, [...testIds]));
  const rows = await db.select().from(analytes).where(inArray(analytes.code, measured)).orderBy(asc(analytes.position));
  const ranges = await db
    .select()
    .from(analyteRanges)
    .where(inArray(analyteRanges.analyte, measured))
    .orderBy(asc(analyteRanges.sex), asc(analyteRanges.fromYears));
  const rangesOf = Map.groupBy(ranges, ({ analyte }) => analyte);
  return rows.map(({ code, name, unit, decimals, lowMeans, highMeans, reportedAs }) => ({
    ...{ code, name, unit, decimals, lowMeans, highMeans },
    reportedAs: requireKnownValue(resultKinds, reportedAs),
    ranges: (rangesOf.get(code) ?? []).map(({ fromYears, toYears, low, high, source, signedBy, sex }) => ({
      ...{ fromYears, toYears, low, high, source, signedBy },
      sex: requireKnownValue(sexes, sex),
    })),
  }));
}

/** The table's check constraint allows no other value. */
function requireKnownValue<const Word extends string>(words: readonly [Word, ...Word[]], word: string): Word {
  return words.find((value) => value === word) ?? words[0];
}
