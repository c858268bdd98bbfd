import type { NewBooking } from "#core/bookings/schema.ts";
import type { Busy, Outcome } from "#web/booking/submit/send-booking.ts";

type Line = {
  send: (request: NewBooking) => Promise<Outcome>;
  /** Before each try: true to go on, false where nobody wants it any more. */
  mayGo: () => Promise<boolean>;
  /** Resolves when one more try is worth it: true to go on, false where nobody waits any more. */
  pause: (tries: number, busy: Busy | null) => Promise<boolean>;
};

/**
 * Sends one and the same request until it is answered; the server books it once (decision 003). A booking whose answer
 * cannot be read is asked for once more, because the second answer is the same booking.
 */
export async function deliver(request: NewBooking, { send, mayGo, pause }: Line): Promise<Outcome> {
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
