import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import {
  type ConfirmationData,
  clearConfirmation,
  type OpenConfirmation,
  readConfirmation,
  storeConfirmation,
} from "#web/booking/storage.ts";

/**
 * The open confirmation: of the booking just made, or of this page after a reload. The browser's history entry records
 * that it is open; an address that is typed or followed drops that state, since over another form it would look like
 * that form's booking. There it is only offered, as `earlier`.
 */
export function useConfirmation() {
  const { pathname, search, state, key } = useLocation();
  const address = pathname + search;
  const confirmedCode = (state as { sees?: string } | null)?.sees ?? null;
  const [stored, setStored] = useState<OpenConfirmation | null>(null);
  const [openAt, setOpenAt] = useState<string | null>(null);
  if (openAt !== null && openAt !== address) setOpenAt(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link on this page may open a confirmation stored meanwhile
  useEffect(() => setStored(readConfirmation()), [confirmedCode]);
  const isOpen = stored?.at === address && (openAt === address || stored.booking.code === confirmedCode);
  const shown = isOpen ? stored : null;
  const code = shown?.booking.code;
  // Steps of the same page have entries of their own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the page is marked
  useEffect(() => {
    if (code !== undefined) markEntry(code);
  }, [code, key]);

  const show = ({ booking, items }: ConfirmationData) => {
    const opened = { booking, items, at: address };
    storeConfirmation(opened);
    setStored(opened);
    setOpenAt(address);
  };
  return { shown, show, earlier: shown ? null : stored, leave: clearConfirmation };
}

/**
 * Marks the current history entry, in the state that the router reads from it. A router navigation would end a moment
 * later, and the browser then drops a second Back pressed meanwhile.
 */
function markEntry(code: string): void {
  const { usr, ...entry } = (window.history.state ?? {}) as { usr?: object };
  window.history.replaceState({ ...entry, usr: { ...usr, sees: code } }, "");
}
