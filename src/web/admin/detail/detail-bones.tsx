import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

export function DetailBones({ label }: { label: string }) {
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
