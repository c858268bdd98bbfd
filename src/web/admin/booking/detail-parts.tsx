import type { ReactNode } from "react";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

export function DetailSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <section>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton as="title" width="half" />
        <Skeleton as="title" width="half" />
      </section>
      <section>
        <Skeleton as="field" />
        <Skeleton as="field" />
      </section>
      <section>
        <Skeleton as="box" />
      </section>
    </Loading>
  );
}

/** A section of a few lines before they are there. */
export function LinesSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="skeleton-lines">
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Loading>
  );
}

/** A fact with its name, in a `dl.pairs`. */
export function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
