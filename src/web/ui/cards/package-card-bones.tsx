import { Skeleton } from "#web/ui/states/skeleton.tsx";

/** The shape of a package card before its package is there. */
export function PackageCardBones() {
  return (
    <div className="card pkg">
      <div className="pkg-art" />
      <div className="pkg-body">
        <Skeleton as="title" width="long" />
        <Skeleton as="title" width="half" />
        <Skeleton width="long" />
        <Skeleton width="half" />
        <div className="pkg-list">
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
          <Skeleton width="long" />
        </div>
        <div className="pkg-foot">
          <Skeleton as="price" width="half" />
          <Skeleton as="button" />
        </div>
      </div>
    </div>
  );
}
