// Rows 2.81, 4.15, 4.16, 4.18
import { expect, test } from "vitest";
import { parseBookingPageParams, resolveSelection, setPackageParam, setTestsParam } from "./selection.ts";

const open = (query: string, path?: string) => parseBookingPageParams(path, new URLSearchParams(query));

test("selects the tests of the URL together, each once", () => {
  expect(resolveSelection(open("tests=5,14,5"), [])).toEqual({ mode: "multiple-tests", testIds: [5, 14] });
});

// Rows 2.82, 4.13, 4.14
test("prefers tests of the URL to a test, a package and stored tests", () => {
  expect(resolveSelection(open("tests=5&test=6&package=2", "3"), [9])).toEqual({
    mode: "multiple-tests",
    testIds: [5],
  });
});

test("selects a single test of the URL, whatever is stored", () => {
  expect(resolveSelection(open("test=5&hideSelector=true"), [9, 14])).toEqual({ mode: "test", testId: 5 });
});

test("selects the package of its Book Now link, whatever is stored", () => {
  expect(resolveSelection(open("", "5"), [9, 14])).toEqual({ mode: "package", packageId: 5 });
});

test("selects stored tests if the URL names nothing", () => {
  expect(resolveSelection(open(""), [9, 14])).toEqual({ mode: "multiple-tests", testIds: [9, 14] });
});

test("selects no package yet without URL parameters and stored tests", () => {
  expect(resolveSelection(open(""), [])).toEqual({ mode: "package", packageId: null });
});

test("prefers the package chosen in the form to the URL's, whatever the link's offer", () => {
  const address = open("offer=comprehensive-health", "5");
  expect(resolveSelection(address, [])).toEqual({ mode: "package", packageId: 5 });
  expect(resolveSelection(address, [], 2)).toEqual({ mode: "package", packageId: 2 });
});

test("replaces tests and another package's offer by the package chosen in the form", () => {
  const next = setPackageParam(new URLSearchParams("tests=5,6&offer=comprehensive-health&hideSelector=false"), 3);
  expect(next.toString()).toBe("hideSelector=false&package=3");
  expect(resolveSelection(parseBookingPageParams("5", next), [9])).toEqual({ mode: "package", packageId: 3 });
});

test("keeps the other tests and parameters when one test is removed", () => {
  const next = setTestsParam(new URLSearchParams("tests=5,108,9&hideSelector=true"), [5, 9]);
  expect(parseBookingPageParams(undefined, next)).toMatchObject({ testIds: [5, 9], hidesSelector: true });
});

test.each(["tests=,abc,0,-4", "test=1e3", "package=99999999999", "package=%00"])(
  "ignores the parameters of %s",
  (query) => {
    expect(resolveSelection(open(query, "five"), [])).toEqual({ mode: "package", packageId: null });
  },
);

test("hides the selector only for the value true", () => {
  expect(open("hideSelector=true").hidesSelector).toBe(true);
  expect(open("hideSelector=1").hidesSelector).toBe(false);
  expect(open("").hidesSelector).toBe(false);
});
