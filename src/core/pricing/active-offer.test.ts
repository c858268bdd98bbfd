import { expect, test } from "vitest";
import { findActiveOffer } from "./active-offer.ts";

const fullBody = { id: 5, pricePaise: 450_000, discountPaise: 229_900 };
const winter = { slug: "winter", packageId: 5, pricePaise: 199_900, startsOn: "2026-11-20", endsOn: "2026-11-30" };
const slugOn = (today: string, offers = [winter], offeredPackage: Parameters<typeof findActiveOffer>[1] = fullBody) =>
  findActiveOffer(offers, offeredPackage, today)?.slug ?? null;

test("runs from the first to the last day, both included", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-30", "2026-12-01"];
  expect(days.map((day) => slugOn(day))).toEqual([null, "winter", "winter", null]);
});

test("applies the lower of two running offers, in any order", () => {
  const lower = { ...winter, slug: "diwali", pricePaise: 189_900 };
  expect([slugOn("2026-11-25", [winter, lower]), slugOn("2026-11-25", [lower, winter])]).toEqual(["diwali", "diwali"]);
  expect(slugOn("2026-11-25", [winter, { ...lower, endsOn: "2026-11-21" }])).toBe("winter");
});

test.each([229_900, 239_900])("ignores an offer at %i paise that is not below the catalogue", (pricePaise) => {
  expect(slugOn("2026-11-25", [{ ...winter, pricePaise }])).toBeNull();
});

// Row 1.21
test("compares with the regular price if the catalogue has no discount", () => {
  expect(slugOn("2026-11-25", [{ ...winter, pricePaise: 239_900 }], { ...fullBody, discountPaise: null })).toBe(
    "winter",
  );
});

test("applies an offer only to its own package", () => {
  expect(slugOn("2026-11-25", [winter], { ...fullBody, id: 4 })).toBeNull();
});
