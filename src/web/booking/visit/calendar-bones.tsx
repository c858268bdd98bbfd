import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

/** The room of the calendar before it is there. */
export function CalendarBones() {
  return (
    <Loading label={en.booking.visit.loadingDays} className="card cal cal-bones">
      <Bone as="title" width="half" />
      <Bone as="box" />
    </Loading>
  );
}
