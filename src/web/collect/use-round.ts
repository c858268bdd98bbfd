import { useOutletContext } from "react-router";
import type { Round } from "#core/round/schema.ts";

type RoundContext = {
  round: Round;
  /** Whether the latest fetch failed. */
  isStale: boolean;
};

/** The round of the layout around the page. */
export const useRound = () => useOutletContext<RoundContext>();
