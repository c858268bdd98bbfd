import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

/** The payment step while its part of the program is on its way. */
export function PaymentBones() {
  return (
    <Loading label={en.booking.picked.loading} className="card picked-bones">
      <Bone as="title" width="long" />
      <Bone width="half" />
      <Bone as="title" width="short" />
    </Loading>
  );
}
