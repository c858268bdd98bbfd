import { useNavigate } from "react-router";
import { getStopPath } from "./collect-paths.ts";

/** Returns a function that goes back to the stop, as Back would: the view stays in no history. */
export function useCloseView(visitId: number): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    if (idx > 0) void navigate(-1);
    else void navigate(getStopPath(visitId), { replace: true });
  };
}
