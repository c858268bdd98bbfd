import type { BookingCounts } from "#core/desk/schema.ts";
import { en } from "#web/texts/en.ts";
import { type BookingFilters, noFilters } from "./filters.ts";

export type View = { name: Exclude<keyof BookingCounts, "shown">; label: string; filters: BookingFilters };

/** The questions that the desk asks most, each one press away. A view replaces the filters and keeps the search. */
export const views: View[] = [
  { name: "all", label: en.admin.views.all, filters: noFilters },
  { name: "today", label: en.admin.views.today, filters: { ...noFilters, today: true } },
  { name: "toCollect", label: en.admin.views.toCollect, filters: { ...noFilters, status: "confirmed" } },
  { name: "inTheLab", label: en.admin.views.inTheLab, filters: { ...noFilters, status: "testing_in_progress" } },
  { name: "unpaid", label: en.admin.views.unpaid, filters: { ...noFilters, payment: "pending" } },
];

export function isShown(view: BookingFilters, filters: BookingFilters): boolean {
  const { today, from, to, status, payment } = filters;
  const isSameTime = view.today === today && view.from === from && view.to === to;
  return isSameTime && view.status === status && view.payment === payment;
}
