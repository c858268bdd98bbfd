import { useEffect, useRef, useState } from "react";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { type ServerBusy, type SubmitOutcome, sendBooking } from "#web/booking/submit/send-booking.ts";
import { browserFetch } from "#web/lib/api-client.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { getMsLeft, isPending, needsConfirmation } from "./pending-submission.ts";
import { submitWithRetry } from "./submit-with-retry.ts";

/** After this long the patient is notified, and the same request is sent again. */
const TIMEOUT_MS = 30_000;
/** Pauses between the tries; the last one repeats. The browser's "online" event ends a pause early. */
const PAUSES_MS = [2_000, 5_000, 10_000, 20_000];
const MAX_PAUSE_MS = 30_000;

const fetchWithTimeout: ApiFetch = (path, init) =>
  browserFetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

export type RetryingSubmit = {
  /**
   * `since`: pending from then on; `isResumed`: an earlier page has sent it already. A page that unloads gives up, but
   * keeps the booking pending.
   */
  send: (request: CreateBookingRequest, since: number, isResumed: boolean) => Promise<SubmitOutcome>;
  isWaiting: boolean;
  /** Whether it is so old that it is sent only after a press. */
  needsPress: boolean;
  /** What the server said, where it is the server that cannot book. */
  busy: ServerBusy | null;
  /** Whether a try may have reached the server. */
  mayHaveArrived: boolean;
  tryNow: () => void;
  giveUp: () => void;
};

/** Sends bookings: waits for the network, and sends again when it is back. */
export function useRetryingSubmit(): RetryingSubmit {
  const [isWaiting, setIsWaiting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState<ServerBusy | null>(null);
  const [mayHaveArrived, setMayHaveArrived] = useState(false);
  const { wait, wake, close, open, isClosed, hasLeft } = useInterruptibleWait();

  const sendOnce = (request: CreateBookingRequest) => {
    if (navigator.onLine) setMayHaveArrived(true);
    return sendBooking(fetchWithTimeout, request);
  };
  const pause = async (tries: number, serverBusy: ServerBusy | null) => {
    if (isClosed()) return false;
    setIsWaiting(true);
    setBusy(serverBusy);
    const ownPauseMs = PAUSES_MS[tries - 1] ?? MAX_PAUSE_MS;
    return wait(Math.max(ownPauseMs, (serverBusy?.retryAfterSeconds ?? 0) * 1000), true);
  };
  const waitForConfirmation = async (at: number) => {
    setIsWaiting(true);
    setIsAsking(true);
    const isWanted = await wait(getMsLeft({ at }), false);
    setIsAsking(false);
    return isWanted;
  };
  const send: RetryingSubmit["send"] = async (request, at, isResumed) => {
    const { code } = request.booking;
    // Where nothing can be stored, no other tab can have sent it.
    const didWait = isPending(code);
    open();
    setIsWaiting(isResumed);
    setMayHaveArrived(isResumed);
    const mayGo = async () => {
      if (didWait && !isPending(code)) return false;
      return needsConfirmation({ at }) ? waitForConfirmation(at) : true;
    };
    const outcome = await withTabLock(code, () => submitWithRetry(request, { send: sendOnce, mayGo, pause }));
    setIsWaiting(false);
    // An unloaded page cannot show the response: the next page requests it again.
    return hasLeft() ? { kind: "given-up" } : outcome;
  };
  const giveUp = () => {
    setIsWaiting(false);
    close();
  };
  return { send, isWaiting, needsPress: isAsking, busy, mayHaveArrived, tryNow: () => wake(true), giveUp };
}

/** Pauses that a press, the network or the timer ends; once closed, and with the page, they resolve to false. */
function useInterruptibleWait() {
  const end = useRef<((goOn: boolean) => void) | null>(null);
  const isClosed = useRef(false);
  const close = () => {
    isClosed.current = true;
    end.current?.(false);
  };
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      isClosed.current = true;
      end.current?.(false);
    };
  }, []);
  const wait = (ms: number, endsWell: boolean) =>
    new Promise<boolean>((resolve) => {
      if (isClosed.current) return resolve(false);
      const endWait = () => end.current?.(endsWell);
      const timer = setTimeout(endWait, ms);
      if (endsWell) window.addEventListener("online", endWait);
      end.current = (goOn) => {
        clearTimeout(timer);
        window.removeEventListener("online", endWait);
        end.current = null;
        resolve(goOn);
      };
    });
  return {
    wait,
    wake: (goOn: boolean) => end.current?.(goOn),
    close,
    open: () => {
      isClosed.current = false;
    },
    isClosed: () => isClosed.current,
    hasLeft: () => hasLeft.current,
  };
}

/** One tab sends, the others wait for its outcome; without the lock API (plain HTTP) the server still books once. */
function withTabLock<Result>(code: string, act: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request(`nabz booking ${code}`, act) : act();
}
