import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { words } from "#texts";
import { Key } from "#web/admin/layout/keys.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { searchWord } from "./address.ts";

type Props = {
  search: TypedSearch;
  label: string;
  example: string;
  /** Enter once what is typed was searched for: opens the first that was found. Undefined while there is none. */
  onFound?: (() => void) | undefined;
};

export function SearchBox({ search, label, example, onFound }: Props) {
  const hintId = useId();
  const isTooShort = search.typed.trim() !== "" && searchWord(search.typed) === "";
  return (
    <search className="tools-search">
      <form
        className="find"
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
        {!isTooShort && <Key>/</Key>}
        {isTooShort && (
          <span className="find-hint" id={hintId}>
            {words.desk.list.tooShort}
          </span>
        )}
      </form>
    </search>
  );
}

const PAUSE_MS = 300;

export type TypedSearch = {
  typed: string;
  type: (text: string) => void;
  /** Whether there was something to search for that is not shown yet. */
  searchNow: () => boolean;
};

type Options = {
  /** What the address searches for. */
  shown: string;
  search: (word: string) => void;
};

/**
 * What stands in the search box, and a call of `search` once the typing pauses. The address leads where it changes by
 * itself (Back, Clear Filters), the box leads while one types. A search that comes by itself never overtakes what was
 * pressed meanwhile: it waits while the page is on its way to another address.
 */
export function useTypedSearch({ shown, search }: Options): TypedSearch {
  const [typed, setTyped] = useState(shown);
  const asked = useRef(shown);
  const { state } = useNavigation();
  const mustWait = state !== "idle";
  const word = searchWord(typed);
  const searchNow = () => {
    if (word === shown) return false;
    asked.current = word;
    search(word);
    return true;
  };
  const onPause = useEffectEvent(searchNow);
  useEffect(() => {
    if (shown === asked.current) return;
    asked.current = shown;
    setTyped(shown);
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other word begins a new pause
  useEffect(() => {
    if (mustWait) return;
    const pause = setTimeout(onPause, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [word, mustWait]);
  return { typed, type: setTyped, searchNow };
}

/** Beside the search: the choices that narrow a list; on a phone they unfold. */
export function Pulls({ className = "", children }: { className?: string; children: ReactNode }) {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <>
      <button
        className="btn btn-2 btn-s tools-unfold"
        type="button"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon name="funnel" small /> {words.desk.list.filter}
      </button>
      <div className={`tools-pulls ${className}`} data-unfolded={isUnfolded}>
        {children}
      </div>
    </>
  );
}
