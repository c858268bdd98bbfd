import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Does something after each navigation, and not when the page wakes: what was opened before the scripts came stays open. */
export function useAfterNavigation(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  const navigated = useEffectEvent(act);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    navigated();
  }, [key]);
}
