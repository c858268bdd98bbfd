// Row 2.153
import { expect, test } from "vitest";
import { groupBookings } from "#core/bookings/groups.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { chooseTab, groupsOf, tabAddress } from "./tabs.ts";

const none = new URLSearchParams();

function booked(...statuses: string[]) {
  return groupBookings(
    statuses.map((status, id) => ({ id, status, bookingDate: "2026-11-25", bookingTime: "10:00 AM" }) as Booking),
  );
}

test.each([
  ["upcoming", ["confirmed", "completed"]],
  ["upcoming", ["sample_collected"]],
  ["completed", ["completed", "declined"]],
  ["all", ["declined"]],
] as const)("the page opens on %s where somebody's bookings are %s", (tab, statuses) => {
  expect(chooseTab(booked(...statuses), none)).toBe(tab);
});

test("the tab that the address names is shown, empty or not", () => {
  const onlyCompleted = booked("completed");
  expect(chooseTab(onlyCompleted, new URLSearchParams("show=upcoming"))).toBe("upcoming");
  expect(chooseTab(onlyCompleted, new URLSearchParams("show=all"))).toBe("all");
  expect(chooseTab(onlyCompleted, new URLSearchParams("show=nonsense"))).toBe("completed");
});

test("another tab is the same patient's", () => {
  expect(tabAddress("completed", new URLSearchParams("patient=7&show=all"))).toBe("?patient=7&show=completed");
});

test("a group without bookings has no heading", () => {
  expect(groupsOf("upcoming", booked("pending")).map(({ title }) => title)).toEqual(["Pending Bookings"]);
  expect(groupsOf("upcoming", booked("declined"))).toEqual([]);
});
