// Rows 2.81, 4.15, 4.16, 4.18
import { expect, test } from "vitest";
import { readBookingAddress, selectionOf, withSelectedPackage, withTests } from "./selection.ts";

const open = (query: string, path?: string) => readBookingAddress(path, new URLSearchParams(query));

test("tests of the address are booked together, each once", () => {
  expect(selectionOf(open("tests=5,14,5"), [])).toEqual({ mode: "multiple-tests", testIds: [5, 14] });
});

// Rows 2.82, 4.13, 4.14
test("tests of the address come before a test, a package and stored tests", () => {
  expect(selectionOf(open("tests=5&test=6&package=2", "3"), [9])).toEqual({ mode: "multiple-tests", testIds: [5] });
});

test("one test of the address is booked alone, whatever was put aside earlier", () => {
  expect(selectionOf(open("test=5&hideSelector=true"), [9, 14])).toEqual({ mode: "test", testId: 5 });
});

test("a package's Book Now books the package, whatever was put aside earlier", () => {
  expect(selectionOf(open("", "5"), [9, 14])).toEqual({ mode: "package", packageId: 5 });
});

test("stored tests are booked where the address names nothing", () => {
  expect(selectionOf(open(""), [9, 14])).toEqual({ mode: "multiple-tests", testIds: [9, 14] });
});

test("with nothing in the address and nothing stored a package is to be chosen", () => {
  expect(selectionOf(open(""), [])).toEqual({ mode: "package", packageId: null });
});

test("the package chosen in the form takes the place of the address's, and the link's offer changes nothing", () => {
  const address = open("offer=comprehensive-health", "5");
  expect(selectionOf(address, [])).toEqual({ mode: "package", packageId: 5 });
  expect(selectionOf(address, [], 2)).toEqual({ mode: "package", packageId: 2 });
});

test("a package chosen in the form takes the place of tests and of another package's offer", () => {
  const next = withSelectedPackage(new URLSearchParams("tests=5,6&offer=comprehensive-health&hideSelector=false"), 3);
  expect(next.toString()).toBe("hideSelector=false&package=3");
  expect(selectionOf(readBookingAddress("5", next), [9])).toEqual({ mode: "package", packageId: 3 });
});

test("a test that is left out leaves the others and the rest of the address", () => {
  const next = withTests(new URLSearchParams("tests=5,108,9&hideSelector=true"), [5, 9]);
  expect(readBookingAddress(undefined, next)).toMatchObject({ testIds: [5, 9], hidesSelector: true });
});

test.each(["tests=,abc,0,-4", "test=1e3", "package=99999999999", "package=%00"])(
  "an address like %s names nothing",
  (query) => {
    expect(selectionOf(open(query, "five"), [])).toEqual({ mode: "package", packageId: null });
  },
);

test("the selector is hidden by the word true alone", () => {
  expect(open("hideSelector=true").hidesSelector).toBe(true);
  expect(open("hideSelector=1").hidesSelector).toBe(false);
  expect(open("").hidesSelector).toBe(false);
});
