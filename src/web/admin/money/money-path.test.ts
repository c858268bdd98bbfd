import { expect, test } from "vitest";
import { getMoneyPath, parseMoneyView } from "./money-path.ts";

test.each([
  "/admin/money",
  "/admin/money?show=closings&day=2026-11-26&person=abc",
  "/admin/money?show=evening&day=2026-11-26",
  "/admin/money?show=back&cursor=2026-11-20.7",
])("reads its own address %s", (path) => {
  expect(getMoneyPath(parseMoneyView(new URLSearchParams(path.split("?")[1])))).toBe(path);
});

test("ignores a tab and a day that do not exist", () => {
  expect(parseMoneyView(new URLSearchParams("show=safe&day=2026-02-30"))).toEqual({
    ...{ show: null, day: null, person: null, cursor: null },
  });
});
