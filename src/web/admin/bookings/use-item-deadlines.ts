import { useQuery } from "@tanstack/react-query";
import { getReportDeadline, resolveCollectedAt } from "#core/admin/report-deadline.ts";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import type { OrderedItem } from "#core/pricing/ordered-item.ts";
import { getSlotEndMinutes } from "#core/slots/grid.ts";
import { toItemKey } from "#web/admin/booking-edit/bookable-items.ts";
import { getReportTime } from "#web/lib/format-test.ts";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";

/** When the report of each item is promised, by item key; items whose tests name no time are missing. */
export type ItemDeadlines = ReadonlyMap<string, Date>;

type Subject = Pick<Booking, "bookingDate" | "bookingTime">;

/**
 * Returns the deadlines of a booking's items, as the worklists count them: from the collection, or from the end of the
 * slot where no collection is recorded.
 */
export function useItemDeadlines(
  { bookingDate: day, bookingTime }: Subject,
  items: readonly BookingItem[],
  collectedAt: string | null,
): ItemDeadlines {
  const { data: tests = [] } = useQuery(testsQuery());
  const { data: packages = [] } = useQuery(packagesQuery());
  const recorded = collectedAt === null ? null : new Date(collectedAt);
  const from = resolveCollectedAt(recorded, { day, minutes: getSlotEndMinutes(bookingTime) });
  return new Map(
    items.flatMap((item) => {
      const deadline = getReportDeadline(listReportTimes(item, tests, packages), from);
      return deadline ? [[toItemKey(item), deadline]] : [];
    }),
  );
}

function listReportTimes(
  { itemType, itemId }: OrderedItem,
  tests: readonly TestSummary[],
  packages: readonly Package[],
): string[] {
  const ids = itemType === "test" ? [itemId] : packages.find(({ id }) => id === itemId)?.tests.map(({ id }) => id);
  return tests.flatMap(({ id, reportTime }) => (ids?.includes(id) ? [getReportTime(reportTime, "detail")] : []));
}
