// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid below a field; a table would be announced as one
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { findContainerTest, listNotOffered, searchCatalogue, searchTests } from "#core/catalogue/search/search.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import { ContactHelp, ContainerNote, helpClass } from "./not-offered-help.tsx";
import { SuggestionRow, suggestionPictureClass, suggestionRowClass } from "./suggestion-row.tsx";

const MAX_SHOWN = 6;
/** As high as whole rows and the footer, so that none is cut. */
const boxClass =
  "@container absolute -inset-x-px top-full z-19 mt-2 max-h-[calc(round(down,min(52dvh,35rem)-3.375rem,5rem)+3.375rem)] overflow-auto overscroll-contain rounded-lg border border-line-strong bg-card text-start text-ink shadow-float";
const footerActionClass =
  "inline-flex min-h-target cursor-pointer items-center gap-1 border-0 bg-transparent p-0 text-start text-sm leading-snug font-semibold text-action no-underline hover:underline";
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
    <div className={boxClass} onMouseDown={(event) => event.preventDefault()}>
      {!items ? (
        <SuggestionsSkeleton />
      ) : (
        <>
          <p className={missing.length > 0 || found.length === 0 ? "p-4 text-sm text-soft" : "sr-only"} role="status">
            {missing.length > 0
              ? words.askUs.notOffered(missing)
              : found.length === 0
                ? texts.none(word)
                : texts.found(Math.min(found.length, MAX_SHOWN))}
          </p>
          {(missing.length > 0 || found.length === 0) && (
            <div className={helpClass}>
              <ContactHelp about={words.askUs.question(missing.join(", ") || word)} />
            </div>
          )}
          {container && (
            <div className={helpClass}>
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
    <a className={footerActionClass} href={withBasePath(`/tests-new?search=${encodeURIComponent(word)}`)}>
      <span>{texts.all(counts, word)}</span> <Icon name="arrow-right" small />
    </a>
  );
}

/** Above the listing, whose other filters may show fewer. */
function SuggestionsFooter({ onClose }: { onClose: () => void }) {
  return (
    <button className={footerActionClass} type="button" onClick={onClose}>
      {texts.below} <Icon name="chevron-down" small />
    </button>
  );
}

function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 flex min-h-[3.25rem] items-center justify-between gap-3 border-t border-line-strong bg-sunken px-4 text-sm">
      {children}
      <span className="flex flex-none gap-1 text-quiet thumb:hidden" aria-hidden="true">
        {["↑", "↓", texts.enter].map((key) => (
          <kbd className="rounded-sm border border-line-strong bg-card px-1.5 py-px font-sans text-xs" key={key}>
            {key}
          </kbd>
        ))}
      </span>
    </div>
  );
}

function SuggestionsSkeleton() {
  return (
    <Loading label={words.loading.tests}>
      {[1, 2, 3].map((row) => (
        <div className={suggestionRowClass} key={row}>
          <span className={cx(suggestionPictureClass, "bg-sunken")} />
          <div className="grid flex-1 gap-2">
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
