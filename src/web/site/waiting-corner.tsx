import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { untilHere } from "#web/ui/data/until-here.ts";
import { mayWait } from "./waiting-key.ts";

/** Over every public page: bookings without an answer. Its code is fetched only where the browser keeps one. */
export function WaitingCorner() {
  const { key } = useLocation();
  const [Notices, setNotices] = useState<ComponentType>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is left may have left one behind
  useEffect(() => {
    if (!mayWait()) return;
    untilHere(() => import("#web/booking/waiting/waiting-notices.tsx"))
      .then(({ WaitingNotices }) => setNotices(() => WaitingNotices))
      .catch(() => undefined);
  }, [key]);
  return Notices ? <Notices /> : null;
}
