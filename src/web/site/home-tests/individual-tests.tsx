import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { testsDigestQuery, testsQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { CartBar } from "#web/ui/cart/cart-bar.tsx";
import { useSelectedTests } from "#web/ui/cart/cart-store.ts";
import { CategoryLinks } from "./category-links.tsx";
import { loadSearch, ShownTests } from "./shown-tests.tsx";
import { TestSearch } from "./test-search.tsx";

/** Spec §2: individual tests, by search and by category. The whole list comes when a search or the cart needs it. */
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
        <div className="head">
          <h2>{en.home.tests.title}</h2>
          <p>{en.home.tests.sentence}</p>
        </div>
        <TestSearch typed={typed} onType={setTyped} onFocus={prepareSearch} />
        <ShownTests word={word} tests={tests} onClear={() => setTyped("")} />
        <CategoryLinks countOf={digest?.countByCategory} />
        <CartBar catalogue={tests.data} />
      </div>
    </section>
  );
}
