import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

/** A section of a few lines before they are there. */
export function LineBones({ label }: { label: string }) {
  return (
    <Loading label={label} className="skeleton-lines">
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Loading>
  );
}
