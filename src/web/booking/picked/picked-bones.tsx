import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

/** The room of what is picked, while it or the step that shows it is on its way. */
export function PickedBones() {
  return (
    <Loading label={en.booking.picked.loading} className="card picked-bones">
      <Bone as="title" width="long" />
      <Bone width="half" />
      <Bone as="title" width="short" />
    </Loading>
  );
}
