import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Booking } from "#core/bookings/response-schema.ts";
import { parseCatalogueId } from "#core/catalogue/catalogue-id.ts";
import { accountKey, isSignedOut } from "#web/account/queries.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { fetchOwnBookings } from "./saved-patient-queries.ts";

/** The booking to repeat; or why there is none: not signed in, not a booking of this phone, or it failed to load. */
export type Rebooking =
  | { state: "found"; booking: Booking }
  | { state: "none" | "loading" | "signed-out" | "not-found" | "failed" };

/** Loads the booking of `?again={bookingId}` if it belongs to the signed-in user: the API returns no others. */
export function useRebooking(): Rebooking {
  const [query] = useSearchParams();
  const id = parseCatalogueId(query.get("again")) ?? 0;
  const isRequested = query.has("again");
  const { data, error, isPending } = useQuery({
    queryKey: [...accountKey, "again", id],
    queryFn: async ({ client }) => (await fetchOwnBookings(client)).find((booking) => booking.id === id) ?? null,
    enabled: isRequested,
  });
  if (!isRequested) return { state: "none" };
  if (data) return { state: "found", booking: data };
  if (isPending) return { state: "loading" };
  if (isSignedOut(error)) return { state: "signed-out" };
  return { state: error && !(error instanceof ApiError && error.status < 500) ? "failed" : "not-found" };
}
