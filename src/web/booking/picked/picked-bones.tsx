import { en } from "#web/texts/en.ts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

/** The room of what is picked, while it or the step that shows it is on its way. */
export function PickedBones() {
  return (
    <Loading label={en.booking.picked.loading} className="card picked-bones">
      <Skeleton as="title" width="long" />
      <Skeleton width="half" />
      <Skeleton as="title" width="short" />
    </Loading>
  );
}
