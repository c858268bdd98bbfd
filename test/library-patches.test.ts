import { readFileSync } from "node:fs";
import * as pdfLibrary from "@cantoo/pdf-lib";
import { is, Table } from "drizzle-orm";
import { expect, test } from "vitest";

// Each of these fails once the patch that its decision describes is needed no longer.

/** The first Chrome that imports a module again after a failure. */
const FIXED_CHROME = 156;

test("the oldest supported Chrome does not import a failed module again (decision 051)", () => {
  const [, oldest] = /"chrome(\d+)"/.exec(readFileSync("vite.config.ts", "utf8")) ?? [];
  expect(Number(oldest)).toBeLessThan(FIXED_CHROME);
});

test("the PDF library does not export what a subclass of its parser would need (decision 052)", () => {
  expect(Object.keys(pdfLibrary)).toContain("PDFParser");
  expect(Object.keys(pdfLibrary)).not.toContain("CipherTransformFactory");
});

test("Drizzle walks up the classes of a value each time that it asks for its kind (decision 050)", () => {
  let steps = 0;
  const watched = new Proxy(class {}, {
    getPrototypeOf(target) {
      steps += 1;
      return Reflect.getPrototypeOf(target);
    },
  });
  const value = Object.create({ constructor: watched });
  const countSteps = () => {
    steps = 0;
    expect(is(value, Table)).toBe(false);
    return steps;
  };
  expect([countSteps(), countSteps()]).toEqual([1, 1]);
});
