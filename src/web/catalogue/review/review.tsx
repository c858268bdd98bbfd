import type { TestSummary } from "#core/catalogue/schema.ts";
import { basketOf } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Bar } from "#web/ui/cart/bar.tsx";
import { reviewPath } from "#web/ui/cart/booking-paths.ts";
import { CheaperNote } from "#web/ui/cart/cheaper-note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { ProceedLink } from "./proceed-link.tsx";
import { ReviewList } from "./review-list.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { useReviewedTests } from "./use-reviewed-tests.ts";

/** The selected tests once more, with what they cost, before the booking. */
export function Review({ ids }: { ids: readonly number[] }) {
  const { tests, isPending, isError, retry } = useReviewedTests(ids);
  const texts = words.catalogue.review;
  return (
    <div className="wrap detail">
      <nav className="crumbs" aria-label={words.catalogue.detail.crumbs}>
        <a href={to("/tests-new")}>
          <Icon name="chevron-left" small /> {texts.back}
        </a>
      </nav>
      <h1>{texts.title}</h1>
      {isPending ? (
        <ReviewSkeleton />
      ) : isError ? (
        <div className="split">
          <SectionError sentence={words.failed.tests} onRetry={retry} />
        </div>
      ) : tests.length === 0 ? (
        <NoneSelected />
      ) : (
        <>
          <div className="only-stacked">
            <CheaperNote testIds={tests.map(({ id }) => id)} pathOf={reviewPath} />
          </div>
          <div className="split">
            <ReviewList tests={tests} />
            <ReviewSummary tests={tests} />
          </div>
          <ReviewBar tests={tests} />
        </>
      )}
    </div>
  );
}

/** Row 8.11: nothing to review. */
function NoneSelected() {
  const texts = words.catalogue.review;
  return (
    <div className="split">
      <EmptyState title={texts.none} sentence={texts.noneSentence} heading="h2">
        <a className="btn btn-1" href={to("/tests-new")}>
          {texts.back}
        </a>
      </EmptyState>
    </div>
  );
}

/** The shape of the review before its tests are there. */
function ReviewSkeleton() {
  return (
    <Loading label={words.loading.tests} className="split">
      <div className="card review-list">
        <ReviewedTestSkeleton />
        <ReviewedTestSkeleton />
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

function ReviewedTestSkeleton() {
  return (
    <div className="reviewed reviewed-shape">
      <Skeleton as="title" width="half" />
      <Skeleton width="half" />
      <Skeleton width="long" />
    </div>
  );
}

/** The sum and the way on, where the summary stands below the list. */
function ReviewBar({ tests }: { tests: readonly TestSummary[] }) {
  return (
    <Bar where="stacked">
      <div>
        <b className="review-sum" translate="no">
          {formatRupees(basketOf(tests).totalPaise)}
        </b>
        <div className="xs quiet">{words.testList.count(tests.length)}</div>
      </div>
      <ProceedLink tests={tests} className="btn btn-1 review-go" />
    </Bar>
  );
}
