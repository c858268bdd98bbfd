import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import {
  type BookingAddress,
  readBookingAddress,
  type Selection,
  selectionOf,
  withSelectedPackage,
} from "#core/bookings/request/selection.ts";
import { words } from "#texts";
import { clearSelectedTests, restoreTests, selectedTests, useSelectedTests } from "#web/ui/cart/cart-store.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

type Selecting = { address: BookingAddress; selection: Selection; choosePackage: (id: number) => void };

/** What the address, the cart and a form that was sent before the scripts came say is being booked. */
export function useSelection(postedPackageId: number | null): Selecting {
  const { packageId } = useParams();
  const [query, setQuery] = useSearchParams();
  const [selectedId, setSelectedId] = useState(postedPackageId);
  const stored = useSelectedTests();
  const address = readBookingAddress(packageId, query);
  const selection = selectionOf(
    address,
    stored.map(({ id }) => id),
    selectedId,
  );
  const choosePackage = (id: number) => {
    setSelectedId(null);
    const cleared = selectedTests();
    setQuery((current) => withSelectedPackage(current, id), { replace: true, preventScrollReset: true });
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
