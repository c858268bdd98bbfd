import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { mayHavePending } from "#web/booking/submit/pending-key.ts";
import { retryImport } from "#web/lib/retry-import.ts";
import { ConnectionNotice } from "#web/offline/connection-notice.tsx";
import { LanguageOffer } from "./language-offer.tsx";

/** Notices of a lost connection, and of pending bookings; the offer of another language. */
export function Notices() {
  return (
    <>
      <ConnectionNotice />
      <LanguageOffer />
      <PendingNotices />
    </>
  );
}

/** Its code is loaded only where the browser stores a booking. */
function PendingNotices() {
  const { key } = useLocation();
  const [Unsent, setUnsent] = useState<ComponentType>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the previous page may have left a pending booking
  useEffect(() => {
    if (!mayHavePending()) return;
    retryImport(() => import("#web/booking/submit/pending-notices.tsx"))
      .then(({ PendingNotices }) => setUnsent(() => PendingNotices))
      .catch(() => undefined);
  }, [key]);
  return Unsent ? <Unsent /> : null;
}
