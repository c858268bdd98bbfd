import { useEffect, useRef, useState } from "react";
import type { NewBooking } from "#core/bookings/schema.ts";
import { browserFetch } from "#web/api-client.ts";
import type { ApiFetch } from "#web/context.ts";
import { deliver } from "./deliver.ts";
import { type Busy, type Outcome, sendBooking } from "./send-booking.ts";

/** On a line this slow the patient is told, and the same request is sent again. */
const PATIENCE_MS = 30_000;
/** From try to try; the last one goes on. The browser's "online" comes first where it comes. */
const PAUSES_MS = [2_000, 5_000, 10_000, 20_000];
const LONGEST_PAUSE_MS = 30_000;

const patientFetch: ApiFetch = (path, init) =>
  browserFetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

export type Line = {
  /** `isResumed`: an earlier page has sent it already. */
  send: (request: NewBooking, isResumed: boolean) => Promise<Outcome>;
  isWaiting: boolean;
  /** What the server said, where it is the server that cannot book. */
  busy: Busy | null;
  /** Whether a try may have reached the server. */
  mayHaveArrived: boolean;
  tryNow: () => void;
  giveUp: () => void;
};

/** The line to the server: what is sent waits for the network, and is sent again when it is back. */
export function useLine(): Line {
  const [isWaiting, setIsWaiting] = useState(false);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [mayHaveArrived, setMayHaveArrived] = useState(false);
  const wake = useRef<((goOn: boolean) => void) | null>(null);
  const isGivenUp = useRef(false);
  useEffect(() => () => wake.current?.(false), []);

  const pause = (tries: number, told: Busy | null) =>
    new Promise<boolean>((resolve) => {
      if (isGivenUp.current) return resolve(false);
      setIsWaiting(true);
      setBusy(told);
      const end = (goOn: boolean) => {
        clearTimeout(timer);
        window.removeEventListener("online", isBack);
        wake.current = null;
        resolve(goOn);
      };
      const isBack = () => end(true);
      const ownPauseMs = PAUSES_MS[tries - 1] ?? LONGEST_PAUSE_MS;
      const timer = setTimeout(isBack, Math.max(ownPauseMs, (told?.retryAfterSeconds ?? 0) * 1000));
      window.addEventListener("online", isBack);
      wake.current = end;
    });
  const sendOnce = (request: NewBooking) => {
    if (navigator.onLine) setMayHaveArrived(true);
    return sendBooking(patientFetch, request);
  };
  return {
    send: (request, isResumed) => {
      isGivenUp.current = false;
      setIsWaiting(isResumed);
      setMayHaveArrived(isResumed);
      return deliver(request, { send: sendOnce, pause }).finally(() => setIsWaiting(false));
    },
    isWaiting,
    busy,
    mayHaveArrived,
    tryNow: () => wake.current?.(true),
    giveUp: () => {
      isGivenUp.current = true;
      setIsWaiting(false);
      wake.current?.(false);
    },
  };
}
