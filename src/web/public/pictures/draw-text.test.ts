import { expect, test } from "vitest";
import { drawText, fitLines, wrapWords } from "./draw-text.ts";
import { embroiderLetters } from "./embroider-letters.ts";
import { getOutlines, measureText, toSvgPath } from "./glyphs.ts";

const style = { x: 0, y: 100, size: 100, weight: "800" } as const;

test("outlines are as wide as measured", () => {
  const xs = getOutlines("₹1,999", style).flatMap(({ points }) => points.filter((_, index) => index % 2 === 0));
  const width = measureText("₹1,999", style.size, style.weight);
  expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...xs)).toBeLessThanOrEqual(width);
  expect(Math.max(...xs)).toBeGreaterThan(width * 0.95);
  expect(toSvgPath(getOutlines("₹1,999", style))).toMatch(/^M[\d.]/);
});

test("text with an end anchor ends at x", () => {
  const path = drawText("+91 98765", { ...style, x: 1000, anchor: "end" }, "black");
  expect(path).toMatch(/^<path fill="black" d="M/);
});

test("wraps a text into lines that fit, a long word on its own", () => {
  const fits = (line: string) => line.length <= 10;
  expect(wrapWords("Electroencephalography at home", fits)).toEqual(["Electroencephalography", "at home"]);
});

test("sets a name that needs too many lines in a smaller size, in lines of about equal length", () => {
  const name = "Comprehensive Full Body Health Check Up";
  const measure = { width: 600, weight: "700", sizes: [66, 40], maxLines: 2 } as const;
  expect(fitLines(name, measure)).toEqual({ lines: ["Comprehensive Full", "Body Health Check Up"], size: 40 });
});

test("a stitched letter keeps its holes and has no stitch outside its outline", () => {
  const stitches = embroiderLetters(getOutlines("0", { ...style, size: 300, y: 300 }));
  const middle = measureText("0", 300, "800") / 2;
  const throughHole = stitches.filter(({ x }) => Math.abs(x - middle) < 5);
  expect(throughHole.length).toBeGreaterThanOrEqual(2);
  expect(throughHole.some(({ top, bottom }) => top < 195 && bottom > 195)).toBe(false);
  for (const { top, bottom } of stitches) {
    expect(top).toBeGreaterThan(300 - 0.75 * 300);
    expect(bottom).toBeLessThan(305);
  }
});
