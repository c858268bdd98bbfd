import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";

/** Runs an effect after each navigation, but not at hydration: what was opened before the scripts loaded stays open. */
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
