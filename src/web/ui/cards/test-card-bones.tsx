import { Bone } from "#web/ui/states/bone.tsx";

/** The shape of a test card before its test is there. */
export function TestCardBones() {
  return (
    <div className="card test">
      <Bone as="title" width="short" />
      <Bone as="title" width="long" />
      <div className="bones">
        <Bone />
        <Bone width="long" />
      </div>
      <div className="bones">
        <Bone width="half" />
        <Bone width="half" />
      </div>
      <Bone as="button" />
    </div>
  );
}
