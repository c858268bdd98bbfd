// Row 4.28
import { expect, test } from "vitest";
import { ribbonOf } from "./ribbon.ts";

const essential = { name: "Essential Health Monitoring Package (1.2)", isPopular: false, isNew: false };

test("a popular package is Most Popular, even where it is new as well", () => {
  expect(ribbonOf({ ...essential, isPopular: true, isNew: true })).toBe("most-popular");
});

test("a new package is New Package, even where it is an Essential one", () => {
  expect(ribbonOf({ ...essential, isNew: true })).toBe("new-package");
});

test("an Essential Health Monitoring Package is Best Value", () => {
  expect(ribbonOf(essential)).toBe("best-value");
});

test("any other package carries no ribbon", () => {
  expect(ribbonOf({ ...essential, name: "Diabetes Care Package" })).toBeNull();
});
