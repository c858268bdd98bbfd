import { expect, test } from "vitest";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { createTestsOverview } from "./tests-overview.ts";

const cbc: TestSummary = {
  id: 5,
  code: "BT-005",
  name: "Complete Blood Count",
  description: "",
  indication: "",
  categoryId: 1,
  price: "350.00",
  discountPrice: null,
  sampleType: "Blood",
  reportTime: "Same Day",
  preparation: "",
  isPopular: true,
  organ: "blood",
  holds: [],
  alsoKnownAs: [],
};

// Row 2.43
test("contains the popular tests and counts every category", () => {
  const rare = { ...cbc, id: 40, isPopular: false };
  const heart = { ...cbc, id: 41, categoryId: 2, isPopular: false };
  expect(createTestsOverview([cbc, rare, heart])).toEqual({
    popular: [cbc],
    total: 3,
    countByCategory: { 1: 2, 2: 1 },
  });
});
