import { expect, test } from "vitest";
import { getRebookPath } from "./rebook-path.ts";

const item = (itemType: "package" | "test", itemId: number) => ({ itemType, itemId, name: "", code: "" });

test.each([
  [[item("package", 5)], "/book/5?again=12"],
  [[item("test", 9)], "/book?tests=9&hideSelector=true&again=12"],
  [[item("test", 9), item("test", 5)], "/book?tests=9,5&hideSelector=true&again=12"],
  [[item("package", 5), item("test", 9)], null],
  [[], null],
])("rebooks %j at %s", (items, path) => {
  expect(getRebookPath(12, items)).toBe(path);
});
