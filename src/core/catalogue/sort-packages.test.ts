import { expect, test } from "vitest";
import { sortPackages } from "./sort-packages.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));

// Rows 2.27, 9.9
test("the five leading packages come first, in the specification's order", () => {
  const sorted = sortPackages(
    named(
      "Comprehensive Full Body Health Check Up",
      "Advance Health Monitoring Package (1.2)",
      "Essential Health Monitoring Package (1.2)",
      "Advance Health Monitoring Package (1.1)",
      "Essential Health Monitoring Package (1.1)",
    ),
  );
  expect(sorted.map(({ name }) => name)).toEqual([
    "Essential Health Monitoring Package (1.1)",
    "Essential Health Monitoring Package (1.2)",
    "Advance Health Monitoring Package (1.1)",
    "Advance Health Monitoring Package (1.2)",
    "Comprehensive Full Body Health Check Up",
  ]);
});

test("the other packages keep their order", () => {
  const sorted = sortPackages(
    named("Women's Health Package", "Diabetes Care Package", "The Essential Health Monitoring Package (1.1), offer"),
  );
  expect(sorted.map(({ name }) => name)).toEqual([
    "The Essential Health Monitoring Package (1.1), offer",
    "Women's Health Package",
    "Diabetes Care Package",
  ]);
});

test("does not modify the list", () => {
  const packages = named("B", "Essential Health Monitoring Package (1.1)");
  sortPackages(packages);
  expect(packages[0]?.name).toBe("B");
});
