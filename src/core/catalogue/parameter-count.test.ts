// Rows 1.24, 9.6
import { expect, test } from "vitest";
import { getParameterCount, selectCardTests } from "./parameter-count.ts";

const tests = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("thirteen tests have 156 parameters", () => {
  expect(getParameterCount(13)).toBe(156);
});

// Rows 2.49, 2.101, 9.7
test("a card lists the first six tests and counts the rest as parameters", () => {
  expect(selectCardTests(tests(13))).toEqual({ shown: [1, 2, 3, 4, 5, 6], moreTests: 7, moreParameters: 84 });
});

// Row 2.50
test("a package of six tests or fewer leaves no rest", () => {
  expect(selectCardTests(tests(6)).moreParameters).toBe(0);
  expect(selectCardTests(tests(2))).toEqual({ shown: [1, 2], moreTests: 0, moreParameters: 0 });
});
