import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** What a link that opens a detail over its list carries, so that closing goes back instead of forward. */
export const overList = { isOverList: true };

/**
 * Closes the detail that the address opens: goes back to the list it was opened over, or replaces a linked address; a
 * second press must not go back twice.
 */
export function useCloseOnce(id: number | null, listAddress: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const closing = useRef<number | null>(null);
  useEffect(() => {
    if (id === null) closing.current = null;
  }, [id]);
  return () => {
    if (closing.current === id) return;
    closing.current = id;
    if (state?.isOverList) navigate(-1);
    else navigate(listAddress, { replace: true });
  };
}
