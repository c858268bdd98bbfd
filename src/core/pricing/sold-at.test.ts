import { expect, test } from "vitest";
import { soldAt } from "./sold-at.ts";

const catalogue = { price: "4500.00", discountPrice: "2299.00" };
const offer = { slug: "comprehensive-health", price: "1999.00" };

test("a package with an offer is sold at the offer's price, against its full price", () => {
  expect(soldAt({ ...catalogue, offer })).toEqual({
    price: "4500.00",
    discountPrice: "1999.00",
    offerSlug: "comprehensive-health",
  });
});

test("without an offer the catalogue's prices hold", () => {
  expect(soldAt({ ...catalogue, offer: null })).toEqual({ ...catalogue, offerSlug: null });
});

test("an offer that is no cheaper than the catalogue is not advertised", () => {
  expect(soldAt({ ...catalogue, offer: { ...offer, price: "2299.00" } })).toEqual({ ...catalogue, offerSlug: null });
});
