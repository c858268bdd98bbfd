import { expect, test } from "vitest";
import { groupByCategory } from "./group-by-category.ts";

const categories = [
  { id: 1, name: "Blood", icon: "flask" as const },
  { id: 2, name: "Heart", icon: "heartbeat" as const },
  { id: 3, name: "Lungs", icon: "lungs" as const },
];
const member = (id: number) => ({
  id,
  code: `T-${id}`,
  name: `Test ${id}`,
  isOffered: true,
  organ: "blood" as const,
  holds: [],
});

// Row 1.24
test("groups a package's tests by category, and leaves out empty categories", () => {
  const tests = [
    { id: 6, categoryId: 2 },
    { id: 5, categoryId: 1 },
    { id: 2, categoryId: 1 },
  ];
  expect(groupByCategory([member(6), member(5), member(2)], tests, categories)).toEqual([
    { name: "Blood", icon: "flask", tests: [member(5), member(2)] },
    { name: "Heart", icon: "heartbeat", tests: [member(6)] },
  ]);
});

test("keeps tests of an unknown category", () => {
  expect(groupByCategory([member(9)], [{ id: 9, categoryId: 8 }], categories)).toEqual([
    { name: null, icon: "flask", tests: [member(9)] },
  ]);
});
