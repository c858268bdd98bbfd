import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Round, RoundStop } from "#core/round/schema.ts";
import { orderEarlier } from "#core/round/stop-order.ts";
import { words } from "#texts";
import { IconButton } from "#web/components/button.tsx";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import { isStopDone } from "./next-step.ts";
import { roundQuery } from "./queries.ts";

const texts = words.collectRound;

/** Returns the order of a stop's hour with the stop one earlier; null if it cannot be. */
export function orderStopEarlier(stops: readonly RoundStop[], { visitId, time }: RoundStop): number[] | null {
  const hour = stops
    .filter((stop) => stop.time === time)
    .map((stop) => ({ visitId: stop.visitId, isWaiting: stop.state === "waiting" && !isStopDone(stop) }));
  return orderEarlier(hour, visitId);
}

type Props = { round: Round; stop: RoundStop; name: string; onFail: (sentence: string | null) => void };

/** Makes a stop one earlier within its hour: the phlebotomist knows the way. */
export function MoveEarlier({ round, stop, name, onFail }: Props) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const visitIds = orderStopEarlier(round.stops, stop);
  if (!visitIds) return null;
  const move = async () => {
    setBusy(true);
    onFail(null);
    const path = { day: round.day, phlebotomistId: round.phlebotomistId };
    await callApi(browserFetch, "PUT /api/runs/{day}/{phlebotomistId}", { path, body: { visitIds } }).catch(
      (error: unknown) => onFail((error instanceof ApiError && error.problem?.detail) || texts.notMoved),
    );
    await client.refetchQueries({ queryKey: roundQuery().queryKey });
    setBusy(false);
  };
  return <IconButton icon="chevron-up" label={texts.earlier(name)} disabled={isBusy} onClick={() => void move()} />;
}
