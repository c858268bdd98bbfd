// Rows 1.21, 1.22, 9.42
import { expect, test } from "vitest";
import { expandPanels } from "#core/catalogue/panels.ts";
import { faqRows } from "#demo/faqs.ts";
import { testimonialRows } from "#demo/testimonials.ts";
import type { PackageRow, TestRow } from "./catalogue-rows.ts";
import { categoryRows } from "./categories.ts";
import { labRow } from "./lab-row.ts";
import { offerRow } from "./offer.ts";
import { packageRows } from "./packages.ts";
import { panelRows } from "./panels.ts";
import { testRows } from "./tests.ts";

/** Tests that a panel already measures, so that no package sells them twice. */
const coveredByPanel: Record<number, number[]> = {
  5: [19, 20, 56],
  6: [41, 42, 43],
  7: [86, 98, 99, 100],
  8: [83, 93, 94, 95],
  9: [108, 109],
  16: [35, 36, 37],
  32: [1, 31],
  109: [108],
  119: [108, 112, 113, 114, 115],
};

test("has at least 95 tests with unique ids, codes and names", () => {
  expect(testRows.length).toBeGreaterThanOrEqual(95);
  for (const key of ["id", "code", "name"] as const) expectUnique(testRows.map((row) => row[key]));
});

test("a test's purpose fits on one line of the list", () => {
  for (const { indication } of testRows) expect(indication.length).toBeLessThanOrEqual(34);
});

test("the code of a test is three letters and the id in three digits", () => {
  for (const { id, code } of testRows) expect(code).toMatch(new RegExp(`^[A-Z]{3}-${String(id).padStart(3, "0")}$`));
});

test("the ids used by the chatbot and related tests are the intended tests", () => {
  const meant = {
    1: "Fasting Blood Sugar (FBS)",
    2: "HbA1c",
    5: "Complete Blood Count (CBC)",
    6: "Lipid Profile",
    7: "Liver Function Test (LFT)",
    9: "Thyroid Profile (T3, T4, TSH)",
    12: "Vitamin B12",
    13: "Vitamin D3 (25-hydroxy)",
    14: "C-Reactive Protein (CRP)",
    15: "RA Factor (Rheumatoid Factor)",
    16: "Cardiac Panel",
  };
  for (const [id, name] of Object.entries(meant)) expect(testOf(Number(id)).name).toBe(name);
});

test("tests collected by the patient say who brings the container, and when", () => {
  const brought =
    /our phlebotomist brings the container|call us, and we bring the (?:large )?container (?:a day )?before/;
  const collected = testRows.filter(({ sampleType }) => sampleType !== "Blood");
  expect(collected.length).toBeGreaterThan(10);
  for (const { code, preparationNotes = [] } of collected) {
    expect([code, preparationNotes.filter((note) => brought.test(note)).length]).toEqual([code, 1]);
  }
  const bloodTests = testRows.filter(({ sampleType }) => sampleType === "Blood");
  for (const { code, preparation, preparationNotes = [] } of bloodTests) {
    expect([code, preparation, ...preparationNotes].join(" ")).not.toContain("container");
  }
});

test("prices of tests are whole rupees, and a discount price is lower", () => {
  for (const row of testRows) expectPriced(row);
});

test("about two thirds of the tests have a discount, and ten are popular", () => {
  const discounted = testRows.filter((row) => row.discountRupees !== undefined);
  expect(discounted.length / testRows.length).toBeCloseTo(2 / 3, 1);
  expect(testRows.filter((row) => row.isPopular)).toHaveLength(10);
});

test("the description of a test is one sentence of at most 110 characters", () => {
  for (const { name, description } of testRows) {
    expect(description.length, name).toBeLessThanOrEqual(110);
    expect(description, name).toMatch(/^[^.]+(\.[^ .][^.]*)*\.$/);
  }
});

test("every text of a test is complete and ends with a full stop", () => {
  for (const row of testRows) {
    const { name, preparation, about, clinicalImportance, testingProcess } = row;
    for (const text of [preparation, about, clinicalImportance, testingProcess]) expectSentences(text, name);
  }
});

test("preparation texts name no fasting hours, and each note is short and complete", () => {
  for (const { name, preparation, preparationNotes = [] } of testRows) {
    for (const text of [preparation, ...preparationNotes]) {
      expectSentences(text, name);
      expect(text, name).not.toMatch(/no fasting|fast for|empty stomach|water is permitted/i);
    }
    for (const note of preparationNotes) expect(note.length, name).toBeLessThanOrEqual(150);
  }
});

test("a fast lasts at least 8 hours and at most 14, and a panel's at least its tests'", () => {
  const fasting = testRows.filter((row) => row.fastingMinH > 0);
  expect(fasting.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Fasting Blood Sugar (FBS)", "Lipid Profile"]),
  );
  for (const { name, fastingMinH, fastingMaxH } of fasting) {
    expect(fastingMinH, name).toBeGreaterThanOrEqual(8);
    expect(fastingMaxH, name).toBe(14);
  }
  for (const [panel, testIds] of Object.entries(panelRows)) {
    for (const id of testIds) expect(testOf(Number(panel)).fastingMinH).toBeGreaterThanOrEqual(testOf(id).fastingMinH);
  }
});

test("a meal precedes the post-prandial sugar, and cortisol and testosterone have a last slot", () => {
  expect(testOf(3)).toMatchObject({ afterMealMin: 120, fastingMinH: 0 });
  expect([testOf(121).latestStart, testOf(112).latestStart]).toEqual(["08:00 AM", "09:00 AM"]);
  for (const id of [2, 5, 9, 12, 13]) expect(testOf(id).fastingMinH, testOf(id).name).toBe(0);
});

test("synonyms of a test are lower case, differ from the name, and number two to ten", () => {
  for (const { name, alsoKnownAs } of testRows) {
    expect(alsoKnownAs.length, name).toBeGreaterThanOrEqual(2);
    expect(alsoKnownAs.length, name).toBeLessThanOrEqual(10);
    expectUnique(alsoKnownAs);
    for (const word of alsoKnownAs) expect(word, name).toBe(word.trim().toLowerCase());
    for (const own of listNameForms(name)) expect(alsoKnownAs, name).not.toContain(own);
  }
});

test("synonyms of a package are lower case, unique, and number four to twelve", () => {
  for (const { name, alsoKnownAs } of packageRows) {
    expect(alsoKnownAs.length, name).toBeGreaterThanOrEqual(4);
    expect(alsoKnownAs.length, name).toBeLessThanOrEqual(12);
    expectUnique(alsoKnownAs);
    for (const word of alsoKnownAs) expect(word, name).toBe(word.trim().toLowerCase());
  }
});

test("tests for chest pain or clots send the patient to a hospital at once", () => {
  for (const id of [16, 26, 38, 39])
    expect(testOf(id).clinicalImportance).toMatch(/chest pain.* needs a hospital at once/i);
});

test("a panel contains existing tests, never itself, and only what it measures", () => {
  for (const [panel, testIds] of Object.entries(panelRows)) {
    expect(coveredByPanel[Number(panel)], panel).toEqual(expect.arrayContaining([...testIds]));
    for (const id of testIds) expect(testOf(id).id).toBe(id);
    expect(
      expandPanels(testIds, new Map(Object.entries(panelRows).map(([id, memberIds]) => [Number(id), memberIds]))),
    ).not.toContain(Number(panel));
  }
  expect(panelRows[9]).toEqual([108]);
  expect(panelRows[6]).not.toContain(43);
});

test("a panel costs less than its tests separately", () => {
  for (const [panel, testIds] of Object.entries(coveredByPanel).filter(([, memberIds]) => memberIds.length > 2)) {
    expect(chargedRupees(testOf(Number(panel))), panel).toBeLessThan(togetherRupees(testIds));
  }
});

// Row 3.2
test("has eight categories, one per icon, each with at least four tests, and every test has one", () => {
  expect(categoryRows.map((row) => row.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expectUnique(categoryRows.map((row) => row.icon));
  for (const { id, name, description } of categoryRows) {
    expectSentences(description, name);
    expect(testRows.filter((row) => row.categoryId === id).length, name).toBeGreaterThanOrEqual(4);
  }
  for (const row of testRows) expect(categoryRows.map(({ id }) => id)).toContain(row.categoryId);
});

test("every package has a unique id, code and name, and its code is three letters and three digits", () => {
  expect(packageRows.length).toBeGreaterThanOrEqual(10);
  for (const key of ["id", "code", "name"] as const) expectUnique(packageRows.map((row) => row[key]));
  for (const { code, name, description } of packageRows) {
    expect(code).toMatch(/^[A-Z]{3}-\d{3}$/);
    expectSentences(description, name);
  }
});

// Row 2.33
test("packages 1 to 5 are sold at 499, 999, 1499, 1699 and 2299 rupees", () => {
  const sold = packageRows.slice(0, 5).map((row) => [row.id, row.name, row.discountRupees]);
  expect(sold).toEqual([
    [1, "Essential Health Monitoring Package (1.1)", 499],
    [2, "Essential Health Monitoring Package (1.2)", 999],
    [3, "Advance Health Monitoring Package (1.1)", 1499],
    [4, "Advance Health Monitoring Package (1.2)", 1699],
    [5, "Comprehensive Full Body Health Check Up", 2299],
  ]);
});

test("each of packages 1 to 5 contains all of the cheaper one, and more", () => {
  for (let id = 2; id <= 5; id += 1) {
    const cheaper = packageOf(id - 1).testIds;
    expect(packageOf(id).testIds).toEqual(expect.arrayContaining(cheaper));
    expect(packageOf(id).testIds.length).toBeGreaterThan(cheaper.length);
  }
});

test("packages recommended by the chatbot contain the reason for it", () => {
  expect(packageOf(1).testIds).toContain(5);
  expect(packageOf(2).testIds).toEqual(expect.arrayContaining([6, 16]));
  expect(packageOf(3).testIds).toEqual(expect.arrayContaining([7, 8, 9]));
});

test("the comprehensive package is HLT-001, popular, 4500 regularly, with 13 tests", () => {
  const { code, isPopular, rupees, testIds } = packageOf(5);
  expect([code, isPopular, rupees, testIds.length]).toEqual(["HLT-001", true, 4500, 13]);
});

test("every test of a package exists and is sold once, not also inside a panel", () => {
  for (const { name, testIds } of packageRows) {
    expectUnique(testIds);
    for (const id of testIds) {
      expect(testOf(id).id).toBe(id);
      for (const testId of coveredByPanel[id] ?? []) expect(testIds, name).not.toContain(testId);
    }
  }
});

test("a package costs less than its tests, and its regular price at most their price today", () => {
  for (const row of packageRows) {
    expectPriced(row);
    expect(row.rupees, row.name).toBeLessThanOrEqual(togetherRupees(row.testIds));
    expect(chargedRupees(row), row.name).toBeLessThan(row.rupees);
  }
});

test("packages 1, 2, 3 and 5 are featured, and 3 and 8 are new", () => {
  expect(packageRows.filter((row) => row.isFeatured).map((row) => row.id)).toEqual([1, 2, 3, 5]);
  expect(packageRows.filter((row) => row.isNew).map((row) => row.id)).toEqual([3, 8]);
});

// Row 9.44
test("the offer sells package 5 at 1999, below its own price, and prints 4499 and 1999", () => {
  const { slug, packageId, rupees, advertRegularRupees, advertRupees } = offerRow;
  expect([slug, packageId, rupees, advertRegularRupees, advertRupees]).toEqual([
    "comprehensive-health",
    5,
    1999,
    4499,
    1999,
  ]);
  expect(rupees).toBeLessThan(chargedRupees(packageOf(packageId)));
});

test("a testimonial names a catalogue item, and a person by first name and initial", () => {
  const sold = [...testRows, ...packageRows].map((row) => row.name);
  expectUnique(testimonialRows.map((row) => row.id));
  for (const row of testimonialRows) {
    expect(sold).toContain(row.serviceName);
    expect(row.patientName).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/);
    expectSentences(row.testimonial, row.patientName);
  }
});

test("has ten FAQs, each answered in full sentences", () => {
  expect(faqRows).toHaveLength(10);
  expectUnique(faqRows.map((row) => row.id));
  for (const { question, answer } of faqRows) {
    expect(question).toMatch(/\?$/);
    expectSentences(answer, question);
  }
});

test("the lab's phones are E.164, and its holidays are unique days in order", () => {
  for (const phone of [...labRow.phones, labRow.whatsappPhone]) expect(phone).toMatch(/^\+91\d{10}$/);
  const days = labRow.holidays.map((holiday) => holiday.day);
  expect(days).toEqual([...new Set(days)].sort());
  for (const day of days) expect(day).toMatch(/^202[67]-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/);
});

function testOf(id: number): TestRow {
  const row = testRows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`no test has the id ${id}`);
  return row;
}

function packageOf(id: number): PackageRow {
  const row = packageRows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`no package has the id ${id}`);
  return row;
}

function chargedRupees(row: { rupees: number; discountRupees?: number }): number {
  return row.discountRupees ?? row.rupees;
}

function togetherRupees(testIds: number[]): number {
  return testIds.reduce((sum, id) => sum + chargedRupees(testOf(id)), 0);
}

/** Forms of a name that the search finds anyway: "X (Y)" → "x (y)", "x", "y". */
function listNameForms(name: string): string[] {
  const lower = name.toLowerCase();
  return [
    lower,
    lower.replace(/\s*\([^)]*\)/g, "").trim(),
    ...[...lower.matchAll(/\(([^)]*)\)/g)].map(([, y]) => y ?? ""),
  ];
}

function expectUnique(values: (string | number)[]): void {
  expect(values).toEqual([...new Set(values)]);
}

function expectPriced(row: { name: string; rupees: number; discountRupees?: number }): void {
  expect(Number.isInteger(row.rupees) && row.rupees > 0, row.name).toBe(true);
  if (row.discountRupees === undefined) return;
  expect(Number.isInteger(row.discountRupees) && row.discountRupees > 0, row.name).toBe(true);
  expect(row.discountRupees, row.name).toBeLessThan(row.rupees);
}

/** Checks for full sentences: a capital or digit first, a full stop last, no double space, no long dash. */
function expectSentences(text: string, of: string): void {
  expect(text, of).toMatch(/^[A-Z0-9].*\.$/);
  expect(text, of).not.toMatch(/ {2}|\.\.|—|–/);
}
