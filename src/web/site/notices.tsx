import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { LineNotice } from "#web/offline/line-notice.tsx";
import { untilHere } from "#web/ui/data/until-here.ts";
import { mayWait } from "./waiting-key.ts";

/** A line that is down, and bookings without an answer. */
export function Notices() {
  return (
    <>
      <LineNotice />
      <Waiting />
    </>
  );
}

/** The code of it is fetched only where the browser keeps a booking. */
function Waiting() {
  const { key } = useLocation();
  const [Unsent, setUnsent] = useState<ComponentType>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is left may have left one behind
  useEffect(() => {
    if (!mayWait()) return;
    untilHere(() => import("#web/booking/waiting/waiting-notices.tsx"))
      .then(({ WaitingNotices }) => setUnsent(() => WaitingNotices))
      .catch(() => undefined);
  }, [key]);
  return Unsent ? <Unsent /> : null;
}
