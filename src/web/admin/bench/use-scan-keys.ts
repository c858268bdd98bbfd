import { useEffect, useEffectEvent, useRef } from "react";
import { OPEN_MODAL_SELECTOR } from "#web/admin/layout/shortcuts.tsx";

/** A scanner types faster than people do. */
const MAX_GAP_MS = 60;
const MIN_LABEL_LENGTH = 6;

/**
 * Reads a scanner's keys wherever the focus is, outside of fields: a scanner types a label and ends it with Enter, which
 * here presses no button and follows no link.
 */
export function useScanKeys(onScan: (label: string) => void): void {
  const typed = useRef({ text: "", at: 0 });
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (ctrlKey || metaKey || altKey || document.querySelector(OPEN_MODAL_SELECTOR)) return;
    if (target instanceof Element && target.closest("input:not([type=radio]), select, textarea")) return;
    const { text, at } = typed.current;
    const isFast = timeStamp - at <= MAX_GAP_MS;
    if (key === "Enter") {
      event.preventDefault();
      typed.current = { text: "", at: 0 };
      if (isFast && text.length >= MIN_LABEL_LENGTH) onScan(text);
      return;
    }
    if (key.length === 1) typed.current = { text: isFast ? text + key : key, at: timeStamp };
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener("keydown", handleKeyDown, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
}
