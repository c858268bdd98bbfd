import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

type Props = { open: boolean; isWide: boolean; onClose: () => void };

/**
 * Opens and closes the chat's dialog: modal where it fills the screen, non-modal where it is a card. Escape closes
 * both, and the browser restores the focus. A full screen closes when one of its links opens a page.
 */
export function useChatDialog({ open, isWide, onClose }: Props): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    if (isWide) dialog.show();
    else dialog.showModal();
    return () => dialog.close();
  }, [open, isWide]);

  useEffect(() => {
    if (!open || !isWide) return;
    const closeByEscape = ({ key, target }: KeyboardEvent) => {
      const isOurs = target === document.body || (target instanceof Node && ref.current?.contains(target));
      if (key === "Escape" && isOurs) onClose();
    };
    document.addEventListener("keydown", closeByEscape);
    return () => document.removeEventListener("keydown", closeByEscape);
  }, [open, isWide, onClose]);

  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!open || isWide) return;
    ref.current?.close();
    document.getElementById("main")?.focus({ preventScroll: true });
    onClose();
  }, [pathname, open, isWide, onClose]);
  return ref;
}

/** Under 768 px the chat fills the screen. */
const WIDE_SCREEN_QUERY = "(min-width: 768px)";

/** Whether the chat stands beside the page instead of filling the screen. */
export function useIsWideScreen(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(WIDE_SCREEN_QUERY).matches,
    () => false,
  );
}

function subscribeToWidth(watcher: () => void): () => void {
  const query = window.matchMedia(WIDE_SCREEN_QUERY);
  query.addEventListener("change", watcher);
  return () => query.removeEventListener("change", watcher);
}
