import type { TestSummary } from "#core/catalogue/schema.ts";
import { sumBasket } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { BottomBar } from "#web/components/bottom-bar.tsx";
import { ButtonLink } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { CheaperBundleNote } from "#web/components/cart/cheaper-bundle-note.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { BackLink, columnsClass, columnsPageClass } from "#web/components/page-columns.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { reviewPath } from "#web/lib/booking-paths.ts";
import { ProceedLink } from "./proceed-link.tsx";
import { ReviewList, reviewListClass } from "./review-list.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { useReviewedTests } from "./use-reviewed-tests.ts";

/** The selected tests with their prices, before the booking. */
export function TestReview({ ids }: { ids: readonly number[] }) {
  const { tests, isPending, isError, retry } = useReviewedTests(ids);
  const texts = words.catalogue.review;
  return (
    <div className={columnsPageClass}>
      <BackLink label={words.catalogue.detail.crumbs} path="/tests-new">
        {texts.back}
      </BackLink>
      <h1>{texts.title}</h1>
      {isPending ? (
        <ReviewSkeleton />
      ) : isError ? (
        <div className={columnsClass}>
          <SectionError sentence={words.failed.tests} onRetry={retry} />
        </div>
      ) : tests.length === 0 ? (
        <NoneSelected />
      ) : (
        <>
          <div className="lg:hidden">
            <CheaperBundleNote testIds={tests.map(({ id }) => id)} pathOf={reviewPath} />
          </div>
          <div className={columnsClass}>
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
    <div className={columnsClass}>
      <EmptyState title={texts.none} sentence={texts.noneSentence} heading="h2">
        <ButtonLink look="primary" href={withBasePath("/tests-new")}>
          {texts.back}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

/** Skeleton of the review. */
function ReviewSkeleton() {
  return (
    <Loading label={words.loading.tests} className={columnsClass}>
      <div className={reviewListClass}>
        <ReviewedTestSkeleton />
        <ReviewedTestSkeleton />
      </div>
      <Card className="grid gap-4 p-5">
        <Skeleton as="title" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton as="button" />
      </Card>
    </Loading>
  );
}

function ReviewedTestSkeleton() {
  return (
    <div className="grid gap-3 py-4 sm:py-5">
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
        <b className="text-lg font-bold sm:text-xl" translate="no">
          {formatRupees(sumBasket(tests).totalPaise)}
        </b>
        <div className="text-xs leading-normal text-quiet">{words.testList.count(tests.length)}</div>
      </div>
      <ProceedLink tests={tests} size="bar" />
    </BottomBar>
  );
}
