import { en } from "#web/texts/en.ts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

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
          <Skeleton as="title" width="half" />
          <Skeleton />
          <Skeleton />
          <Skeleton as="button" />
        </div>
      </div>
    </Loading>
  );
}

function ReviewedTestBones() {
  return (
    <div className="card reviewed">
      <Skeleton as="title" width="half" />
      <Skeleton width="half" />
      <Skeleton width="long" />
      <Skeleton as="price" width="short" />
    </div>
  );
}
