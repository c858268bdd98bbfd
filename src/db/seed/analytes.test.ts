import { expect, test } from "vitest";
import { organs } from "#core/catalogue/organs.ts";
import { expandPanels } from "#core/catalogue/panels.ts";
import { analyteRows } from "./analytes.ts";
import { organRows } from "./organs.ts";
import { panelRows } from "./panels.ts";
import { testRows } from "./tests.ts";

const testIds = new Set(testRows.map(({ id }) => id));
const panels = new Map(Object.entries(panelRows).map(([id, testIds]) => [Number(id), testIds]));

test("every organ has a drawing, and a test examines one", () => {
  const assigned = Object.values(organRows).flat();
  expect(organs).toEqual(expect.arrayContaining(Object.keys(organRows)));
  expect(assigned).toEqual([...new Set(assigned)]);
  for (const id of assigned) expect(testIds).toContain(id);
});

test("an analyte has its own code and name, and existing tests measure it", () => {
  const codes = analyteRows.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)]);
  for (const { code, tests } of analyteRows) {
    expect(tests.length, code).toBeGreaterThan(0);
    for (const id of tests) expect(testIds, code).toContain(id);
  }
});

test("a panel does not list what a test inside it measures", () => {
  for (const [panel] of panels) {
    const testIds = expandPanels([panel], panels).filter((id) => id !== panel);
    const own = analyteRows.filter(({ tests }) => tests.includes(panel));
    for (const { code, tests } of own) {
      for (const id of testIds) expect(tests, code).not.toContain(id);
    }
  }
});

test("a range has a unit, a limit and a source, and plain words for values outside it", () => {
  const ranged = analyteRows.filter(({ ranges }) => ranges);
  expect(ranged.length).toBeGreaterThanOrEqual(40);
  for (const { code, unit, reportedAs, ranges = [], lowMeans, highMeans } of ranged) {
    expect(unit, code).toBeTruthy();
    expect(reportedAs, code).toBeUndefined();
    for (const { low = null, high = null } of ranges) {
      expect(low ?? high, code).not.toBeNull();
      if (low !== null && high !== null) expect(low, code).toBeLessThan(high);
      expect(low === null || lowMeans !== undefined, code).toBe(true);
      expect(high === null || highMeans !== undefined, code).toBe(true);
    }
    expect(lowMeans === undefined || ranges.some(({ low }) => low !== undefined), code).toBe(true);
    expect(highMeans === undefined || ranges.some(({ high }) => high !== undefined), code).toBe(true);
    for (const means of [lowMeans, highMeans].filter((text) => text !== undefined)) {
      expect(means, code).toMatch(/^[A-Z0-9].*\.$/);
    }
  }
});

test("ranges that differ by sex exist for both", () => {
  for (const { code, ranges = [] } of analyteRows) {
    const sexes = ranges.flatMap(({ sex }) => sex ?? []);
    expect([0, 2], code).toContain(sexes.length);
  }
});
