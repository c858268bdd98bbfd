import type { TestSummary } from "#core/catalogue/schema.ts";
import { sumBasket } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { BottomBar } from "#web/components/bottom-bar.tsx";
import { CheaperBundleNote } from "#web/components/cart/cheaper-bundle-note.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Icon } from "#web/components/icon.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { reviewPath } from "#web/lib/booking-paths.ts";
import { ProceedLink } from "./proceed-link.tsx";
import { ReviewList } from "./review-list.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { useReviewedTests } from "./use-reviewed-tests.ts";

/** The selected tests with their prices, before the booking. */
export function TestReview({ ids }: { ids: readonly number[] }) {
  const { tests, isPending, isError, retry } = useReviewedTests(ids);
  const texts = words.catalogue.review;
  return (
    <div className="wrap detail">
      <nav className="crumbs" aria-label={words.catalogue.detail.crumbs}>
        <a href={withBasePath("/tests-new")}>
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
            <CheaperBundleNote testIds={tests.map(({ id }) => id)} pathOf={reviewPath} />
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

/** Nothing to review. */
function NoneSelected() {
  const texts = words.catalogue.review;
  return (
    <div className="split">
      <EmptyState title={texts.none} sentence={texts.noneSentence} heading="h2">
        <a className="btn btn-1" href={withBasePath("/tests-new")}>
          {texts.back}
        </a>
      </EmptyState>
    </div>
  );
}

/** Skeleton of the review. */
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

/** The total and the link on, where the summary is below the list. */
function ReviewBar({ tests }: { tests: readonly TestSummary[] }) {
  return (
    <BottomBar where="stacked">
      <div>
        <b className="review-sum" translate="no">
          {formatRupees(sumBasket(tests).totalPaise)}
        </b>
        <div className="xs quiet">{words.testList.count(tests.length)}</div>
      </div>
      <ProceedLink tests={tests} className="btn btn-1 review-go" />
    </BottomBar>
  );
}
