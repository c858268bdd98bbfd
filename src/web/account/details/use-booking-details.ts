import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { BookingItem } from "#core/bookings/schema.ts";
import { bookingItemsQuery } from "#web/account/queries.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** Spec §8: the dialog opens once its items are there; where they cannot be fetched it is logged, told, and does not open. */
export function useBookingDetails(bookingId: number) {
  const client = useQueryClient();
  const [items, setItems] = useState<BookingItem[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      setItems(await client.fetchQuery(bookingItemsQuery(bookingId)));
    } catch (failure) {
      console.error(failure);
      showToast({ ...en.account.dashboard.detailsFailed, tone: "error" });
    } finally {
      setLoading(false);
    }
  };
  return { items, isLoading, open, close: () => setItems(null) };
}
