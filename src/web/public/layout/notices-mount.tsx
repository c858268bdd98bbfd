import { type ComponentType, useEffect, useState } from "react";
import { mayHavePending } from "#web/booking/submit/pending-key.ts";
import { retryImport } from "#web/lib/retry-import.ts";
import { runWhenIdle } from "#web/lib/run-when-idle.ts";

/**
 * Mount point of the notices of public pages. Their code is loaded once the page is loaded and idle, or at once if a
 * booking is pending.
 */
export function NoticesMount() {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(() => {
    const load = async () => {
      const part = await retryImport(() => import("./notices.tsx"));
      setNotices(() => part.Notices);
    };
    if (!mayHavePending()) return runWhenIdle(load);
    load().catch(() => undefined);
    return undefined;
  }, []);
  return Notices ? <Notices /> : null;
}
