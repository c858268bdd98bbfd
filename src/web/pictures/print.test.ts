import { expect, test } from "vitest";
import { outlinesOf, pathOf, widthOf } from "./letters.ts";
import { inLines, print, wrapWords } from "./print.ts";
import { sewn } from "./sewn.ts";

const style = { x: 0, y: 100, size: 100, weight: "800" } as const;

test("words are drawn as outlines as wide as they are said to be", () => {
  const xs = outlinesOf("₹1,999", style).flatMap(({ points }) => points.filter((_, index) => index % 2 === 0));
  const width = widthOf("₹1,999", style.size, style.weight);
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThanOrEqual(width);
  expect(Math.max(...xs)).toBeGreaterThan(width * 0.95);
  expect(pathOf(outlinesOf("₹1,999", style))).toMatch(/^M[\d.]/);
});

test("words that end at a place end there", () => {
  const path = print("+91 98765", { ...style, x: 1000, anchor: "end" }, "black");
  expect(path).toMatch(/^<path fill="black" d="M/);
});

test("a text is set in lines that fit, and a long word has its own", () => {
  const fits = (line: string) => line.length <= 10;
  expect(wrapWords("Electroencephalography at home", fits)).toEqual(["Electroencephalography", "at home"]);
});

test("a name that needs too many lines is set in smaller letters, in lines of about one length", () => {
  const name = "Comprehensive Full Body Health Check Up";
  const measure = { width: 600, weight: "700", sizes: [66, 40], most: 2 } as const;
  expect(inLines(name, measure)).toEqual({ lines: ["Comprehensive Full", "Body Health Check Up"], size: 40 });
});

test("a sewn letter keeps its holes and has no stitch outside it", () => {
  const stitches = sewn(outlinesOf("0", { ...style, size: 300, y: 300 }));
  const middle = widthOf("0", 300, "800") / 2;
  const throughHole = stitches.filter(({ x }) => Math.abs(x - middle) < 5);
  expect(throughHole.length).toBeGreaterThanOrEqual(2);
  expect(throughHole.some(({ top, bottom }) => top < 195 && bottom > 195)).toBe(false);
  for (const { top, bottom } of stitches) {
    expect(top).toBeGreaterThan(300 - 0.75 * 300);
    expect(bottom).toBeLessThan(305);
  }
});
