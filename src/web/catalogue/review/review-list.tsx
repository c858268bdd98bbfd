import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { heldTests } from "#core/cart/held-twice.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { categoriesQuery } from "#web/catalogue/queries.ts";
import { reviewPath } from "#web/ui/cart/booking-paths.ts";
import { removeTest } from "#web/ui/cart/cart-store.ts";
import { showRemoved } from "#web/ui/cart/show-removed.ts";
import { ReviewedTest } from "./reviewed-test.tsx";

/** The tests, each with a way out of the selection; the last one out leads back to the listing (row 2.79). */
export function ReviewList({ tests }: { tests: readonly TestSummary[] }) {
  const { data: categories } = useQuery(categoriesQuery());
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const held = heldTests(tests);
  const nameOf = new Map(categories?.map(({ id, name }) => [id, name]));
  const pathWithout = (removed: TestSummary) => {
    const left = tests.filter(({ id }) => id !== removed.id).map(({ id }) => id);
    return left.length === 0 ? "/tests-new" : reviewPath(left);
  };
  const remove = (removed: TestSummary) => {
    const restore = removeTest(removed.id);
    showRemoved(removed.name, () => {
      restore();
      void navigate(reviewPath(tests.map(({ id }) => id)), { replace: true });
    });
    void navigate(pathWithout(removed), { replace: true });
    // The pressed button goes with its test; the focus stays in the list.
    list.current?.focus();
  };
  return (
    <ul className="card review-list" ref={list} tabIndex={-1} aria-label={words.catalogue.review.title}>
      {tests.map((test) => (
        <ReviewedTest
          key={test.id}
          test={test}
          heldBy={held.get(test.id)}
          pathWithout={pathWithout(test)}
          categoryName={nameOf.get(test.categoryId)}
          onRemove={() => remove(test)}
        />
      ))}
    </ul>
  );
}
