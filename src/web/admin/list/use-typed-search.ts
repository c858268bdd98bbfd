import { useEffect, useEffectEvent, useRef, useState } from "react";
import { searchWord } from "./address.ts";

const PAUSE_MS = 300;

export type TypedSearch = { typed: string; type: (text: string) => void; searchNow: () => void; isTyping: boolean };

/**
 * What stands in the search box, and a call of `search` once the typing pauses. The address leads where it changes by
 * itself (Back, Clear Filters), the box leads while one types.
 */
export function useTypedSearch(shown: string, search: (word: string) => void): TypedSearch {
  const [typed, setTyped] = useState(shown);
  const asked = useRef(shown);
  const word = searchWord(typed);
  const searchNow = () => {
    if (word === asked.current) return;
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
    const pause = setTimeout(onPause, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [word]);
  return { typed, type: setTyped, searchNow, isTyping: word !== shown };
}
