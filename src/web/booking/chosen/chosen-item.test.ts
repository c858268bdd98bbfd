import { expect, test } from "vitest";
import type { Package } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { chosenPackage, chosenTests } from "./chosen-item.ts";

const fullBody: Package = {
  id: 5,
  code: "HLT-001",
  name: "Full Body",
  description: "",
  price: "4500.00",
  discountPrice: "2299.00",
  offer: { slug: "comprehensive-health", price: "1999.00", until: "2026-11-30" },
  isPopular: false,
  isNew: false,
  tests: [],
};

test("a package costs what its offer asks while one runs, else the catalogue's price", () => {
  expect(chosenPackage(fullBody).items.map(pricePaise)).toEqual([199900]);
  expect(chosenPackage({ ...fullBody, offer: null }).items.map(pricePaise)).toEqual([229900]);
});

test("a test that another one of the booking measures too says which", () => {
  const tsh = {
    id: 108,
    code: "TSH-108",
    name: "TSH",
    price: "199.00",
    discountPrice: null,
    sampleType: "",
    reportTime: "",
  };
  const profile = { ...tsh, id: 9, code: "THY-009", name: "Thyroid Profile", holds: [108] };
  const { items } = chosenTests("multiple-tests", [tsh, profile]);
  expect(items.map(({ heldBy }) => heldBy)).toEqual(["Thyroid Profile", undefined]);
});
