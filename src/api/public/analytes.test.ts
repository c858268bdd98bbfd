import { afterAll, expect, test } from "vitest";
import type { Analyte } from "#core/catalogue/analyte-schema.ts";
import { analyteRanges, analytes, testAnalytes } from "#db/schema/catalogue.ts";
import { seedAnalytes } from "#db/seed/seed-analytes.server.ts";
import { createTestApp } from "#test/app.ts";

const app = await createTestApp();
afterAll(() => app.close());

async function linesOf(testId: number): Promise<Analyte[]> {
  return (await app.call("GET", `/api/tests/${testId}`)).body.analytes;
}

test("a panel's report lists the analytes of its tests and its own, in one order", async () => {
  const count = (await linesOf(5)).map(({ code }) => code);
  expect(count.slice(0, 3)).toEqual(["haemoglobin", "red-cells", "haematocrit"]);
  expect(count).toContain("eosinophil-count");
  expect(count.at(-1)).toBe("platelets");
  expect((await linesOf(9)).map(({ code }) => code)).toEqual(["tsh", "t4", "t3"]);
  expect((await linesOf(21)).length).toBe(0);
});

test("a reference range has its group and source, and is not signed by the lab", async () => {
  const [haemoglobin] = await linesOf(19);
  expect(haemoglobin).toMatchObject({
    unit: "g/dL",
    decimals: 1,
    reportedAs: "number",
    ranges: [
      { sex: "female", fromYears: 18, toYears: null, low: 12, high: 16, signedBy: null },
      { sex: "male", low: 13, high: 18 },
    ],
  });
  expect(haemoglobin?.ranges[0]?.source).toMatch(/^MSD Manual/);
  expect(await linesOf(62)).toMatchObject([{ code: "dengue-ns1", reportedAs: "finding", ranges: [] }]);
});

test("an existing lab gets the analytes once, and keeps its own changes", async () => {
  for (const table of [testAnalytes, analyteRanges, analytes]) await app.db.delete(table);
  await seedAnalytes(app.db);
  await app.db.delete(analyteRanges);
  await seedAnalytes(app.db);
  expect(await app.db.select().from(analyteRanges)).toEqual([]);
  expect((await app.db.select().from(analytes)).length).toBeGreaterThan(100);
});
