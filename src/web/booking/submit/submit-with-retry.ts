import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import type { ServerBusy, SubmitOutcome } from "#web/booking/submit/send-booking.ts";

type RetryControls = {
  send: (request: CreateBookingRequest) => Promise<SubmitOutcome>;
  /** Called before each try: resolves to true to go on, to false once the booking is no longer wanted. */
  mayGo: () => Promise<boolean>;
  /** Resolves when another try is worthwhile: to true to go on, to false once nothing waits for it. */
  pause: (tries: number, busy: ServerBusy | null) => Promise<boolean>;
};

/**
 * Sends the same request until it is answered; the server books it once (decision 003). If the response cannot be read
 * it is sent once more, because the second response is the same booking.
 */
export async function submitWithRetry(
  request: CreateBookingRequest,
  { send, mayGo, pause }: RetryControls,
): Promise<SubmitOutcome> {
  let wasUnreadable = false;
  for (let tries = 1; ; tries += 1) {
    if (!(await mayGo())) return { kind: "given-up" };
    const outcome = await send(request);
    if (outcome.kind === "unreadable" && !wasUnreadable) {
      wasUnreadable = true;
      continue;
    }
    if (outcome.kind !== "unanswered") return outcome;
    if (!(await pause(tries, outcome.busy ?? null))) return { kind: "given-up" };
  }
}
