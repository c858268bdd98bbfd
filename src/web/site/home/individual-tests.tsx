import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Suspense, useDeferredValue, useState } from "react";
import { Form } from "react-router";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { testsDigestQuery, testsQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { TestRows, TestRowsSkeleton } from "#web/ui/cards/test-rows.tsx";
import { CartBar } from "#web/ui/cart/cart-bar.tsx";
import { useSelectedTests } from "#web/ui/cart/cart-store.ts";
import { later } from "#web/ui/data/later.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { CategoryLinks } from "./category-links.tsx";

/** Row 2.42: individual tests, by search and by category. The whole list comes when a search or the cart needs it. */
export function IndividualTests() {
  const [typed, setTyped] = useState("");
  const [isSearching, setIsSearching] = useState(false);
  const hasCart = useSelectedTests().length > 0;
  const tests = useQuery({ ...testsQuery(), enabled: isSearching || hasCart });
  const { data: digest } = useQuery(testsDigestQuery());
  const word = useDeferredValue(typed.trim());
  const prepareSearch = () => {
    setIsSearching(true);
    void loadSearch();
  };
  return (
    <section className="section sunken" id="tests">
      <div className="wrap">
        <div className="head-row">
          <div className="head">
            <h2>{words.home.tests.title}</h2>
            <p className="only-wide">{words.home.tests.sentence}</p>
          </div>
          {digest && (
            <a className="more" href={to("/tests-new")}>
              <span>{words.home.tests.all(digest.total)}</span> <Icon name="arrow-right" small />
            </a>
          )}
        </div>
        <TestSearch typed={typed} onType={setTyped} onFocus={prepareSearch} />
        <ShownTests word={word} tests={tests} onClear={() => setTyped("")} />
        <CategoryLinks countOf={digest?.countByCategory} />
        <CartBar catalogue={tests.data} />
      </div>
    </section>
  );
}

type SearchProps = { typed: string; onType: (typed: string) => void; onFocus: () => void };

/** Searches while one types; sent as a form it opens the listing. */
function TestSearch({ typed, onType, onFocus }: SearchProps) {
  return (
    <Form className="find tests-find" role="search" aria-label={words.testList.search} action="/tests-new">
      <SearchField
        label={words.testList.search}
        placeholder={words.testList.search}
        name="search"
        value={typed}
        onType={onType}
        onFocus={onFocus}
      />
      <button className="btn btn-1" type="submit">
        <span className="sr">{words.home.hero.search}</span>
        <Icon name="arrow-right" />
      </button>
    </Form>
  );
}

const MOST_SHOWN = 6;

/** The search and its spelling rules come with the first tap into the field. */
const loadSearch = () => import("./tests-found.tsx");
const TestsFound = later(loadSearch);

const skeleton = <TestRowsSkeleton count={MOST_SHOWN} />;

type ShownProps = { word: string; tests: UseQueryResult<TestSummary[]>; onClear: () => void };

/** The popular tests until somebody searches, then what the search finds. */
function ShownTests({ word, tests, onClear }: ShownProps) {
  const digest = useQuery(testsDigestQuery());
  if (word === "") {
    return (
      <QuerySection query={digest} loading={skeleton} failed={words.failed.tests}>
        {({ popular }) => <TestRows tests={popular.slice(0, MOST_SHOWN)} />}
      </QuerySection>
    );
  }
  return (
    <Suspense fallback={skeleton}>
      <QuerySection query={tests} loading={skeleton} failed={words.failed.tests}>
        {(all) => <TestsFound tests={all} word={word} onClear={onClear} />}
      </QuerySection>
    </Suspense>
  );
}
