// biome-ignore-all lint/a11y/useSemanticElements: a grid of ARIA below a field; a table would be read as one
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { findNotOffered, searchCatalogue } from "#core/catalogue/search/search.ts";
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
                : texts.found(found.length)}
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
          {found.length > 0 && <AllFound word={word} count={found.length} onClose={isListed ? onClose : undefined} />}
        </>
      )}
    </div>
  );
}

/** The way to all that is found: the listing, or what lies below the suggestions there. */
function AllFound({ word, count, onClose }: { word: string; count: number; onClose: (() => void) | undefined }) {
  const said = (
    <>
      {texts.all(count, word)} <Icon name={onClose ? "chevron-down" : "arrow-right"} small />
    </>
  );
  return (
    <div className="sugg-foot">
      {onClose ? (
        <button className="sugg-all" type="button" onClick={onClose}>
          {said}
        </button>
      ) : (
        <a className="sugg-all" href={to(`/tests-new?search=${encodeURIComponent(word)}`)}>
          {said}
        </a>
      )}
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
