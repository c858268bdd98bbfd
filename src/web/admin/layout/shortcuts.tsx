import { useEffect, useEffectEvent } from "react";

/** A key shown on its control, hidden where a keyboard is unlikely. Screen readers use `aria-keyshortcuts`. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className="key" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  );
}

/** Binds keys of the page, by `KeyboardEvent.key`; ignored while typing or with a dialog open. */
export function useShortcuts(keys: Record<string, (() => void) | undefined>): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key];
    if (!action || event.defaultPrevented || isHandledElsewhere(event)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener("keydown", handleKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** A modal dialog, except the side panel, which is modal on narrow screens and has its own keys. */
export const OPEN_MODAL_SELECTOR = "dialog:modal:not(.beside)";

/** Whether the key belongs to the browser, a field, the focused control or a dialog. */
function isHandledElsewhere({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector(OPEN_MODAL_SELECTOR)) return true;
  const element = target instanceof Element ? target : null;
  if (element?.closest("input, select, textarea, [contenteditable]")) return true;
  return key === "Enter" && (repeat || Boolean(element?.closest("a, button, summary, label")));
}
