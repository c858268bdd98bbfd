// Row 4.28
import { expect, test } from "vitest";
import { getRibbon } from "./ribbon.ts";

const essential = { name: "Essential Health Monitoring Package (1.2)", isPopular: false, isNew: false };

test("a popular package is Most Popular, even if it is also new", () => {
  expect(getRibbon({ ...essential, isPopular: true, isNew: true })).toBe("most-popular");
});

test("a new package is New Package, even if it is an Essential one", () => {
  expect(getRibbon({ ...essential, isNew: true })).toBe("new-package");
});

test("an Essential Health Monitoring Package is Best Value", () => {
  expect(getRibbon(essential)).toBe("best-value");
});

test("any other package has no ribbon", () => {
  expect(getRibbon({ ...essential, name: "Diabetes Care Package" })).toBeNull();
});
