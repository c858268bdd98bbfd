import { expect, test } from "vitest";
import { categoryIcon } from "./category-icon.ts";

// Row 3.3
test("an icon that nobody knows falls back to the flask", () => {
  expect([categoryIcon("heartbeat"), categoryIcon("crystal-ball")]).toEqual(["heartbeat", "flask"]);
});
