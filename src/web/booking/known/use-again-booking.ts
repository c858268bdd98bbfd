import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Booking } from "#core/bookings/schema.ts";
import { catalogueId } from "#core/catalogue/tests/catalogue-id.ts";
import { accountKey, isSignedOut } from "#web/account/queries.ts";
import { ApiError } from "#web/api-client.ts";
import { knownBookings } from "./known-account.ts";

/** The booking that is to be made again; or nobody is signed in, it is nobody's of this phone, or it could not be asked for. */
export type Again =
  | { state: "found"; booking: Booking }
  | { state: "none" | "loading" | "signed-out" | "not-found" | "failed" };

/** What `?again={bookingId}` names, where it belongs to whoever is signed in: the API shows nobody else's. */
export function useAgainBooking(): Again {
  const [query] = useSearchParams();
  const id = catalogueId(query.get("again")) ?? 0;
  const isAsked = query.has("again");
  const { data, error, isPending } = useQuery({
    queryKey: [...accountKey, "again", id],
    queryFn: async ({ client }) => (await knownBookings(client)).find((booking) => booking.id === id) ?? null,
    enabled: isAsked,
  });
  if (!isAsked) return { state: "none" };
  if (data) return { state: "found", booking: data };
  if (isPending) return { state: "loading" };
  if (isSignedOut(error)) return { state: "signed-out" };
  return { state: error && !(error instanceof ApiError && error.status < 500) ? "failed" : "not-found" };
}
