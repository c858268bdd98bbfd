import { expect, test } from "vitest";
import { byOrgan, organOf } from "./organs.ts";

test("a test looks at what the lab has said of it, and else at what its category says", () => {
  expect(organOf("thyroid", "dna")).toBe("thyroid");
  expect(organOf(null, "dna")).toBe("hormones");
});

test("tests are grouped by organ, in the order in which a package names them", () => {
  const cbc = { id: 5, organ: "blood" } as const;
  const lipids = { id: 6, organ: "heart" } as const;
  const iron = { id: 10, organ: "blood" } as const;
  expect(byOrgan([cbc, lipids, iron])).toEqual([
    { organ: "blood", tests: [cbc, iron] },
    { organ: "heart", tests: [lipids] },
  ]);
  expect(byOrgan([])).toEqual([]);
});
