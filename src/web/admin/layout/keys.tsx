import { useEffect, useEffectEvent } from "react";

/** A key as it is written on what it presses; read aloud by `aria-keyshortcuts`, and not there where no keyboard is likely. */
export function Key({ children }: { children: string }) {
  return (
    <span className="key" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  );
}

/** What each key does on the page, by its name in the browser; nothing while one types, or under a dialog. */
export function useKeys(keys: Record<string, (() => void) | undefined>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.defaultPrevented || isElsewhere(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener("keydown", press, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** A dialog that stands over everything; a panel does so, too, where there is no room beside the list, and has its keys. */
export const OVER_THE_DESK = "dialog:modal:not(.beside)";

/** A key for the browser, for a field, for the control that has the focus, or for what stands over the page. */
function isElsewhere({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector(OVER_THE_DESK)) return true;
  const element = target instanceof Element ? target : null;
  if (element?.closest("input, select, textarea, [contenteditable]")) return true;
  return key === "Enter" && (repeat || Boolean(element?.closest("a, button, summary, label")));
}
