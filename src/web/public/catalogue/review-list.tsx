import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { findCoveredTests } from "#core/cart/covered-tests.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { cardClass } from "#web/components/card.tsx";
import { removeTest } from "#web/components/cart/cart-store.ts";
import { showRemovedToast } from "#web/components/cart/show-removed-toast.ts";
import { cx } from "#web/components/classes.ts";
import { reviewPath } from "#web/lib/booking-paths.ts";
import { categoriesQuery } from "./queries.ts";
import { ReviewedTest } from "./reviewed-test.tsx";

export const reviewListClass = cx(cardClass, "divide-y divide-line px-4 outline-0 sm:px-5");

/** The tests, each with a Remove button; removing the last one leads back to the listing. */
export function ReviewList({ tests }: { tests: readonly TestSummary[] }) {
  const { data: categories } = useQuery(categoriesQuery());
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const coveredTests = findCoveredTests(tests);
  const categoryOf = new Map(categories?.map((category) => [category.id, category]));
  const pathWithout = (removed: TestSummary) => {
    const left = tests.filter(({ id }) => id !== removed.id).map(({ id }) => id);
    return left.length === 0 ? "/tests-new" : reviewPath(left);
  };
  const remove = (removed: TestSummary) => {
    const restore = removeTest(removed.id);
    showRemovedToast(removed.name, () => {
      restore();
      void navigate(reviewPath(tests.map(({ id }) => id)), { replace: true });
    });
    void navigate(pathWithout(removed), { replace: true });
    // The pressed button disappears with its test; the focus stays in the list.
    list.current?.focus();
  };
  return (
    <ul className={reviewListClass} ref={list} tabIndex={-1} aria-label={words.catalogue.review.title}>
      {tests.map((test) => (
        <ReviewedTest
          key={test.id}
          test={test}
          heldBy={coveredTests.get(test.id)}
          pathWithout={pathWithout(test)}
          category={categoryOf.get(test.categoryId)}
          onRemove={() => remove(test)}
        />
      ))}
    </ul>
  );
}
