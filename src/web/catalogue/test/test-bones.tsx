import { DetailBones } from "#web/catalogue/detail/detail-bones.tsx";
import { en } from "#web/texts/en.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";

/** The shape of a test's page before the test is there. */
export function TestBones() {
  return (
    <DetailBones label={en.catalogue.test.loading}>
      <div className="test-head">
        <Skeleton as="title" width="short" />
        <Skeleton as="price" width="half" />
        <Skeleton width="long" />
      </div>
    </DetailBones>
  );
}
