// Row 2.153
import { expect, test } from "vitest";
import { groupForDashboard } from "#core/bookings/dashboard-groups.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { findSelectedTab, getTabAddress, listTabGroups } from "./tabs.ts";

const none = new URLSearchParams();

function createGroups(...statuses: string[]) {
  return groupForDashboard(
    statuses.map((status, id) => ({ id, status, bookingDate: "2026-11-25", bookingTime: "10:00 AM" }) as Booking),
  );
}

test.each([
  ["upcoming", ["confirmed", "completed"]],
  ["upcoming", ["sample_collected"]],
  ["completed", ["completed", "declined"]],
  ["all", ["declined"]],
] as const)("opens on %s for bookings that are %s", (tab, statuses) => {
  expect(findSelectedTab(createGroups(...statuses), none)).toBe(tab);
});

test("shows the tab in the address, empty or not", () => {
  const onlyCompleted = createGroups("completed");
  expect(findSelectedTab(onlyCompleted, new URLSearchParams("show=upcoming"))).toBe("upcoming");
  expect(findSelectedTab(onlyCompleted, new URLSearchParams("show=all"))).toBe("all");
  expect(findSelectedTab(onlyCompleted, new URLSearchParams("show=nonsense"))).toBe("completed");
});

test("keeps the patient when changing tabs", () => {
  expect(getTabAddress("completed", new URLSearchParams("patient=7&show=all"))).toBe("?patient=7&show=completed");
});

test("leaves out the heading of an empty group", () => {
  expect(listTabGroups("upcoming", createGroups("pending")).map(({ title }) => title)).toEqual(["Pending Bookings"]);
  expect(listTabGroups("upcoming", createGroups("declined"))).toEqual([]);
});
