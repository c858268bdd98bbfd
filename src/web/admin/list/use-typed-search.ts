import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { searchWord } from "./address.ts";

const PAUSE_MS = 300;

export type TypedSearch = { typed: string; type: (text: string) => void; searchNow: () => void };

type Options = {
  /** What the address searches for. */
  shown: string;
  /** Something stands over the list: what is typed waits until the list is back. */
  isCovered: boolean;
  search: (word: string) => void;
};

/**
 * What stands in the search box, and a call of `search` once the typing pauses. The address leads where it changes by
 * itself (Back, Clear Filters), the box leads while one types. A search that comes by itself never overtakes what was
 * pressed meanwhile: it waits while the page is on its way to another address.
 */
export function useTypedSearch({ shown, isCovered, search }: Options): TypedSearch {
  const [typed, setTyped] = useState(shown);
  const asked = useRef(shown);
  const { state } = useNavigation();
  const mustWait = isCovered || state !== "idle";
  const word = searchWord(typed);
  const searchNow = () => {
    if (word === shown) return;
    asked.current = word;
    search(word);
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
