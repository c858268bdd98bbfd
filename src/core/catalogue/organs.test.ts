import { expect, test } from "vitest";
import { getOrgan, groupByOrgan } from "./organs.ts";

test("a test examines the lab's choice of organ, else its category's", () => {
  expect(getOrgan("thyroid", "dna")).toBe("thyroid");
  expect(getOrgan(null, "dna")).toBe("hormones");
});

test("groups tests by organ, in the order in which a package names them", () => {
  const cbc = { id: 5, organ: "blood" } as const;
  const lipids = { id: 6, organ: "heart" } as const;
  const iron = { id: 10, organ: "blood" } as const;
  expect(groupByOrgan([cbc, lipids, iron])).toEqual([
    { organ: "blood", tests: [cbc, iron] },
    { organ: "heart", tests: [lipids] },
  ]);
  expect(groupByOrgan([])).toEqual([]);
});
