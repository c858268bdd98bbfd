import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { type Confirmation, forgetConfirmation, keepConfirmation, readConfirmation } from "#web/booking/storage.ts";

/**
 * The confirmation that is open: of the booking just made, or after a reload of its own page. Over any other page it would
 * pass for that page's booking: there it is only told, and opens when it is asked for, here or by a link that names it.
 */
export function useConfirmation() {
  const { key, pathname, state } = useLocation();
  const sees = (state as { sees?: string } | null)?.sees ?? null;
  const at = `${pathname} ${key}`;
  const [shown, setShown] = useState<Confirmation | null>(null);
  const [earlier, setEarlier] = useState<Confirmation | null>(null);
  const takeUp = useEffectEvent((code: string | null) => {
    const kept = readConfirmation();
    if (kept && (kept.at === at || kept.booking.code === code)) setShown(kept);
    else setEarlier(kept);
  });
  useEffect(() => takeUp(sees), [sees]);
  // Steps of the same page have entries of their own.
  useEffect(() => {
    if (shown) keepConfirmation({ booking: shown.booking, items: shown.items, at });
  }, [shown, at]);
  return { shown, show: setShown, earlier: shown ? null : earlier, leave: forgetConfirmation };
}
