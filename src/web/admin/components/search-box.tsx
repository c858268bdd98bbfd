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
} & Results;

/** Only of a list whose first result Enter opens. */
type Results =
  | { onFound?: undefined; resultCount?: undefined }
  | {
      /** Opens the first result; undefined without results. */
      onFound: (() => void) | undefined;
      /** Number of results on the page; undefined while they are on the way. */
      resultCount: number | undefined;
    };

/** The place of a search in a toolbar. */
export const searchPlaceClass = "min-w-0 flex-1 basis-36 xl:max-w-85";

/**
 * Search box of a list. Enter opens the first result. Pressed before the typed term is searched, it searches at once, and
 * opens the result if it is the only one.
 */
export function SearchBox({ search, label, example, onFound, resultCount }: Props) {
  const hintId = useId();
  const onEnter = useEnterBeforeResults({ search, onFound, resultCount });
  const isTooShort = search.typed.trim() !== "" && normalizeSearchTerm(search.typed) === "";
  return (
    <search className={searchPlaceClass}>
      <form
        className={searchFrameClass}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
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

/** Returns what Enter does: it waits for results that are on the way. */
function useEnterBeforeResults({
  search,
  onFound,
  resultCount,
}: Pick<Props, "search" | "onFound" | "resultCount">): () => void {
  /** The term whose results Enter waits for, and how many results it opens the first of. */
  const [awaited, setAwaited] = useState<{ typed: string; mostResults: number } | null>(null);
  const open = useEffectEvent(() => onFound?.());
  const isAnswered =
    awaited !== null && (awaited.typed !== search.typed || (search.isShown && resultCount !== undefined));
  useEffect(() => {
    if (!isAnswered) return;
    setAwaited(null);
    if (awaited.typed === search.typed && resultCount && resultCount <= awaited.mostResults) open();
  }, [isAnswered, awaited, search.typed, resultCount]);
  return () => {
    const { typed } = search;
    if (search.searchNow()) setAwaited({ typed, mostResults: 1 });
    else if (typed.trim() !== "" && resultCount === undefined)
      setAwaited({ typed, mostResults: Number.POSITIVE_INFINITY });
    else if (typed.trim() !== "") onFound?.();
  };
}

const SEARCH_DELAY_MS = 300;

export type SearchInput = {
  typed: string;
  type: (text: string) => void;
  /** Whether the address has the typed term. */
  isShown: boolean;
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
  return { typed, type: setTyped, isShown: term === shown, searchNow };
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
