import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Hands over what was typed or chosen in a control while the scripts were on their way. React leaves it in the control
 * when it takes the page over, and tells nobody.
 */
export function useEarlyValue(
  control: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  take: (value: string) => void,
): void {
  const look = useEffectEvent(() => {
    if (control.current?.value) take(control.current.value);
  });
  useEffect(() => look(), []);
}
