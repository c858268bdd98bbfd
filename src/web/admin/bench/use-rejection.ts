import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BenchTube, RedrawPlan } from "#core/round/bench-schema.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { words } from "#texts";
import { bookingListsKey, bookingsKey } from "#web/admin/bookings/queries.ts";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import { benchKey } from "./queries.ts";

const texts = words.admin.bench.rejection;

export type RejectionReason = NonNullable<BenchTube["reason"]>;

/** In the order of their digits. */
export const reasons = Object.keys(words.admin.bench.reasons) as RejectionReason[];

export type ChosenSlot = { day: string; time: SlotTime };

/** The form that rejects a tube: reason, slot of the free visit, and the request. */
export function useRejection({ tube, bookingDate, bookingTime }: RedrawPlan, onRejected: (tube: BenchTube) => void) {
  const client = useQueryClient();
  const [reason, choose] = useState<RejectionReason | null>(null);
  const [isTried, setTried] = useState(false);
  const [chosenSlot, chooseSlot] = useState<ChosenSlot | null>(null);
  const proposed = bookingDate && bookingTime ? { day: bookingDate, time: bookingTime } : null;
  const slot = chosenSlot ?? proposed;
  const mutation = useMutation({
    mutationFn: (chosen: RejectionReason) =>
      callApi(browserFetch, "POST /api/tubes/{code}/rejection", {
        path: { code: tube.code },
        body: { reason: chosen, ...(slot && { bookingDate: slot.day, bookingTime: slot.time }) },
      }),
    onSuccess: (result) => onRejected(result.tube),
    onSettled: () =>
      Promise.all([benchKey, bookingsKey, bookingListsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const send = () => {
    setTried(true);
    if (reason !== null && !mutation.isPending) mutation.mutate(reason);
  };
  const error = mutation.error ? formatError(mutation.error) : undefined;
  return { ...{ reason, choose, isTried, slot, chooseSlot, send, error }, isSending: mutation.isPending };
}

function formatError(error: Error): string {
  const detail = error instanceof ApiError && error.status < 500 ? error.problem?.detail : undefined;
  return detail ?? texts.sendFailed;
}
