import { useEffect } from "react";
import { UNATTENDED_HEADER } from "#core/access/idle-lock.ts";
import { defaultHeaders } from "#web/lib/api-client.ts";

/** Requests this long after the last input count as background requests. */
const IDLE_AFTER_MS = 10_000;

const activityEvents = ["keydown", "pointerdown", "wheel", "touchmove"] as const;

/** Marks API calls with whether the user is active: an idle page must not keep the session alive. */
export function useActivityTracker(): void {
  useEffect(() => {
    let idleTimer: ReturnType<typeof setTimeout> | undefined;
    const listening = new AbortController();
    const recordActivity = () => {
      clearTimeout(idleTimer);
      delete defaultHeaders[UNATTENDED_HEADER];
      idleTimer = setTimeout(() => {
        defaultHeaders[UNATTENDED_HEADER] = "1";
      }, IDLE_AFTER_MS);
    };
    recordActivity();
    for (const sign of activityEvents)
      window.addEventListener(sign, recordActivity, { capture: true, passive: true, signal: listening.signal });
    return () => {
      listening.abort();
      clearTimeout(idleTimer);
      delete defaultHeaders[UNATTENDED_HEADER];
    };
  }, []);
}
