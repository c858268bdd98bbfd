import { expect, test } from "vitest";
import { formatAnalyteValue, formatReferenceRange, toRangeSegments } from "./reference-range.ts";

test("formats values as reports do, with decimals and lakhs", () => {
  expect(formatAnalyteValue(140_000, 0)).toBe("1,40,000");
  expect(formatAnalyteValue(12, 1)).toBe("12.0");
});

const rangeTexts = {
  between: (low: string, high: string) => `${low} to ${high}`,
  upTo: (high: string) => `up to ${high}`,
  orMore: (low: string) => `${low} or more`,
};

test("formats a range with both limits or one", () => {
  expect(formatReferenceRange({ low: 12, high: 16 }, { unit: "g/dL", decimals: 1 }, rangeTexts)).toBe(
    "12.0 to 16.0 g/dL",
  );
  expect(formatReferenceRange({ low: null, high: 199 }, { unit: "mg/dL", decimals: 0 }, rangeTexts)).toBe(
    "up to 199 mg/dL",
  );
  expect(formatReferenceRange({ low: 60, high: null }, { unit: "mL/min", decimals: 0 }, rangeTexts)).toBe(
    "60 mL/min or more",
  );
  expect(formatReferenceRange({ low: 1, high: 2 }, { unit: null, decimals: 0 }, rangeTexts)).toBe("1 to 2");
  expect(formatReferenceRange({ low: 4, high: 5.6 }, { unit: "%", decimals: 1 }, rangeTexts)).toBe("4.0 to 5.6%");
});

test("out-of-range values take a fifth of the bar on each side", () => {
  expect(toRangeSegments([{ low: 0.5, high: 4 }], 60)).toEqual([{ from: 12, to: 48 }]);
});

test("a range without a limit on one side reaches the end of the bar", () => {
  expect(toRangeSegments([{ low: null, high: 199 }], 60)).toEqual([{ from: null, to: 36 }]);
  expect(toRangeSegments([{ low: 60, high: null }], 60)).toEqual([{ from: 24, to: null }]);
});

test("the ranges of women and men share a scale", () => {
  expect(
    toRangeSegments(
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
    toRangeSegments(
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
