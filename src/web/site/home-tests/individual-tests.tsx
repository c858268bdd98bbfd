import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { categoriesQuery, testsDigestQuery, testsQuery } from "#web/site/queries.ts";
import { en } from "#web/texts/en.ts";
import { TestCardBones } from "#web/ui/cards/test-card-bones.tsx";
import { Loading } from "#web/ui/states/loading.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { PopularTests } from "./popular-tests.tsx";
import { TestSearch } from "./test-search.tsx";
import { TestsFound } from "./tests-found.tsx";

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

/** Spec §2: individual tests, by search and by category; the popular ones stand there until somebody searches. */
export function IndividualTests() {
  const [typed, setTyped] = useState("");
  const word = useDeferredValue(typed.trim());
  const [wantsAll, setWantsAll] = useState(false);
  const digest = useQuery(testsDigestQuery());
  const tests = useQuery({ ...testsQuery(), enabled: wantsAll });
  const { data: categories } = useQuery(categoriesQuery());
  const nameOf = new Map(categories?.map(({ id, name }) => [id, name]));
  return (
    <section className="section sunken" id="tests">
      <div className="wrap">
        <div className="head">
          <h2>{en.home.tests.title}</h2>
          <p>{en.home.tests.sentence}</p>
        </div>
        <TestSearch typed={typed} onType={setTyped} onFocus={() => setWantsAll(true)} />
        {word === "" ? (
          <QuerySection query={digest} loading={skeleton} failed={en.failed.tests}>
            {({ popular, total }) => <PopularTests tests={popular} total={total} categoryNames={nameOf} />}
          </QuerySection>
        ) : (
          <QuerySection query={tests} loading={skeleton} failed={en.failed.tests}>
            {(all) => <TestsFound tests={all} word={word} categoryNames={nameOf} onClear={() => setTyped("")} />}
          </QuerySection>
        )}
        <CategoryLinks countOf={digest.data?.countByCategory} />
      </div>
    </section>
  );
}
