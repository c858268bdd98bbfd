import { words } from "#texts";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";

/** Skeleton of the calendar. */
export function CalendarSkeleton() {
  return (
    <Loading label={words.booking.visit.loadingDays} className="card cal cal-skeleton">
      <Skeleton as="title" width="half" />
      <Skeleton as="box" />
    </Loading>
  );
}
