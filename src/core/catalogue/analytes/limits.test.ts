import { expect, test } from "vitest";
import { stitchRanges, writtenRange, writtenValue } from "./limits.ts";

test("a value is written as reports write it, with its decimals and in lakhs", () => {
  expect(writtenValue(140_000, 0)).toBe("1,40,000");
  expect(writtenValue(12, 1)).toBe("12.0");
});

const say = {
  between: (low: string, high: string) => `${low} to ${high}`,
  upTo: (high: string) => `up to ${high}`,
  orMore: (low: string) => `${low} or more`,
};

test("a range says both limits, or the one that there is", () => {
  expect(writtenRange({ low: 12, high: 16 }, { unit: "g/dL", decimals: 1 }, say)).toBe("12.0 to 16.0 g/dL");
  expect(writtenRange({ low: null, high: 199 }, { unit: "mg/dL", decimals: 0 }, say)).toBe("up to 199 mg/dL");
  expect(writtenRange({ low: 60, high: null }, { unit: "mL/min", decimals: 0 }, say)).toBe("60 mL/min or more");
  expect(writtenRange({ low: 1, high: 2 }, { unit: null, decimals: 0 }, say)).toBe("1 to 2");
  expect(writtenRange({ low: 4, high: 5.6 }, { unit: "%", decimals: 1 }, say)).toBe("4.0 to 5.6%");
});

test("what is out of range takes a fifth of the bar on each side", () => {
  expect(stitchRanges([{ low: 0.5, high: 4 }], 60)).toEqual([{ from: 12, to: 48 }]);
});

test("a range without a limit on one side reaches the bar's end there", () => {
  expect(stitchRanges([{ low: null, high: 199 }], 60)).toEqual([{ from: null, to: 36 }]);
  expect(stitchRanges([{ low: 60, high: null }], 60)).toEqual([{ from: 24, to: null }]);
});

test("the ranges of women and men share a scale, so that they compare", () => {
  expect(
    stitchRanges(
      [
        { low: 12, high: 16 },
        { low: 13, high: 18 },
      ],
      60,
    ),
  ).toEqual([
    { from: 12, to: 36 },
    { from: 18, to: 48 },
  ]);
  expect(
    stitchRanges(
      [
        { low: 50, high: null },
        { low: 40, high: null },
      ],
      60,
    ),
  ).toEqual([
    { from: 24, to: null },
    { from: 19, to: null },
  ]);
});
