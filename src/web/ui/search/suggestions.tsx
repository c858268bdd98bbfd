// biome-ignore-all lint/a11y/useSemanticElements: a grid of ARIA below a field; a table would be read as one
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { findNotOffered, searchCatalogue, searchTests } from "#core/catalogue/search/search.ts";
import { words } from "#texts";
import { packagesQuery, testsQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { AskUs } from "./ask-us.tsx";
import { SuggestionRow } from "./suggestion-row.tsx";
import "./search.css";

const MOST_SHOWN = 6;
const texts = words.search;

type Props = {
  gridId: string;
  typed: string;
  /** Which cell is marked by the arrows. */
  at: { row: number; cell: number } | null;
  isListed: boolean;
  onClose: () => void;
};

/** What is found of tests and packages, best first, with its price and why; loaded with the field's first touch. */
export default function Suggestions({ gridId, typed, at, isListed, onClose }: Props) {
  const tests = useQuery(testsQuery());
  const packages = useQuery(packagesQuery());
  const word = useDeferredValue(typed.trim());
  const things = useMemo(
    (): readonly (TestSummary | Package)[] | null =>
      tests.data && packages.data ? [...tests.data, ...packages.data] : null,
    [tests.data, packages.data],
  );
  const found = useMemo(() => (things ? searchCatalogue(things, word) : []), [things, word]);
  const missing = useMemo(() => (things ? findNotOffered(things, word) : null), [things, word]);
  if (tests.isError || packages.isError) return null;
  return (
    // The press must not take the focus, and with it a phone's keyboard, from the field.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is pressed here but what lies within
    <div className="sugg" onMouseDown={(event) => event.preventDefault()}>
      {!things ? (
        <SuggestionsSkeleton />
      ) : (
        <>
          <p className={missing || found.length === 0 ? "sugg-none" : "sr"} role="status">
            {missing
              ? words.askUs.notOffered(missing)
              : found.length === 0
                ? texts.none(word)
                : texts.found(Math.min(found.length, MOST_SHOWN))}
          </p>
          {(missing || found.length === 0) && (
            <div className="not-offered">
              <AskUs about={words.askUs.question(missing ?? word)} />
            </div>
          )}
          <div role="grid" id={gridId} aria-label={texts.suggestions}>
            {found.slice(0, MOST_SHOWN).map(({ thing, hits }, row) => (
              <SuggestionRow
                key={thing.code}
                {...{ thing, hits, gridId, row }}
                marked={at?.row === row ? at.cell : undefined}
              />
            ))}
          </div>
          {found.length > 0 && (
            <Foot>
              {isListed ? (
                <Below onClose={onClose} />
              ) : (
                <AllFound word={word} tests={tests.data} packages={packages.data} />
              )}
            </Foot>
          )}
        </>
      )}
    </div>
  );
}

type FoundProps = { word: string; tests: readonly TestSummary[] | undefined; packages: readonly Package[] | undefined };

/** The way to the listing, with as many of each as it shows there: it searches tests and packages apart (decision 038). */
function AllFound({ word, tests = [], packages = [] }: FoundProps) {
  const counts = { tests: searchTests(tests, word).length, packages: searchTests(packages, word).length };
  return (
    <a className="sugg-all" href={to(`/tests-new?search=${encodeURIComponent(word)}`)}>
      <span>{texts.all(counts, word)}</span> <Icon name="arrow-right" small />
    </a>
  );
}

/** Over the listing, whose other filters may leave fewer. */
function Below({ onClose }: { onClose: () => void }) {
  return (
    <button className="sugg-all" type="button" onClick={onClose}>
      {texts.below} <Icon name="chevron-down" small />
    </button>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="sugg-foot">
      {children}
      <span className="sugg-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> <kbd>{texts.enter}</kbd>
      </span>
    </div>
  );
}

function SuggestionsSkeleton() {
  return (
    <Loading label={words.loading.tests}>
      {[1, 2, 3].map((row) => (
        <div className="sugg-row" key={row}>
          <span className="sugg-pic" />
          <div className="skeleton-lines">
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
