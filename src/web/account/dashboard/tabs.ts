import type { BookingGroups } from "#core/bookings/groups.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { words } from "#texts";

/** Row 2.153, in the order in which they stand. */
export const tabs = ["upcoming", "completed", "all"] as const;

export type Tab = (typeof tabs)[number];

type Group = {
  /** None where the tab says it already. */
  title: string | null;
  bookings: readonly Booking[];
};

/** What a tab shows. Row 2.154: Upcoming shows Confirmed Bookings, then Pending Bookings; before them stands what is under way. */
export function groupsOf(tab: Tab, { underWay, confirmed, pending, completed, all }: BookingGroups): Group[] {
  const texts = words.account.dashboard;
  const groups = {
    upcoming: [
      { title: texts.underWay, bookings: underWay },
      { title: texts.confirmed, bookings: confirmed },
      { title: texts.pending, bookings: pending },
    ],
    completed: [{ title: null, bookings: completed }],
    all: [{ title: null, bookings: all }],
  } satisfies Record<Tab, Group[]>;
  return groups[tab].filter(({ bookings }) => bookings.length > 0);
}

/** How many bookings a tab shows. */
export function countOf(tab: Tab, grouped: BookingGroups): number {
  return groupsOf(tab, grouped).reduce((count, { bookings }) => count + bookings.length, 0);
}

/** The tab that the address names, or else the first one that has something. */
export function chooseTab(grouped: BookingGroups, address: URLSearchParams): Tab {
  return tabs.find((tab) => tab === address.get("show")) ?? firstFilled(grouped);
}

/** The first tab that has something; all bookings where none has. */
export function firstFilled(grouped: BookingGroups): Tab {
  return tabs.find((tab) => countOf(tab, grouped) > 0) ?? "all";
}

/** This page with another tab, for the same patient. */
export function tabAddress(tab: Tab, address: URLSearchParams): string {
  const parameters = new URLSearchParams(address);
  parameters.set("show", tab);
  return `?${parameters}`;
}
