import { expect, test } from "vitest";
import { type EngineResult, formatReport, hasFailed } from "./report.ts";

const journeys = ["Search", "Print"];
const results: EngineResult[] = [
  { engine: "Firefox", version: "firefox 140.0", outcomes: ["ok", { failure: "4 pages" }] },
  { engine: "WebKit", missing: ["webkit2gtk-driver", "xvfb"] },
];

test("the table has a row per journey and a column per engine, and below it failures and missing engines", () => {
  expect(formatReport(journeys, results)).toEqual([
    "        Firefox (firefox 140.0)  WebKit",
    "Search  ok                       missing",
    "Print   FAILED                   missing",
    "",
    "Firefox, Print:",
    "  4 pages",
    "",
    "WebKit is missing: apt-get install webkit2gtk-driver xvfb",
  ]);
});

test("a missing engine is no failure, an incomplete journey is one", () => {
  expect(hasFailed(results)).toBe(true);
  expect(hasFailed(results.slice(1))).toBe(false);
});
