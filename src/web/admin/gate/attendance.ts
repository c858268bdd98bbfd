import { useEffect } from "react";
import { UNATTENDED } from "#core/access/idle.ts";
import { standingHeaders } from "#web/api-client.ts";

/** What a page asks so long after a key or a touch is asked by nobody. */
const ATTENDED_MS = 10_000;

const signs = ["keydown", "pointerdown", "wheel", "touchmove"] as const;

/** Lets each call of the desk tell whether anybody is there: a page that lies open keeps no session in use. */
export function useAttendance(): void {
  useEffect(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const watching = new AbortController();
    const see = () => {
      clearTimeout(leaving);
      delete standingHeaders[UNATTENDED];
      leaving = setTimeout(() => {
        standingHeaders[UNATTENDED] = "1";
      }, ATTENDED_MS);
    };
    see();
    for (const sign of signs)
      window.addEventListener(sign, see, { capture: true, passive: true, signal: watching.signal });
    return () => {
      watching.abort();
      clearTimeout(leaving);
      delete standingHeaders[UNATTENDED];
    };
  }, []);
}
