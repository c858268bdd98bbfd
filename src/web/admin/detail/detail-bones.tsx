import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

export function DetailBones({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <section>
        <Bone width="long" />
        <Bone width="half" />
        <Bone as="title" width="half" />
        <Bone as="title" width="half" />
      </section>
      <section>
        <Bone as="field" />
        <Bone as="field" />
      </section>
      <section>
        <Bone as="box" />
      </section>
    </Loading>
  );
}
