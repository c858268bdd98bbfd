import { expect, test } from "vitest";
import type { Package } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { chosenPackage } from "./chosen-item.ts";

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
