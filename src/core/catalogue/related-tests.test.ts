import { expect, test } from "vitest";
import { selectRelatedTests } from "./related-tests.ts";

const createTest = (id: number, categoryId: number, isPopular = false) => ({ id, categoryId, isPopular });
const listIds = (tests: { id: number }[]) => tests.map(({ id }) => id);

const sugar = createTest(1, 1, true);
const averageSugar = createTest(2, 1, true);
const lungs = createTest(40, 4);

// Row 2.55
test("relates tests of the same category, popular ones first", () => {
  const tests = [createTest(10, 2), createTest(11, 2), createTest(12, 2, true), createTest(13, 2), sugar, averageSugar];
  expect(listIds(selectRelatedTests(createTest(11, 2), tests))).toEqual([12, 10, 13]);
});

test("fills up with tests 1 and 2 if the category has too few", () => {
  const tests = [sugar, averageSugar, lungs, createTest(41, 4)];
  expect(listIds(selectRelatedTests(lungs, tests))).toEqual([41, 1, 2]);
});

test("never relates a test to itself, and names none twice", () => {
  expect(listIds(selectRelatedTests(sugar, [sugar, averageSugar, createTest(3, 1)]))).toEqual([2, 3]);
});
