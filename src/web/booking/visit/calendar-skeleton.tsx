import { words } from "#texts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

/** The room of the calendar before it is there. */
export function CalendarSkeleton() {
  return (
    <Loading label={words.booking.visit.loadingDays} className="card cal cal-skeleton">
      <Skeleton as="title" width="half" />
      <Skeleton as="box" />
    </Loading>
  );
}
