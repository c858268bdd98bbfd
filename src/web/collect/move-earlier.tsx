import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Round, RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { IconButton } from "#web/components/button.tsx";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import { isStopDone } from "./next-step.ts";
import { roundQuery } from "./queries.ts";

const texts = words.collectRound;

/**
 * Returns the visits of a stop's hour with the stop one earlier; null for the first of its hour, or if the one before it
 * is done or under way.
 */
export function orderEarlier(stops: readonly RoundStop[], { visitId, time }: RoundStop): number[] | null {
  const ofHour = stops.filter((stop) => stop.time === time);
  const index = ofHour.findIndex((stop) => stop.visitId === visitId);
  const before = ofHour[index - 1];
  if (!before || isStopDone(before) || before.state !== "waiting") return null;
  const ids = ofHour.map((stop) => stop.visitId);
  return ids.with(index - 1, visitId).with(index, before.visitId);
}

type Props = { round: Round; stop: RoundStop; name: string; onFail: (sentence: string | null) => void };

/** Makes a stop one earlier within its hour: the phlebotomist knows the way. */
export function MoveEarlier({ round, stop, name, onFail }: Props) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const visitIds = orderEarlier(round.stops, stop);
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
