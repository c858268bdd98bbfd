import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { NoneSelected } from "./none-selected.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { ReviewBones } from "./review-bones.tsx";
import { ReviewList } from "./review-list.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { useReviewedTests } from "./use-reviewed-tests.ts";

/** The selected tests once more, with what they cost, before the booking. */
export function Review({ ids }: { ids: readonly number[] }) {
  const { tests, isPending, isError, retry } = useReviewedTests(ids);
  const texts = en.catalogue.review;
  return (
    <div className="wrap detail">
      <nav className="crumbs" aria-label={en.catalogue.detail.crumbs}>
        <a href="/tests-new">
          <Icon name="chevron-left" small /> {texts.back}
        </a>
      </nav>
      <h1>{texts.title}</h1>
      {isPending ? (
        <ReviewBones />
      ) : isError ? (
        <div className="split">
          <SectionError sentence={en.failed.tests} onRetry={retry} />
        </div>
      ) : tests.length === 0 ? (
        <NoneSelected />
      ) : (
        <>
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
