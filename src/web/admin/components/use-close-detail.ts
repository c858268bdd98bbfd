import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { onStay } from "./stay-listeners.ts";

/** History state of a link that opens a detail from its list: closing then goes back instead of forward. */
export const openedFromList = { isOverList: true };

/**
 * Returns a function that closes the open detail: goes back to the list it was opened from, or replaces a linked
 * address. Runs once, because a second press must not go back twice; and again if staff stayed for what they typed.
 */
export function useCloseDetail(id: number | string | null, listAddress: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const closing = useRef<typeof id>(null);
  useEffect(() => {
    if (id === null) closing.current = null;
  }, [id]);
  useEffect(
    () =>
      onStay(() => {
        closing.current = null;
      }),
    [],
  );
  return () => {
    if (closing.current === id) return;
    closing.current = id;
    if (state?.isOverList) navigate(-1);
    else navigate(listAddress, { replace: true, preventScrollReset: true });
  };
}
