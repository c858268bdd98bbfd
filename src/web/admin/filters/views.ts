import { en } from "#web/texts/en.ts";
import { type BookingFilters, noFilters } from "./filters.ts";

/** The questions that the desk asks most, each one press away. A view replaces the filters and keeps the search. */
export const views: { label: string; filters: BookingFilters }[] = [
  { label: en.admin.views.all, filters: noFilters },
  { label: en.admin.views.today, filters: { ...noFilters, today: true } },
  { label: en.admin.views.toCollect, filters: { ...noFilters, status: "confirmed" } },
  { label: en.admin.views.inTheLab, filters: { ...noFilters, status: "testing_in_progress" } },
  { label: en.admin.views.unpaid, filters: { ...noFilters, payment: "pending" } },
];

export function isShown(view: BookingFilters, filters: BookingFilters): boolean {
  return view.today === filters.today && view.status === filters.status && view.payment === filters.payment;
}
