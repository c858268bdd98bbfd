import { useEffect, useRef, useState } from "react";
import type { NewBooking } from "#core/bookings/schema.ts";
import { browserFetch } from "#web/api-client.ts";
import { type Busy, type Outcome, sendBooking } from "#web/booking/submit/send-booking.ts";
import type { ApiFetch } from "#web/context.ts";
import { deliver } from "./deliver.ts";
import { msLeft, stillWaits, wantsYes } from "./waiting.ts";

/** On a line this slow the patient is told, and the same request is sent again. */
const PATIENCE_MS = 30_000;
/** From try to try; the last one goes on. The browser's "online" comes first where it comes. */
const PAUSES_MS = [2_000, 5_000, 10_000, 20_000];
const LONGEST_PAUSE_MS = 30_000;

const patientFetch: ApiFetch = (path, init) =>
  browserFetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });

export type Line = {
  /** `since` it waits; `isResumed`: an earlier page has sent it already. A page that is left gives up, and keeps it. */
  send: (request: NewBooking, since: number, isResumed: boolean) => Promise<Outcome>;
  isWaiting: boolean;
  /** Whether it has waited so long that it goes out only after a press. */
  wantsYes: boolean;
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
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [mayHaveArrived, setMayHaveArrived] = useState(false);
  const { wait, wake, close, open, isClosed, hasLeft } = useWaits();

  const sendOnce = (request: NewBooking) => {
    if (navigator.onLine) setMayHaveArrived(true);
    return sendBooking(patientFetch, request);
  };
  const pause = async (tries: number, told: Busy | null) => {
    if (isClosed()) return false;
    setIsWaiting(true);
    setBusy(told);
    const ownPauseMs = PAUSES_MS[tries - 1] ?? LONGEST_PAUSE_MS;
    return wait(Math.max(ownPauseMs, (told?.retryAfterSeconds ?? 0) * 1000), true);
  };
  const ask = async (at: number) => {
    setIsWaiting(true);
    setIsAsking(true);
    const isWanted = await wait(msLeft({ at }), false);
    setIsAsking(false);
    return isWanted;
  };
  const send: Line["send"] = async (request, at, isResumed) => {
    const { code } = request.booking;
    // Where nothing can be kept, nobody else can have sent it.
    const didWait = stillWaits(code);
    open();
    setIsWaiting(isResumed);
    setMayHaveArrived(isResumed);
    const mayGo = async () => {
      if (didWait && !stillWaits(code)) return false;
      return wantsYes({ at }) ? ask(at) : true;
    };
    const outcome = await alone(code, () => deliver(request, { send: sendOnce, mayGo, pause }));
    setIsWaiting(false);
    // Whoever has left the page would not hear the answer: the next page asks for it again.
    return hasLeft() ? { kind: "given-up" } : outcome;
  };
  const giveUp = () => {
    setIsWaiting(false);
    close();
  };
  return { send, isWaiting, wantsYes: isAsking, busy, mayHaveArrived, tryNow: () => wake(true), giveUp };
}

/** Waits that a press, the network or the time ends; once closed, and with the page, they end with a no. */
function useWaits() {
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
      const over = () => end.current?.(endsWell);
      const timer = setTimeout(over, ms);
      if (endsWell) window.addEventListener("online", over);
      end.current = (goOn) => {
        clearTimeout(timer);
        window.removeEventListener("online", over);
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

/** One tab sends, the others wait for what becomes of it; where there are no locks (plain HTTP) the server books once anyway. */
function alone<Result>(code: string, act: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request(`nabz booking ${code}`, act) : act();
}
