import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import {
  type BookingPageParams,
  parseBookingPageParams,
  resolveSelection,
  type Selection,
  setPackageParam,
} from "#core/bookings/create/selection.ts";
import { words } from "#texts";
import {
  clearSelectedTests,
  getSelectedTests,
  restoreTests,
  useSelectedTests,
} from "#web/components/cart/cart-store.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";

type SelectionControls = { address: BookingPageParams; selection: Selection; choosePackage: (id: number) => void };

/** The selection from the address, the cart and a form that was sent before the scripts loaded. */
export function useSelection(postedPackageId: number | null): SelectionControls {
  const { packageId } = useParams();
  const [query, setQuery] = useSearchParams();
  const [selectedId, setSelectedId] = useState(postedPackageId);
  const stored = useSelectedTests();
  const address = parseBookingPageParams(packageId, query);
  const selection = resolveSelection(
    address,
    stored.map(({ id }) => id),
    selectedId,
  );
  const choosePackage = (id: number) => {
    setSelectedId(null);
    const cleared = getSelectedTests();
    setQuery((current) => setPackageParam(current, id), { replace: true, preventScrollReset: true });
    if (selection.mode === "package" && cleared.length === 0) return;
    clearSelectedTests();
    const undo = () => {
      restoreTests(cleared);
      setQuery(query, { replace: true, preventScrollReset: true });
    };
    showToast({ title: words.booking.packages.activatedTitle, text: words.booking.packages.activated, undo });
  };
  return { address, selection, choosePackage };
}
