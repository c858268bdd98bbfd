import { expect, test } from "vitest";
import type { Package } from "#core/catalogue/schema.ts";
import { createPackagesOverview } from "./packages-overview.ts";

const heart: Package = {
  id: 7,
  code: "HHP-007",
  name: "Heart Health Package",
  tagline: "",
  description: "Cholesterol and sugar",
  need: null,
  price: "2000.00",
  discountPrice: "1500.00",
  offer: null,
  isPopular: false,
  isNew: true,
  alsoKnownAs: [],
  tests: [{ id: 6, code: "BT-006", name: "Lipid Profile", isOffered: true, organ: "heart", holds: [] }],
};
const essential: Package = {
  ...heart,
  id: 1,
  name: "Essential Health Monitoring Package (1.1)",
  price: "1000.00",
  discountPrice: null,
};
const offer = { slug: "heart-week", price: "1000.00", until: "2026-11-30" };

test("lists packages with prices and offer, leading ones first, without tests", () => {
  expect(createPackagesOverview([{ ...heart, offer }, essential]).packages).toEqual([
    { id: 1, name: essential.name, price: "1000.00", discountPrice: null, offer: null },
    { id: 7, name: heart.name, price: "2000.00", discountPrice: "1500.00", offer },
  ]);
});

test("contains the best saving, including offers", () => {
  expect(createPackagesOverview([{ ...heart, offer }, essential]).best).toEqual({ packageId: 7, percent: 50 });
  expect(createPackagesOverview([heart, essential]).best).toEqual({ packageId: 7, percent: 25 });
  expect(createPackagesOverview([]).best).toBeNull();
});
