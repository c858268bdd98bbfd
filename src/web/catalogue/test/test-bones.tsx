import { DetailBones } from "#web/catalogue/detail/detail-bones.tsx";
import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";

/** The shape of a test's page before the test is there. */
export function TestBones() {
  return (
    <DetailBones label={en.catalogue.test.loading}>
      <div className="test-head">
        <Bone as="title" width="short" />
        <Bone as="price" width="half" />
        <Bone width="long" />
      </div>
    </DetailBones>
  );
}
