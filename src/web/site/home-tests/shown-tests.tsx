import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { categoriesQuery, testsDigestQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { TestGridSkeleton } from "#web/ui/cards/test-grid.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { PopularTests } from "./popular-tests.tsx";

/** The search and its spelling rules come with the first tap into the field. */
export const loadSearch = () => import("./tests-found.tsx");
const TestsFound = lazy(loadSearch);

const skeleton = <TestGridSkeleton count={6} />;

type Props = { word: string; tests: UseQueryResult<TestSummary[]>; onClear: () => void };

/** The popular tests until somebody searches, then what the search finds. */
export function ShownTests({ word, tests, onClear }: Props) {
  const digest = useQuery(testsDigestQuery());
  const { data: categories } = useQuery(categoriesQuery());
  if (word === "") {
    return (
      <QuerySection query={digest} loading={skeleton} failed={en.failed.tests}>
        {({ popular, total }) => <PopularTests tests={popular} total={total} categories={categories} />}
      </QuerySection>
    );
  }
  return (
    <Suspense fallback={skeleton}>
      <QuerySection query={tests} loading={skeleton} failed={en.failed.tests}>
        {(all) => <TestsFound tests={all} word={word} categories={categories} onClear={onClear} />}
      </QuerySection>
    </Suspense>
  );
}
