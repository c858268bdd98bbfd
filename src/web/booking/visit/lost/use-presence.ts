import { type RefObject, useEffect, useRef } from "react";

/**
 * Whether the patient was last seen inside `part`: told by the focus, which a control that is switched off under the
 * finger loses without a word.
 */
export function usePresence(part: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      isHere.current = part.current?.contains(target as Node) ?? false;
    };
    document.addEventListener("focusin", look);
    return () => document.removeEventListener("focusin", look);
  }, [part]);
  return isHere;
}
