import { expect, test } from "vitest";
import { runningOffer } from "./running-offer.ts";

const fullBody = { id: 5, pricePaise: 450_000, discountPaise: 229_900 };
const winter = { slug: "winter", packageId: 5, pricePaise: 199_900, startsOn: "2026-11-20", endsOn: "2026-11-30" };
const slugOn = (today: string, offers = [winter], sold: Parameters<typeof runningOffer>[1] = fullBody) =>
  runningOffer(offers, sold, today)?.slug ?? null;

test("an offer runs from its first day to its last, both included", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-30", "2026-12-01"];
  expect(days.map((day) => slugOn(day))).toEqual([null, "winter", "winter", null]);
});

test("of two that run the lower price is asked, whatever their order", () => {
  const lower = { ...winter, slug: "diwali", pricePaise: 189_900 };
  expect([slugOn("2026-11-25", [winter, lower]), slugOn("2026-11-25", [lower, winter])]).toEqual(["diwali", "diwali"]);
  expect(slugOn("2026-11-25", [winter, { ...lower, endsOn: "2026-11-21" }])).toBe("winter");
});

test.each([229_900, 239_900])("an offer at %i paise, which the catalogue asks or undercuts, is none", (pricePaise) => {
  expect(slugOn("2026-11-25", [{ ...winter, pricePaise }])).toBeNull();
});

// Row 1.21
test("an offer counts against the regular price where the catalogue has no discount", () => {
  expect(slugOn("2026-11-25", [{ ...winter, pricePaise: 239_900 }], { ...fullBody, discountPaise: null })).toBe(
    "winter",
  );
});

test("an offer is made for its own package alone", () => {
  expect(slugOn("2026-11-25", [winter], { ...fullBody, id: 4 })).toBeNull();
});
