import { viewKindNames } from "#core/bookings/kinds.ts";
import type { BookingCounts } from "#core/desk/schema.ts";
import { en } from "#web/texts/en.ts";
import { type BookingFilters, noFilters } from "./filters.ts";

export type View = { name: Exclude<keyof BookingCounts, "shown">; label: string; filters: BookingFilters };

const labels = en.desk.bookings.views;

/** The questions that the desk asks most, each one press away. A view replaces the filters and keeps the search. */
export const views: View[] = [
  { name: "all", label: labels.all, filters: noFilters },
  { name: "today", label: labels.today, filters: { ...noFilters, today: true } },
  ...viewKindNames.map((view) => ({ name: view, label: labels[view], filters: { ...noFilters, view } })),
];

export function isShown(shown: BookingFilters, filters: BookingFilters): boolean {
  const { today, from, to, view, status, payment } = filters;
  const isSameTime = shown.today === today && shown.from === from && shown.to === to;
  return isSameTime && shown.view === view && shown.status === status && shown.payment === payment;
}
