import { en } from "#web/texts/en.ts";
import { PayLaterBanner } from "#web/ui/marks/pay-later-banner.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

export function SummaryBones() {
  return (
    <div className="card sum">
      <PayLaterBanner />
      <Loading label={en.booking.summary.loading} className="sum-pad">
        <Skeleton as="title" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton as="price" />
        <Skeleton as="box" />
      </Loading>
    </div>
  );
}
