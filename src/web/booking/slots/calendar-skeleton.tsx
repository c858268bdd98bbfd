import { words } from "#texts";
import { cardClass } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";

/** Skeleton of the calendar. */
export function CalendarSkeleton() {
  return (
    <Loading label={words.booking.visit.loadingDays} className={cx(cardClass, "grid min-h-58 gap-3 p-3")}>
      <Skeleton as="title" width="half" />
      <Skeleton as="box" />
    </Loading>
  );
}
