import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { words } from "#texts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { SearchField, searchFrameClass } from "#web/components/forms/search-field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { normalizeSearchTerm } from "./search-params.ts";

type Props = {
  search: SearchInput;
  label: string;
  example: string;
  /** Opens the first result. Called on Enter once the search is shown; undefined without results. */
  onFound?: (() => void) | undefined;
};

/** The place of a search in a toolbar. */
export const searchPlaceClass = "min-w-0 flex-1 basis-36 xl:max-w-85";

export function SearchBox({ search, label, example, onFound }: Props) {
  const hintId = useId();
  const isTooShort = search.typed.trim() !== "" && normalizeSearchTerm(search.typed) === "";
  return (
    <search className={searchPlaceClass}>
      <form
        className={searchFrameClass}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          if (!search.searchNow() && search.typed.trim() !== "") onFound?.();
        }}
      >
        <SearchField
          label={label}
          placeholder={example}
          name="search"
          value={search.typed}
          onType={search.type}
          aria-describedby={isTooShort ? hintId : undefined}
          aria-keyshortcuts="/"
        />
        {!isTooShort && <KeyHint>/</KeyHint>}
        {isTooShort && (
          <span className="flex-none pr-2 text-xs text-quiet" id={hintId}>
            {words.admin.list.tooShort}
          </span>
        )}
      </form>
    </search>
  );
}

const SEARCH_DELAY_MS = 300;

export type SearchInput = {
  typed: string;
  type: (text: string) => void;
  /** Searches without waiting. Returns whether the term differs from the one shown. */
  searchNow: () => boolean;
};

type Options = {
  /** Search term in the address. */
  shown: string;
  search: (term: string) => void;
};

/**
 * State of the search box; calls `search` once typing pauses. A change of the address (Back, Clear Filters) updates the
 * box; while typing, the box wins. A delayed search waits while a navigation is pending, so that it never overrides it.
 */
export function useSearchInput({ shown, search }: Options): SearchInput {
  const [typed, setTyped] = useState(shown);
  const lastTerm = useRef(shown);
  const { state } = useNavigation();
  const mustWait = state !== "idle";
  const term = normalizeSearchTerm(typed);
  const searchNow = () => {
    if (term === shown) return false;
    lastTerm.current = term;
    search(term);
    return true;
  };
  const onPause = useEffectEvent(searchNow);
  useEffect(() => {
    if (shown === lastTerm.current) return;
    lastTerm.current = shown;
    setTyped(shown);
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new term restarts the delay
  useEffect(() => {
    if (mustWait) return;
    const pause = setTimeout(onPause, SEARCH_DELAY_MS);
    return () => clearTimeout(pause);
  }, [term, mustWait]);
  return { typed, type: setTyped, searchNow };
}

/** A row of filters in the toolbar: next to the search, or below it on a tablet; two in a row on a phone. */
const filterRowClass = "ml-auto grid-cols-2 gap-1.5 max-xl:basis-full md:max-xl:*:flex-1 xl:*:max-w-46";

type FilterControlsProps = {
  /** Value of each filter; empty or null where it is not set. */
  values: readonly (string | null)[];
  children: ReactNode;
};

/** Filter controls next to the search; collapsed on phones, where their button says how many are set. */
export function FilterControls({ values, children }: FilterControlsProps) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <>
      <Button size="small" className="md:hidden" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
        <Icon name="funnel" small /> {words.admin.list.filter(values.filter(Boolean).length)}
      </Button>
      <div className={cx(filterRowClass, isExpanded ? "grid md:flex" : "hidden md:flex")}>{children}</div>
    </>
  );
}
