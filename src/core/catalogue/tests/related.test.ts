import { expect, test } from "vitest";
import { relatedTests } from "./related.ts";

const aTest = (id: number, categoryId: number, isPopular = false) => ({ id, categoryId, isPopular });
const idsOf = (tests: { id: number }[]) => tests.map(({ id }) => id);

const sugar = aTest(1, 1, true);
const averageSugar = aTest(2, 1, true);
const lungs = aTest(40, 4);

// Row 2.55
test("the same category's tests are related, popular ones first", () => {
  const tests = [aTest(10, 2), aTest(11, 2), aTest(12, 2, true), aTest(13, 2), sugar, averageSugar];
  expect(idsOf(relatedTests(aTest(11, 2), tests))).toEqual([12, 10, 13]);
});

test("where the category has too few, tests 1 and 2 fill up", () => {
  const tests = [sugar, averageSugar, lungs, aTest(41, 4)];
  expect(idsOf(relatedTests(lungs, tests))).toEqual([41, 1, 2]);
});

test("a test is never related to itself, and none is named twice", () => {
  expect(idsOf(relatedTests(sugar, [sugar, averageSugar, aTest(3, 1)]))).toEqual([2, 3]);
});
