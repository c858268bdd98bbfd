import { Skeleton } from "#web/ui/states/skeleton.tsx";

/** The shape of a test card before its test is there. */
export function TestCardBones() {
  return (
    <div className="card test">
      <Skeleton as="title" width="short" />
      <Skeleton as="title" width="long" />
      <div className="skeleton-lines">
        <Skeleton />
        <Skeleton width="long" />
      </div>
      <div className="skeleton-lines">
        <Skeleton width="half" />
        <Skeleton width="half" />
      </div>
      <Skeleton as="button" />
    </div>
  );
}
