import { expect, test } from "vitest";
import type { PackageDetail } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { type Chosen, chosenPackage } from "./chosen-item.ts";

const offer = {
  slug: "comprehensive-health",
  packageId: 5,
  price: "1999.00",
  advertRegularPrice: "4499.00",
  advertPrice: "1999.00",
};
const fullBody: PackageDetail = {
  id: 5,
  code: "HLT-001",
  name: "Full Body",
  description: "",
  price: "4500.00",
  discountPrice: "2299.00",
  isPopular: false,
  isNew: false,
  tests: [],
  offer,
};

const told = ({ items, offer }: Chosen) => [offer, ...items.map(pricePaise)];

test("a package costs what its offer asks where the offer's link was followed, else the catalogue's price", () => {
  expect(told(chosenPackage(fullBody, "comprehensive-health"))).toEqual(["comprehensive-health", 199900]);
  expect(told(chosenPackage(fullBody, "another"))).toEqual([null, 229900]);
  expect(told(chosenPackage(fullBody, null))).toEqual([null, 229900]);
});

test("an offer that has become dearer than the catalogue is none", () => {
  const reduced = { ...fullBody, discountPrice: "1799.00" };
  expect(told(chosenPackage(reduced, "comprehensive-health"))).toEqual([null, 179900]);
});
