import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

/** A section of a few lines before they are there. */
export function LineBones({ label }: { label: string }) {
  return (
    <Loading label={label} className="bones">
      <Bone width="long" />
      <Bone width="half" />
    </Loading>
  );
}
