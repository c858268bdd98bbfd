import fc from "fast-check";
import { expect, test } from "vitest";
import { packageRows } from "#db/seed/packages.ts";
import { panelRows } from "#db/seed/panels.ts";
import { testRows } from "#db/seed/tests.ts";
import { getTube } from "#db/seed/tubes.ts";
import { expandPanels } from "./panels.ts";
import { listTubes, tubeKinds } from "./tubes.ts";

const tests = testRows.map((row) => ({ id: row.id, ...getTube(row) }));
const panels = new Map(Object.entries(panelRows).map(([id, testIds]) => [Number(id), testIds]));
const findId = (code: string) => testRows.find((row) => row.code === code)?.id ?? 0;
const list = (...codes: string[]) => listTubes(codes.map(findId), tests, panels);
const kinds = (...codes: string[]) => list(...codes).map(({ kind }) => kind);

test("blood is drawn in the order culture, citrate, serum, heparin, EDTA, fluoride; the rest follows", () => {
  const codes = ["URN-017", "FBS-001", "CBC-005", "TBG-060", "LFT-007", "PTI-024", "BCU-068", "STR-103"];
  expect(kinds(...codes)).toEqual(["culture", "citrate", "serum", "heparin", "edta", "fluoride", "urine", "stool"]);
});

test("tests of one kind share a tube, except those that need their own", () => {
  expect(list("LFT-007", "KFT-008", "TSH-108")).toHaveLength(1);
  expect(kinds("FBS-001", "PPS-003")).toEqual(["fluoride", "fluoride"]);
  expect(kinds("URN-017", "UCU-069")).toEqual(["urine", "urine"]);
});

test("a panel needs the tubes of what it measures", () => {
  expect(kinds("HOM-032")).toEqual(["serum", "fluoride"]);
});

test("every test of the first catalogue has the tube of its sample", () => {
  expect(testRows).toHaveLength(128);
  const blood = ["culture", "citrate", "serum", "heparin", "edta", "fluoride"];
  const ofSample = { Blood: blood, Urine: ["urine", "urine-24h"], Stool: ["stool"], Sputum: ["sputum"] };
  for (const row of testRows) expect(ofSample[row.sampleType], row.code).toContain(getTube(row).tube);
});

test.each(testRows.filter(({ testingProcess }) => /EDTA|citrate|fluoride/.test(testingProcess)))(
  "$code has the tube that its page names",
  (row) => {
    const named = ["EDTA", "citrate", "fluoride"].find((word) => row.testingProcess.includes(`${word} tube`));
    expect(getTube(row).tube).toBe(named?.toLowerCase());
  },
);

test.each(packageRows)("package $code needs each kind once, and one more for each test apart", ({ testIds }) => {
  expectSound(testIds);
});

test("whatever is booked, each test is in one tube of its kind, in the order of draw", () => {
  const basket = fc.uniqueArray(fc.constantFrom(...testRows.map(({ id }) => id)), { minLength: 1, maxLength: 40 });
  fc.assert(fc.property(basket, expectSound), { numRuns: 200 });
});

function expectSound(testIds: readonly number[]): void {
  const tubes = listTubes(testIds, tests, panels);
  const measured = expandPanels(testIds, panels);
  expect(tubes.flatMap((tube) => tube.testIds).toSorted()).toEqual([...measured].toSorted());
  const order = tubes.map(({ kind }) => tubeKinds.indexOf(kind));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const { kind, testIds: inTube } of tubes) {
    for (const id of inTube) expect(tests.find((known) => known.id === id)).toMatchObject({ tube: kind });
    if (inTube.length > 1)
      for (const id of inTube) expect(tests.find((known) => known.id === id)?.tubeApart).toBe(false);
  }
  const shared = tubes.filter(({ testIds: inTube }) => !tests.find(({ id }) => id === inTube[0])?.tubeApart);
  expect(new Set(shared.map(({ kind }) => kind)).size).toBe(shared.length);
}
