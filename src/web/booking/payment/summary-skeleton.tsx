import { words } from "#texts";
import { Card } from "#web/components/card.tsx";
import { PayLaterBanner } from "#web/components/pay-later-banner.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";

/** Skeleton of the summary, while it or the selection is loading. */
export function SummarySkeleton() {
  return (
    <Card className="overflow-hidden">
      <PayLaterBanner />
      <Loading label={words.booking.summary.loading} className="grid gap-4 p-5">
        <Skeleton as="title" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton as="price" />
        <Skeleton as="box" />
      </Loading>
    </Card>
  );
}
