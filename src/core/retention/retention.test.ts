import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addDays } from "#core/calendar/day.ts";
import { billKeptUntil, keptFor, lastDayOfOldBills, type RetainedKind, retention } from "./retention.ts";

const kinds = Object.keys(retention) as RetainedKind[];

test("docs/retention.md says of each kind what, how long and why, as the daily job does it", () => {
  const [, table = ""] = readFileSync("docs/retention.md", "utf8").split(
    /^\| what \| kept \| why \|\n\|---\|---\|---\|\n/m,
  );
  const [rows = ""] = table.split("\n\n");
  const written = kinds.map((kind) => `| ${retention[kind].what} | ${keptFor(kind)} | ${retention[kind].why} |`);
  expect(rows.split("\n")).toEqual(written);
});

test.each([
  ["2026-11-25", "2034-03-31"],
  ["2027-03-31", "2034-03-31"],
  ["2027-04-01", "2035-03-31"],
])("a bill of %s is asked for until %s", (day, until) => {
  expect(billKeptUntil(day)).toBe(until);
});

test("what is over today is what was asked for until yesterday, on every day of three years", () => {
  for (let today = "2034-01-01"; today < "2037-01-01"; today = addDays(today, 1)) {
    const last = lastDayOfOldBills(today);
    expect(billKeptUntil(last) < today).toBe(true);
    expect(billKeptUntil(addDays(last, 1)) < today).toBe(false);
  }
});
