import fc from "fast-check";
import { expect, test } from "vitest";
import { getRibbon } from "./ribbon.ts";
import { sortPackages } from "./sort-packages.ts";

const leading = [
  "Essential Health Monitoring Package (1.1)",
  "Essential Health Monitoring Package (1.2)",
  "Advance Health Monitoring Package (1.1)",
  "Advance Health Monitoring Package (1.2)",
  "Comprehensive Full Body Health Check Up",
];
const otherNames = ["Diabetes Care Package", "Heart Health Package", "Advance Health Monitoring Package (2.0)"];
const packageLists = fc.array(
  fc.record({ name: fc.constantFrom(...leading, ...otherNames), isPopular: fc.boolean(), isNew: fc.boolean() }),
);

test("sorting loses and adds no package", () => {
  fc.assert(
    fc.property(packageLists, (packages) => {
      const sorted = sortPackages(packages);
      expect(new Set(sorted)).toEqual(new Set(packages));
      expect(sorted).toHaveLength(packages.length);
    }),
  );
});

test("no other package precedes a leading one, and leading ones keep their order", () => {
  fc.assert(
    fc.property(packageLists, (packages) => {
      const places = sortPackages(packages).map(({ name }) => leading.indexOf(name));
      const firstOther = places.indexOf(-1);
      const leaders = firstOther === -1 ? places : places.slice(0, firstOther);
      expect(places.slice(leaders.length).every((rank) => rank === -1)).toBe(true);
      expect(leaders).toEqual(leaders.toSorted((a, b) => a - b));
    }),
  );
});

test("a package without a leading name keeps its position among others", () => {
  fc.assert(
    fc.property(packageLists, (packages) => {
      const isOther = ({ name }: { name: string }) => !leading.includes(name);
      expect(sortPackages(packages).filter(isOther)).toEqual(packages.filter(isOther));
    }),
  );
});

test("every package has at most one ribbon, and a popular one always has it", () => {
  fc.assert(
    fc.property(packageLists, (packages) => {
      for (const item of packages) {
        const ribbon = getRibbon(item);
        expect(["most-popular", "new-package", "best-value", null]).toContain(ribbon);
        expect(ribbon === "most-popular").toBe(item.isPopular);
      }
    }),
  );
});
