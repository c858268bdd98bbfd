import { Bone } from "#web/ui/states/bone.tsx";

/** The shape of a package card before its package is there. */
export function PackageCardBones() {
  return (
    <div className="card pkg">
      <div className="pkg-art" />
      <div className="pkg-body">
        <Bone as="title" width="long" />
        <Bone as="title" width="half" />
        <Bone width="long" />
        <Bone width="half" />
        <div className="pkg-list">
          <Bone />
          <Bone width="long" />
          <Bone width="half" />
          <Bone width="long" />
          <Bone width="half" />
          <Bone width="long" />
        </div>
        <div className="pkg-foot">
          <Bone as="price" width="half" />
          <Bone as="button" />
        </div>
      </div>
    </div>
  );
}
