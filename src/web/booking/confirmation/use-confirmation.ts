import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  type Confirmation,
  forgetConfirmation,
  keepConfirmation,
  type OpenConfirmation,
  readConfirmation,
} from "#web/booking/storage.ts";

/**
 * The confirmation that is open: of the booking just made, or after a reload of its own page. Whether it is open stands in
 * the entry of the browser's history, which an address that is typed or followed drops: over another form it would pass for
 * that form's booking. There it is only offered, as `earlier`.
 */
export function useConfirmation() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;
  const sees = (state as { sees?: string } | null)?.sees ?? null;
  const [kept, setKept] = useState<OpenConfirmation | null>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== here) setOpenAt(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link on this page may open a confirmation kept meanwhile
  useEffect(() => setKept(readConfirmation()), [sees]);
  const isOpen = kept?.at === here && (openAt === here || kept.booking.code === sees);
  const shown = isOpen ? kept : null;
  const markEntry = useEffectEvent((code: string) => {
    if (code === sees) return;
    const marked = { ...(state as object | null), sees: code };
    void navigate({ search }, { replace: true, state: marked, preventScrollReset: true });
  });
  const code = shown?.booking.code;
  useEffect(() => {
    if (code !== undefined) markEntry(code);
  }, [code]);

  const show = ({ booking, items }: Confirmation) => {
    const opened = { booking, items, at: here };
    keepConfirmation(opened);
    setKept(opened);
    setOpenAt(here);
  };
  return { shown, show, earlier: shown ? null : kept, leave: forgetConfirmation };
}
