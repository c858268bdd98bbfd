import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addDays } from "#core/calendar/day.ts";
import {
  formatRetention,
  getBillRetentionEnd,
  getLastExpiredBillDay,
  type RetainedKind,
  retentionPeriods,
} from "./retention-periods.ts";

const kinds = Object.keys(retentionPeriods) as RetainedKind[];

test("docs/retention.md lists each kind, its period and reason as the daily job applies them", () => {
  const [, table = ""] = readFileSync("docs/retention.md", "utf8").split(
    /^\| what \| kept \| why \|\n\|---\|---\|---\|\n/m,
  );
  const [rows = ""] = table.split("\n\n");
  const written = kinds.map(
    (kind) => `| ${retentionPeriods[kind].what} | ${formatRetention(kind)} | ${retentionPeriods[kind].why} |`,
  );
  expect(rows.split("\n")).toEqual(written);
});

test.each([
  ["2026-11-25", "2034-03-31"],
  ["2027-03-31", "2034-03-31"],
  ["2027-04-01", "2035-03-31"],
])("a bill of %s is kept until %s", (day, until) => {
  expect(getBillRetentionEnd(day)).toBe(until);
});

test("what expires today was kept until yesterday, on every day of three years", () => {
  for (let today = "2034-01-01"; today < "2037-01-01"; today = addDays(today, 1)) {
    const last = getLastExpiredBillDay(today);
    expect(getBillRetentionEnd(last) < today).toBe(true);
    expect(getBillRetentionEnd(addDays(last, 1)) < today).toBe(false);
  }
});
