import { useEffect, useState } from "react";
import { readStored, removeStored, writeStored } from "#web/lib/browser-storage.ts";

/** A typed text that survives a reload and a sign-in; read after hydration. `key` names the field. */
export function useStoredText(key: string): [text: string, setText: (text: string) => void] {
  const storageKey = `nabz_round ${key}`;
  const [text, setText] = useState("");
  useEffect(() => {
    const stored = readStored("sessionStorage", storageKey);
    setText(typeof stored === "string" ? stored : "");
  }, [storageKey]);
  const store = (next: string) => {
    setText(next);
    if (next) writeStored("sessionStorage", storageKey, next);
    else removeStored("sessionStorage", storageKey);
  };
  return [text, store];
}
