import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

/** The shape of the review before its tests are there. */
export function ReviewBones() {
  return (
    <Loading label={en.loading.tests} className="split">
      <div className="review-list">
        <ReviewedTestBones />
        <ReviewedTestBones />
      </div>
      <div className="card sum">
        <div className="sum-pad">
          <Bone as="title" width="half" />
          <Bone />
          <Bone />
          <Bone as="button" />
        </div>
      </div>
    </Loading>
  );
}

function ReviewedTestBones() {
  return (
    <div className="card reviewed">
      <Bone as="title" width="half" />
      <Bone width="half" />
      <Bone width="long" />
      <Bone as="price" width="short" />
    </div>
  );
}
