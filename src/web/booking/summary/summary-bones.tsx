import { en } from "#web/texts/en.ts";
import { PayLaterBanner } from "#web/ui/marks/pay-later-banner.tsx";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

export function SummaryBones() {
  return (
    <div className="card sum">
      <PayLaterBanner />
      <Loading label={en.booking.summary.loading} className="sum-pad">
        <Bone as="title" width="half" />
        <Bone />
        <Bone />
        <Bone as="price" />
        <Bone as="box" />
      </Loading>
    </div>
  );
}
