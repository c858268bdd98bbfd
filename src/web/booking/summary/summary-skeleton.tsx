import { words } from "#texts";
import { PayLaterBanner } from "#web/ui/cards/pay-later-banner.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

/** The room of the summary, while it or what is chosen is on its way. */
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
