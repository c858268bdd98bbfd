import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { Suspense, useDeferredValue, useState } from "react";
import { Form } from "react-router";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { CartBar } from "#web/components/cart/cart-bar.tsx";
import { useSelectedTests } from "#web/components/cart/cart-store.ts";
import { SearchButton } from "#web/components/forms/search-button.tsx";
import { SearchField } from "#web/components/forms/search-field.tsx";
import { SearchFrame } from "#web/components/forms/search-frame.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { TestRows, TestRowsSkeleton } from "#web/components/test-rows.tsx";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { testsOverviewQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import { CategoryLinks } from "./category-links.tsx";
import { HomeSection, MoreLink, SectionHead } from "./home-section.tsx";

/** Individual tests, by search and by category. The whole list is loaded when a search or the cart needs it. */
export function IndividualTests() {
  const [typed, setTyped] = useState("");
  const [isSearching, setIsSearching] = useState(false);
  const hasCart = useSelectedTests().length > 0;
  const tests = useQuery({ ...testsQuery(), enabled: isSearching || hasCart });
  const { data: digest } = useQuery(testsOverviewQuery());
  const word = useDeferredValue(typed.trim());
  const prepareSearch = () => {
    setIsSearching(true);
    void loadSearch();
  };
  return (
    <HomeSection id="tests" isSunken>
      <SectionHead
        title={words.home.tests.title}
        aside={digest && <MoreLink path="/tests-new">{words.home.tests.all(digest.total)}</MoreLink>}
      >
        <p className="text-soft max-md:hidden">{words.home.tests.sentence}</p>
      </SectionHead>
      <TestSearch typed={typed} onType={setTyped} onFocus={prepareSearch} />
      <ShownTests word={word} tests={tests} onClear={() => setTyped("")} />
      <CategoryLinks countOf={digest?.countByCategory} />
      <CartBar catalogue={tests.data} />
    </HomeSection>
  );
}

type SearchProps = { typed: string; onType: (typed: string) => void; onFocus: () => void };

/** Searches while typing; as a form it opens the listing. */
function TestSearch({ typed, onType, onFocus }: SearchProps) {
  return (
    <Form className="mb-3" role="search" aria-label={words.testList.search} action="/tests-new">
      <SearchFrame size="large">
        <SearchField
          label={words.testList.search}
          placeholder={words.testList.search}
          name="search"
          value={typed}
          onType={onType}
          onFocus={onFocus}
        />
        <SearchButton />
      </SearchFrame>
    </Form>
  );
}

const MAX_SHOWN = 6;

/** The search and its spelling rules are loaded with the first tap into the field. */
const loadSearch = () => import("./matching-tests.tsx");
const MatchingTests = lazyComponent(loadSearch);

const skeleton = <TestRowsSkeleton count={MAX_SHOWN} />;

type ShownProps = { word: string; tests: UseQueryResult<TestSummary[]>; onClear: () => void };

/** The popular tests, or the search results once there is a search word. */
function ShownTests({ word, tests, onClear }: ShownProps) {
  const digest = useQuery(testsOverviewQuery());
  if (word === "") {
    return (
      <QuerySection query={digest} loading={skeleton} failed={words.failed.tests}>
        {({ popular }) => <TestRows tests={popular.slice(0, MAX_SHOWN)} />}
      </QuerySection>
    );
  }
  return (
    <Suspense fallback={skeleton}>
      <QuerySection query={tests} loading={skeleton} failed={words.failed.tests}>
        {(all) => <MatchingTests tests={all} word={word} onClear={onClear} />}
      </QuerySection>
    </Suspense>
  );
}
