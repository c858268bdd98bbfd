// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid below a field; a table would be announced as one
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { findContainerTest, listNotOffered, searchCatalogue, searchTests } from "#core/catalogue/search/search.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import { ContactHelp, ContainerNote } from "./not-offered-help.tsx";
import { SuggestionRow } from "./suggestion-row.tsx";
import "./search.css";

const MAX_SHOWN = 6;
const texts = words.search;

type Props = {
  gridId: string;
  typed: string;
  /** The cell that the arrow keys have marked. */
  at: { row: number; cell: number } | null;
  isListed: boolean;
  onClose: () => void;
};

/** Matching tests and packages, best first, with price and reason; loaded with the field's first focus. */
export default function Suggestions({ gridId, typed, at, isListed, onClose }: Props) {
  const tests = useQuery(testsQuery());
  const packages = useQuery(packagesQuery());
  const word = useDeferredValue(typed.trim());
  const items = useMemo(
    (): readonly (TestSummary | Package)[] | null =>
      tests.data && packages.data ? [...tests.data, ...packages.data] : null,
    [tests.data, packages.data],
  );
  const found = useMemo(() => (items ? searchCatalogue(items, word) : []), [items, word]);
  const missing = useMemo(() => (items ? listNotOffered(items, word) : []), [items, word]);
  const container = useMemo(() => (tests.data ? findContainerTest(tests.data, word) : null), [tests.data, word]);
  if (tests.isError || packages.isError) return null;
  return (
    // The press must not take the focus, and with it a phone's keyboard, from the field.
    // biome-ignore lint/a11y/noStaticElementInteractions: only its descendants are pressed
    <div className="sugg" onMouseDown={(event) => event.preventDefault()}>
      {!items ? (
        <SuggestionsSkeleton />
      ) : (
        <>
          <p className={missing.length > 0 || found.length === 0 ? "sugg-none" : "sr"} role="status">
            {missing.length > 0
              ? words.askUs.notOffered(missing)
              : found.length === 0
                ? texts.none(word)
                : texts.found(Math.min(found.length, MAX_SHOWN))}
          </p>
          {(missing.length > 0 || found.length === 0) && (
            <div className="not-offered">
              <ContactHelp about={words.askUs.question(missing.join(", ") || word)} />
            </div>
          )}
          {container && (
            <div className="not-offered">
              <ContainerNote of={container} />
            </div>
          )}
          <div role="grid" id={gridId} aria-label={texts.suggestions}>
            {found.slice(0, MAX_SHOWN).map(({ thing, hits }, row) => (
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
                <SuggestionsFooter onClose={onClose} />
              ) : (
                <AllResultsLink word={word} tests={tests.data} packages={packages.data} />
              )}
            </Foot>
          )}
        </>
      )}
    </div>
  );
}

type AllResultsProps = {
  word: string;
  tests: readonly TestSummary[] | undefined;
  packages: readonly Package[] | undefined;
};

/**
 * Links to the listing, with the number of each that it shows: it searches tests and packages separately (decision
 * 038).
 */
function AllResultsLink({ word, tests = [], packages = [] }: AllResultsProps) {
  const counts = { tests: searchTests(tests, word).length, packages: searchTests(packages, word).length };
  return (
    <a className="sugg-all" href={withBasePath(`/tests-new?search=${encodeURIComponent(word)}`)}>
      <span>{texts.all(counts, word)}</span> <Icon name="arrow-right" small />
    </a>
  );
}

/** Above the listing, whose other filters may show fewer. */
function SuggestionsFooter({ onClose }: { onClose: () => void }) {
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
