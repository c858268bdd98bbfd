import { useEffect, useEffectEvent } from "react";
import { cx } from "#web/components/classes.ts";

/** A key in its frame. */
export const keyClass =
  "inline-grid h-5 min-w-5 place-items-center rounded-sm border border-b-2 border-line-strong bg-card px-1 font-sans text-xs leading-none font-medium text-soft";

type KeyHintProps = {
  /** On a filled button, in its colours. */
  isOnAction?: boolean;
  children: string;
};

/** A key shown on its control, hidden where a keyboard is unlikely. Screen readers use `aria-keyshortcuts`. */
export function KeyHint({ isOnAction = false, children }: KeyHintProps) {
  return (
    <span className={cx("flex-none thumb:hidden", isOnAction ? onActionKeyClass : keyClass)} aria-hidden="true">
      <kbd className="font-sans">{children}</kbd>
    </span>
  );
}

const onActionKeyClass =
  "inline-grid h-5 min-w-5 place-items-center rounded-sm border border-b-2 border-current px-1 text-xs leading-none font-medium";

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
export const OPEN_MODAL_SELECTOR = "dialog:modal:not([data-panel])";

/** Whether the key belongs to the browser, a field, the focused control or a dialog. */
function isHandledElsewhere({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector(OPEN_MODAL_SELECTOR)) return true;
  const element = target instanceof Element ? target : null;
  if (element?.closest("input, select, textarea, [contenteditable]")) return true;
  return key === "Enter" && (repeat || Boolean(element?.closest("a, button, summary, label")));
}
