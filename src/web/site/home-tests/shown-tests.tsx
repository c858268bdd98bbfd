import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { categoriesQuery, testsDigestQuery } from "#web/site/queries.ts";
import { en } from "#web/texts/en.ts";
import { TestCardBones } from "#web/ui/cards/test-card-bones.tsx";
import { Loading } from "#web/ui/states/loading.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { PopularTests } from "./popular-tests.tsx";

/** The search and its spelling rules come with the first tap into the field. */
export const loadSearch = () => import("./tests-found.tsx");
const TestsFound = lazy(loadSearch);

const skeleton = (
  <Loading label={en.loading.tests} className="grid">
    <TestCardBones />
    <TestCardBones />
    <TestCardBones />
    <TestCardBones />
    <TestCardBones />
    <TestCardBones />
  </Loading>
);

type Props = { word: string; tests: UseQueryResult<TestSummary[]>; onClear: () => void };

/** The popular tests until somebody searches, then what the search finds. */
export function ShownTests({ word, tests, onClear }: Props) {
  const digest = useQuery(testsDigestQuery());
  const { data: categories } = useQuery(categoriesQuery());
  const nameOf = new Map(categories?.map(({ id, name }) => [id, name]));
  if (word === "") {
    return (
      <QuerySection query={digest} loading={skeleton} failed={en.failed.tests}>
        {({ popular, total }) => <PopularTests tests={popular} total={total} categoryNames={nameOf} />}
      </QuerySection>
    );
  }
  return (
    <Suspense fallback={skeleton}>
      <QuerySection query={tests} loading={skeleton} failed={en.failed.tests}>
        {(all) => <TestsFound tests={all} word={word} categoryNames={nameOf} onClear={onClear} />}
      </QuerySection>
    </Suspense>
  );
}
