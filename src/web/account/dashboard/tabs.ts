import type { DashboardGroups } from "#core/bookings/dashboard-groups.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { words } from "#texts";

/** In display order. */
export const dashboardTabs = ["upcoming", "completed", "all"] as const;

export type DashboardTab = (typeof dashboardTabs)[number];

type TabGroup = {
  /** Null where the tab already says it. */
  title: string | null;
  bookings: readonly Booking[];
};

/**
 * Returns the groups of a tab. Upcoming shows Confirmed Bookings, then Pending Bookings; bookings in progress come
 * first.
 */
export function listTabGroups(
  tab: DashboardTab,
  { underWay, confirmed, pending, completed, all }: DashboardGroups,
): TabGroup[] {
  const texts = words.account.dashboard;
  const groups = {
    upcoming: [
      { title: texts.underWay, bookings: underWay },
      { title: texts.confirmed, bookings: confirmed },
      { title: texts.pending, bookings: pending },
    ],
    completed: [{ title: null, bookings: completed }],
    all: [{ title: null, bookings: all }],
  } satisfies Record<DashboardTab, TabGroup[]>;
  return groups[tab].filter(({ bookings }) => bookings.length > 0);
}

/** Returns how many bookings a tab shows. */
export function countTab(tab: DashboardTab, grouped: DashboardGroups): number {
  return listTabGroups(tab, grouped).reduce((count, { bookings }) => count + bookings.length, 0);
}

/** Returns the tab in the address, or else the first one with bookings. */
export function findSelectedTab(grouped: DashboardGroups, address: URLSearchParams): DashboardTab {
  return dashboardTabs.find((tab) => tab === address.get("show")) ?? findFirstFilledTab(grouped);
}

/** Returns the first tab with bookings; All Bookings where there are none. */
export function findFirstFilledTab(grouped: DashboardGroups): DashboardTab {
  return dashboardTabs.find((tab) => countTab(tab, grouped) > 0) ?? "all";
}

/** Returns the address of another tab, for the same patient. */
export function getTabAddress(tab: DashboardTab, address: URLSearchParams): string {
  const parameters = new URLSearchParams(address);
  parameters.set("show", tab);
  return `?${parameters}`;
}
