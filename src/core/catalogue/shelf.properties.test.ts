import fc from "fast-check";
import { expect, test } from "vitest";
import { ribbonOf } from "./ribbon.ts";
import { sortPackages } from "./sorting.ts";

const leading = [
  "Essential Health Monitoring Package (1.1)",
  "Essential Health Monitoring Package (1.2)",
  "Advance Health Monitoring Package (1.1)",
  "Advance Health Monitoring Package (1.2)",
  "Comprehensive Full Body Health Check Up",
];
const others = ["Diabetes Care Package", "Heart Health Package", "Advance Health Monitoring Package (2.0)"];
const shelf = fc.array(
  fc.record({ name: fc.constantFrom(...leading, ...others), isPopular: fc.boolean(), isNew: fc.boolean() }),
);

test("sorting loses and invents no package", () => {
  fc.assert(
    fc.property(shelf, (packages) => {
      const sorted = sortPackages(packages);
      expect(new Set(sorted)).toEqual(new Set(packages));
      expect(sorted).toHaveLength(packages.length);
    }),
  );
});

test("no other package stands before a leading one, and leading ones stand in their order", () => {
  fc.assert(
    fc.property(shelf, (packages) => {
      const places = sortPackages(packages).map(({ name }) => leading.indexOf(name));
      const firstOther = places.indexOf(-1);
      const leaders = firstOther === -1 ? places : places.slice(0, firstOther);
      expect(places.slice(leaders.length).every((place) => place === -1)).toBe(true);
      expect(leaders).toEqual(leaders.toSorted((one, other) => one - other));
    }),
  );
});

test("a package without a leading name keeps its place among its like", () => {
  fc.assert(
    fc.property(shelf, (packages) => {
      const isOther = ({ name }: { name: string }) => !leading.includes(name);
      expect(sortPackages(packages).filter(isOther)).toEqual(packages.filter(isOther));
    }),
  );
});

test("every package has one ribbon or none, and a popular one always says so", () => {
  fc.assert(
    fc.property(shelf, (packages) => {
      for (const item of packages) {
        const ribbon = ribbonOf(item);
        expect(["most-popular", "new-package", "best-value", null]).toContain(ribbon);
        expect(ribbon === "most-popular").toBe(item.isPopular);
      }
    }),
  );
});
