import { expect, test } from "vitest";
import { hasFailed, report, type Seen } from "./report.ts";

const journeys = ["Search", "Print"];
const seen: Seen[] = [
  { engine: "Firefox", version: "firefox 140.0", outcomes: ["ok", { failure: "4 pages" }] },
  { engine: "WebKit", missing: ["webkit2gtk-driver", "xvfb"] },
];

test("the table has a row a journey and a column an engine, and below it what failed and what is missing", () => {
  expect(report(journeys, seen)).toEqual([
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

test("an engine that is missing is no failure, a journey that was not gone to its end is one", () => {
  expect(hasFailed(seen)).toBe(true);
  expect(hasFailed(seen.slice(1))).toBe(false);
});
