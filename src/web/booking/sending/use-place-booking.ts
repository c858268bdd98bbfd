import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BookingFormValues } from "#core/bookings/request/form.ts";
import type { FreshPrice } from "#core/bookings/request/fresh-prices.ts";
import { newBooking, type Order } from "#core/bookings/request/new-booking.ts";
import { browserFetch } from "#web/api-client.ts";
import { ownHold } from "#web/booking/visit/hold/own-hold.ts";
import { keepLoss } from "#web/booking/visit/lost/keep-loss.ts";
import type { ApiFetch } from "#web/context.ts";
import { dismissToast } from "#web/ui/overlays/toast-store.ts";
import { type Outcome, sendBooking } from "./send-booking.ts";
import { useAttemptCode } from "./use-attempt-code.ts";

/** On a line this slow the patient is told, and may send the same request again. */
const PATIENCE_MS = 30_000;

const patientFetch: ApiFetch = (path, init) =>
  browserFetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

type Attempt = { values: BookingFormValues; order: Order };

/** Prices that the server has told in place of those that were shown. */
export type FreshPrices = { sentence: string; prices: FreshPrice[] };

/** Sends the booking once at a time, and hands every outcome to `onOutcome`. */
export function usePlaceBooking(onOutcome: (outcome: Outcome, attempt: Attempt) => void) {
  const client = useQueryClient();
  const [fresh, setFresh] = useState<FreshPrices | null>(null);
  const code = useAttemptCode();
  const sending = useMutation({
    // Without a line the patient is told at once; a booking that waits for one would surprise.
    networkMode: "always",
    mutationFn: ({ values, order }: Attempt) =>
      sendBooking(patientFetch, { ...newBooking(values, order, code.ofAttempt()), hold: ownHold() }),
    onSuccess: (outcome, attempt) => {
      if (isAnswer(outcome)) code.forget();
      if (outcome.kind === "price-changed") {
        setFresh(outcome);
        void client.invalidateQueries({ predicate: ({ queryKey }) => isPriced(queryKey[0]) });
      }
      if (outcome.kind === "slot-full") keepLoss(client, attempt.values, outcome.problem);
      onOutcome(outcome, attempt);
    },
  });
  const place = (attempt: Attempt) => {
    if (sending.isPending) return;
    dismissToast();
    sending.mutate(attempt);
  };
  return { place, isPending: sending.isPending, fresh, forgetFresh: () => setFresh(null) };
}

/** After no answer, or one that cannot be read, the booking may exist: the next try must be recognised. */
function isAnswer({ kind }: Outcome): boolean {
  return kind !== "failed" && kind !== "unreadable";
}

function isPriced(path: unknown): boolean {
  return typeof path === "string" && /^\/api\/(?:tests|test-packages|offers)/.test(path);
}
