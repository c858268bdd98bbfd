import { useEffect, useState } from "react";
import { useLocation } from "react-router";
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
  const { pathname, search, state, key } = useLocation();
  const here = pathname + search;
  const sees = (state as { sees?: string } | null)?.sees ?? null;
  const [kept, setKept] = useState<OpenConfirmation | null>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== here) setOpenAt(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link on this page may open a confirmation kept meanwhile
  useEffect(() => setKept(readConfirmation()), [sees]);
  const isOpen = kept?.at === here && (openAt === here || kept.booking.code === sees);
  const shown = isOpen ? kept : null;
  const code = shown?.booking.code;
  // Steps of the same page have entries of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the page is marked
  useEffect(() => {
    if (code !== undefined) markEntry(code);
  }, [code, key]);

  const show = ({ booking, items }: Confirmation) => {
    const opened = { booking, items, at: here };
    keepConfirmation(opened);
    setKept(opened);
    setOpenAt(here);
  };
  return { shown, show, earlier: shown ? null : kept, leave: forgetConfirmation };
}

/**
 * Marks the present entry of the history, in the state that the router reads from it. Not by a navigation of the router: it
 * ends a moment later, and the browser then drops a second Back that was pressed meanwhile.
 */
function markEntry(code: string): void {
  const { usr, ...entry } = (window.history.state ?? {}) as { usr?: object };
  window.history.replaceState({ ...entry, usr: { ...usr, sees: code } }, "");
}
