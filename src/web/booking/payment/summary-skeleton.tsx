import { words } from "#texts";
import { PayLaterBanner } from "#web/components/pay-later-banner.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";

/** Skeleton of the summary, while it or the selection is loading. */
export function SummarySkeleton() {
  return (
    <div className="card sum">
      <PayLaterBanner />
      <Loading label={words.booking.summary.loading} className="sum-pad">
        <Skeleton as="title" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton as="price" />
        <Skeleton as="box" />
      </Loading>
    </div>
  );
}
