import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Passes on what was typed or chosen in a control before hydration. React leaves it in the control, but fires no event.
 */
export function usePreHydrationValue(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  take: (value: string) => void,
): void {
  const look = useEffectEvent(() => {
    if (control.current?.value) take(control.current.value);
  });
  useEffect(() => look(), []);
}
