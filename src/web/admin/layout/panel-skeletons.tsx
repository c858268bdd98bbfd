import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { PanelSection } from "./side-panel.tsx";

/** Placeholder for the body of a panel. */
export function PanelSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <PanelSection>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton as="title" width="half" />
        <Skeleton as="title" width="half" />
      </PanelSection>
      <PanelSection>
        <Skeleton as="field" />
        <Skeleton as="field" />
      </PanelSection>
      <PanelSection>
        <Skeleton as="box" />
      </PanelSection>
    </Loading>
  );
}

/** Placeholder for a section of a few lines. */
export function LinesSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-2">
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Loading>
  );
}
